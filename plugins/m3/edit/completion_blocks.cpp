// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of Completion that keeps the blocks of the STCs in step with the keys.

#include "plugins/m3/edit/completion.h"

#include "plugins/m3/model/blocks.h"
#include "plugins/m3/model/claims.h"
#include "plugins/m3/model/timeline.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace sinew::m3 {

namespace {

/// Ranges with keys, and the own time of the last key in each.
using KeysByTimeRange = std::map<std::int32_t, std::int32_t>;

KeysByTimeRange keysByTimeRange(const CurveBase &curve, const TimeRanges &timeline, bool &outside)
{
    KeysByTimeRange keys;
    const TimeRange *timeRange = nullptr;
    std::int32_t *last = nullptr;
    for (const std::int32_t time : curve.times()) {
        if (!timeRange || !timeRange->holds(time)) {
            timeRange = timeline.at(time);
            if (!timeRange) {
                outside = true;
                continue;
            }
            last = &keys.try_emplace(timeRange->start, time - timeRange->start).first->second;
        }
        *last = std::max(*last, time - timeRange->start);
    }
    return keys;
}

std::set<std::int32_t> startsOf(const KeysByTimeRange &keys)
{
    std::set<std::int32_t> starts;
    for (const auto &[start, last] : keys)
        starts.insert(start);
    return starts;
}

Error outsideOfSequences()
{
    return {QT_TRANSLATE_NOOP("Message", "a key must lie within a sequence"), {}, -1, {}};
}

} // namespace

/// To be called when collections and their blocks are final, except for the changes that values and events cause.
void Completion::indexBlocks()
{
    for (const Collection &collection : m_after.data.collections)
        for (std::size_t i = 0; i < collection.blocks.size(); ++i)
            if (m_concern != Concern::Keys || m_wanted.count(collection.blocks[i].animId))
                m_blocks[collection.blocks[i].animId].push_back(collection.blocks.ids[i]);
}

Status Completion::fitValues()
{
    const TimeRanges timeline(m_after.data);
    std::vector<AnimatedValue> fitting;
    for (const auto &[id, same] : values())
        for (const AnimatedValue &value : same) {
            bool concerned = m_edited.count(value.keys) || m_inserted.count(value.keys.node);
            if (!concerned && m_concern == Concern::Arrangement) {
                const FieldRef was = m_before.field(value.keys);
                concerned = value.curve->isPresent() || (was && static_cast<const CurveBase *>(was.data)->isPresent());
            }
            if (concerned)
                fitting.push_back(value);
        }
    for (const AnimatedValue &value : fitting)
        if (Status fitted = fitValue(value, timeline); !fitted)
            return fitted;
    return Done{};
}

Status Completion::fitValue(const AnimatedValue &value, const TimeRanges &timeline)
{
    bool outside = false, ignored = false;
    const KeysByTimeRange keys = keysByTimeRange(*value.curve, timeline, outside);
    if (outside)
        return outsideOfSequences();
    KeysByTimeRange former;
    if (const FieldRef was = m_before.field(value.keys); was && !m_inserted.count(value.keys.node))
        former = keysByTimeRange(*static_cast<const CurveBase *>(was.data), m_timelineBefore, ignored);
    bool any = false;
    std::set<std::int32_t> with;
    for (const NodeId id : m_blocks[value.animId]) {
        const Block &block = *m_after.get<Block>(id);
        if (!canHold(block.kind, *value.value) || block.timelineStart == notOnTimeline)
            continue;
        any = true;
        with.insert(block.timelineStart);
        // In some files blocks end before their last key; that is kept until the key moves.
        const auto own = keys.find(block.timelineStart);
        const auto then = former.find(block.timelineStart);
        if (own != keys.end() && own->second > std::int64_t(block.end) && then != former.end() &&
            then->second != own->second)
            set<&Block::end>(id, std::uint32_t(own->second));
    }
    for (const auto &[start, last] : keys)
        if (!with.count(start))
            if (Status added = addBlock(*timeline.startingAt(start), value.animId, blockKindFor(*value.value), last);
                !added)
                return added;
    removeBlocks(value.animId, *value.value, startsOf(keys), startsOf(former));

    const auto &head = *static_cast<const Animated<float> *>(m_after.field(value.keys).object);
    constexpr std::uint16_t animatedFlags = 6;
    if (!keys.empty() && (head.flags & animatedFlags) != animatedFlags && !any)
        set(beside<&Animated<float>::flags>(value.keys), Value::of(std::uint16_t(head.flags | animatedFlags)));
    else if (keys.empty() && !former.empty() && (head.flags & animatedFlags) == animatedFlags)
        set(beside<&Animated<float>::flags>(value.keys), Value::of(std::uint16_t(head.flags & ~animatedFlags)));
    giveInterpolation(value.keys);
    return Done{};
}

