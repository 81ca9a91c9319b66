// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the statements of a body mean: values, blocks, objects, texture slots and what nobody knows.

#include "plugins/mdx/mdl/reader.h"

#include "plugins/mdx/mdl/vocabulary/vocabularies.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

/// Whether a number of the list at the lexer's position does not fit.
bool hasNumberAbove(MdlLexer lexer, std::int64_t most)
{
    std::int64_t number = 0;
    lexer.skip();
    lexer.integer(number);
    lexer.skip();
    for (int depth = 0; !lexer.atEnd(); lexer.skip()) {
        if (lexer.take('{'))
            ++depth;
        else if (lexer.take('}')) {
            if (--depth <= 0)
                return false;
        } else if (!lexer.integer(number))
            return false;
        else if (depth && number > most)
            return true;
    }
    return false;
}

} // namespace

/// The word of the vocabulary that the statement means, -1 if none. A word may name a static value, a track and a
/// texture slot.
int MdlReader::choose(const Vocabulary &vocabulary, const Statement &statement)
{
    const auto &candidates = vocabulary.find(statement.spelled);
    if (candidates.empty())
        return -1;
    const std::size_t position = m_lexer.position();
    std::int64_t count = 0;
    m_lexer.skip();
    const bool isNumber = m_lexer.atNumber(), counted = m_lexer.integer(count);
    m_lexer.skip();
    const bool braced = m_lexer.peek() == '{';
    std::uint32_t slot = 0;
    if (m_lexer.peek() == '<') {
        m_values.readSlotNumber(slot);
        m_values.forget(); // reading the statement will find the same problems again
    }
    m_lexer.seek(position);
    const bool isTrack = braced && !statement.isStatic;
    int chosen = -1;
    for (const std::uint16_t index : candidates) {
        const Keyword &word = vocabulary.words[index];
        bool fits = std::visit(
            Overloaded{[&](const form::Track &track) {
                           return (isTrack && (counted || candidates.size() == 1)) ||
                                  (track.constant && isNumber && !statement.isStatic);
                       },
                       [&](const form::Number &) { return counted ? !braced : !braced || candidates.size() == 1; },
                       [&](const form::Vector &) { return !counted; },
                       [&](const form::Array &) {
                           return candidates.size() == 1 ||
                                  (word.field->isOnDisk(m_ctx, nullptr) &&
                                   (word.type->element->size != sizeof(std::uint16_t) ||
                                    m_ctx.version >= wideSkinVersion || hasNumberAbove(m_lexer, 0xff)));
                       },
                       [](const auto &) { return true; }},
            word.form);
        // Before 1100 the first slot is the layer's own texture.
        const bool isOwn = m_ctx.version < 1100 && slot == 0;
        if (const auto *own = word.as<form::Slot>())
            fits = !isOwn || own->number != 0;
        else if (fits && vocabulary.info == &describe<Layer>() && sameWord(statement.spelled, "TextureID"))
            fits = isOwn;
        if (fits)
            chosen = index;
    }
    return chosen;
}

bool MdlReader::readStatement(const Vocabulary &vocabulary, void *object, NodeId owner, const Statement &statement)
{
    if (!reserveItem(statement.begin))
        return false;
    const std::size_t behindWord = m_lexer.position();
    const int index = choose(vocabulary, statement);
    if (index < 0)
        return keepUnknown(statement, addItem(Item::Unknown, -1, statement));
    const Keyword &word = vocabulary.words[std::size_t(index)];
    if (word.is<form::Block, form::List>()) {
        m_lexer.skip();
        std::int64_t ignored = 0;
        std::string_view title;
        const std::size_t before = m_lexer.position();
        const bool opens = (m_lexer.quoted(title), m_lexer.skip(), m_lexer.integer(ignored), m_lexer.take('{'));
        m_lexer.seek(before);
        if (opens) {
            const std::uint32_t item = addItem(word.is<form::List>() ? Item::List : Item::Block, index, statement);
            return readBlock(word, object, owner, item);
        }
    } else if (word.is<form::Object>()) {
        const std::uint32_t item = addItem(Item::Object, index, statement);
        const std::size_t items = m_layout->items.size();
        if (readObject(word, object, item, statement))
            return true;
        if (m_failed)
            return false;
        m_layout->items.resize(items - 1);
    } else if (const auto *slot = word.as<form::Slot>()) {
        const std::uint32_t item = addItem(Item::Slot, index, statement);
        if (readSlot(slot->number, *static_cast<Layer *>(object), item, statement.isStatic))
            return true;
        if (m_failed)
            return false;
        m_layout->items.pop_back();
    } else {
        std::uint32_t bits = 0;
        if (m_values.read(word, statement.spelled, object, bits)) {
            word.setImplied(object);
            const std::uint32_t item = addItem(Item::Statement, index, statement);
            m_layout->items[item].bits = bits;
            endItem(item);
            markOverridden(vocabulary, item);
            if (!m_values.remark().empty())
                report(Severity::Warning, "mdl.statement", m_values.remark(), statement.begin);
            return true;
        }
    }
    const std::size_t problemAt = m_values.problemAt();
    const Message problem = m_values.problem();
    m_lexer.seek(behindWord);
    if (keepUnknown(statement, addItem(Item::Unknown, -1, statement)))
        return true;
    // Problems inside say more than that the end is missing.
    return problem.empty() ? false : fail(problem, problemAt);
}

