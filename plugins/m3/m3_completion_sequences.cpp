// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of Completion that keeps collections, and keys on the line, in step with sequences and blocks that come and go.

#include "plugins/m3/m3_completion.h"

#include "plugins/m3/m3_blocks.h"
#include "plugins/m3/m3_facets.h"

#include <algorithm>
#include <map>

namespace sinew::m3 {

/// New sequences, copies of others as well, get a stretch of their own.
void Completion::placeSequences()
{
    std::set<std::int32_t> taken;
    for (const Stretch &stretch : m_lineBefore)
        taken.insert(stretch.start);
    for (std::size_t row = 0; row < m_after.data.sequences.size(); ++row) {
        const NodeId id = m_after.data.sequences.ids[row];
        if (!m_before.get<Sequence>(id) && !taken.insert(m_after.data.sequences[row].lineStart).second) {
            const std::int64_t start = nextStretch(m_after.data);
            set(id, "lineStart", std::int32_t(std::min<std::int64_t>(start, std::numeric_limits<std::int32_t>::max() - lineStep)));
            taken.insert(m_after.data.sequences[row].lineStart);
        }
    }
}

/// A new sequence whose group names collections that another one plays is a copy: it gets copies of them and of their keys. One without any
/// gets an empty one.
void Completion::separateCollections()
{
    for (std::size_t row = 0; row < m_after.data.sequences.size(); ++row) {
        const NodeId id = m_after.data.sequences.ids[row];
        if (m_before.get<Sequence>(id))
            continue;
        const std::int32_t to = m_after.data.sequences[row].lineStart;
        if (row >= m_after.data.groups.size() || m_after.data.groups[row].collections.isEmpty()) {
            collectionFor({to, 0, int(row), -1});
            continue;
        }
        Array<std::uint32_t> members = m_after.data.groups[row].collections;
        bool changed = false;
        for (std::size_t i = 0; i < members.size(); ++i) {
            const std::uint32_t member = members[i];
            const int other = member < m_after.data.collections.size() ? sequenceOf(m_after.data, member) : -1;
            if (other < 0 || m_after.data.sequences[std::size_t(other)].lineStart == to)
                continue;
            const std::int32_t from = m_after.data.sequences[std::size_t(other)].lineStart;
            List<Collection> copies;
            Collection &copy = copies.append(m_after.data.collections[member]);
            const Collection original = copy;
            copy.blocks = {};
            List<AnimationSet> sets;
            sets.append(copy.animationSet < m_after.data.animationSets.size() ? m_after.data.animationSets[copy.animationSet] : AnimationSet());
            copy.animationSet = copy.animationSetCopy = std::uint16_t(m_after.data.animationSets.size());
            append(rootList("animationSets"), Value::of(sets));
            const std::size_t made = m_after.data.collections.size();
            append(rootList("collections"), Value::of(copies));
            // What an earlier collection covers stands on a stretch that no sequence plays, and what couldn't be read on none.
            std::int32_t covered = notOnLine, coveredTo = notOnLine;
            List<Block> blocks;
            for (const Block &block : original.blocks) {
                Block &copied = blocks.append(block);
                if (block.lineStart == from) {
                    copied.lineStart = to;
                } else if (block.lineStart != notOnLine) {
                    if (covered == notOnLine)
                        coveredTo = std::int32_t(std::min<std::int64_t>(nextStretch(m_after.data), std::numeric_limits<std::int32_t>::max() - lineStep));
                    covered = block.lineStart;
                    copied.lineStart = coveredTo;
                }
            }
            if (!blocks.isEmpty())
                append(blocksOf(m_after.data.collections.ids[made]), Value::of(blocks));
            copyKeys(original, from, to);
            if (covered != notOnLine)
                copyKeys(original, covered, coveredTo);
            members.edit()[i] = std::uint32_t(made);
            changed = true;
        }
        if (changed)
            set(m_after.data.groups.ids[row], "collections", members);
    }
}

/// Collections that only deleted sequences played go with them.
void Completion::dropCollections()
{
    std::set<NodeId> orphans;
    for (std::size_t row = 0; row < m_before.data.collections.size(); ++row)
        if (sequenceOf(m_before.data, row) >= 0)
            orphans.insert(m_before.data.collections.ids[row]);
    std::set<NodeId> gone;
    for (const NodeId id : m_before.data.sequences.ids)
        if (!m_after.contains(id))
            gone.insert(id);
    if (gone.empty())
        return;
    for (std::size_t row = m_after.data.collections.size(); row-- > 0;) {
        if (sequenceOf(m_after.data, row) >= 0 || !orphans.count(m_after.data.collections.ids[row]))
            continue;
        const std::uint16_t set1 = m_after.data.collections[row].animationSet;
        removeRow(rootList("collections"), row);
        for (std::size_t group = 0; group < m_after.data.groups.size(); ++group) {
            Array<std::uint32_t> members = m_after.data.groups[group].collections;
            if (std::none_of(members.begin(), members.end(), [&](std::uint32_t m) { return m > row && m != ~0u; }))
                continue;
            std::uint32_t *rows = members.edit();
            for (std::size_t i = 0; i < members.size(); ++i)
                rows[i] -= rows[i] > row && rows[i] != ~0u;
            set(m_after.data.groups.ids[group], "collections", members);
        }
        const auto &all = m_after.data.collections.items;
        if (set1 >= m_after.data.animationSets.size() || std::any_of(all.begin(), all.end(), [&](const Collection &c) { return c.animationSet == set1; }))
            continue;
        removeRow(rootList("animationSets"), set1);
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const char *field : {"animationSet", "animationSetCopy"}) {
                const std::uint16_t now = field == std::string_view("animationSet") ? all[i].animationSet : all[i].animationSetCopy;
                if (now > set1 && now != 0xffff)
                    set(m_after.data.collections.ids[i], field, std::uint16_t(now - 1));
            }
    }
}

