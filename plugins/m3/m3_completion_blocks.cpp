// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of Completion that keeps the blocks of the STCs in step with the keys.

#include "plugins/m3/m3_completion.h"

#include "plugins/m3/m3_blocks.h"
#include "plugins/m3/m3_facets.h"
#include "plugins/m3/m3_layout.h"
#include "plugins/m3/m3_line.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace sinew::m3 {

namespace {

/// Stretches with keys, and the last key's own time in each.
using KeysByStretch = std::map<std::int32_t, std::int32_t>;

KeysByStretch keysByStretch(const CurveBase &curve, const std::vector<Stretch> &line, bool &outside)
{
    KeysByStretch keys;
    for (const std::int32_t time : curve.times()) {
        const Stretch *stretch = stretchAt(line, time);
        if (!stretch) {
            outside = true;
            continue;
        }
        const auto [entry, isFirst] = keys.try_emplace(stretch->start, time - stretch->start);
        if (!isFirst)
            entry->second = std::max(entry->second, time - stretch->start);
    }
    return keys;
}

} // namespace

bool Completion::sharesSection(NodeId a, NodeId b) const
{
    const M3Layout *layout = m_before.m3Layout();
    if (!layout)
        return false;
    const ObjectPlace first = layout->placeOf(a), second = layout->placeOf(b);
    return first.section >= 0 && first.section == second.section && first.row == second.row;
}

/// Values with the same animId play the same keys. Where such a one is animated for the first time it must not take others along, but for
/// those that are the same row of the file (a layer of several materials).
void Completion::shareKeys()
{
    if (m_edited.empty())
        return;
    const AnimatedValues values = animatedValues(m_after);
    const auto leaf = std::uint16_t(describe<Animated<float>>().indexOf("animId"));
    std::set<std::uint32_t> animated;
    for (const Collection &collection : m_before.data.collections)
        for (const Block &block : collection.blocks)
            animated.insert(block.animId);
    for (const Address &edited : m_edited) {
        if (edited.leaf == 0xffff)
            continue;
        const FieldRef ref = m_after.field(edited);
        if (!ref)
            continue;
        const std::uint32_t animId = static_cast<const Animated<float> *>(ref.object)->animId;
        const auto found = values.find(animId);
        if (found == values.end())
            continue;
        const bool fresh = !animated.count(animId);
        const bool others = std::any_of(found->second.begin(), found->second.end(), [&](const AnimatedValue &v) {
            return v.keys != edited && !sharesSection(v.keys.node, edited.node);
        });
        const bool renamed = fresh && (animId == 0 || others);
        const Value animIdNow = Value::of(renamed ? freshId() : animId);
        if (renamed)
            set({edited.node, edited.field, leaf}, animIdNow);
        for (const AnimatedValue &other : found->second) {
            if (other.keys == edited || other.value != ref.type->element || std::find(m_edited.begin(), m_edited.end(), other.keys) != m_edited.end())
                continue;
            if (renamed && !sharesSection(other.keys.node, edited.node))
                continue;
            if (renamed)
                set({other.keys.node, other.keys.field, leaf}, animIdNow);
            if (!equalValues(*ref.type, ref.data, other.curve))
                set(other.keys, Value(*ref.type, ref.data));
        }
    }
}

Status Completion::fitValues()
{
    const std::vector<Stretch> line = stretchesOf(m_after.data);
    // Keys that moved with an edit of the list may be anywhere; else only what was edited is looked at.
    std::set<std::uint32_t> done;
    std::vector<AnimatedValue> fitting;
    for (const auto &[id, values] : animatedValues(m_after)) {
        for (const AnimatedValue &value : values) {
            const bool edited = std::find(m_edited.begin(), m_edited.end(), value.keys) != m_edited.end();
            const FieldRef was = m_all ? m_before.field(value.keys) : FieldRef();
            const bool had = was && static_cast<const CurveBase *>(was.data)->isPresent();
            if (edited || (m_all && (value.curve->isPresent() || had || m_inserted.count(value.keys.node))))
                fitting.push_back(value);
        }
    }
    for (const AnimatedValue &value : fitting)
        if (Status fitted = fitValue(value, line); !fitted)
            return fitted;
    return Done{};
}