/// A statement that repeats an earlier one of the block replaces it.
void MdlReader::markOverridden(const Vocabulary &vocabulary, std::uint32_t item)
{
    auto &items = m_layout->items;
    const Keyword &word = vocabulary.words[std::size_t(items[item].word)];
    if (word.is<form::Flag, form::FlagSet, form::Bits>())
        return;
    const int canonical = vocabulary.canonical(items[item].word);
    for (std::size_t i = m_firstSeen; i < m_seen.size(); ++i) {
        Item &earlier = items[m_seen[i].item];
        const Keyword &said = m_seen[i].vocabulary->words[std::size_t(earlier.word)];
        const bool isSame = m_seen[i].vocabulary == &vocabulary
                                ? vocabulary.canonical(earlier.word) == canonical
                                : said.offset == word.offset && said.type == word.type && !said.is<form::Count>() &&
                                      !word.is<form::Count>();
        if (isSame) {
            earlier.isOverridden = true;
            m_seen[i] = {item, &vocabulary};
            report(Severity::Warning, "mdl.twice",
                   QT_TRANSLATE_NOOP("Message", "this is specified twice; the second one takes precedence"),
                   items[item].begin);
            return;
        }
    }
    m_seen.push_back({item, &vocabulary});
}

bool MdlReader::readBlock(const Keyword &word, void *object, NodeId owner, std::uint32_t item)
{
    std::uint32_t bits = 0;
    std::int64_t stated = -1;
    m_lexer.skip();
    if (const Keyword *title = word.inner()->title(); m_lexer.peek() == '"' && word.is<form::Block>() && title) {
        m_values.read(*title, {}, object, bits);
        if (!m_values.remark().empty())
            report(Severity::Warning, "mdl.statement", m_values.remark(), m_layout->items[item].begin);
        m_lexer.skip();
    }
    m_lexer.integer(stated);
    m_lexer.take('{');
    endHead(item);
    m_open.push_back(item);
    const std::size_t before = word.is<form::List>() ? word.type->list->size(word.in(object)) : 0;
    if (!readBody(*word.inner(), object, owner, false))
        return false;
    m_open.pop_back();
    m_layout->items[item].close = std::uint32_t(m_lexer.position());
    m_lexer.take('}');
    const std::size_t count = word.is<form::List>() ? word.type->list->size(word.in(object)) - before : 0;
    if (word.is<form::List>() && stated >= 0 && std::uint64_t(stated) != count)
        report(Severity::Warning, "mdl.count",
               Message(QT_TRANSLATE_NOOP("Message", "the count is %1, but there are %2"),
                       {std::to_string(stated), std::to_string(count)}),
               m_layout->items[item].begin);
    endItem(item);
    return true;
}

bool MdlReader::readObject(const Keyword &word, void *owner, std::uint32_t item, const Statement &statement)
{
    const Vocabulary &inner = *word.inner();
    // Objects with fixed-size texts take many times the bytes of "Bitmap{}".
    if (!chargeGrowing(word.type->element->size))
        return fail(m_budget.refusal(), statement.begin);
    Value fresh = inner.fresh;
    void *made = fresh.data();
    std::uint32_t bits = 0;
    const auto append = [&](void *value) {
        void *list = word.in(owner);
        void *object = word.type->list->append(list);
        word.type->element->swap(object, value);
        const NodeId id = word.type->list->ids(list).back() = m_model->newId();
        m_layout->items[item].id = id;
        m_layout->setItemOf(id, item);
        return object;
    };
    if (inner.single) {
        if (!m_values.read(inner.words[0], statement.spelled, made, bits))
            return false;
        append(made);
        if (!m_values.remark().empty())
            report(Severity::Warning, "mdl.statement", m_values.remark(), statement.begin);
        endItem(item);
        return true;
    }
    m_lexer.skip();
    if (m_lexer.peek() == '"') {
        const Keyword *title = inner.title();
        std::string_view ignored;
        if (!(title ? m_values.read(*title, {}, made, bits) : m_lexer.quoted(ignored)))
            return false;
        if (title && !m_values.remark().empty())
            report(Severity::Warning, "mdl.statement", m_values.remark(), statement.begin);
    }
    std::int64_t ignored = 0;
    m_lexer.skip();
    m_lexer.integer(ignored);
    if (!m_lexer.take('{'))
        return false;
    endHead(item);
    m_open.push_back(item);
    void *object = append(made);
    if (!readBody(inner, object, m_layout->items[item].id))
        return false;
    m_open.pop_back();
    m_layout->items[item].close = std::uint32_t(m_lexer.position());
    m_lexer.take('}');
    endItem(item);
    return true;
}

