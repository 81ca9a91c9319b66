// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/vocabulary/vocabulary_builder.h"

#include "plugins/mdx/mdl/vocabulary/keyword.h"
#include "plugins/mdx/mdl/vocabulary/vocabulary.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace sinew::mdx {

namespace {

/// Finds the field that a path of a vocabulary names, and the offset of its value. A wrong path ends the program.
const FieldInfo &resolve(const StructInfo &info, std::string_view path, std::uint16_t &row, std::size_t &offset)
{
    const StructInfo *at = &info;
    const FieldInfo *field = nullptr;
    for (bool first = true; !path.empty(); first = false) {
        const std::size_t dot = path.find('.');
        const std::string_view name = path.substr(0, dot);
        path = dot == path.npos ? std::string_view() : path.substr(dot + 1);
        const auto found =
            std::find_if(at->fields.begin(), at->fields.end(), [&](const FieldInfo &f) { return name == f.name; });
        if (found == at->fields.end()) {
            std::fprintf(stderr, "sinew: a word of MDL names a field that %s doesn't have: %.*s\n", at->name,
                         int(name.size()), name.data());
            std::abort();
        }
        field = &*found;
        offset += field->offset;
        if (first)
            row = std::uint16_t(found - at->fields.begin());
        if (!path.empty())
            at = &field->type->structure();
    }
    return *field;
}

/// Gives an object the values that it has without any statements.
void setAbsent(const Vocabulary &vocabulary, void *object)
{
    for (const Keyword &word : vocabulary.words) {
        void *data = word.in(object);
        std::visit(Overloaded{[&](const form::Number &number) { writeNumber(*word.type, data, number.absent); },
                              [&](const form::Named &named) { writeNumber(*word.type, data, named.absent); },
                              [&](const form::Choice &choice) {
                                  writeNumber(*word.type, data, double(choice.names->front().value));
                              },
                              [&](const form::Vector &vector) {
                                  for (std::size_t c = 0; word.type->kind == Kind::Colour && c < 3; ++c)
                                      static_cast<float *>(data)[c] = float(vector.absent);
                              },
                              [&](const form::Block &block) { setAbsent(*block.inner, object); }, [](const auto &) {}},
                   word.form);
    }
}

} // namespace

VocabularyBuilder &VocabularyBuilder::add(const char *text, Form form, const char *path)
{
    return add(text, std::move(form), *m_made.info, path);
}

VocabularyBuilder &VocabularyBuilder::add(const char *text, Form form, const StructInfo &info, const char *path)
{
    Keyword word{text, std::move(form)};
    word.field = &resolve(info, path, word.row, word.offset);
    word.type = word.field->type;
    m_last = m_made.words.size();
    m_made.words.push_back(std::move(word));
    return *this;
}

VocabularyBuilder &VocabularyBuilder::flagSet(const char *text, const char *path, const std::vector<KeywordName> &names)
{
    form::FlagSet set{&names};
    for (const KeywordName &name : names)
        set.bits |= name.value;
    return add(text, set, path);
}

VocabularyBuilder &VocabularyBuilder::animated(const char *text, const char *path, const char *keys, double absent)
{
    // The static value comes first: readers that keep only one keep the later one.
    add(text, form::Number(), path);
    const std::size_t value = m_last;
    const int track = int(value) + 1;
    const bool isNumber = last().type->kind == Kind::Float || last().type->kind == Kind::Integer;
    if (isNumber)
        last().form = form::Number{{{absent}, true, track}};
    else
        last().form = form::Vector{{{absent}, true, track}};
    add(text, form::Track(), keys);
    m_last = value;
    return *this;
}

VocabularyBuilder &VocabularyBuilder::count(const char *text, const char *list)
{
    return add(text, form::Count(), describe<Root>(), list);
}

VocabularyBuilder &VocabularyBuilder::block(const char *text, const Vocabulary &inner)
{
    m_last = m_made.words.size();
    m_made.words.push_back({text, form::Block{&inner}});
    return *this;
}

VocabularyBuilder &VocabularyBuilder::alsoNamed(const char *text, const std::vector<KeywordName> &names,
                                                std::uint32_t since)
{
    const std::size_t made = m_last;
    also(text);
    auto &number = std::get<form::Number>(m_made.words[made].form);
    number.names = &names;
    number.byName = text;
    number.byNameSince = since;
    m_made.words.back().form = form::Named{{number.absent, number.always}, &names};
    return *this;
}

VocabularyBuilder &VocabularyBuilder::alsoBit(const char *text, std::int64_t bit)
{
    also(text);
    auto &set = std::get<form::FlagSet>(m_made.words.back().form);
    set.bits = bit;
    set.bare = true;
    return *this;
}

VocabularyBuilder &VocabularyBuilder::implies(const char *flags, std::uint32_t bit)
{
    std::uint16_t row = 0;
    std::size_t offset = 0;
    resolve(*m_made.info, flags, row, offset);
    last().implied = {offset, bit};
    if (Keyword *track = trackOfLast())
        track->implied = {offset, bit};
    return *this;
}

VocabularyBuilder &VocabularyBuilder::onlyMet()
{
    last().until = 0;
    if (Keyword *track = trackOfLast())
        track->until = 0;
    return *this;
}

VocabularyBuilder &VocabularyBuilder::always()
{
    std::visit(
        [](auto &written) {
            if constexpr (requires { written.always; })
                written.always = true;
        },
        last().form);
    return *this;
}

Keyword *VocabularyBuilder::trackOfLast()
{
    int track = -1;
    if (const auto *number = last().as<form::Number>())
        track = number->track;
    else if (const auto *vector = last().as<form::Vector>())
        track = vector->track;
    return track < 0 ? nullptr : &m_made.words[std::size_t(track)];
}

VocabularyBuilder &VocabularyBuilder::also(const char *text)
{
    const auto spelled = [&](const Keyword &word) {
        Keyword other = word;
        other.text = text;
        other.canonical = int(&word - m_made.words.data());
        return other;
    };
    std::vector<Keyword> others;
    if (const Keyword *track = trackOfLast())
        others.push_back(spelled(*track));
    others.push_back(spelled(last()));
    m_made.words.insert(m_made.words.end(), others.begin(), others.end());
    return *this;
}

Vocabulary VocabularyBuilder::done()
{
    m_made.fresh = Value(*m_made.info->type);
    for (std::size_t i = 0; i < m_made.words.size(); ++i) {
        const Keyword &word = m_made.words[i];
        const auto enter = [&](const char *text) {
            const std::string key = lowerCased(text);
            const auto at = std::lower_bound(m_made.index.begin(), m_made.index.end(), key,
                                             [](const auto &entry, const std::string &k) { return entry.first < k; });
            if (at == m_made.index.end() || at->first != key)
                m_made.index.insert(at, {key, {std::uint16_t(i)}});
            else
                at->second.push_back(std::uint16_t(i));
        };
        if (const auto *choice = word.as<form::Choice>())
            for (const KeywordName &name : *choice->names)
                enter(name.text);
        else if (!word.is<form::Title>())
            enter(word.text);
    }
    setAbsent(m_made, m_made.fresh.data());
    return std::move(m_made);
}

} // namespace sinew::mdx
