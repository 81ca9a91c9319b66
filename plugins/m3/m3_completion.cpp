// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/m3_completion.h"

#include "core/model/walk.h"
#include "plugins/m3/m3_blocks.h"
#include "plugins/m3/m3_facets.h"
#include "plugins/m3/m3_line.h"
#include "plugins/m3/m3_plan.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

void collectIds(const TypeInfo &type, const void *value, std::set<NodeId> &ids)
{
    if (type.kind == Kind::Struct) {
        for (const FieldInfo &f : type.structure().fields)
            if (f.type->kind == Kind::List)
                collectIds(*f.type, f.in(value), ids);
    } else if (type.kind == Kind::List) {
        void *list = const_cast<void *>(value);
        ids.insert(type.list->ids(list).begin(), type.list->ids(list).end());
        for (std::size_t i = 0; i < type.list->size(list); ++i)
            collectIds(*type.element, type.list->at(list, i), ids);
    }
}

/// Versions beside MODL 23 where they are not the newest ones, as files of the corpus have them.
struct OldVersion
{
    std::uint32_t tag, version;
};
const OldVersion oldVersions[] = {{fourCc("PAR_"), 12}, {fourCc("RIB_"), 6}, {fourCc("LAYR"), 22}, {fourCc("MAT_"), 15}, {fourCc("REGN"), 3},
                                  {fourCc("SEQS"), 1},  {fourCc("CAM_"), 3}, {fourCc("PROJ"), 4},  {fourCc("EVNT"), 1},  {fourCc("PHRB"), 2},
                                  {fourCc("PHSH"), 1},  {fourCc("FOR_"), 1}};

} // namespace

AnimatedValues animatedValues(const M3Model &model)
{
    AnimatedValues values;
    walkFields(model, [&](const Address &address, const FieldInfo &f, const void *data, const void *object) {
        if (f.type->kind == Kind::Curve && address.leaf != 0xffff) {
            // animId stands at the same place in every Animated.
            const std::uint32_t animId = static_cast<const Animated<float> *>(object)->animId;
            values[animId].push_back({address, animId, static_cast<const CurveBase *>(data), f.type->element});
        }
    });
    return values;
}

std::vector<Stretch> stretchesOf(const Root &root)
{
    std::vector<Stretch> line;
    for (std::size_t row = 0; row < root.sequences.size(); ++row)
        line.push_back({root.sequences[row].lineStart, 0, int(row), -1});
    for (std::size_t row = 0; row < root.collections.size(); ++row)
        for (const Block &block : root.collections[row].blocks)
            if (block.lineStart != notOnLine)
                line.push_back({block.lineStart, 0, -1, int(row)});
    std::stable_sort(line.begin(), line.end(), [](const Stretch &a, const Stretch &b) { return a.start < b.start; });
    // Sequences come first among those that start together.
    std::stable_sort(line.begin(), line.end(), [](const Stretch &a, const Stretch &b) {
        return a.start != b.start ? a.start < b.start : (a.sequence >= 0) > (b.sequence >= 0);
    });
    line.erase(std::unique(line.begin(), line.end(), [](const Stretch &a, const Stretch &b) { return a.start == b.start; }), line.end());
    for (std::size_t i = 0; i < line.size(); ++i)
        line[i].end = i + 1 < line.size() ? std::int64_t(line[i + 1].start) - lineMargin : std::int64_t(line[i].start) + 36'000'000;
    return line;
}

const Stretch *stretchAt(const std::vector<Stretch> &all, std::int32_t time)
{
    const auto after = std::upper_bound(all.begin(), all.end(), time, [](std::int32_t t, const Stretch &s) { return std::int64_t(t) < std::int64_t(s.start) - lineMargin; });
    if (after == all.begin())
        return nullptr;
    const Stretch &found = *std::prev(after);
    return time < found.end ? &found : nullptr;
}

Completion::Completion(const M3Model &before, ChangeSet &changes) : m_before(before), m_changes(changes), m_after(before)
{
    for (Change change : changes) {
        if (change.kind == Change::Insert || change.kind == Change::Set)
            collectIds(change.other.type(), change.other.data(), m_inserted);
        const FieldRef ref = m_after.field(change.at);
        if (ref && ref.field->type->kind == Kind::Curve)
            m_edited.push_back(change.at.whole());
        applyChange(m_after, change);
    }
}