/// Keys of a collection's blocks from one stretch, put on another one as well.
void Completion::copyKeys(const Collection &from, std::int32_t start, std::int32_t to)
{
    const Stretches line(m_after.data);
    const auto copy = [&](const Address &at, const CurveBase &curve, const TypeInfo &value) {
        CurveBase keys = curve.sliceRaw(0, curve.size(), value.valueSize());
        const CurveBase nothing = curve.sliceRaw(0, 0, value.valueSize());
        for (std::size_t i = keys.size(); i-- > 0;) {
            const Stretch *stretch = line.at(keys.times()[i]);
            if (!stretch || stretch->start != start)
                keys.spliceRaw(i, 1, nothing, value.valueSize());
        }
        for (std::size_t i = 0; i < keys.size(); ++i)
            keys.editTimes(value.valueSize())[i] += to - start;
        Value now(*m_after.field(at).type, &curve);
        static_cast<CurveBase *>(now.data())->spliceRaw(curve.size(), 0, keys, value.valueSize());
        if (keys.size())
            set(at, now);
    };
    const AnimatedValues &all = values();
    const auto times = std::uint16_t(describe<Event>().indexOf("times"));
    for (const Block &block : from.blocks) {
        if (block.lineStart != start)
            continue;
        if (block.kind == BlockKind::Event) {
            for (std::size_t row = 0; row < m_after.data.events.size(); ++row)
                if (m_after.data.events[row].animId == block.animId)
                    copy({m_after.data.events.ids[row], times}, m_after.data.events[row].times, typeInfo<NoValue>());
        } else if (const auto found = all.find(block.animId); found != all.end()) {
            for (const AnimatedValue &value : found->second)
                if (value.curve->isPresent() && canHold(block.kind, *value.value))
                    copy(value.keys, *value.curve, *value.value);
        }
    }
}

/// Keys whose block was deleted by itself or with its collection.
void Completion::dropKeysOfBlocks()
{
    using Key = std::tuple<std::uint32_t, std::uint16_t, std::int32_t>;
    const auto keyOf = [](const Block &block) { return Key(block.animId, block.kind, block.lineStart); };
    std::set<Key> gone;
    for (const Collection &collection : m_before.data.collections)
        for (std::size_t i = 0; i < collection.blocks.size(); ++i) {
            const Block &block = collection.blocks[i];
            const auto *now = m_after.get<Block>(collection.blocks.ids[i]);
            if (block.lineStart != notOnLine && (!now || keyOf(*now) != keyOf(block)))
                gone.insert(keyOf(block));
        }
    if (gone.empty())
        return;
    for (const Collection &collection : m_after.data.collections)
        for (const Block &block : collection.blocks)
            gone.erase(keyOf(block));
    std::map<std::pair<std::uint32_t, std::uint16_t>, std::set<std::int32_t>> starts;
    for (const auto &[animId, kind, start] : gone)
        starts[{animId, kind}].insert(start);
    const auto times = std::uint16_t(describe<Event>().indexOf("times"));
    const auto &events = m_after.data.events;
    for (const auto &[key, own] : starts) {
        const auto &[animId, kind] = key;
        if (kind == BlockKind::Event) {
            for (std::size_t row = 0; row < events.size(); ++row)
                if (events[row].animId == animId)
                    setWithout({events.ids[row], times}, events[row].times, typeInfo<NoValue>(), own);
        } else if (const auto found = values().find(animId); found != values().end()) {
            for (const AnimatedValue &value : found->second)
                if (value.curve->isPresent() && canHold(kind, *value.value))
                    setWithout(value.keys, *value.curve, *value.value, own);
        }
    }
}

/// A curve without its keys on some stretches of the line as it was.
void Completion::setWithout(const Address &at, const CurveBase &curve, const TypeInfo &value, const std::set<std::int32_t> &starts)
{
    Value now(*m_after.field(at).type, &curve);
    auto &keys = *static_cast<CurveBase *>(now.data());
    const CurveBase nothing = keys.sliceRaw(0, 0, value.valueSize());
    const auto goes = [&](std::size_t key) {
        const Stretch *stretch = m_lineBefore.at(keys.times()[key]);
        return stretch && starts.count(stretch->start);
    };
    for (std::size_t end = keys.size(); end > 0;) {
        std::size_t first = end;
        while (first > 0 && goes(first - 1))
            --first;
        if (first < end)
            keys.spliceRaw(first, end - first, nothing, value.valueSize());
        end = first > 0 ? first - 1 : 0;
    }
    if (keys.size() == curve.size())
        return;
    if (keys.size() == 0)
        keys.clear();
    set(at, now);
}

} // namespace sinew::m3