bool MdlReader::readSlot(std::int64_t number, Layer &layer, std::uint32_t item, bool isStatic)
{
    List<TextureSlot> &slots = layer.slots;
    TextureSlot made;
    const bool isFirst = number == 0;
    m_values.forget();
    m_lexer.skip();
    const std::size_t start = m_lexer.position();
    std::int64_t count = 0;
    m_lexer.integer(count);
    m_lexer.skip();
    const bool isTrack = !isStatic && m_lexer.peek() == '{';
    m_lexer.seek(start);
    if (isTrack) {
        if (!m_values.readTrack(typeInfo<Curve<std::uint32_t>>(), false, made.textureIdKeys))
            return false;
    } else {
        if (!m_values.readNumber(typeInfo<std::int32_t>(), &made.textureId))
            return false;
        if (std::uint32_t slot = 0; m_values.readSlotNumber(slot))
            number = slot;
        else if (!m_values.problem().empty())
            return false;
    }
    made.slot = std::uint32_t(number);
    const auto same =
        std::find_if(slots.begin(), slots.end(), [&](const TextureSlot &slot) { return slot.slot == made.slot; });
    if (isTrack && same != slots.end() && !same->textureIdKeys.isPresent()) {
        same->textureIdKeys = made.textureIdKeys;
        m_layout->items[item].id = slots.ids[std::size_t(same - slots.begin())];
    } else {
        // No shader has that many; each is compared with all others.
        if (slots.size() >= 256)
            return false;
        // Repeated without a slot number: they follow one another.
        if (same != slots.end() && isFirst && number == 0)
            made.slot = std::uint32_t(slots.size());
        if (!chargeGrowing(sizeof(TextureSlot)))
            return fail(m_budget.refusal(), start);
        slots.append(made);
        slots.ids.back() = m_model->newId();
        m_layout->items[item].id = slots.ids.back();
        m_layout->setItemOf(slots.ids.back(), item);
    }
    if (!m_values.remark().empty())
        report(Severity::Warning, "mdl.statement", m_values.remark(), m_layout->items[item].begin);
    endItem(item);
    return true;
}

/// False if the text reaches to the end because a brace isn't closed.
bool MdlReader::keepUnknown(const Statement &statement, std::uint32_t item)
{
    const bool problem = !m_values.problem().empty();
    if (statement.spelled.empty() && m_lexer.position() < m_lexer.size() && m_lexer.position() == statement.begin &&
        m_lexer.peek() == '}')
        m_lexer.seek(m_lexer.position() + 1);
    else if (!m_lexer.skipUnknown())
        return fail(QT_TRANSLATE_NOOP("Message", "this block isn't closed"), statement.begin);
    endItem(item);
    List<UnknownText> &texts = m_model->data.unknownTexts;
    // An entry takes about a hundred bytes of memory.
    if (!chargeGrowing(sizeof(UnknownText)) ||
        !m_budget.chargeBlock(m_layout->items[item].stop - m_layout->items[item].begin, 1))
        return fail(m_budget.refusal(), statement.begin);
    if (texts.size() >= 4096 + m_text.size() / 64)
        return fail(QT_TRANSLATE_NOOP("Message", "too much of this text is not MDL"), statement.begin);
    UnknownText &unknown = texts.append();
    const TextPlace place = m_lexer.placeOf(statement.begin);
    unknown.word.set(statement.spelled);
    unknown.line = std::uint32_t(place.line);
    const Item &kept = m_layout->items[item];
    const auto *bytes = reinterpret_cast<const std::uint8_t *>(m_text.data() + kept.begin);
    unknown.text.assign({bytes, kept.stop - kept.begin});
    const NodeId id = texts.ids.back() = m_model->newId();
    m_layout->items[item].id = id;
    m_layout->setItemOf(id, item);
    if (problem)
        report(Severity::Error, "mdl.unread",
               Message(QT_TRANSLATE_NOOP("Message", "%1; “%2” is kept unread"),
                       {m_values.problem(), std::string(statement.spelled)}),
               m_values.problemAt());
    else
        report(Severity::Warning, "mdl.unknown",
               Message(QT_TRANSLATE_NOOP("Message", "“%1” is not known and is kept as it is"),
                       {std::string(statement.spelled)}),
               statement.begin);
    m_values.forget();
    return true;
}

} // namespace sinew::mdx