bool Completion::concerns() const
{
    static const std::set<const TypeInfo *> types{&typeInfo<Sequence>(), &typeInfo<SequenceGroup>(), &typeInfo<Collection>(),
                                                  &typeInfo<Block>(), &typeInfo<Event>()};
    return std::any_of(m_changes.begin(), m_changes.end(), [&](const Change &change) {
        if (change.kind != Change::Set && change.kind != Change::Splice)
            return true;
        const FieldRef ref = m_after.field(change.at);
        if (!ref)
            return true;
        const ObjectRef object = m_after.object(change.at.node);
        return ref.field->type->kind == Kind::List || ref.field->type->kind == Kind::Struct || types.count(object.info->type)
               || std::string_view(ref.field->name) == "animId";
    });
}

void Completion::set(Address at, Value value)
{
    Change change{Change::Set, at, 0, 0, 0, std::move(value)};
    m_changes.push_back(change);
    applyChange(m_after, change);
}

void Completion::setField(NodeId object, const char *field, Value value)
{
    set({object, std::uint16_t(m_after.object(object).info->indexOf(field))}, std::move(value));
}

void Completion::insert(const Address &list, Value items)
{
    std::vector<NodeId> &ids = items.type().list->ids(items.data());
    for (NodeId &id : ids)
        id = m_before.newId();
    m_inserted.insert(ids.begin(), ids.end());
    Change change{Change::Insert, list, int(m_after.listSize(list)), int(ids.size()), 0, std::move(items)};
    m_changes.push_back(change);
    applyChange(m_after, change);
}

void Completion::removeRow(const Address &list, std::size_t row)
{
    const FieldRef ref = m_after.field(list);
    Change change{Change::Remove, list, int(row), 1, 0, Value(*ref.type)};
    m_changes.push_back(change);
    applyChange(m_after, change);
}

Address Completion::rootList(const char *name) const
{
    return {RootNode, std::uint16_t(m_after.info().indexOf(name))};
}

Address Completion::blocksOf(std::size_t collection) const
{
    static const auto field = std::uint16_t(describe<Collection>().indexOf("blocks"));
    return {m_after.data.collections.ids[collection], field};
}

Status Completion::run()
{
    const auto opaques = rootList("opaques");
    if (std::any_of(m_changes.begin(), m_changes.end(), [&](const Change &c) { return c.kind != Change::Set && c.kind != Change::Splice && c.at == opaques; }))
        return Error{QT_TRANSLATE_NOOP("Message", "sections that are not understood can be neither made nor deleted nor moved: others may name them by their place"), {}, -1, {}};
    m_all = concerns();
    if (!m_all && m_edited.empty())
        return Done{};
    for (const auto &[id, values] : animatedValues(m_before))
        m_idsInUse.insert(id);
    for (const Collection &collection : m_before.data.collections)
        for (const Block &block : collection.blocks)
            m_idsInUse.insert(block.animId);
    if (m_all) {
        giveVersions();
        giveFreshIds();
        placeSequences();
        separateCollections();
        dropCollections();
        dropKeysOfBlocks();
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
        if (address.node != last && address.leaf == 0xffff && address.field == 0)
            visit(address.node, *m_after.object(address.node).info, object);
        last = address.node;
    });
    for (const auto &[id, info] : fresh) {
        const auto known = usual.find(info);
        std::uint32_t version = known != usual.end() ? known->second : info->sizes.back().first;
        if (known == usual.end() && m_after.data.sectionVersion <= 23)
            for (const OldVersion &old : oldVersions)
                if (old.tag == info->tag)
                    version = old.version;
        if (sectionVersion(*info, m_after.object(id).data) != version)
            setField(id, "sectionVersion", Value::of(version));
    }
}

std::uint32_t Completion::freshId()
{
    // Blizzard's are hashes; ours only have to be free.
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
    std::set<std::uint32_t> seen = m_idsInUse;
    std::vector<Address> renamed;
    for (const auto &[id, values] : animatedValues(m_after))
        for (const AnimatedValue &value : values)
            if (id != 0 && m_inserted.count(value.keys.node) && !seen.insert(id).second)
                renamed.push_back(value.keys);
    const auto leaf = std::uint16_t(describe<Animated<float>>().indexOf("animId"));
    for (const Address &keys : renamed)
        set({keys.node, keys.field, leaf}, Value::of(freshId()));
    for (const auto &[id, values] : animatedValues(m_after))
        m_idsInUse.insert(id);
}

std::int64_t nextStretch(const Root &root)
{
    std::int64_t next = 0;
    for (const Stretch &stretch : stretchesOf(root)) {
        next = std::max<std::int64_t>(next, std::int64_t(stretch.start) + lineStep);
        if (stretch.sequence >= 0)
            next = std::max<std::int64_t>(next, std::int64_t(stretch.start) + root.sequences[std::size_t(stretch.sequence)].end + 2 * lineMargin);
    }
    return (next + lineStep - 1) / lineStep * lineStep;
}