void Completion::removeBlock(NodeId block)
{
    removeRow(m_after.listOf(block), std::size_t(m_after.rowOf(block)));
}

/// Removes blocks that lost their keys: on ranges that had some before and have none now.
void Completion::removeBlocks(std::uint32_t animId, const TypeInfo &value, const std::set<std::int32_t> &keep,
                              const std::set<std::int32_t> &former)
{
    std::erase_if(m_blocks[animId], [&](NodeId id) {
        const Block &block = *m_after.get<Block>(id);
        if (!canHold(block.kind, value) || keep.count(block.timelineStart) || !former.count(block.timelineStart) ||
            m_moved.count(id))
            return false;
        removeBlock(id);
        return true;
    });
}

/// Removes the blocks of animIds that nothing has any more.
void Completion::dropBlocksOfGone()
{
    for (const auto &[animId, same] : animatedValues(m_before)) {
        const auto blocks = m_blocks.find(animId);
        if (blocks == m_blocks.end() || values().count(animId))
            continue;
        for (const NodeId id : blocks->second)
            removeBlock(id);
        m_blocks.erase(blocks);
    }
}

Status Completion::fitEvents()
{
    const bool edited = m_concern == Concern::Arrangement ||
                        std::any_of(m_edited.begin(), m_edited.end(), [](const Address &a) { return !a.hasLeaf(); });
    if (!edited)
        return Done{};
    const TimeRanges timeline(m_after.data);
    std::map<std::uint32_t, KeysByTimeRange> now;
    std::map<std::uint32_t, std::set<std::int32_t>> former;
    bool outside = false, ignored = false;
    for (const Event &event : m_after.data.events)
        for (const auto &[start, last] : keysByTimeRange(event.times, timeline, outside)) {
            std::int32_t &most = now[event.animId].try_emplace(start, last).first->second;
            most = std::max(most, last);
        }
    if (outside)
        return outsideOfSequences();
    for (const Event &event : m_before.data.events)
        for (const auto &[start, last] : keysByTimeRange(event.times, m_timelineBefore, ignored))
            former[event.animId].insert(start);
    for (const auto &[animId, keys] : now) {
        std::set<std::int32_t> with;
        for (const NodeId id : m_blocks[animId])
            if (const Block &block = *m_after.get<Block>(id); block.kind == BlockKind::Event)
                with.insert(block.timelineStart);
        for (const auto &[start, last] : keys)
            if (!with.count(start))
                if (Status added = addBlock(*timeline.startingAt(start), animId, BlockKind::Event, last); !added)
                    return added;
    }
    for (const auto &[animId, starts] : former)
        removeBlocks(animId, typeInfo<NoValue>(), startsOf(now[animId]), starts);
    return Done{};
}

/// The block of a value in a collection, or on a range of the timeline; NoNode if none. `start` notOnTimeline: on any
/// range.
NodeId Completion::blockOf(std::uint32_t animId, std::uint16_t kind, NodeId collection, std::int32_t start) const
{
    const auto blocks = m_blocks.find(animId);
    if (blocks == m_blocks.end())
        return NoNode;
    Block wanted;
    wanted.animId = animId;
    wanted.kind = kind;
    const auto found = std::find_if(blocks->second.begin(), blocks->second.end(), [&](NodeId id) {
        const Block &block = *m_after.get<Block>(id);
        return valueOf(block) == valueOf(wanted) && (collection == NoNode || m_after.parentOf(id) == collection) &&
               (start == notOnTimeline || block.timelineStart == start);
    });
    return found == blocks->second.end() ? NoNode : *found;
}

