// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of Completion that keeps collections and the keys on the timeline in step with sequences and blocks that are
// added or removed.

#include "plugins/m3/edit/completion.h"

#include "plugins/m3/edit/sequence_places.h"
#include "plugins/m3/model/blocks.h"
#include "plugins/m3/model/claims.h"
#include "plugins/m3/model/timeline.h"

#include <algorithm>
#include <map>
#include <string>

namespace sinew::m3 {

/// New sequences, including copies, get a range of their own.
void Completion::placeSequences()
{
    std::set<std::int32_t> taken;
    for (const TimeRange &timeRange : m_timelineBefore)
        taken.insert(timeRange.start);
    for (std::size_t row = 0; row < m_after.data.sequences.size(); ++row) {
        const NodeId id = m_after.data.sequences.ids[row];
        if (!m_before.get<Sequence>(id) && !taken.insert(m_after.data.sequences[row].timelineStart).second) {
            const std::int64_t start = nextTimeRange(m_after.data);
            set<&Sequence::timelineStart>(id, std::int32_t(std::min<std::int64_t>(
                                                  start, std::numeric_limits<std::int32_t>::max() - timelineStep)));
            taken.insert(m_after.data.sequences[row].timelineStart);
        }
    }
}

/// A new sequence whose group names collections that another sequence plays is a copy: it gets copies of them. A
/// sequence without collections gets an empty one.
void Completion::separateCollections()
{
    for (std::size_t row = 0; row < m_after.data.sequences.size(); ++row) {
        const NodeId id = m_after.data.sequences.ids[row];
        if (m_before.get<Sequence>(id))
            continue;
        const std::int32_t to = m_after.data.sequences[row].timelineStart;
        if (row >= m_after.data.groups.size() || m_after.data.groups[row].collections.isEmpty()) {
            newCollection(row);
            continue;
        }
        Array<std::uint32_t> members = m_after.data.groups[row].collections;
        const std::vector<int> sequences = sequencesOf(m_after.data);
        bool changed = false;
        for (std::size_t i = 0; i < members.size(); ++i) {
            const std::uint32_t member = members[i];
            const int other = member < sequences.size() ? sequences[member] : -1;
            if (other < 0 || m_after.data.sequences[std::size_t(other)].timelineStart == to)
                continue;
            List<Collection> copies;
            Collection &copy = copies.append(m_after.data.collections[member]);
            const List<Block> blocks = std::exchange(copy.blocks, {});
            List<AnimationSet> sets;
            sets.append(copy.animationSet < m_after.data.animationSets.size()
                            ? m_after.data.animationSets[copy.animationSet]
                            : AnimationSet());
            copy.animationSet = copy.animationSetCopy = std::uint16_t(m_after.data.animationSets.size());
            append(fieldOf<&Root::animationSets>(RootNode), Value::of(sets));
            const std::size_t made = m_after.data.collections.size();
            append(fieldOf<&Root::collections>(RootNode), Value::of(copies));
            if (!blocks.isEmpty())
                append(blocksOf(m_after.data.collections.ids[made]), Value::of(blocks));
            members.edit()[i] = std::uint32_t(made);
            changed = true;
        }
        if (changed)
            set<&SequenceGroup::collections>(m_after.data.groups.ids[row], members);
    }
}

/// The group of a sequence has the sequence's name; its collections are named after it too, with “_” and the name of a
/// track set: “Stand”, “Stand_full” (all of the corpus). They follow a new name, and those of copies the copy's name.
void Completion::followNames()
{
    const std::vector<int> sequences = sequencesOf(m_after.data);
    for (std::size_t row = 0; row < std::min(m_after.data.sequences.size(), m_after.data.groups.size()); ++row) {
        const NodeId id = m_after.data.sequences.ids[row], group = m_after.data.groups.ids[row];
        const auto *before = m_before.get<Sequence>(id);
        const std::string name(m_after.data.sequences[row].name.view()),
            former(before ? before->name.view() : m_after.data.groups[row].name.view());
        if (name == former || former.empty() || m_after.data.groups[row].name.view() != former)
            continue;
        set<&SequenceGroup::name>(group, m_after.data.sequences[row].name);
        const std::string prefix = former + '_';
        for (const std::uint32_t member : Array<std::uint32_t>(m_after.data.groups[row].collections)) {
            if (member >= sequences.size() || sequences[member] != int(row))
                continue;
            const Collection &collection = m_after.data.collections[member];
            if (!collection.name.view().starts_with(prefix))
                continue;
            auto renamed = collection.name;
            renamed.set((name + std::string(collection.name.view().substr(former.size()))).substr(0, 255));
            set<&Collection::name>(m_after.data.collections.ids[member], renamed);
        }
    }
}

/// Adjusts a collection's reference to an animation set after the set at a row was removed.
template<auto Member>
void Completion::followAnimationSet(std::size_t collection, std::uint16_t gone)
{
    const std::uint16_t now = m_after.data.collections[collection].*Member;
    if (now > gone && now != 0xffff)
        set<Member>(m_after.data.collections.ids[collection], std::uint16_t(now - 1));
}

/// Collections that only deleted sequences played are removed with them.
void Completion::dropCollections()
{
    std::set<NodeId> orphans;
    const std::vector<int> before = sequencesOf(m_before.data);
    for (std::size_t row = 0; row < before.size(); ++row)
        if (before[row] >= 0)
            orphans.insert(m_before.data.collections.ids[row]);
    std::set<NodeId> gone;
    for (const NodeId id : m_before.data.sequences.ids)
        if (!m_after.contains(id))
            gone.insert(id);
    if (gone.empty())
        return;
    const std::vector<int> after = sequencesOf(m_after.data); // from behind, rows before what goes keep theirs
    for (std::size_t row = after.size(); row-- > 0;) {
        if (after[row] >= 0 || !orphans.count(m_after.data.collections.ids[row]))
            continue;
        const std::uint16_t set1 = m_after.data.collections[row].animationSet;
        removeRow(fieldOf<&Root::collections>(RootNode), row);
        for (std::size_t group = 0; group < m_after.data.groups.size(); ++group) {
            Array<std::uint32_t> members = m_after.data.groups[group].collections;
            if (std::none_of(members.begin(), members.end(), [&](std::uint32_t m) { return m > row && m != ~0u; }))
                continue;
            std::uint32_t *rows = members.edit();
            for (std::size_t i = 0; i < members.size(); ++i)
                rows[i] -= rows[i] > row && rows[i] != ~0u;
            set<&SequenceGroup::collections>(m_after.data.groups.ids[group], members);
        }
        const auto &all = m_after.data.collections.items;
        if (set1 >= m_after.data.animationSets.size() ||
            std::any_of(all.begin(), all.end(), [&](const Collection &c) { return c.animationSet == set1; }))
            continue;
        removeRow(fieldOf<&Root::animationSets>(RootNode), set1);
        for (std::size_t i = 0; i < all.size(); ++i) {
            followAnimationSet<&Collection::animationSet>(i, set1);
            followAnimationSet<&Collection::animationSetCopy>(i, set1);
        }
    }
}

/// Removes keys whose block was deleted, by itself or with its collection.
void Completion::dropKeysOfBlocks()
{
    using Key = std::tuple<std::uint32_t, std::uint16_t, std::int32_t>;
    const auto keyOf = [](const Block &block) { return Key(block.animId, block.kind, block.timelineStart); };
    std::set<Key> gone;
    for (const Collection &collection : m_before.data.collections)
        for (std::size_t i = 0; i < collection.blocks.size(); ++i) {
            const Block &block = collection.blocks[i];
            const auto *now = m_after.get<Block>(collection.blocks.ids[i]);
            if (block.timelineStart != notOnTimeline && (!now || keyOf(*now) != keyOf(block)))
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
    const auto &events = m_after.data.events;
    for (const auto &[key, own] : starts) {
        const auto &[animId, kind] = key;
        if (kind == BlockKind::Event) {
            for (std::size_t row = 0; row < events.size(); ++row)
                if (events[row].animId == animId)
                    setWithout(fieldOf<&Event::times>(events.ids[row]), events[row].times, typeInfo<NoValue>(), own);
        } else if (const auto found = values().find(animId); found != values().end()) {
            for (const AnimatedValue &value : found->second)
                if (value.curve->isPresent() && canHold(kind, *value.value))
                    setWithout(value.keys, *value.curve, *value.value, own);
        }
    }
}

/// Puts blocks where reading the file again would put them, except for those that nothing forces to move; their keys go
/// along. A block that shares its place with another one of its value, as copies of collections do, gets copies of the
/// keys.
void Completion::arrange()
{
    const Root &root = m_after.data;
    struct Place
    {
        NodeId block;
        std::uint16_t kind;
        std::int32_t from, to;
    };
    std::unordered_map<std::uint32_t, std::vector<Place>> places; // by animId
    std::unordered_set<std::uint32_t> moving;
    std::unordered_set<std::int32_t> played;
    for (const Sequence &sequence : root.sequences)
        played.insert(sequence.timelineStart);
    std::unordered_map<std::int32_t, std::unordered_set<std::uint64_t>> taken; // by range
    std::unordered_map<std::int32_t, std::size_t>
        spares; // ranges that no sequence plays → row of the collection that has it
    std::int64_t next = nextTimeRange(root);
    for (const Claims::Claim &claim : claimsOf(root).order) {
        const List<Block> &blocks = root.collections[claim.collection].blocks;
        const std::int32_t start =
            claim.sequence < 0 ? notOnTimeline : root.sequences[std::size_t(claim.sequence)].timelineStart;
        std::int32_t spare = notOnTimeline;
        std::unordered_map<std::uint64_t, std::int32_t>
            own; // where the first block of each value goes; a second one stays with it
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            const Block &block = blocks[i];
            if (block.timelineStart == notOnTimeline)
                continue;
            const auto [entry, isFirst] = own.try_emplace(valueOf(block), block.timelineStart);
            std::int32_t &to = entry->second;
            if (isFirst && start != notOnTimeline && taken[start].insert(valueOf(block)).second) {
                to = start;
            } else if (isFirst && (played.count(to) ||
                                   spares.try_emplace(to, claim.collection).first->second != claim.collection)) {
                if (spare == notOnTimeline &&
                    next < std::numeric_limits<std::int32_t>::max() - 2 * std::int64_t(timelineStep)) {
                    spare = std::int32_t(next);
                    spares.emplace(spare, claim.collection);
                    std::uint32_t last = 0;
                    for (const Block &each : blocks)
                        last = std::max(last, std::min(each.end, std::uint32_t(longestSequence)));
                    next += (last + 2 * std::int64_t(timelineMargin) + timelineStep - 1) / timelineStep * timelineStep;
                }
                to = spare == notOnTimeline ? to : spare; // no room left: both show the same keys
            }
            places[block.animId].push_back({blocks.ids[i], block.kind, block.timelineStart, to});
            if (to != block.timelineStart)
                moving.insert(block.animId);
        }
    }
    if (moving.empty())
        return;
    const TimeRanges timeline(root);
    for (const std::uint32_t animId : moving) {
        const auto movesOf = [&](const TypeInfo &value) {
            Moves moves;
            for (const Place &place : places[animId])
                if (canHold(place.kind, value))
                    moves.emplace(place.from, place.to);
            return moves;
        };
        if (const auto found = values().find(animId); found != values().end())
            for (const AnimatedValue &value : found->second)
                moveKeys(value.keys, *value.curve, *value.value, timeline, movesOf(*value.value));
        for (std::size_t row = 0; row < root.events.size(); ++row)
            if (root.events[row].animId == animId)
                moveKeys(fieldOf<&Event::times>(root.events.ids[row]), root.events[row].times, typeInfo<NoValue>(),
                         timeline, movesOf(typeInfo<NoValue>()));
    }
    for (const std::uint32_t animId : moving)
        for (const Place &place : places[animId])
            if (place.from != place.to) {
                set<&Block::timelineStart>(place.block, place.to);
                m_moved.insert(place.block);
            }
}

void Completion::moveKeys(const Address &at, const CurveBase &curve, const TypeInfo &value, const TimeRanges &timeline,
                          const Moves &moves)
{
    struct Key
    {
        std::int32_t timeRange, time;
        std::size_t row;
    };
    std::vector<Key> keys;
    bool same = true;
    for (std::size_t row = 0; row < curve.size(); ++row) {
        const std::int32_t time = curve.times()[row];
        const TimeRange *from = timeline.at(time);
        const auto [first, last] = from ? moves.equal_range(from->start) : std::pair(moves.end(), moves.end());
        if (first == last)
            keys.push_back({from ? from->start : time, time, row});
        std::set<std::int32_t> met; // there may be one block for each width of integer
        for (auto move = first; move != last; ++move)
            if (met.insert(move->second).second) {
                keys.push_back({move->second, time - from->start + move->second, row});
                same = same && move->second == from->start;
            }
    }
    if (same)
        return;
    std::ranges::stable_sort(keys, {}, &Key::timeRange);
    const std::size_t width = value.valueSize();
    CurveBase moved;
    moved.resetRaw(curve.header(), keys.size(), width);
    std::int32_t *times = moved.editTimes(width);
    for (std::size_t i = 0; i < keys.size(); ++i)
        times[i] = keys[i].time;
    for (int part = 0; width && part < (curve.hasTangents() ? 3 : 1); ++part) {
        const std::byte *from = curve.rawPart(part, width);
        std::byte *to = moved.editRawPart(part, width);
        for (std::size_t i = 0; i < keys.size(); ++i)
            std::memcpy(to + i * width, from + keys[i].row * width, width);
    }
    set(at, Value(*m_after.field(at).type, &moved));
}

/// Sets a curve without its keys on some ranges of the previous timeline.
void Completion::setWithout(const Address &at, const CurveBase &curve, const TypeInfo &value,
                            const std::set<std::int32_t> &starts)
{
    Value now(*m_after.field(at).type, &curve);
    auto &keys = *static_cast<CurveBase *>(now.data());
    const CurveBase nothing = keys.sliceRaw(0, 0, value.valueSize());
    const auto goes = [&](std::size_t key) {
        const TimeRange *timeRange = m_timelineBefore.at(keys.times()[key]);
        return timeRange && starts.count(timeRange->start);
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
