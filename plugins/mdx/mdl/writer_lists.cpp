// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of MdlWriter that finds places: for objects of lists, blocks, and statements that the file doesn't have yet.

#include "plugins/mdx/mdl/lexer.h"
#include "plugins/mdx/mdl/splice.h"
#include "plugins/mdx/mdl/value_reader.h"
#include "plugins/mdx/mdl/vocabulary/vocabularies.h"
#include "plugins/mdx/mdl/writer.h"

#include <algorithm>
#include <set>

namespace sinew::mdx {

namespace {

const std::vector<NodeId> &idsOf(const TypeInfo &list, const void *data)
{
    return list.list->ids(const_cast<void *>(data));
}

bool isTrackText(std::string_view text)
{
    MdlLexer lexer(text);
    lexer.skip();
    return !sameWord(lexer.word(), "static") && text.find('{') != text.npos;
}

} // namespace

std::string MdlWriter::indentOf(std::uint32_t first, std::uint32_t end, const std::string &outer) const
{
    for (std::uint32_t i = first; i < end; i = m_layout->items[i].next) {
        const Item &item = m_layout->items[i];
        const std::string_view lead = text(item.lead, item.begin);
        const std::size_t newline = lead.rfind('\n');
        if (newline == lead.npos)
            continue;
        const std::string_view space = lead.substr(newline + 1);
        if (space.find_first_not_of(" \t") == space.npos)
            return std::string(space);
    }
    return outer + m_layout->indent;
}

/// Inserts new text where new files have the word: after the last statement that precedes it in their order.
void MdlWriter::insertAt(Body &body, std::size_t word, std::string text)
{
    std::size_t place = 0;
    for (std::size_t i = 0; i < body.children.size(); ++i) {
        const Item &item = m_layout->items[body.children[i]];
        if (item.kind != Item::Unknown && std::size_t(body.vocabulary.canonical(item.word)) <= word)
            place = i + 1;
    }
    if (body.inserted.size() <= place)
        body.inserted.resize(place + 1);
    body.inserted[place].push_back(std::move(text));
}

std::string MdlWriter::printedObject(const Keyword &word, NodeId id, const std::string &indent)
{
    // Objects that were deleted and came back elsewhere still have their text.
    std::string out;
    if (const std::int64_t item = m_layout->itemOf(id); item >= 0) {
        std::swap(out, m_out);
        writeObject(word, std::uint32_t(item), id);
        std::swap(out, m_out);
        return out.substr(m_layout->items[std::size_t(item)].begin - m_layout->items[std::size_t(item)].lead);
    }
    m_printer.nested(out, word, m_model.object(id).data, indent);
    return out;
}

void MdlWriter::planInsertions(Body &body)
{
    const Vocabulary &vocabulary = body.vocabulary;
    std::vector<char> covered(vocabulary.words.size());
    std::int64_t coveredBits = 0;
    for (const std::uint32_t i : body.children) {
        const Item &item = m_layout->items[i];
        if (item.word < 0)
            continue;
        const Keyword &word = vocabulary.words[std::size_t(item.word)];
        if (word.canonical >= 0 && isGone(word, body.object, body.before))
            continue; // the other spelling can't express it
        covered[std::size_t(vocabulary.canonical(item.word))] = 1;
        coveredBits |= item.kind == Item::Statement ? item.bits : 0;
    }
    bool slotsDone = false;
    for (std::size_t i = 0; i < vocabulary.words.size(); ++i) {
        const Keyword &word = vocabulary.words[i];
        const auto insertNested = [&] {
            std::string text;
            m_printer.nested(text, word, body.object, body.indent);
            insertAt(body, i, std::move(text));
        };
        std::visit(Overloaded{[](const form::Title &) {},
                              [&](const form::FlagSet &set) {
                                  if (word.canonical < 0)
                                      insertFlags(body, i, set.bits & ~coveredBits);
                              },
                              [&](const form::Block &block) {
                                  if (!covered[i] && !saysInner(body, word) && m_printer.isWanted(word, body.object) &&
                                      isChanged(*block.inner, body))
                                      insertNested();
                              },
                              [&](const form::List &) {
                                  if (!covered[i] && !idsOf(*word.type, word.in(body.object)).empty())
                                      insertNested();
                              },
                              [&](const form::Object &) { insertObjects(body, i); },
                              [&](const form::Slot &) {
                                  if (!std::exchange(slotsDone, true) && planSlots(body))
                                      insertSlots(body, i);
                              },
                              [&](const auto &) {
                                  if (!covered[i] && isNewlyWanted(body, word)) {
                                      std::string text;
                                      m_printer.statement(text, word, body.object, body.indent);
                                      insertAt(body, i, std::move(text));
                                  }
                              }},
                   word.form);
    }
}

/// Whether any value in a block of the same object has changed.
bool MdlWriter::isChanged(const Vocabulary &inner, const Body &body)
{
    return std::any_of(inner.words.begin(), inner.words.end(), [&](const Keyword &word) {
        return !word.is<form::Count>() && !word.sameIn(body.object, body.before);
    });
}

/// Whether a value without a statement in the file needs one now.
bool MdlWriter::isNewlyWanted(const Body &body, const Keyword &word) const
{
    return word.isWanted(m_printer.ctx(), body.object, body.vocabulary) &&
           (!word.sameIn(body.object, body.before) ||
            (isConverted() && !word.isWanted(m_before->ctx(), body.before, body.vocabulary)));
}

void MdlWriter::insertFlags(Body &body, std::size_t word, std::int64_t among)
{
    const Keyword &flags = body.vocabulary.words[word];
    const std::int64_t bits = readInteger(*flags.type, flags.in(body.object)) & among;
    if (bits == 0 || bits == (readInteger(*flags.type, flags.in(body.before)) & among))
        return;
    std::string text;
    m_printer.flagSet(text, flags, bits, body.indent);
    insertAt(body, word, std::move(text));
}

void MdlWriter::insertObjects(Body &body, std::size_t word)
{
    const Keyword &list = body.vocabulary.words[word];
    ListPlan &plan = planOf(body, list);
    if (plan.firstItem != noItem)
        return; // they are inserted next to others
    for (const NodeId id : std::exchange(plan.first, {}))
        insertAt(body, word, printedObject(list, id, body.indent));
}

void MdlWriter::insertSlots(Body &body, std::size_t word)
{
    const auto &layer = *static_cast<const Layer *>(body.object);
    if (layer.slots.isEmpty())
        return;
    bool numbered = m_printer.numbersSlots();
    for (const std::uint32_t child : body.children)
        if (const Item &item = m_layout->items[child]; item.kind == Item::Slot && !isAcross(MdlPrinter::numberedSince))
            numbered = numbered || text(item.begin, item.stop).find('<') != std::string_view::npos;
    std::string printed;
    m_printer.slots(printed, layer, numbered, body.indent);
    insertAt(body, word, std::move(printed));
}

/// Whether statements outside a block hold what is usually inside it.
bool MdlWriter::saysInner(const Body &body, const Keyword &block) const
{
    return std::any_of(body.children.begin(), body.children.end(), [&](std::uint32_t child) {
        const Item &item = m_layout->items[child];
        const auto &inner = block.inner()->words;
        return item.kind == Item::Statement && body.vocabulary.words[std::size_t(item.word)].until == 0 &&
               std::any_of(inner.begin(), inner.end(), [&](const Keyword &word) {
                   return word.offset == body.vocabulary.words[std::size_t(item.word)].offset;
               });
    });
}

/// Whether the slots of a layer have changed so that all are reprinted.
bool MdlWriter::planSlots(const Body &body)
{
    const auto &now = static_cast<const Layer *>(body.object)->slots,
               &before = static_cast<const Layer *>(body.before)->slots;
    if (now.ids != before.ids || (isAcross(MdlPrinter::numberedSince) && !now.isEmpty()))
        return true;
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (now[i].slot != before[i].slot || now[i].textureIdKeys.isPresent() != before[i].textureIdKeys.isPresent())
            return true;
        // A slot with only its track in the file can't take a static value.
        const std::int64_t item = m_layout->itemOf(now.ids[i]);
        if (now[i].textureId != before[i].textureId && item >= 0 &&
            isTrackText(text(m_layout->items[std::size_t(item)].begin, m_layout->items[std::size_t(item)].stop)))
            return true;
    }
    return false;
}