Status Completion::fitValue(const AnimatedValue &value, const std::vector<Stretch> &line)
{
    bool outside = false;
    const KeysByStretch keys = keysByStretch(*value.curve, line, outside);
    if (outside)
        return Error{QT_TRANSLATE_NOOP("Message", "a key has to lie in the time of a sequence"), {}, -1, {}};
    std::set<std::int32_t> now, former;
    for (const auto &[start, last] : keys)
        now.insert(start);
    if (const FieldRef was = m_before.field(value.keys)) {
        bool ignored = false;
        for (const auto &[start, last] : keysByStretch(*static_cast<const CurveBase *>(was.data), stretchesOf(m_before.data), ignored))
            former.insert(start);
    }
    if (m_inserted.count(value.keys.node))
        former = {};
    bool any = false;
    std::set<std::int32_t> with;
    for (std::size_t row = 0; row < m_after.data.collections.size(); ++row)
        for (std::size_t i = 0; i < m_after.data.collections[row].blocks.size(); ++i) {
            const Block &block = m_after.data.collections[row].blocks[i];
            if (block.animId != value.animId || !canHold(block.kind, *value.value) || block.lineStart == notOnLine)
                continue;
            any = true;
            with.insert(block.lineStart);
            const auto own = keys.find(block.lineStart);
            if (own != keys.end() && own->second > std::int64_t(block.end) && former.count(block.lineStart))
                setField(m_after.data.collections[row].blocks.ids[i], "end", Value::of(std::uint32_t(own->second)));
        }
    for (const Stretch &stretch : line)
        if (const auto own = keys.find(stretch.start); own != keys.end() && !with.count(stretch.start))
            addBlock(stretch, value.animId, blockKindFor(*value.value), own->second);
    removeBlocks(value.animId, *value.value, now, former);

    const auto &info = describe<Animated<float>>();
    const auto leafOf = [&](const char *name) { return Address{value.keys.node, value.keys.field, std::uint16_t(info.indexOf(name))}; };
    const auto &head = *static_cast<const Animated<float> *>(m_after.field(value.keys).object);
    constexpr std::uint16_t animatedFlags = 6;
    if (!keys.empty() && (head.flags & animatedFlags) != animatedFlags && !any)
        set(leafOf("flags"), Value::of(std::uint16_t(head.flags | animatedFlags)));
    else if (keys.empty() && !former.empty() && (head.flags & animatedFlags) == animatedFlags)
        set(leafOf("flags"), Value::of(std::uint16_t(head.flags & ~animatedFlags)));
    // The curve editor sets the curve's interpolation; the file has it beside the animId.
    const bool continuous = value.value->kind != Kind::Integer && value.value->kind != Kind::FixedArray;
    const std::uint16_t interpolation = value.curve->interpolation() == Interpolation::None ? 0 : 1;
    if (value.curve->isPresent() && continuous && (head.interpolation != 0) != (interpolation != 0))
        set(leafOf("interpolation"), Value::of(interpolation));
    return Done{};
}

/// Blocks whose keys went: on stretches that had some and have none now.
void Completion::removeBlocks(std::uint32_t animId, const TypeInfo &value, const std::set<std::int32_t> &keep, const std::set<std::int32_t> &former)
{
    for (std::size_t row = 0; row < m_after.data.collections.size(); ++row)
        for (std::size_t i = m_after.data.collections[row].blocks.size(); i-- > 0;) {
            const Block &block = m_after.data.collections[row].blocks[i];
            if (block.animId == animId && canHold(block.kind, value) && !keep.count(block.lineStart) && former.count(block.lineStart))
                removeRow(blocksOf(row), i);
        }
}

/// Blocks of animIds that nothing has any more.
void Completion::dropBlocksOfGone()
{
    const AnimatedValues before = animatedValues(m_before), after = animatedValues(m_after);
    for (std::size_t row = 0; row < m_after.data.collections.size(); ++row)
        for (std::size_t i = m_after.data.collections[row].blocks.size(); i-- > 0;) {
            const Block &block = m_after.data.collections[row].blocks[i];
            if (before.count(block.animId) && !after.count(block.animId))
                removeRow(blocksOf(row), i);
        }
}

Status Completion::fitEvents()
{
    const bool edited = m_all || std::any_of(m_edited.begin(), m_edited.end(), [](const Address &a) { return a.leaf == 0xffff; });
    if (!edited)
        return Done{};
    const std::vector<Stretch> line = stretchesOf(m_after.data), lineBefore = stretchesOf(m_before.data);
    std::map<std::uint32_t, KeysByStretch> now;
    std::map<std::uint32_t, std::set<std::int32_t>> former;
    bool outside = false, ignored = false;
    for (const Event &event : m_after.data.events)
        for (const auto &[start, last] : keysByStretch(event.times, line, outside)) {
            std::int32_t &most = now[event.animId].try_emplace(start, last).first->second;
            most = std::max(most, last);
        }
    if (outside)
        return Error{QT_TRANSLATE_NOOP("Message", "a key has to lie in the time of a sequence"), {}, -1, {}};
    for (const Event &event : m_before.data.events)
        for (const auto &[start, last] : keysByStretch(event.times, lineBefore, ignored))
            former[event.animId].insert(start);
    std::map<std::uint32_t, std::set<std::int32_t>> with;
    for (const Collection &collection : m_after.data.collections)
        for (const Block &block : collection.blocks)
            if (block.kind == BlockKind::Event)
                with[block.animId].insert(block.lineStart);
    for (const auto &[animId, keys] : now)
        for (const Stretch &stretch : line)
            if (const auto own = keys.find(stretch.start); own != keys.end() && !with[animId].count(stretch.start))
                addBlock(stretch, animId, BlockKind::Event, own->second);
    for (const auto &[animId, starts] : former) {
        std::set<std::int32_t> keep;
        for (const auto &[start, last] : now[animId])
            keep.insert(start);
        removeBlocks(animId, typeInfo<NoValue>(), keep, starts);
    }
    return Done{};
}

