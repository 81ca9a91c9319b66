// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of M3Reader that spreads the keys of the STCs over the curves of the values that they animate.

#include "plugins/m3/m3_reader.h"

#include "plugins/m3/m3_blocks.h"
#include "plugins/m3/m3_line.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m3 {

namespace {

std::int32_t timeAt(const std::byte *times, std::size_t row)
{
    std::int32_t time;
    std::memcpy(&time, times + row * 4, 4);
    return time;
}

bool isSorted(const BlockKeys &keys)
{
    for (std::uint32_t key = 1; key < keys.count; ++key)
        if (timeAt(keys.times, key - 1) > timeAt(keys.times, key))
            return false;
    return true;
}

bool sameButTimes(const Event &a, const Event &b)
{
    return a.sectionVersion == b.sectionVersion && a.name.chars == b.name.chars && a.id == b.id && a.bone == b.bone
           && a.boneCopy == b.boneCopy && std::memcmp(&a.matrix, &b.matrix, sizeof a.matrix) == 0 && a.flags == b.flags
           && a.payload.chars == b.payload.chars && a.parameter1 == b.parameter1 && a.parameter2 == b.parameter2
           && a.animId == b.animId;
}

} // namespace

bool M3Reader::readEventKeys(BlockKeys &keys)
{
    const Section section = m_layout->sections[keys.valueSection];
    const StructInfo &info = describe<Event>();
    const Plan &plan = planOf(info, section.version, m_layout->referenceBytes);
    keys.events.resize(keys.count);
    m_path.push_back({"events", -1});
    for (std::uint32_t row = 0; row < keys.count; ++row) {
        m_path.back().row = row;
        keys.events[row].sectionVersion = section.version;
        keys.events[row].animId = keys.animId;
        readRow(plan, section.offset + std::size_t(row) * plan.bytes, &keys.events[row]);
    }
    m_path.pop_back();
    return true;
}

void M3Reader::placeBlocks()
{
    Root &root = m_model->data;
    LinePlaces places(root);
    for (const BlockKeys &keys : m_blocks) {
        std::int32_t first = 0, last = 0;
        for (std::uint32_t i = 0; i < keys.count; ++i) {
            first = std::min(first, timeAt(keys.times, i));
            last = std::max(last, timeAt(keys.times, i));
        }
        places.add(keys.collection, keys.block, first, last);
    }
    places.place();
    m_used.assign(m_blocks.size(), 0);
}

void M3Reader::fillCurves()
{
    const Root &root = m_model->data;
    // Blocks by animId, in the order of the line.
    std::vector<std::uint32_t> order;
    order.reserve(m_blocks.size());
    const auto blockOf = [&](std::uint32_t i) -> const Block & { return root.collections[m_blocks[i].collection].blocks[m_blocks[i].block]; };
    for (std::uint32_t i = 0; i < m_blocks.size(); ++i)
        if (blockOf(i).lineStart != notOnLine && m_blocks[i].kind != BlockKind::Event)
            order.push_back(i);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        const auto key = [&](std::uint32_t i) { return std::pair(m_blocks[i].animId, blockOf(i).lineStart); };
        return key(a) != key(b) ? key(a) < key(b) : a < b;
    });
    std::unordered_map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>> ranges;
    ranges.reserve(order.size());
    // Most values are not animated; a look at one bit tells nearly all of them.
    std::array<std::uint64_t, 64> maybe{};
    const auto bitOf = [](std::uint32_t animId) { return (animId * 0x9e3779b1u) >> 20; };
    for (std::uint32_t i = 0; i < order.size();) {
        std::uint32_t end = i + 1;
        const std::uint32_t animId = m_blocks[order[i]].animId;
        while (end < order.size() && m_blocks[order[end]].animId == animId)
            ++end;
        ranges[animId] = {i, end};
        maybe[bitOf(animId) >> 6] |= 1ull << (bitOf(animId) & 63);
        i = end;
    }
    if (ranges.empty())
        return;
    for (const AnimatedCurve &animated : m_curves) {
        const std::uint32_t bit = bitOf(animated.animId);
        if (!(maybe[bit >> 6] >> (bit & 63) & 1))
            continue;
        const auto range = ranges.find(animated.animId);
        if (range == ranges.end())
            continue;
        std::size_t keys = 0;
        bool any = false;
        for (std::uint32_t i = range->second.first; i < range->second.second; ++i)
            if (canHold(m_blocks[order[i]].kind, *animated.value)) {
                keys += m_blocks[order[i]].count;
                any = true;
            }
        if (!any)
            continue;
        const std::size_t width = animated.value->valueSize();
        const bool steps = animated.value->kind == Kind::Integer || !animated.linear;
        animated.curve->resetRaw({std::uint32_t(steps ? Interpolation::None : Interpolation::Linear)}, keys, width);
        std::int32_t *times = animated.curve->editTimes(width);
        std::byte *values = animated.curve->editRawPart(0, width);
        for (std::uint32_t i = range->second.first; i < range->second.second; ++i) {
            const BlockKeys &block = m_blocks[order[i]];
            if (!canHold(block.kind, *animated.value))
                continue;
            m_used[order[i]] = 1;
            if (block.count == 0)
                continue;
            std::memcpy(times, block.times, block.count * std::size_t(4));
            const std::int32_t start = blockOf(order[i]).lineStart;
            for (std::uint32_t key = 0; key < block.count; ++key)
                times[key] += start;
            decodeKeys(block.kind, *animated.value, block.values, values, block.count);
            times += block.count;
            values += block.count * width;
        }
    }
}