void MdlWriter::writeSlot(Body &body, const Item &item)
{
    if (planSlots(body))
        return;
    const auto &layers = *static_cast<const Layer *>(body.object),
               &layersBefore = *static_cast<const Layer *>(body.before);
    const auto row =
        std::size_t(std::find(layers.slots.ids.begin(), layers.slots.ids.end(), item.id) - layers.slots.ids.begin());
    const TextureSlot &now = layers.slots[row], &before = layersBefore.slots[row];
    const std::string_view met = text(item.begin, item.stop);
    const bool isTrack = isTrackText(met);
    const Keyword word = isTrack ? Keyword::about("TextureID", form::Track(), fieldInfo<&TextureSlot::textureIdKeys>())
                                 : Keyword::about("TextureID", form::Number(), fieldInfo<&TextureSlot::textureId>());
    const bool same = word.sameIn(&now, &before) && (m_mode == Keep || saysSlot(word, item, &now));
    copy(item.lead, item.begin);
    std::optional<std::string> changed;
    if (same) {
        changed = std::string(met);
    } else if (isTrack) {
        changed = withElements(met, word, &before, &now, m_printer, body.indent);
    } else {
        const std::string slot = std::to_string(now.slot);
        changed = withNumbers(met, m_printer.numbers(word, &before), m_printer.numbers(word, &now));
        if (!changed)
            changed = withNumbers(met, {std::to_string(before.textureId), slot}, {std::to_string(now.textureId), slot});
    }
    if (changed)
        m_out += *changed;
    else if (isTrack)
        m_printer.slotTrack(m_out, now, body.indent);
    copy(item.stop, item.end);
}

