// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of M3Reader that distributes the keys of the STCs to the curves of the values that they animate.

#include "plugins/m3/file/reader.h"

#include "plugins/m3/model/blocks.h"
#include "plugins/m3/model/timeline.h"
#include "plugins/m3/model/timeline_layout.h"

#include <QtGlobal>

#include <algorithm>
#include <string_view>
#include <unordered_map>

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
    return a.sectionVersion == b.sectionVersion && a.name.chars == b.name.chars && a.id == b.id && a.bone == b.bone &&
           a.boneCopy == b.boneCopy && std::memcmp(&a.matrix, &b.matrix, sizeof a.matrix) == 0 && a.flags == b.flags &&
           a.payload.chars == b.payload.chars && a.parameter1 == b.parameter1 && a.parameter2 == b.parameter2 &&
           a.animId == b.animId;
}

/// Hash of the members that sameButTimes() compares.
std::size_t hashOf(const Event &event)
{
    const std::hash<std::string_view> hash;
    const auto bytes = [](const auto &value) {
        return std::string_view(reinterpret_cast<const char *>(&value), sizeof value);
    };
    std::size_t result = event.animId;
    for (const std::string_view part : {bytes(event.name), bytes(event.payload), bytes(event.matrix), bytes(event.id),
                                        bytes(event.bone), bytes(event.parameter1)})
        result = result * 31 + hash(part);
    return result;
}

} // namespace

void M3Reader::placeBlocks()
{
    Root &root = m_model->data;
    TimelineLayout places(root);
    for (const BlockKeys &keys : m_blocks) {
        std::int32_t first = 0, last = 0;
        for (std::uint32_t i = 0; i < keys.count; ++i) {
            first = std::min(first, timeAt(keys.times, i));
            last = std::max(last, timeAt(keys.times, i));
        }
        places.add(keys.collection, keys.block, first, last);
    }
    places.place();
    for (BlockKeys &keys : m_blocks)
        keys.timelineStart = root.collections[keys.collection].blocks[keys.block].timelineStart;
}

void M3Reader::fillCurves()
{
    std::vector<std::uint64_t> order; // animId, then row
    order.reserve(m_blocks.size());
    for (std::uint32_t i = 0; i < m_blocks.size(); ++i)
        if (m_blocks[i].timelineStart != notOnTimeline && m_blocks[i].kind != BlockKind::Event)
            order.push_back(std::uint64_t(m_blocks[i].animId) << 32 | i);
    sortByAnimId(order);

    std::vector<BlockKeys *> blocks;
    for (const AnimatedCurve &animated : m_curves) {
        std::size_t keys = 0;
        blocks.clear();
        for (auto at = std::lower_bound(order.begin(), order.end(), std::uint64_t(animated.animId) << 32);
             at != order.end() && *at >> 32 == animated.animId; ++at) {
            BlockKeys &block = m_blocks[std::uint32_t(*at)];
            if (canHold(block.kind, *animated.value)) {
                keys += block.count;
                blocks.push_back(&block);
            }
        }
        if (!std::ranges::is_sorted(blocks, {}, &BlockKeys::timelineStart))
            std::ranges::stable_sort(blocks, {}, &BlockKeys::timelineStart);
        if (blocks.empty())
            continue;
        // The writer looks up values with keys by their animation ID.
        constexpr std::uint64_t bytesPerCurve = 160;
        const std::size_t keyBytes = 4 + animated.value->valueSize();
        if (!takeRoom(keys * keyBytes) || !m_budget.chargeBlock(keys, keyBytes) || !m_budget.charge(bytesPerCurve))
            return report(
                Severity::Warning, "m3.sharedKeys",
                QT_TRANSLATE_NOOP("Message",
                                  "animation IDs are shared by more values than can be read; the others have no keys"),
                -1);
        fillCurve(animated, blocks, keys);
    }
}

