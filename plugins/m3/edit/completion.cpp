// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/completion.h"

#include "core/model/walk.h"
#include "plugins/m3/model/layout.h"
#include "plugins/m3/model/old_versions.h"
#include "plugins/m3/model/plan.h"
#include "plugins/m3/model/random_flags.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m3 {

namespace {

void collectNodes(const TypeInfo &type, const void *value, std::set<NodeId> &ids)
{
    if (type.kind == Kind::Struct) {
        for (const FieldInfo &f : type.structure().fields)
            if (f.type->kind == Kind::List)
                collectNodes(*f.type, f.in(value), ids);
    } else if (type.kind == Kind::List) {
        void *list = const_cast<void *>(value);
        ids.insert(type.list->ids(list).begin(), type.list->ids(list).end());
        for (std::size_t i = 0; i < type.list->size(list); ++i)
            collectNodes(*type.element, type.list->at(list, i), ids);
    }
}

/// Whether a field is the interpolation of an Animated value.
bool isInterpolation(const FieldRef &ref)
{
    return isAnimated(*ref.owner) && ref.field == &ref.owner->fields[fieldRow<&Animated<float>::interpolation>()];
}

Concern concernOf(const M3Model &model, const Change &change)
{
    const FieldRef ref = model.field(change.at);
    if (!ref)
        return Concern::Objects; // part of an object that an earlier change inserts
    const TypeInfo &type = *ref.field->type;
    if (type.kind == Kind::List) {
        static const std::set<const TypeInfo *> types{&typeInfo<Sequence>(), &typeInfo<SequenceGroup>(),
                                                      &typeInfo<Collection>(), &typeInfo<Block>(), &typeInfo<Event>()};
        return types.count(type.element) ? Concern::Arrangement : Concern::Objects;
    }
    if (type.kind == Kind::Struct)
        return isAnimated(type.structure()) ? Concern::Arrangement : Concern::Nothing;
    if (type.kind == Kind::Curve || isInterpolation(ref))
        return Concern::Keys;
    if (ref.field == &fieldInfo<&Sequence::name>())
        return Concern::Names;
    static const std::set<const FieldInfo *> fields{&fieldInfo<&Sequence::timelineStart>(),
                                                    &fieldInfo<&SequenceGroup::collections>(),
                                                    &fieldInfo<&Collection::animationSet>(),
                                                    &fieldInfo<&Collection::priority>(),
                                                    &fieldInfo<&Block::kind>(),
                                                    &fieldInfo<&Block::timelineStart>(),
                                                    &fieldInfo<&Block::animId>(),
                                                    &fieldInfo<&Event::animId>()};
    const bool isAnimId =
        isAnimated(*ref.owner) && ref.field == &ref.owner->fields[fieldRow<&Animated<float>::animId>()];
    return isAnimId || fields.count(ref.field) ? Concern::Arrangement : Concern::Nothing;
}

} // namespace

Completion::Completion(const M3Model &before, ChangeSet &changes, Concern concern)
    : FollowUp(before, changes), m_concern(concern), m_timelineBefore(before.data)
{
    std::vector<Address> reinterpolated;
    for (const Change &change : changes) {
        if (change.kind == Change::Insert || change.kind == Change::Set)
            collectNodes(change.other.type(), change.other.data(), m_inserted);
        const FieldRef ref = m_after.field(change.at.whole());
        if (ref && isInterpolation(ref))
            reinterpolated.push_back(beside<&Animated<float>::keys>(change.at));
        if (!ref || ref.type->kind != Kind::Curve)
            continue;
        m_edited.insert(change.at.whole());
        if (change.at.hasLeaf())
            m_wanted.insert(static_cast<const Animated<float> *>(ref.object)->animId);
        else
            for (const Event &event : m_after.data.events) // one block holds the keys of several events
                m_wanted.insert(event.animId);
    }
    for (const Address &keys : reinterpolated)
        takeInterpolation(keys);
}

void Completion::append(const Address &list, Value items)
{
    const std::size_t first = m_after.listSize(list);
    FollowUp::append(list, std::move(items));
    for (std::size_t row = first; row < m_after.listSize(list); ++row)
        m_inserted.insert(m_after.idAt(list, row));
}

Address Completion::blocksOf(NodeId collection) const
{
    return fieldOf<&Collection::blocks>(collection);
}

/// The affected values of the model after the edit. Cached until animIds change.
const AnimatedValues &Completion::values()
{
    if (!m_values)
        m_values = animatedValues(m_after, [this](const AnimatedValue &value) {
            return m_concern != Concern::Keys || m_wanted.count(value.animId);
        });
    return *m_values;
}

