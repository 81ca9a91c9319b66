// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/words/word_maker.h"

#include "plugins/mdx/mdl/words/vocabulary.h"
#include "plugins/mdx/mdl/words/words.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

/// Finds the field that a path names; the offset of its value as well.
const FieldInfo *resolve(const StructInfo &info, std::string_view path, std::uint16_t &row, std::size_t &offset)
{
    const StructInfo *at = &info;
    const FieldInfo *field = nullptr;
    for (bool first = true; !path.empty(); first = false) {
        const std::size_t dot = path.find('.');
        const std::string_view name = path.substr(0, dot);
        path = dot == path.npos ? std::string_view() : path.substr(dot + 1);
        const auto found =
            std::find_if(at->fields.begin(), at->fields.end(), [&](const FieldInfo &f) { return name == f.name; });
        if (found == at->fields.end())
            return nullptr;
        field = &*found;
        offset += field->offset;
        if (first)
            row = std::uint16_t(found - at->fields.begin());
        if (!path.empty())
            at = &field->type->structure();
    }
    return field;
}

/// Gives an object the values that it has when no statement says otherwise.
void setAbsent(const Vocabulary &vocabulary, void *object)
{
    for (const Word &word : vocabulary.words) {
        void *data = word.in(object);
        if (word.form == Form::Number || word.form == Form::Named)
            writeNumber(*word.type, data, word.absent);
        else if (word.form == Form::Choice)
            writeNumber(*word.type, data, double(word.names->front().value));
        else if (word.form == Form::Vector && word.type->kind == Kind::Colour)
            for (std::size_t c = 0; c < 3; ++c)
                static_cast<float *>(data)[c] = float(word.absent);
        else if (word.form == Form::Block)
            setAbsent(*word.inner, object);
    }
}

} // namespace

WordMaker &WordMaker::add(const char *text, Form form, const char *path, double absent)
{
    Word word{text, form};
    word.absent = absent;
    word.field = resolve(*m_made.info, path, word.row, word.offset);
    m_last = -1;
    if (!word.field)
        return *this;
    word.type = word.field->type;
    m_last = int(m_made.words.size());
    m_made.words.push_back(word);
    return *this;
}

WordMaker &WordMaker::named(const char *text, const char *path, const std::vector<WordName> &names, double absent)
{
    add(text, Form::Named, path, absent);
    if (last())
        last()->names = &names;
    return *this;
}

WordMaker &WordMaker::flag(const char *text, const char *path, std::int64_t bit)
{
    add(text, Form::Flag, path);
    if (last())
        last()->bits = bit;
    return *this;
}

WordMaker &WordMaker::flagSet(const char *text, const char *path, const std::vector<WordName> &names)
{
    add(text, Form::FlagSet, path);
    for (const WordName &name : names)
        last()->bits |= name.value;
    last()->names = &names;
    return *this;
}

WordMaker &WordMaker::choice(const char *path, const std::vector<WordName> &names)
{
    add("", Form::Choice, path);
    last()->names = &names;
    return *this;
}

WordMaker &WordMaker::animated(const char *text, const char *path, const char *keys, double absent)
{
    add(text, Form::Track, keys);
    const int track = m_last;
    add(text, Form::Number, path, absent);
    if (Word *word = last()) {
        if (word->type->kind != Kind::Float && word->type->kind != Kind::Integer)
            word->form = Form::Vector;
        word->isStatic = true;
        word->track = track;
        // The static value comes first: readers that keep one of both keep the later one.
        if (track >= 0) {
            std::swap(m_made.words[std::size_t(track)], *word);
            std::swap(m_last, m_made.words[std::size_t(track)].track);
        }
    }
    return *this;
}

WordMaker &WordMaker::array(const char *text, const char *path, std::uint16_t together)
{
    add(text, Form::Array, path);
    if (last())
        last()->together = together;
    return *this;
}

WordMaker &WordMaker::count(const char *text, const char *list)
{
    Word word{text, Form::Count};
    word.field = resolve(describe<Root>(), list, word.row, word.offset);
    word.type = word.field->type;
    m_last = int(m_made.words.size());
    m_made.words.push_back(word);
    return *this;
}

