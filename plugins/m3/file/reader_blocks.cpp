// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of M3Reader that finds the blocks of the STCs and their keys.

#include "plugins/m3/file/reader.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/model/blocks.h"

#include <QtGlobal>

namespace sinew::m3 {

namespace {

constexpr std::uint32_t noBlock = ~0u;

std::uint32_t wordAt(Bytes bytes, std::size_t row)
{
    std::uint32_t word;
    std::memcpy(&word, bytes.data() + row * sizeof word, sizeof word);
    return word;
}

} // namespace

void M3Reader::readBlocks(Collection &collection, std::size_t ids, std::size_t data)
{
    const std::uint32_t width = m_layout->referenceBytes;
    BlockRows rows;
    for (std::size_t kind = 0; kind < blockKinds; ++kind)
        rows.starts[kind + 1] = rows.starts[kind] + m_layout->referenceAt(data + kind * width).count;
    const std::size_t orderBefore = m_order.size(), blocksBefore = m_blocks.size();
    const NodeId firstId = m_model->nextId();
    const std::uint32_t idCount = m_layout->referenceAt(ids).count,
                        placeCount = m_layout->referenceAt(ids + width).count;
    if (idCount != placeCount || idCount != rows.total())
        report(Severity::Warning, "m3.blocks",
               Message(QT_TRANSLATE_NOOP(
                           "Message",
                           "%1 animation IDs, %2 positions and %3 blocks don't match; they are kept but not read"),
                       {idCount, placeCount, rows.total()}),
               std::int64_t(ids));
    else if (rows.total() == 0 || (listBlocks(collection.blocks, ids, rows) && readBlockData(collection, data, rows)))
        return;

    for (std::size_t i = orderBefore; i < m_order.size(); ++i)
        m_visited[m_order[i]] = 0;
    m_order.resize(orderBefore);
    m_blocks.resize(blocksBefore);
    for (NodeId id = firstId; id < std::min<std::size_t>(m_model->nextId(), m_layout->places.size()); ++id)
        m_layout->places[id] = {};
    for (const std::size_t at : {ids, ids + width})
        if (m_layout->referenceAt(at).count)
            keep(at);
    for (std::size_t kind = 0; kind < blockKinds; ++kind)
        if (rows.count(kind))
            keep(data + kind * width);
    collection.blocks = {};
}

bool M3Reader::listBlocks(List<Block> &blocks, std::size_t ids, BlockRows &rows)
{
    const std::int64_t idSection = follow(ids, fourCc("U32_"));
    const std::int64_t placeSection = follow(ids + m_layout->referenceBytes, fourCc("U32_"));
    if (idSection < 0 || placeSection < 0)
        return false;
    if (!affords(m_budget.chargeObjects(rows.total(), sizeof(Block) + sizeof rows.blocks[0]), ids))
        return false;
    visit(std::uint32_t(idSection));
    visit(std::uint32_t(placeSection));
    const Bytes animIds = m_layout->bytesOf(std::size_t(idSection)),
                places = m_layout->bytesOf(std::size_t(placeSection));
    rows.blocks.assign(rows.total(), noBlock);
    blocks.items.resize(rows.total());
    blocks.ids.resize(rows.total());
    for (std::uint32_t i = 0; i < rows.total(); ++i) {
        const std::uint32_t animId = wordAt(animIds, i), place = wordAt(places, i);
        const std::uint32_t kind = place >> 16, row = place & 0xffff;
        if (kind >= blockKinds || row >= rows.count(kind) || rows.blocks[rows.starts[kind] + row] != noBlock) {
            report(Severity::Warning, "m3.blocks",
                   Message(QT_TRANSLATE_NOOP("Message", "the position %1 of animation ID %2 is taken or doesn't exist; "
                                                        "the blocks are kept but not read"),
                           {place, std::to_string(animId)}),
                   std::int64_t(ids));
            return false;
        }
        rows.blocks[rows.starts[kind] + row] = i;
        Block &block = blocks[i];
        block.animId = animId;
        block.kind = std::uint16_t(kind);
        block.row = std::uint16_t(row);
        blocks.ids[i] = m_model->newId();
        m_animIds.add(animId);
    }
    return true;
}

bool M3Reader::readBlockData(Collection &collection, std::size_t data, const BlockRows &rows)
{
    const std::uint32_t width = m_layout->referenceBytes;
    const auto collectionRow = std::uint32_t(&collection - m_model->data.collections.items.data());
    for (std::size_t kind = 0; kind < blockKinds; ++kind) {
        const std::int64_t section = follow(data + kind * width, blockForms[kind].tag);
        if (section < 0) {
            if (rows.count(kind))
                return false;
            continue;
        }
        visit(std::uint32_t(section));
        std::size_t entry = m_layout->sections[std::size_t(section)].offset;
        for (std::uint32_t row = 0; row < rows.count(kind); ++row, entry += 2 * width + 8) {
            const std::uint32_t at = rows.blocks[rows.starts[kind] + row];
            Block &block = collection.blocks[at];
            std::memcpy(&block.flags, m_layout->bytes().data() + entry + width, 4);
            std::memcpy(&block.end, m_layout->bytes().data() + entry + width + 4, 4);
            BlockKeys &keys = m_blocks.emplace_back(BlockKeys{collectionRow, at, block.animId, block.kind});
            if (!readBlockKeys(keys, entry))
                return false;
            setPlace(collection.blocks.ids[at], {std::int32_t(section), row});
        }
    }
    return true;
}

bool M3Reader::readBlockKeys(BlockKeys &keys, std::size_t entry)
{
    const std::size_t valuesAt = entry + m_layout->referenceBytes + 8;
    const std::uint32_t times = m_layout->referenceAt(entry).count, values = m_layout->referenceAt(valuesAt).count;
    if (times != values) {
        report(Severity::Warning, "m3.keyCounts",
               Message(QT_TRANSLATE_NOOP("Message", "%1 times, but %2 values; they are kept but not read"),
                       {times, values}),
               std::int64_t(entry));
        return false;
    }
    if (times == 0)
        return true;
    const std::int64_t timeSection = follow(entry, fourCc("I32_"));
    const std::int64_t valueSection = follow(valuesAt, blockForms[keys.kind].keyTag);
    if (timeSection < 0 || valueSection < 0)
        return false;
    visit(std::uint32_t(timeSection));
    visit(std::uint32_t(valueSection));
    keys.count = times;
    keys.times = m_layout->bytesOf(std::size_t(timeSection)).data();
    keys.values = m_layout->bytesOf(std::size_t(valueSection)).data();
    keys.valueSection = std::uint32_t(valueSection);
    return keys.kind != BlockKind::Event || readEventKeys(keys, entry);
}

bool M3Reader::readEventKeys(BlockKeys &keys, std::size_t entry)
{
    // Shared ones are created for each block, as it is not known how many will come.
    const std::size_t more = keys.count - std::min<std::size_t>(keys.count, m_eventRoom);
    if (more && !affords(m_budget.chargeBlock(more, 4 * sizeof(Event)), entry))
        return false;
    m_eventRoom -= keys.count - more;
    const Section &section = m_layout->sections[keys.valueSection];
    const StructInfo &info = describe<Event>();
    keys.firstEvent = std::uint32_t(m_keyEvents.size());
    m_keyEvents.resize(m_keyEvents.size() + keys.count);
    m_path.push_back({"events", -1});
    for (std::uint32_t row = 0; row < keys.count; ++row) {
        m_path.back().row = row;
        Event &event = m_keyEvents[keys.firstEvent + row];
        setSectionVersion(info, &event, section.version);
        event.animId = keys.animId;
        readRow(*section.plan, section.offset + std::size_t(row) * section.each, &event);
    }
    m_path.pop_back();
    return true;
}

} // namespace sinew::m3