bool MdlWriter::saysSlot(const Keyword &word, const Item &item, const TextureSlot *slot) const
{
    MdlLexer lexer(m_layout->source());
    lexer.seek(item.begin);
    if (sameWord(lexer.word(), "static")) {
        lexer.skip();
        lexer.word();
    }
    TextureSlot parsed = *slot;
    std::uint32_t bits = 0;
    return MdlValueReader(lexer).read(word, {}, &parsed, bits) && word.sameIn(&parsed, slot);
}

/// The items of a list's objects in the body and in the list's counted blocks.
std::vector<std::uint32_t> MdlWriter::itemsOf(const Body &body, std::uint16_t row) const
{
    std::vector<std::uint32_t> result;
    const auto &items = m_layout->items;
    if (body.owner == RootNode) {
        const auto &words = mdlVocabulary().words;
        for (std::uint32_t i = 0; i < items.size(); i = items[i].next) {
            const bool fits = items[i].word >= 0 && words[std::size_t(items[i].word)].row == row;
            if (fits && items[i].kind == Item::Object)
                result.push_back(i);
            for (std::uint32_t k = i + 1; fits && items[i].kind == Item::List && k < items[i].next; k = items[k].next)
                if (items[k].kind == Item::Object)
                    result.push_back(k);
        }
        return result;
    }
    for (const std::uint32_t child : body.children)
        if (const Item &item = items[child];
            item.kind == Item::Object && body.vocabulary.words[std::size_t(item.word)].row == row)
            result.push_back(child);
    return result;
}

MdlWriter::ListPlan &MdlWriter::planOf(const Body &body, const Keyword &word)
{
    const auto [found, isNew] = m_plans.try_emplace(Address{body.owner, word.row});
    ListPlan &plan = found->second;
    const std::vector<NodeId> &ids = idsOf(*word.type, word.in(body.object));
    if (!isNew || ids == idsOf(*word.type, word.in(body.before)))
        return plan;
    plan.isChanged = true;
    const std::vector<std::uint32_t> items = itemsOf(body, word.row);
    const std::set<NodeId> alive(ids.begin(), ids.end());
    std::vector<std::uint32_t> places;
    std::set<NodeId> placed;
    for (const std::uint32_t item : items)
        if (const NodeId id = m_layout->items[item].id; alive.count(id)) {
            places.push_back(item);
            placed.insert(id);
        }
    std::size_t next = 0;
    for (const NodeId id : ids) {
        if (placed.count(id))
            plan.at[places[next++]] = id;
        else if (next == 0)
            plan.first.push_back(id);
        else
            plan.behind[places[next - 1]].push_back(id);
    }
    if (!places.empty())
        plan.firstItem = places[0];
    return plan;
}

void MdlWriter::writeListed(Body &body, std::uint32_t index)
{
    const Item &item = m_layout->items[index];
    const Keyword &word = body.vocabulary.words[std::size_t(item.word)];
    const auto found = m_plans.find({body.owner, word.row});
    if (found == m_plans.end() || !found->second.isChanged)
        return writeObject(word, index, item.id);
    const ListPlan &plan = found->second;
    if (const auto at = plan.at.find(index); at != plan.at.end()) {
        if (index == plan.firstItem)
            for (const NodeId id : plan.first)
                m_out.append(m_layout->newline).append(body.indent).append(printedObject(word, id, body.indent));
        const auto from = std::uint32_t(m_layout->itemOf(at->second));
        const Item &moved = m_layout->items[from];
        if (from != index && text(moved.lead, moved.begin).find('\n') == std::string_view::npos && !m_out.empty() &&
            m_out.back() != '\n')
            m_out.append(m_layout->newline).append(body.indent);
        writeObject(word, from, at->second);
        if (const auto behind = plan.behind.find(index); behind != plan.behind.end())
            for (const NodeId id : behind->second)
                m_out.append(m_layout->newline).append(body.indent).append(printedObject(word, id, body.indent));
    }
}