/// Keys that differ in time only become one event, as long as the keys of each block can then be told in their order: by time, then by
/// the events' order.
void M3Reader::fillEvents()
{
    Root &root = m_model->data;
    std::vector<std::size_t> blocks;
    for (std::size_t i = 0; i < m_blocks.size(); ++i)
        if (m_blocks[i].kind == BlockKind::Event && root.collections[m_blocks[i].collection].blocks[m_blocks[i].block].lineStart != notOnLine && isSorted(m_blocks[i]))
            blocks.push_back(i);
    const auto startOf = [&](std::size_t i) { return root.collections[m_blocks[i].collection].blocks[m_blocks[i].block].lineStart; };
    std::stable_sort(blocks.begin(), blocks.end(), [&](std::size_t a, std::size_t b) { return startOf(a) < startOf(b); });

    struct Times
    {
        Event event;
        std::vector<std::int32_t> times;
        std::size_t lastBlock = ~std::size_t(0);
    };
    std::vector<Times> events;
    for (const std::size_t i : blocks) {
        const BlockKeys &keys = m_blocks[i];
        std::size_t lowest = 0; // of equal times the later key must be a later event
        for (std::uint32_t key = 0; key < keys.count; ++key) {
            const std::int32_t time = timeAt(keys.times, key);
            if (key && time != timeAt(keys.times, key - 1))
                lowest = 0;
            std::size_t found = lowest;
            while (found < events.size() && !sameButTimes(events[found].event, keys.events[key]))
                ++found;
            if (found == events.size())
                events.push_back({keys.events[key], {}});
            events[found].times.push_back(startOf(i) + time);
            lowest = found + 1;
        }
        m_used[i] = 1;
    }
    for (Times &times : events) {
        Event &event = root.events.append(std::move(times.event));
        root.events.ids.back() = m_model->newId();
        event.times.reset({std::uint32_t(Interpolation::None)}, times.times.size());
        std::copy(times.times.begin(), times.times.end(), event.times.editTimes().begin());
    }
}

void M3Reader::keepLoose()
{
    Root &root = m_model->data;
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        const BlockKeys &keys = m_blocks[i];
        if (m_used[i] || keys.count == 0)
            continue;
        Block &block = root.collections[keys.collection].blocks[keys.block];
        // What names sections inside these bytes can't be renumbered.
        m_looseEvents = m_looseEvents || keys.kind == BlockKind::Event;
        const std::size_t each = keys.kind == BlockKind::Event ? elementBytes(fourCc("EVNT"), m_layout->sections[keys.valueSection].version, m_layout->referenceBytes)
                                                               : blockForms[keys.kind].keyBytes;
        std::memcpy(block.looseTimes.reset(keys.count), keys.times, keys.count * std::size_t(4));
        std::memcpy(block.looseValues.reset(keys.count * each), keys.values, keys.count * each);
    }
}

} // namespace sinew::m3
