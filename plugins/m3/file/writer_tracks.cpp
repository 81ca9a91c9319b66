// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of M3Writer that collects the keys of each STC block from the curves.

#include "plugins/m3/file/writer.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/model/blocks.h"

#include <algorithm>

namespace sinew::m3 {

void M3Writer::blocks(const Collection &collection, const std::vector<NodeId> &ids, ObjectPlace place, const Plan &plan,
                      const PlanStep &step, std::size_t row, Out &out)
{
    const std::uint32_t width = m_layout.referenceBytes, version = out.version;
    const auto data = std::find_if(plan.steps.begin(), plan.steps.end(),
                                   [](const PlanStep &s) { return s.kind == PlanStep::BlockData; });
    const Origin idOrigin = originOf(place, plan, version, step.disk),
                 placeOrigin = originOf(place, plan, version, step.disk + width);
    std::array<std::vector<std::pair<const Block *, NodeId>>, blockKinds> kinds;
    std::vector<std::uint32_t> animIds, places;
    animIds.reserve(collection.blocks.size());
    for (std::size_t i = 0; i < collection.blocks.size(); ++i) {
        const Block &block = collection.blocks[i];
        animIds.push_back(block.animId);
        kinds[std::min<std::size_t>(block.kind, blockKinds - 1)].push_back({&block, ids[i]});
    }
    const auto isBefore = [](const auto &a, const auto &b) { return a.first->row < b.first->row; };
    for (auto &kind : kinds)
        if (!std::is_sorted(kind.begin(), kind.end(), isBefore))
            std::stable_sort(kind.begin(), kind.end(), isBefore);
    // Rows without gaps, whatever was added or removed.
    places.resize(collection.blocks.size());
    for (std::size_t kind = 0; kind < blockKinds; ++kind)
        for (std::size_t i = 0; i < kinds[kind].size(); ++i)
            places[std::size_t(kinds[kind][i].first - &collection.blocks[0])] = std::uint32_t(kind << 16 | i);
    const auto numbers = [&](const std::vector<std::uint32_t> &values, const Origin &origin) {
        return values.empty()
                   ? nothing(origin)
                   : primitives(fourCc("U32_"), std::uint32_t(values.size()), std::as_bytes(std::span(values)), origin);
    };
    putReference(out, row + step.disk, numbers(animIds, idOrigin));
    putReference(out, row + step.disk + width, numbers(places, placeOrigin));
    for (std::uint16_t kind = 0; kind < blockKinds; ++kind) {
        const std::uint32_t disk = data->disk + kind * width;
        putReference(out, row + disk, blockList(kind, kinds[kind], originOf(place, plan, version, disk)));
    }
}

Reference3 M3Writer::blockList(std::uint16_t kind, const std::vector<std::pair<const Block *, NodeId>> &blocks,
                               const Origin &origin)
{
    if (blocks.empty())
        return nothing(origin);
    const std::size_t each = 2 * m_layout.referenceBytes + 8;
    const bool known = origin.reference.count && !origin.kept;
    Out out{blockForms[kind].tag, known ? m_layout.sections[origin.reference.index].version : 0,
            std::uint32_t(blocks.size())};
    out.bytes.resize(blocks.size() * each);
    out.references.reserve(blocks.size() * 2);
    for (std::size_t i = 0; i < blocks.size(); ++i)
        blockKeys(kind, *blocks[i].first, blocks[i].second, i * each, out);
    return store(std::move(out), origin);
}

void M3Writer::blockKeys(std::uint16_t kind, const Block &block, NodeId id, std::size_t entry, Out &out)
{
    const std::uint32_t width = m_layout.referenceBytes;
    const ObjectPlace place = m_layout.placeOf(id);
    Origin times, values;
    if (place.section >= 0) {
        const std::size_t at =
            m_layout.sections[std::size_t(place.section)].offset + place.row * std::size_t(2 * width + 8);
        times = {true, m_layout.referenceAt(at)};
        values = {true, m_layout.referenceAt(at + width + 8)};
    }
    Reference3 timesNow = nothing(times), valuesNow = nothing(values);
    const BlockForm &form = blockForms[kind];
    if (!block.looseTimes.isEmpty()) {
        const auto count = std::uint32_t(block.looseTimes.size());
        timesNow =
            primitives(fourCc("I32_"), count, Bytes(block.looseTimes.raw(), count * sizeof(std::int32_t)), times);
        const std::uint32_t version = values.reference.count ? m_layout.sections[values.reference.index].version : 0;
        valuesNow =
            storePlain({form.keyTag, version, count}, Bytes(block.looseValues.raw(), block.looseValues.size()), values);
    } else if (kind == BlockKind::Event) {
        eventKeys(block, times, values, timesNow, valuesNow);
    } else {
        gatherKeys(kind, block);
        const auto count = std::uint32_t(m_keyTimes.size());
        if (count > 0) {
            timesNow = primitives(fourCc("I32_"), count, std::as_bytes(std::span(m_keyTimes)), times);
            valuesNow = primitives(form.keyTag, count, m_keys, values);
        }
    }
    putReference(out, entry, timesNow);
    std::memcpy(out.bytes.data() + entry + width, &block.flags, 4);
    std::memcpy(out.bytes.data() + entry + width + 4, &block.end, 4);
    putReference(out, entry + width + 8, valuesNow);
}

void M3Writer::gatherKeys(std::uint16_t kind, const Block &block)
{
    m_keyTimes.clear();
    m_keys.clear();
    const auto found = m_values.find(block.animId);
    const TimeRange *timeRange = m_timeline.startingAt(block.timelineStart);
    if (found == m_values.end() || !timeRange)
        return;
    const auto source = std::find_if(found->second.begin(), found->second.end(),
                                     [&](const AnimatedValue &value) { return canHold(kind, *value.value); });
    if (source == found->second.end())
        return;
    std::span<const std::int32_t> line = source->curve->times();
    std::size_t before = 0;
    if (m_unsorted.empty() || !m_unsorted.contains(source->curve)) {
        const auto first = std::partition_point(line.begin(), line.end(), [&](std::int32_t time) {
            return time < std::int64_t(timeRange->start) - timelineMargin;
        });
        before = std::size_t(first - line.begin());
        line = line.subspan(before,
                            std::size_t(std::partition_point(first, line.end(),
                                                             [&](std::int32_t time) { return time < timeRange->end; }) -
                                        first));
    }
    const auto held =
        std::size_t(std::count_if(line.begin(), line.end(), [&](std::int32_t time) { return timeRange->holds(time); }));
    if (held == 0)
        return;
    const std::size_t size = source->value->valueSize(), each = blockForms[kind].keyBytes;
    const std::byte *all = source->curve->rawPart(0, size) + before * size;
    m_keyTimes.resize(held);
    m_keys.resize(held * each);
    // Usually they are neighbours, in ascending order.
    std::size_t done = 0;
    for (std::size_t row = 0; done < held;) {
        while (!timeRange->holds(line[row]))
            ++row;
        const std::size_t first = row;
        for (; row < line.size() && timeRange->holds(line[row]); ++row)
            m_keyTimes[done + row - first] = line[row] - block.timelineStart;
        encodeKeys(kind, *source->value, all + first * size, m_keys.data() + done * each, row - first);
        done += row - first;
    }
}

void M3Writer::eventKeys(const Block &block, const Origin &times, const Origin &values, Reference3 &timesNow,
                         Reference3 &valuesNow)
{
    const TimeRange *timeRange = m_timeline.startingAt(block.timelineStart);
    if (!timeRange)
        return;
    const auto found = m_events.find(block.animId);
    if (found == m_events.end())
        return;
    const auto first = std::partition_point(found->second.begin(), found->second.end(), [&](const EventKey &key) {
        return key.time < std::int64_t(timeRange->start) - timelineMargin;
    });
    const std::span<const EventKey> keys(
        first, std::partition_point(first, found->second.end(),
                                    [&](const EventKey &key) { return key.time < timeRange->end; }));
    if (keys.empty())
        return;
    std::vector<std::int32_t> own;
    std::uint32_t version = 0;
    for (const EventKey &key : keys) {
        own.push_back(key.time - block.timelineStart);
        version = std::max(version, key.event->sectionVersion);
    }
    timesNow = primitives(fourCc("I32_"), std::uint32_t(own.size()), std::as_bytes(std::span(own)), times);
    const StructInfo &info = describe<Event>();
    Out out{fourCc("EVNT"), version, std::uint32_t(keys.size())};
    out.bytes.resize(keys.size() * planOf(info, version, m_layout.referenceBytes).bytes);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const bool there = values.reference.count > i && m_layout.sections[values.reference.index].version == version;
        encodeRow(info, version, keys[i].event,
                  there ? ObjectPlace{std::int32_t(values.reference.index), std::uint32_t(i)} : ObjectPlace(), i, out);
    }
    valuesNow = store(std::move(out), values);
}

} // namespace sinew::m3