/// New sequences, copies of others as well, get a stretch of their own.
void Completion::placeSequences()
{
    std::set<std::int32_t> taken;
    for (const Stretch &stretch : stretchesOf(m_before.data))
        taken.insert(stretch.start);
    for (std::size_t row = 0; row < m_after.data.sequences.size(); ++row) {
        const NodeId id = m_after.data.sequences.ids[row];
        if (!m_before.get<Sequence>(id) && !taken.insert(m_after.data.sequences[row].lineStart).second) {
            const std::int64_t start = nextStretch(m_after.data);
            setField(id, "lineStart", Value::of(std::int32_t(std::min<std::int64_t>(start, std::numeric_limits<std::int32_t>::max() - lineStep))));
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
            insert(rootList("animationSets"), Value::of(sets));
            const std::size_t made = m_after.data.collections.size();
            insert(rootList("collections"), Value::of(copies));
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
                insert(blocksOf(made), Value::of(blocks));
            copyKeys(original, from, to);
            if (covered != notOnLine)
                copyKeys(original, covered, coveredTo);
            members.edit()[i] = std::uint32_t(made);
            changed = true;
        }
        if (changed)
            setField(m_after.data.groups.ids[row], "collections", Value::of(members));
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
            setField(m_after.data.groups.ids[group], "collections", Value::of(members));
        }
        const auto &all = m_after.data.collections.items;
        if (set1 >= m_after.data.animationSets.size() || std::any_of(all.begin(), all.end(), [&](const Collection &c) { return c.animationSet == set1; }))
            continue;
        removeRow(rootList("animationSets"), set1);
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const char *field : {"animationSet", "animationSetCopy"}) {
                const std::uint16_t now = field == std::string_view("animationSet") ? all[i].animationSet : all[i].animationSetCopy;
                if (now > set1 && now != 0xffff)
                    setField(m_after.data.collections.ids[i], field, Value::of(std::uint16_t(now - 1)));
            }
    }
}

/// Keys whose block was deleted by itself or with its collection.
void Completion::dropKeysOfBlocks()
{
    using Key = std::tuple<std::uint32_t, std::uint16_t, std::int32_t>;
    const auto keysOf = [](const Root &root) {
        std::set<Key> keys;
        for (const Collection &collection : root.collections)
            for (const Block &block : collection.blocks)
                if (block.lineStart != notOnLine)
                    keys.insert({block.animId, block.kind, block.lineStart});
        return keys;
    };
    const std::set<Key> after = keysOf(m_after.data);
    for (const Key &key : keysOf(m_before.data))
        if (!after.count(key))
            eraseKeys(std::get<0>(key), std::get<1>(key), std::get<2>(key));
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
        setField(RootNode, "skinnedBones", Value::of(now));
}

/// The animation set of each collection lists what it animates.
void Completion::fitSets()
{
    std::unordered_map<NodeId, std::set<std::uint32_t>> before;
    for (std::size_t row = 0; row < m_before.data.collections.size(); ++row)
        for (const Block &block : m_before.data.collections[row].blocks)
            before[m_before.data.collections.ids[row]].insert(block.animId);
    std::set<std::uint16_t> changed;
    for (std::size_t row = 0; row < m_after.data.collections.size(); ++row) {
        std::set<std::uint32_t> now;
        for (const Block &block : m_after.data.collections[row].blocks)
            now.insert(block.animId);
        if (now != before[m_after.data.collections.ids[row]])
            changed.insert(m_after.data.collections[row].animationSet);
    }
    for (const std::uint16_t set1 : changed) {
        if (set1 >= m_after.data.animationSets.size())
            continue;
        std::vector<std::uint32_t> wanted;
        std::set<std::uint32_t> known;
        for (const Collection &collection : m_after.data.collections)
            for (const Block &block : collection.blocks)
                if (collection.animationSet == set1 && known.insert(block.animId).second)
                    wanted.push_back(block.animId);
        const AnimationSet &old = m_after.data.animationSets[set1];
        if (!std::equal(wanted.begin(), wanted.end(), old.animIds.begin(), old.animIds.end()))
            setField(m_after.data.animationSets.ids[set1], "animIds", Value::of(Array<std::uint32_t>(std::span<const std::uint32_t>(wanted))));
    }
}

Status completeChanges(const M3Model &model, ChangeSet &changes)
{
    if (changes.size() == 1 && !changeProblem(model, changes.front()).empty())
        return Done{}; // the document says why
    return Completion(model, changes).run();
}

} // namespace sinew::m3