WordMaker &WordMaker::slot(const char *text, std::int64_t number)
{
    add(text, Form::Slot, "slots");
    if (last()) {
        last()->bits = number;
        last()->isStatic = true;
    }
    return *this;
}

WordMaker &WordMaker::block(const char *text, const Vocabulary &inner)
{
    Word word{text, Form::Block};
    word.inner = &inner;
    m_last = int(m_made.words.size());
    m_made.words.push_back(word);
    return *this;
}

WordMaker &WordMaker::nested(const char *text, Form form, const char *path, const Vocabulary &inner)
{
    add(text, form, path);
    if (last())
        last()->inner = &inner;
    return *this;
}

WordMaker &WordMaker::alsoNamed(const char *text, const std::vector<WordName> &names, std::uint32_t since)
{
    const int made = m_last;
    also(text);
    if (made >= 0) {
        m_made.words.back().form = Form::Named;
        m_made.words.back().names = m_made.words[std::size_t(made)].names = &names;
        m_made.words[std::size_t(made)].byName = text;
        m_made.words[std::size_t(made)].byNameSince = since;
    }
    return *this;
}

WordMaker &WordMaker::alsoBit(const char *text, std::int64_t bit)
{
    also(text);
    if (last()) {
        m_made.words.back().bits = bit;
        m_made.words.back().bare = true;
    }
    return *this;
}

WordMaker &WordMaker::constant()
{
    if (Word *word = last())
        word->constant = true;
    return *this;
}

WordMaker &WordMaker::slotted()
{
    if (Word *word = last())
        word->slotted = true;
    return *this;
}

WordMaker &WordMaker::implies(const char *flags, std::uint32_t bit)
{
    std::uint16_t row = 0;
    std::size_t offset = 0;
    resolve(*m_made.info, flags, row, offset);
    for (Word *word : {last(), last() && last()->track >= 0 ? &m_made.words[std::size_t(last()->track)] : nullptr})
        if (word) {
            word->impliedAt = offset;
            word->implied = bit;
        }
    return *this;
}

WordMaker &WordMaker::until(std::uint32_t version)
{
    if (Word *word = last())
        word->until = version;
    return *this;
}

WordMaker &WordMaker::onlyMet()
{
    if (Word *word = last()) {
        word->until = 0;
        if (word->track >= 0)
            m_made.words[std::size_t(word->track)].until = 0;
    }
    return *this;
}

WordMaker &WordMaker::always()
{
    if (Word *word = last())
        word->always = true;
    return *this;
}

WordMaker &WordMaker::plain()
{
    if (Word *word = last())
        word->isStatic = word->numbered = false;
    return *this;
}

WordMaker &WordMaker::comma()
{
    if (Word *word = last())
        word->comma = true;
    return *this;
}

WordMaker &WordMaker::also(const char *text)
{
    if (!last())
        return *this;
    const auto add = [&](int index) {
        Word other = m_made.words[std::size_t(index)];
        other.text = text;
        other.canonical = index;
        m_made.words.push_back(other);
    };
    const int made = m_last, track = last()->track;
    if (track >= 0)
        add(track);
    add(made);
    if (track >= 0)
        m_made.words.back().track = track;
    return *this;
}

Vocabulary WordMaker::done()
{
    m_made.fresh = Value(*m_made.info->type);
    for (std::size_t i = 0; i < m_made.words.size(); ++i) {
        const Word &word = m_made.words[i];
        const auto enter = [&](const char *text) {
            const std::string key = lowerCased(text);
            const auto at = std::lower_bound(m_made.index.begin(), m_made.index.end(), key,
                                             [](const auto &entry, const std::string &k) { return entry.first < k; });
            if (at == m_made.index.end() || at->first != key)
                m_made.index.insert(at, {key, {std::uint16_t(i)}});
            else
                at->second.push_back(std::uint16_t(i));
        };
        if (word.form == Form::Choice)
            for (const WordName &name : *word.names)
                enter(name.text);
        else if (word.form != Form::Title)
            enter(word.text);
    }
    setAbsent(m_made, m_made.fresh.data());
    return std::move(m_made);
}

} // namespace sinew::mdx
