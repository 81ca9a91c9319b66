// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/writer.h"

#include "plugins/mdx/mdl/lexer.h"
#include "plugins/mdx/mdl/splice.h"
#include "plugins/mdx/mdl/value_reader.h"
#include "plugins/mdx/mdl/vocabulary/vocabularies.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

/// Whether the numbers of faces or matrix groups are still in the same places.
bool hasSameShape(const Keyword &word, const void *object, const void *before)
{
    const auto &now = *static_cast<const Geoset *>(object), &was = *static_cast<const Geoset *>(before);
    const auto same = [](const auto &a, const auto &b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); };
    return word.is<form::Faces>()
               ? now.faces.size() == was.faces.size() && same(now.faceGroups, was.faceGroups)
               : now.matrixIndices.size() == was.matrixIndices.size() && same(now.matrixGroups, was.matrixGroups);
}

} // namespace

MdlWriter::MdlWriter(const MdxModel &model, Mode mode)
    : m_model(model), m_layout(mdlLayoutOf(model)), m_mode(mode),
      m_printer(model, m_layout ? m_layout->newline : "\n", m_layout ? m_layout->indent : "\t")
{
    if (m_layout)
        m_before = &static_cast<const MdxModel &>(m_layout->originalOf(model));
}

std::string MdlWriter::write()
{
    if (!m_layout || m_layout->items.empty()) {
        // A file without statements stays as it is while nothing is added to it.
        const bool untouched = m_layout && equalValues(typeInfo<Root>(), &m_model.data, &m_before->data);
        return untouched ? std::string(m_layout->source()) : m_printer.file();
    }
    m_out.reserve(m_layout->source().size() + m_layout->source().size() / 16);
    Body body{mdlVocabulary(),
              &m_model.data,
              &m_before->data,
              RootNode,
              0,
              std::uint32_t(m_layout->items.size()),
              0,
              m_layout->source().size(),
              {}};
    copy(0, m_layout->items[0].lead); // the mark of the encoding
    writeBody(body);
    // Texts without a place in the file: pasted from another document.
    for (std::size_t i = 0; i < m_model.data.unknownTexts.size(); ++i)
        if (m_layout->itemOf(m_model.data.unknownTexts.ids[i]) < 0) {
            const auto &bytes = m_model.data.unknownTexts[i].text;
            m_out.append(reinterpret_cast<const char *>(bytes.data()), bytes.size()).append(m_layout->newline);
        }
    return std::move(m_out);
}

void MdlWriter::writeBody(Body &body)
{
    const auto &items = m_layout->items;
    for (std::uint32_t i = body.first; i < body.end; i = items[i].next)
        body.children.push_back(i);
    planInsertions(body);
    const bool isRoot = body.owner == RootNode && body.from == 0;
    const auto emit = [&](std::size_t place) {
        if (place < body.inserted.size())
            for (const std::string &text : body.inserted[place])
                m_out.append(m_layout->newline).append(body.indent).append(text);
    };
    if (isRoot && !body.inserted.empty() && !body.inserted[0].empty()) {
        // New blocks go after the comments at the top.
        const Item &first = items[body.children[0]];
        copy(first.lead, first.begin);
        for (const std::string &text : body.inserted[0])
            m_out.append(text).append(m_layout->newline);
    } else {
        emit(0);
    }
    for (std::size_t i = 0; i < body.children.size(); ++i) {
        const bool skipsLead = isRoot && i == 0 && !body.inserted.empty() && !body.inserted[0].empty();
        const std::size_t start = m_out.size();
        writeChild(body, body.children[i]);
        if (skipsLead)
            m_out.erase(start, items[body.children[0]].begin - items[body.children[0]].lead);
        emit(i + 1);
    }
    const std::size_t last = body.children.empty() ? body.from : items[body.children.back()].end;
    const bool added = body.children.empty() && !body.inserted.empty();
    if (added && !isRoot && text(last, body.to).find('\n') == std::string_view::npos)
        m_out.append(m_layout->newline)
            .append(body.indent.substr(0, body.indent.size() - std::min(body.indent.size(), m_layout->indent.size())));
    copy(last, body.to);
}