Status Completion::run()
{
    if (m_concern == Concern::Names) {
        followNames();
        return Done{};
    }
    if (m_concern >= Concern::Objects) {
        giveVersions();
        giveFreshIds();
    }
    if (m_concern == Concern::Arrangement) {
        placeSequences();
        separateCollections();
        followNames();
        dropCollections();
        dropKeysOfBlocks();
        arrange();
    }
    indexBlocks();
    if (m_concern >= Concern::Objects) {
        fitSkinnedBones();
        dropBlocksOfGone();
    }
    shareKeys();
    if (Status values = fitValues(); !values)
        return values;
    if (Status events = fitEvents(); !events)
        return events;
    fitSets();
    return Done{};
}

/// What is random: newer versions hold it in flags, older ones in a field each.
template<class Effect>
void Completion::carrySwitches(NodeId id, std::uint32_t flagsSince, std::uint32_t version)
{
    const Effect *effect = m_after.get<Effect>(id);
    if (!effect || (effect->sectionVersion >= flagsSince) == (version >= flagsSince))
        return;
    struct Switch
    {
        std::uint32_t flag, on;
        std::uint16_t row;
    };
    const Switch switches[] = {{RandomFlag::Speed, effect->randomSpeed, fieldRow<&Effect::randomSpeed>()},
                               {RandomFlag::Life, effect->randomLifespan, fieldRow<&Effect::randomLifespan>()},
                               {RandomFlag::Mass, effect->randomMass, fieldRow<&Effect::randomMass>()},
                               {RandomFlag::World, effect->worldSpace, fieldRow<&Effect::worldSpace>()}};
    std::uint32_t flags = effect->randomFlags;
    set({id, fieldRow<&Effect::sectionVersion>()}, Value::of(version));
    for (const Switch &each : switches)
        if (version < flagsSince)
            set({id, each.row}, Value::of(std::uint32_t(flags & each.flag ? 1 : 0)));
        else if (each.on)
            flags |= each.flag;
    if (version >= flagsSince)
        set({id, fieldRow<&Effect::randomFlags>()}, Value::of(flags));
}

/// New objects get the version that others of their kind have in this model.
void Completion::giveVersions()
{
    if (m_inserted.empty())
        return;
    std::unordered_map<const StructInfo *, std::uint32_t> usual;
    std::vector<std::pair<NodeId, const StructInfo *>> fresh;
    const auto visit = [&](NodeId id, const StructInfo &info, const void *object) {
        const std::optional<std::uint32_t> version = sectionVersion(info, object);
        if (!version || info.sizes.empty())
            return;
        if (m_inserted.count(id))
            fresh.emplace_back(id, &info);
        else
            usual[&info] = *version;
    };
    NodeId last = NoNode;
    walkFields(m_after, [&](const Address &address, const FieldInfo &, const void *, const void *object) {
        if (address.node != last && !address.hasLeaf() && address.field == 0)
            visit(address.node, *m_after.object(address.node).info, object);
        last = address.node;
    });
    for (const auto &[id, info] : fresh) {
        const auto known = usual.find(info);
        std::uint32_t version = known != usual.end() ? known->second : info->sizes.back().first;
        if (known == usual.end() && m_after.data.sectionVersion <= oldRoot)
            version = oldVersionOf(*info).value_or(version);
        carrySwitches<Particle>(id, particleFlagsSince, version);
        carrySwitches<Ribbon>(id, ribbonFlagsSince, version);
        if (sectionVersion(*info, m_after.object(id).data) != version)
            set({id, std::uint16_t(info->rowAt(std::size_t(info->fields.front().versionOffset)))}, Value::of(version));
    }
}

/// The animIds of the model before the edit.
void Completion::collectIds()
{
    if (!m_idsInUse.empty())
        return;
    for (const auto &[id, same] : animatedValues(m_before))
        m_idsInUse.insert(id);
    for (const Collection &collection : m_before.data.collections)
        for (const Block &block : collection.blocks)
            m_idsInUse.insert(block.animId);
}

std::uint32_t Completion::freshId()
{
    collectIds();
    // Blizzard's are hashes; ours only need to be unused.
    std::uint32_t id = 0x51000001 + std::uint32_t(m_idsInUse.size());
    while (!m_idsInUse.insert(id).second)
        ++id;
    return id;
}