/// The collection that takes new keys of a range, NoNode if all candidates have keys of that value elsewhere. For a
/// sequence it is the first one that doesn't play over others; if the sequence has none, one is created.
NodeId Completion::collectionFor(const TimeRange &timeRange, std::uint32_t animId, std::uint16_t kind)
{
    const auto &collections = m_after.data.collections;
    const auto isFree = [&](NodeId collection) { return blockOf(animId, kind, collection, notOnTimeline) == NoNode; };
    if (timeRange.sequence < 0) {
        const NodeId collection = collections.ids[std::size_t(timeRange.collection)];
        return isFree(collection) ? collection : NoNode;
    }
    const auto row = std::size_t(timeRange.sequence);
    bool any = false;
    if (row < m_after.data.groups.size()) {
        const auto members = m_after.data.groups[row].collections.view();
        for (const bool concurrent : {false, true})
            for (const std::uint32_t member : members) {
                any = any || member < collections.size();
                if (member < collections.size() && (collections[member].concurrent != 0) == concurrent &&
                    isFree(collections.ids[member]))
                    return collections.ids[member];
            }
    }
    return any ? NodeId(NoNode) : newCollection(row);
}

/// Creates a collection for the sequence with this row.
NodeId Completion::newCollection(std::size_t sequence)
{
    const auto made = std::uint32_t(m_after.data.collections.size());
    List<AnimationSet> sets;
    sets.append();
    append(fieldOf<&Root::animationSets>(RootNode), Value::of(sets));
    List<Collection> added;
    Collection &collection = added.append();
    const std::string name = std::string(m_after.data.sequences[sequence].name.view()) + "_full";
    collection.name.set(std::string_view(name).substr(0, 255));
    collection.animationSet = collection.animationSetCopy = std::uint16_t(m_after.data.animationSets.size() - 1);
    append(fieldOf<&Root::collections>(RootNode), Value::of(added));
    while (m_after.data.groups.size() <= sequence) {
        List<SequenceGroup> groups;
        groups.append().name = m_after.data.sequences[m_after.data.groups.size()].name;
        append(fieldOf<&Root::groups>(RootNode), Value::of(groups));
    }
    const NodeId group = m_after.data.groups.ids[sequence];
    Array<std::uint32_t> members = m_after.data.groups[sequence].collections;
    members.splice(members.size(), 0, std::span(&made, 1));
    set<&SequenceGroup::collections>(group, members);
    if (m_after.data.groups[sequence].name.isEmpty())
        set<&SequenceGroup::name>(group, m_after.data.sequences[sequence].name);
    return m_after.data.collections.ids[made];
}

/// Adds a block for a value's keys on a range; a copy's block goes where the original has its own.
Status Completion::addBlock(const TimeRange &timeRange, std::uint32_t animId, std::uint16_t kind, std::int32_t last)
{
    const auto original = m_copiedFrom.find(animId);
    const NodeId model =
        original == m_copiedFrom.end() ? NodeId(NoNode) : blockOf(original->second, kind, NoNode, timeRange.start);
    List<Block> added;
    Block &block = added.append();
    if (model != NoNode) {
        block = *m_after.get<Block>(model);
    } else {
        block.kind = kind;
        block.flags = kind == BlockKind::Event;
        block.end = timeRange.sequence < 0 ? 0 : m_after.data.sequences[std::size_t(timeRange.sequence)].end;
        block.timelineStart = timeRange.start;
    }
    const NodeId collection = model != NoNode ? m_after.parentOf(model) : collectionFor(timeRange, animId, kind);
    if (collection == NoNode)
        return Error{
            QT_TRANSLATE_NOOP(
                "Message",
                "a collection holds the keys of a value only once, and those that play here have them elsewhere"),
            {},
            -1,
            {}};
    const auto &blocks = m_after.get<Collection>(collection)->blocks;
    block.animId = animId;
    block.end = std::max(block.end, std::uint32_t(std::max(last, 0)));
    block.row = std::uint16_t(
        std::count_if(blocks.begin(), blocks.end(), [&](const Block &b) { return b.kind == block.kind; }));
    append(blocksOf(collection), Value::of(added));
    m_blocks[animId].push_back(blocks.ids.back());
    return Done{};
}

} // namespace sinew::m3