/// The row of the collection that takes new keys of a stretch: of a sequence the first that doesn't play over others. It is made where
/// the sequence has none.
std::size_t Completion::collectionFor(const Stretch &stretch)
{
    if (stretch.sequence < 0)
        return std::size_t(stretch.collection);
    const auto row = std::size_t(stretch.sequence);
    const Sequence &sequence = m_after.data.sequences[row];
    if (row < m_after.data.groups.size()) {
        const auto members = m_after.data.groups[row].collections.view();
        for (const bool concurrent : {false, true})
            for (const std::uint32_t member : members)
                if (member < m_after.data.collections.size() && (m_after.data.collections[member].concurrent != 0) == concurrent)
                    return member;
    }
    const auto made = std::uint32_t(m_after.data.collections.size()), set1 = std::uint32_t(m_after.data.animationSets.size());
    List<AnimationSet> sets;
    sets.append();
    insert(rootList("animationSets"), Value::of(sets));
    List<Collection> collections;
    Collection &collection = collections.append();
    const std::string name = std::string(sequence.name.view()) + "_full";
    collection.name.set(std::string_view(name).substr(0, 255));
    collection.animationSet = collection.animationSetCopy = std::uint16_t(set1);
    insert(rootList("collections"), Value::of(collections));
    while (m_after.data.groups.size() <= row) {
        List<SequenceGroup> groups;
        groups.append().name = m_after.data.sequences[m_after.data.groups.size()].name;
        insert(rootList("groups"), Value::of(groups));
    }
    Array<std::uint32_t> members = m_after.data.groups[row].collections;
    members.splice(members.size(), 0, std::span(&made, 1));
    setField(m_after.data.groups.ids[row], "collections", Value::of(members));
    if (m_after.data.groups[row].name.isEmpty())
        setField(m_after.data.groups.ids[row], "name", Value::of(sequence.name));
    return made;
}

void Completion::addBlock(const Stretch &stretch, std::uint32_t animId, std::uint16_t kind, std::int32_t last)
{
    const std::size_t row = collectionFor(stretch);
    const auto &blocks = m_after.data.collections[row].blocks;
    List<Block> added;
    Block &block = added.append();
    block.animId = animId;
    block.kind = kind;
    block.row = std::uint16_t(std::count_if(blocks.begin(), blocks.end(), [&](const Block &b) { return b.kind == kind; }));
    block.flags = kind == BlockKind::Event;
    const std::uint32_t end = stretch.sequence < 0 ? 0 : m_after.data.sequences[std::size_t(stretch.sequence)].end;
    block.end = std::max(end, std::uint32_t(std::max(last, 0)));
    block.lineStart = stretch.start;
    insert(blocksOf(row), Value::of(added));
}

/// Keys of a collection's blocks from one stretch, put on another one as well.
void Completion::copyKeys(const Collection &from, std::int32_t start, std::int32_t to)
{
    const std::vector<Stretch> line = stretchesOf(m_after.data);
    const auto copy = [&](const Address &at, const CurveBase &curve, const TypeInfo &value) {
        CurveBase keys = curve.sliceRaw(0, curve.size(), value.valueSize());
        const CurveBase nothing = curve.sliceRaw(0, 0, value.valueSize());
        for (std::size_t i = keys.size(); i-- > 0;) {
            const Stretch *stretch = stretchAt(line, keys.times()[i]);
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
    const AnimatedValues all = animatedValues(m_after);
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

void Completion::eraseKeys(std::uint32_t animId, std::uint16_t kind, std::int32_t start)
{
    const std::vector<Stretch> line = stretchesOf(m_before.data);
    const auto without = [&](const Address &at, const CurveBase &curve, const TypeInfo &value) {
        Value now(*m_after.field(at).type, &curve);
        auto &keys = *static_cast<CurveBase *>(now.data());
        const CurveBase nothing = keys.sliceRaw(0, 0, value.valueSize());
        for (std::size_t i = keys.size(); i-- > 0;)
            if (const Stretch *stretch = stretchAt(line, keys.times()[i]); stretch && stretch->start == start)
                keys.spliceRaw(i, 1, nothing, value.valueSize());
        if (keys.size() == curve.size())
            return;
        if (keys.size() == 0)
            keys.clear();
        set(at, now);
    };
    if (kind == BlockKind::Event) {
        const auto field = std::uint16_t(describe<Event>().indexOf("times"));
        for (std::size_t row = 0; row < m_after.data.events.size(); ++row)
            if (m_after.data.events[row].animId == animId)
                without({m_after.data.events.ids[row], field}, m_after.data.events[row].times, typeInfo<NoValue>());
        return;
    }
    const AnimatedValues all = animatedValues(m_after);
    const auto found = all.find(animId);
    if (found == all.end())
        return;
    for (const AnimatedValue &value : found->second)
        if (value.curve->isPresent() && canHold(kind, *value.value))
            without(value.keys, *value.curve, *value.value);
}

} // namespace sinew::m3