/// Copies of animated values get animIds of their own.
void Completion::giveFreshIds()
{
    if (m_inserted.empty())
        return;
    collectIds();
    std::set<std::uint32_t> seen = m_idsInUse;
    std::vector<std::pair<Address, std::uint32_t>> renamed;
    for (const auto &[id, same] : values()) {
        for (const AnimatedValue &value : same)
            if (id != 0 && m_inserted.count(value.keys.node) && !seen.insert(id).second)
                renamed.emplace_back(value.keys, id);
        m_idsInUse.insert(id);
    }
    for (const auto &[keys, original] : renamed) {
        const std::uint32_t id = freshId();
        set(beside<&Animated<float>::animId>(keys), Value::of(id));
        m_copiedFrom.emplace(id, original);
    }
    if (!renamed.empty())
        m_values.reset();
}

void Completion::fitSkinnedBones()
{
    const auto &before = m_before.data.bones, &after = m_after.data.bones;
    if (before.ids == after.ids)
        return;
    const std::size_t count = std::min<std::size_t>(m_before.data.skinnedBones, before.size());
    const std::set<NodeId> skinned(before.ids.begin(), before.ids.begin() + std::ptrdiff_t(count));
    std::uint32_t now = 0;
    for (std::size_t row = 0; row < after.size(); ++row)
        if (skinned.count(after.ids[row]))
            now = std::uint32_t(row + 1);
    if (now != m_after.data.skinnedBones && m_before.data.skinnedBones == m_after.data.skinnedBones)
        set<&Root::skinnedBones>(RootNode, now);
}

/// The animation set of each collection lists the values that it animates.
void Completion::fitSets()
{
    const auto sameIds = [](const List<Block> &a, const List<Block> &b) {
        if (std::equal(a.begin(), a.end(), b.begin(), b.end(),
                       [](const Block &x, const Block &y) { return x.animId == y.animId; }))
            return true;
        const auto idsOf = [](const List<Block> &blocks) {
            std::set<std::uint32_t> ids;
            for (const Block &block : blocks)
                ids.insert(block.animId);
            return ids;
        };
        return idsOf(a) == idsOf(b);
    };
    std::set<std::uint16_t> changed;
    for (std::size_t row = 0; row < m_after.data.collections.size(); ++row) {
        const Collection &now = m_after.data.collections[row];
        const auto *before = m_before.get<Collection>(m_after.data.collections.ids[row]);
        if (before ? !sameIds(before->blocks, now.blocks) : !now.blocks.isEmpty())
            changed.insert(now.animationSet);
    }
    for (const std::uint16_t row : changed) {
        if (row >= m_after.data.animationSets.size())
            continue;
        std::vector<std::uint32_t> wanted;
        std::unordered_set<std::uint32_t> known;
        for (const Collection &collection : m_after.data.collections)
            if (collection.animationSet == row)
                for (const Block &block : collection.blocks)
                    if (known.insert(block.animId).second)
                        wanted.push_back(block.animId);
        const AnimationSet &old = m_after.data.animationSets[row];
        if (!std::equal(wanted.begin(), wanted.end(), old.animIds.begin(), old.animIds.end()))
            set<&AnimationSet::animIds>(m_after.data.animationSets.ids[row],
                                        Array<std::uint32_t>(std::span<const std::uint32_t>(wanted)));
    }
}

Status completeChanges(const M3Model &model, ChangeSet &changes)
{
    if (changes.size() == 1 && !changeProblem(model, changes.front()).empty())
        return Done{}; // the document reports why
    const auto *layout = static_cast<const M3Layout *>(model.layout().get());
    if (layout && !changes.empty() && layout->placeOf(RootNode).section < 0)
        return Error{QT_TRANSLATE_NOOP("Message", "the section of the model itself was not understood and is kept as "
                                                  "it is: nothing in this file can be changed"),
                     {},
                     -1,
                     {}};
    Concern concern = Concern::Nothing;
    for (const Change &change : changes) {
        const bool structural = change.kind != Change::Set && change.kind != Change::Splice;
        if (structural && change.at == fieldOf<&Root::opaques>(RootNode))
            return Error{QT_TRANSLATE_NOOP(
                             "Message",
                             "unknown sections can't be created, deleted or moved: others may refer to them by index"),
                         {},
                         -1,
                         {}};
        concern = std::max(concern, concernOf(model, change));
    }
    return concern == Concern::Nothing ? Status(Done{}) : Completion(model, changes, concern).run();
}

} // namespace sinew::m3