void MdlWriter::writeObject(const Keyword &word, std::uint32_t index, NodeId id)
{
    const Item &item = m_layout->items[index];
    const void *object = m_model.object(id).data, *before = m_before->object(id).data;
    const Vocabulary &inner = *word.inner();
    const std::string_view lead = text(item.lead, item.begin);
    const std::size_t newline = lead.rfind('\n');
    std::string indent(newline == lead.npos ? std::string_view() : lead.substr(newline + 1));
    if (indent.find_first_not_of(" \t") != indent.npos)
        indent.clear();
    if (inner.single)
        return writeValue(inner, inner.words[0], item, object, before, indent);
    copy(item.lead, item.begin);
    writeHead(item, word, object, before, -1);
    Body body{inner,        object,     before,
              id,           index + 1,  item.next,
              item.headEnd, item.close, indentOf(index + 1, item.next, indent)};
    writeBody(body);
    copy(item.close, item.end);
}

void MdlWriter::writeBlock(Body &body, std::uint32_t index)
{
    const Item &item = m_layout->items[index];
    const Keyword &word = body.vocabulary.words[std::size_t(item.word)];
    Body inner{*word.inner(), body.object, body.before,
               body.owner,    index + 1,   item.next,
               item.headEnd,  item.close,  indentOf(index + 1, item.next, body.indent)};
    std::int64_t count = -1;
    if (word.is<form::Block>() && isConverted() && isEmptied(inner, index))
        return;
    if (word.is<form::List>()) {
        const void *now = word.in(body.object), *before = word.in(body.before);
        if (idsOf(*word.type, now).empty() && !idsOf(*word.type, before).empty())
            return; // nothing is left in it
        count = changedCount(inner, index);
        if (count == 0 && isAllObjects(index))
            return;
    }
    copy(item.lead, item.begin);
    writeHead(item, word, body.object, body.before, count);
    writeBody(inner);
    copy(item.close, item.end);
}

/// Whether all statements of a block are removed with what they describe.
bool MdlWriter::isEmptied(const Body &body, std::uint32_t block) const
{
    const auto &items = m_layout->items;
    for (std::uint32_t i = block + 1; i < items[block].next; i = items[i].next) {
        if (items[i].kind != Item::Statement)
            return false;
        const Keyword &word = body.vocabulary.words[std::size_t(items[i].word)];
        if (!isForeign(word, body.object, body.before) && !isGone(word, body.object, body.before))
            return false;
    }
    return items[block].next > block + 1;
}

/// The new number of objects in a counted block, -1 if it is unchanged: the stated number may be wrong, but that is
/// left alone.
std::int64_t MdlWriter::changedCount(const Body &block, std::uint32_t index)
{
    const auto &items = m_layout->items;
    const Keyword &word = block.vocabulary.words[0];
    const ListPlan &plan = planOf(block, word);
    if (!plan.isChanged)
        return -1;
    std::size_t before = 0, now = plan.firstItem == noItem ? plan.first.size() : 0;
    for (std::uint32_t i = index + 1; i < items[index].next; i = items[i].next) {
        if (items[i].kind != Item::Object)
            continue;
        ++before;
        if (!plan.at.count(i))
            continue;
        const auto behind = plan.behind.find(i);
        now += 1 + (behind == plan.behind.end() ? 0 : behind->second.size()) +
               (i == plan.firstItem ? plan.first.size() : 0);
    }
    return now == before ? -1 : std::int64_t(now);
}

/// Whether a block holds nothing but objects.
bool MdlWriter::isAllObjects(std::uint32_t index) const
{
    const auto &items = m_layout->items;
    for (std::uint32_t i = index + 1; i < items[index].next; i = items[i].next)
        if (items[i].kind != Item::Object)
            return false;
    return true;
}

/// Writes the head of a block, with its title and count if they changed (-1: the count did not).
void MdlWriter::writeHead(const Item &item, const Keyword &word, const void *object, const void *before,
                          std::int64_t count)
{
    std::string head(text(item.begin, item.headEnd));
    if (const Keyword *title = word.inner()->title()) {
        const auto *chars = static_cast<const char *>(title->in(object));
        if (!title->sameIn(object, before))
            head = withQuotation(head, quotedText({chars, strnlen(chars, title->type->size)}));
    }
    m_out += count >= 0 ? withCount(head, count) : head;
}

} // namespace sinew::mdx