void MdlWriter::writeChild(Body &body, std::uint32_t index)
{
    const Item &item = m_layout->items[index];
    switch (item.kind) {
    case Item::Statement:
        return writeStatement(body, item);
    case Item::Block:
    case Item::List:
        return writeBlock(body, index);
    case Item::Object:
        return writeListed(body, index);
    case Item::Slot:
        return writeSlot(body, item);
    case Item::Unknown:
        return writeUnknown(item);
    }
}

void MdlWriter::writeUnknown(const Item &item)
{
    const auto *unknown = m_model.get<UnknownText>(item.id);
    if (!unknown)
        return;
    copy(item.lead, item.begin);
    m_out.append(reinterpret_cast<const char *>(unknown->text.data()), unknown->text.size());
    copy(item.stop, item.end);
}

/// Whether the statement's own text matches the object's value.
bool MdlWriter::says(const Vocabulary &vocabulary, const Keyword &word, const Item &item, const void *object) const
{
    MdlLexer lexer(m_layout->source());
    lexer.seek(item.begin);
    std::string_view spelled = lexer.word();
    if (sameWord(spelled, "static")) {
        lexer.skip();
        spelled = lexer.word();
    }
    Value parsed = vocabulary.fresh;
    std::uint32_t bits = 0;
    if (!MdlValueReader(lexer).read(word, spelled, parsed.data(), bits))
        return false;
    // Another statement decides whether a collision shape has one vertex or two.
    if (word.is<form::Corners>())
        static_cast<CollisionShape *>(parsed.data())->type = static_cast<const CollisionShape *>(object)->type;
    if (word.is<form::Count>())
        return true;
    if (word.is<form::FlagSet>())
        return bits == item.bits;
    word.setImplied(parsed.data());
    return word.sameIn(parsed.data(), object) || word.is<form::Bits>();
}

bool MdlWriter::isSame(const Keyword &word, const Item &item, const void *object, const void *before) const
{
    if (word.is<form::FlagSet>())
        return (readInteger(*word.type, word.in(object)) & item.bits) == item.bits;
    return word.sameIn(object, before);
}

bool MdlWriter::isForeign(const Keyword &word, const void *object, const void *before) const
{
    if (!isConverted())
        return false;
    const auto count = [&](const void *of) { return word.type->list->size(const_cast<void *>(word.in(of))); };
    if (word.is<form::Count>() && count(before) > 0 && count(object) == 0)
        return true;
    return word.isOnDisk(m_before->ctx(), before) && !word.isOnDisk(m_printer.ctx(), object);
}

/// Whether the thing that a statement describes no longer exists, so that the statement is removed as well.
bool MdlWriter::isGone(const Keyword &word, const void *object, const void *before) const
{
    const void *data = word.in(object);
    const auto isAbsent = [data] { return !static_cast<const CurveBase *>(data)->isPresent(); };
    return std::visit(
        Overloaded{
            [&](const form::Flag &flag) { return (readInteger(*word.type, data) & flag.bit) != flag.bit; },
            [&](const form::Bits &) { return readInteger(*word.type, data) == 0; },
            [&](const form::Track &) { return isAbsent(); }, [&](const form::Times &) { return isAbsent(); },
            [&](const form::Array &array) { return !array.always && static_cast<const ArrayBase *>(data)->isEmpty(); },
            [&](const form::Named &) { return word.canonical >= 0 && !word.nameIn(object); },
            [&](const form::Choice &) { return !word.nameIn(object); },
            [&](const auto &) { return word.isImplied(before) && !word.isImplied(object); }},
        word.form);
}