void M3Reader::fillCurve(const AnimatedCurve &animated, const std::vector<BlockKeys *> &blocks, std::size_t keys)
{
    const std::size_t width = animated.value->valueSize();
    const bool steps = animated.value->kind == Kind::Integer || !animated.linear;
    animated.curve->resetRaw({std::uint32_t(steps ? Interpolation::None : Interpolation::Linear)}, keys, width);
    std::int32_t *times = animated.curve->editTimes(width);
    std::byte *values = animated.curve->editRawPart(0, width);
    for (BlockKeys *block : blocks) {
        block->isUsed = true;
        if (block->count == 0)
            continue;
        for (std::uint32_t key = 0; key < block->count; ++key)
            times[key] = timeAt(block->times, key) + block->timelineStart;
        decodeKeys(block->kind, *animated.value, block->values, values, block->count);
        times += block->count;
        values += block->count * width;
    }
}

/// Keys that differ only in time become one event, as long as the keys of each block keep their order: by time, then by
/// the events' order.
void M3Reader::fillEvents()
{
    Root &root = m_model->data;
    std::vector<BlockKeys *> blocks;
    for (BlockKeys &keys : m_blocks)
        if (keys.kind == BlockKind::Event && keys.timelineStart != notOnTimeline && isSorted(keys))
            blocks.push_back(&keys);
    std::ranges::stable_sort(blocks, {}, &BlockKeys::timelineStart);

    struct Times
    {
        Event *event;
        std::vector<std::int32_t> times;
    };
    std::vector<Times> events;
    std::unordered_map<std::size_t, std::vector<std::uint32_t>> alike; // rows of events by their hash, ascending
    for (BlockKeys *block : blocks) {
        const BlockKeys &keys = *block;
        std::size_t lowest = 0; // with equal times the later key must be a later event
        for (std::uint32_t key = 0; key < keys.count; ++key) {
            const std::int32_t time = timeAt(keys.times, key);
            if (key && time != timeAt(keys.times, key - 1))
                lowest = 0;
            Event &event = m_keyEvents[keys.firstEvent + key];
            std::vector<std::uint32_t> &rows = alike[hashOf(event)];
            auto row = std::lower_bound(rows.begin(), rows.end(), lowest);
            while (row != rows.end() && !sameButTimes(*events[*row].event, event))
                ++row;
            const std::size_t found = row == rows.end() ? events.size() : *row;
            if (found == events.size()) {
                rows.push_back(std::uint32_t(found));
                events.push_back({&event, {}});
            }
            events[found].times.push_back(keys.timelineStart + time);
            lowest = found + 1;
        }
        block->isUsed = true;
    }
    root.events.items.reserve(events.size());
    root.events.ids.reserve(events.size());
    for (Times &times : events) {
        Event &event = root.events.append(std::move(*times.event));
        root.events.ids.back() = m_model->newId();
        event.times.reset({std::uint32_t(Interpolation::None)}, times.times.size());
        std::copy(times.times.begin(), times.times.end(), event.times.editTimes().begin());
    }
}

std::optional<Error> M3Reader::keepLoose()
{
    Root &root = m_model->data;
    for (const BlockKeys &keys : m_blocks) {
        if (keys.isUsed || keys.count == 0)
            continue;
        Block &block = root.collections[keys.collection].blocks[keys.block];
        // References inside these bytes can't be renumbered.
        m_looseEvents = m_looseEvents || keys.kind == BlockKind::Event;
        const std::size_t each = m_layout->sections[keys.valueSection].each;
        if (!m_budget.chargeBlock(keys.count, 4 + each) || !m_budget.charge(MemoryBudget::blockBytes))
            return Error{m_budget.refusal(), m_layout->fileName.toStdString(),
                         std::int64_t(m_layout->sections[keys.valueSection].offset),
                         "collections[" + std::to_string(keys.collection) + "].blocks[" + std::to_string(keys.block) +
                             "]"};
        std::memcpy(block.looseTimes.reset(keys.count), keys.times, keys.count * std::size_t(4));
        std::memcpy(block.looseValues.reset(keys.count * each), keys.values, keys.count * each);
    }
    return std::nullopt;
}

} // namespace sinew::m3