/// The statement's text for the object's current value; nothing if it has to be reprinted.
std::optional<std::string> MdlWriter::changedText(std::string_view met, const Keyword &word, const void *object,
                                                  const void *before, const std::string &indent) const
{
    using Text = std::optional<std::string>;
    const auto withNewNumbers = [&] {
        return withNumbers(met, m_printer.numbers(word, before), m_printer.numbers(word, object));
    };
    const auto inSameShape = [&] { return hasSameShape(word, object, before) ? withNewNumbers() : Text(); };
    const auto withNewElements = [&] { return withElements(met, word, before, object, m_printer, indent); };
    return std::visit(
        Overloaded{[&](const form::Number &number) {
                       Text changed = withNewNumbers();
                       if (!changed && number.slotted)
                           changed = withNumbers(met, {m_printer.numbers(word, before)[0], "0"},
                                                 {m_printer.numbers(word, object)[0], "0"});
                       return changed;
                   },
                   [&](const form::Bits &) { return withNewNumbers(); },
                   [&](const form::Vector &) { return withNewNumbers(); },
                   [&](const form::Interval &) { return withNewNumbers(); },
                   [&](const form::Corners &) { return withNewNumbers(); },
                   [&](const form::Colours &) { return withNewNumbers(); },
                   [&](const form::Faces &) { return inSameShape(); },
                   [&](const form::Groups &) { return inSameShape(); },
                   [&](const form::Text &) -> Text {
                       const auto *chars = static_cast<const char *>(word.in(object));
                       return withQuotation(met, quotedText({chars, strnlen(chars, word.type->size)}));
                   },
                   [&](const form::Named &) -> Text {
                       const char *name = word.nameIn(object);
                       return name ? withName(met, name) : Text();
                   },
                   [&](const form::Choice &) -> Text {
                       MdlLexer lexer(met);
                       lexer.word();
                       return word.nameIn(object) + std::string(met.substr(lexer.position()));
                   },
                   [&](const form::Count &) -> Text {
                       return withCount(met, std::int64_t(word.type->list->size(const_cast<void *>(word.in(object)))));
                   },
                   [&](const form::Track &) -> Text { return withNewElements(); },
                   [&](const form::Times &) -> Text { return withNewElements(); },
                   [&](const form::Array &) -> Text { return withNewElements(); }, [](const auto &) { return Text(); }},
        word.form);
}

void MdlWriter::writeStatement(Body &body, const Item &item)
{
    const Keyword &word = body.vocabulary.words[std::size_t(item.word)];
    if (item.isOverridden)
        return copy(item.lead, item.end);
    writeValue(body.vocabulary, word, item, body.object, body.before, body.indent);
}

void MdlWriter::writeValue(const Vocabulary &vocabulary, const Keyword &word, const Item &item, const void *object,
                           const void *before, const std::string &indent)
{
    const auto *number = word.as<form::Number>();
    if (number && number->slotted && m_printer.ctx().version > word.until)
        return; // the first slot holds it now
    if (isForeign(word, object, before))
        return;
    const Keyword &usual = word.canonical >= 0 ? vocabulary.words[std::size_t(word.canonical)] : word;
    if (const auto *named = usual.as<form::Number>(); named && named->byName && isAcross(named->byNameSince)) {
        copy(item.lead, item.begin);
        m_printer.statement(m_out, usual, object, indent);
        copy(item.stop, item.end);
        return;
    }
    const bool same = isSame(word, item, object, before) && (m_mode == Keep || says(vocabulary, word, item, object));
    if (same)
        return copy(item.lead, item.end);
    const auto *track = word.as<form::Track>();
    const bool isConstant = track && track->constant;
    std::optional<std::string> changed;
    const std::string_view met = text(item.begin, item.stop);
    if (word.is<form::FlagSet>()) {
        const std::int64_t left = readInteger(*word.type, word.in(object)) & item.bits;
        if (left == 0)
            return;
        m_printer.flagSet(changed.emplace(), word, left, indent);
    } else if (isGone(word, object, before)) {
        return;
    } else {
        changed = changedText(met, word, object, before, indent);
    }
    copy(item.lead, item.begin);
    if (changed)
        m_out += *changed;
    else // the word of a number isn't the usual one of a track
        m_printer.statement(m_out, isConstant ? usual : word, object, indent);
    copy(item.stop, item.end);
}

} // namespace sinew::mdx
