// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/completion.h"

#include "core/model/edit_builder.h"
#include "core/model/walk.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/lookups.h"
#include "plugins/m2/model/time_range_keys.h"

#include <algorithm>
#include <unordered_map>

namespace sinew::m2 {

/// The first of the sequences that played the keys of a deleted one takes them over; aliases of a deleted alias name
/// its target.
void Completion::repairAliases()
{
    const auto &before = m_before.data.sequences, &after = m_after.data.sequences;
    const std::vector<std::uint32_t> targets = resolveAliases(m_before.data);
    std::unordered_map<NodeId, std::size_t> rows;
    for (std::size_t row = 0; row < after.size(); ++row)
        rows[after.ids[row]] = row;
    std::map<std::pair<std::uint32_t, std::int32_t>, std::size_t>
        successors; // by the row of the deleted sequence and the position of the keys
    for (std::size_t row = 0; row < after.size(); ++row) {
        const NodeId id = after.ids[row];
        const auto *former = m_before.get<Sequence>(id);
        if (!former || !(former->flags & SequenceFlag::Alias) || !(after[row].flags & SequenceFlag::Alias) ||
            former->aliasNext >= before.size() || rows.count(before.ids[former->aliasNext]) ||
            after[row].aliasNext < after.size())
            continue;
        const std::uint32_t target = targets[std::size_t(m_before.rowOf(id))];
        if (const auto found = rows.find(before.ids[target]); found != rows.end() && found->second != row) {
            set<&Sequence::aliasNext>(id, std::uint16_t(found->second));
            continue;
        }
        const auto [successor, isFirst] = successors.emplace(std::pair(target, former->timelineStart), row);
        set<&Sequence::aliasNext>(id, std::uint16_t(successor->second));
        if (!isFirst)
            continue;
        constexpr std::uint32_t place = 0x130; // whether the keys are in the model
        set<&Sequence::flags>(id, (after[row].flags & ~(SequenceFlag::Alias | place)) | (before[target].flags & place));
    }
}

void Completion::markAnimated()
{
    const auto hasKeys = [](const Bone &bone) {
        return bone.translation.size() + bone.rotation.size() + bone.scaling.size() > 0;
    };
    std::set<NodeId> edited;
    for (const Address &at : m_edited)
        edited.insert(at.node);
    for (const NodeId id : edited) {
        const Bone *before = m_before.get<Bone>(id), *now = m_after.get<Bone>(id);
        if (before && now && !hasKeys(*before) && hasKeys(*now) && before->flags == now->flags &&
            !(now->flags & BoneFlag::Animated))
            set<&Bone::flags>(id, now->flags | 0x200u);
    }
}

/// If the next variation was deleted, the one after it follows.
void Completion::repairVariations()
{
    const auto &before = m_before.data.sequences, &after = m_after.data.sequences;
    std::unordered_map<NodeId, std::size_t> rows;
    for (std::size_t row = 0; row < after.size(); ++row)
        rows[after.ids[row]] = row;
    for (std::size_t row = 0; row < after.size(); ++row) {
        const auto *former = m_before.get<Sequence>(after.ids[row]);
        if (!former || after[row].variationNext >= 0)
            continue;
        std::int16_t next = former->variationNext;
        for (std::size_t steps = 0; next >= 0 && std::size_t(next) < before.size() &&
                                    !rows.count(before.ids[std::size_t(next)]) && steps < before.size();
             ++steps)
            next = before[std::size_t(next)].variationNext;
        const bool wasDeleted = next != former->variationNext;
        if (wasDeleted && next >= 0 && std::size_t(next) < before.size() && rows.count(before.ids[std::size_t(next)]))
            set<&Sequence::variationNext>(after.ids[row], std::int16_t(rows[before.ids[std::size_t(next)]]));
    }
}

/// A sequence that has become an alias takes the position of its target. New ones need a range of their own, and so do
/// former aliases, which take a copy of the keys along.
void Completion::placeSequences()
{
    const std::int32_t slot = m_after.m2Layout() ? m_after.m2Layout()->slotLength : 1000000;
    const std::vector<std::uint32_t> formerTargets = resolveAliases(m_before.data),
                                     targets = resolveAliases(m_after.data);
    const auto &before = m_before.data.sequences;
    const List<Sequence> after = m_after.data.sequences;
    std::vector<std::int32_t> starts;
    std::vector<std::size_t> homeless, followers;
    std::set<std::int32_t> taken;
    std::int64_t last = -slot;
    for (const ParentSequence &sequence : m_after.data.parentSequences) {
        last = std::max<std::int64_t>(last, sequence.timelineStart);
        taken.insert(sequence.timelineStart);
    }
    for (std::size_t row = 0; row < after.size(); ++row) {
        starts.push_back(after[row].timelineStart);
        if (after[row].timelineStart >= 0)
            last = std::max<std::int64_t>(last, after[row].timelineStart);
        const NodeId id = after.ids[row];
        const bool isOld = m_before.get<Sequence>(id) != nullptr, isAlias = targets[row] != row;
        if (!isOld || before.ids[formerTargets[std::size_t(m_before.rowOf(id))]] != after.ids[targets[row]])
            (isAlias ? followers : homeless).push_back(row);
        else if (!isAlias || starts[row] != after[targets[row]].timelineStart)
            taken.insert(starts[row]); // an alias that has a range of its own anyway keeps it
    }
    for (const std::size_t row : homeless) {
        const Sequence &sequence = after[row];
        const NodeId id = after.ids[row];
        if (sequence.timelineStart >= 0 && taken.insert(sequence.timelineStart).second)
            continue; // nothing else is there
        const std::int64_t next = last / slot * slot + slot;
        if (next + slot > 0x7fffffff)
            continue; // no more room; both then show the same keys
        last = next;
        taken.insert(std::int32_t(next));
        starts[row] = std::int32_t(next);
        // A copy of a sequence has keys as well; they go into the model, since .anim files belong to other sequences.
        const bool isNew = m_before.get<Sequence>(id) == nullptr;
        const bool isCopy = isNew && std::any_of(before.items.begin(), before.items.end(), [&](const Sequence &other) {
                                return other.timelineStart == sequence.timelineStart && other.id == sequence.id &&
                                       other.duration == sequence.duration;
                            });
        if (!isNew || isCopy)
            m_copies.emplace_back(sequence.timelineStart, std::int32_t(next));
        if (isCopy)
            set<&Sequence::flags>(id, sequence.flags | SequenceFlag::InModel);
    }
    for (const std::size_t row : followers)
        starts[row] = starts[targets[row]];
    for (std::size_t row = 0; row < after.size(); ++row)
        if (starts[row] != after[row].timelineStart)
            set<&Sequence::timelineStart>(after.ids[row], starts[row]);
}

void Completion::followAnimationFiles()
{
    const List<AnimationFile> files = m_after.data.animationFiles;
    if (files.isEmpty() || files.ids != m_before.data.animationFiles.ids)
        return;
    constexpr std::uint32_t inModel = 0x130;
    using Key = std::pair<std::uint16_t, std::uint16_t>;
    struct External
    {
        std::map<NodeId, Key> keys; ///< by sequence
        std::set<Key> all;
    };
    const auto externals = [](const Root &root) {
        External found;
        for (std::size_t row = 0; row < root.sequences.size(); ++row)
            if (const Sequence &s = root.sequences[row]; !(s.flags & (inModel | SequenceFlag::Alias))) {
                found.keys[root.sequences.ids[row]] = {s.id, s.variation};
                found.all.insert({s.id, s.variation});
            }
        return found;
    };
    const External then = externals(m_before.data), now = externals(m_after.data);
    const auto listed = [&](const Key &key) {
        return std::any_of(files.begin(), files.end(),
                           [&](const AnimationFile &file) { return Key(file.id, file.variation) == key; });
    };
    std::vector<NodeId> gone;
    for (std::size_t row = 0; row < files.size(); ++row) {
        const NodeId id = files.ids[row];
        const Key key{files[row].id, files[row].variation};
        if (!then.all.count(key) || now.all.count(key) || m_edited.count(fieldOf<&AnimationFile::id>(id)) ||
            m_edited.count(fieldOf<&AnimationFile::variation>(id)))
            continue;
        const auto player = std::find_if(then.keys.begin(), then.keys.end(), [&](const auto &entry) {
            return entry.second == key && now.keys.count(entry.first);
        });
        if (player == then.keys.end() || listed(now.keys.at(player->first))) {
            gone.push_back(id);
            continue;
        }
        const Key to = now.keys.at(player->first);
        if (to.first != key.first)
            set<&AnimationFile::id>(id, to.first);
        if (to.second != key.second)
            set<&AnimationFile::variation>(id, to.second);
    }
    removeAll(gone);
}

/// Keys belong to sequences: those of a deleted one are deleted, a new one gets a sub-track. A track with fewer
/// sub-tracks than sequences, whose later sequences play the first one's keys, stays like that as long as they do.
void Completion::fitTracks()
{
    const TimeRanges before(m_before), after(m_after);
    if (after.size() == 0)
        return;
    const bool moved = !(before == after) || !m_copies.empty();
    std::vector<Address> tracks;
    walkFields(m_after, [&](const Address &at, const FieldInfo &field, void *data, void *) {
        if (field.type->kind != Kind::Curve || isOverLife(field.storage))
            return;
        const auto *curve = static_cast<const CurveBase *>(data);
        if (curve->size() && curve->globalSequence() < 0 && (moved || m_edited.count({at.node, at.field})))
            tracks.push_back(at);
    });
    const TimeRanges both = TimeRanges::both(before, after);
    for (const Address &at : tracks)
        fitTrack(at, before, after, moved ? &both : nullptr);
}

void Completion::fitTrack(const Address &at, const TimeRanges &before, const TimeRanges &after, const TimeRanges *both)
{
    const FieldRef field = m_after.field(at), former = m_before.field(at);
    const CurveBase curve = *static_cast<const CurveBase *>(field.data);
    const std::size_t width = field.type->element->valueSize();
    CurveBase::Header header = curve.header();
    const auto *then = former && former.type == field.type ? static_cast<const CurveBase *>(former.data) : nullptr;
    const std::int32_t formerSlots = header.slots < 0 && then && then->size() ? then->header().slots : header.slots;
    const auto times = curve.times();
    if (!both && header.slots < 0 && formerSlots < 0 && std::is_sorted(times.begin(), times.end()))
        return;
    TimeRangeKeys keys(curve, both ? *both : after);
    if (header.slots >= 0 && before.size() > 0) {
        // What the later sequences have played until now.
        const TimeRangeKeys::Keys all = keys.of(before.start(0));
        bool plays = both != nullptr;
        for (auto row = std::size_t(header.slots); !plays && row < before.size(); ++row)
            plays = before.ownsKeys(row) && !keys.of(before.start(row)).empty();
        if (!plays)
            return; // they still do
        keys.spread(before, std::size_t(header.slots), all);
        for (std::size_t row = 0; row < after.size(); ++row)
            if (after.ownsKeys(row) && !before.has(after.start(row)) && keys.of(after.start(row)).empty())
                keys.set(after.start(row), all);
        header.slots = -1;
    }
    for (const auto &[from, to] : m_copies)
        keys.set(to, keys.of(from));
    if (both)
        keys.dropOutside(after);
    for (const std::int32_t slots : {formerSlots, 1})
        if (formerSlots > 0 && keys.gather(after, std::size_t(slots), width)) {
            header.slots = slots;
            break;
        }
    CurveBase fitted = keys.curve(header, width);
    if (fitted.size() == 0 && width)
        fitted.clear(); // as with every other edit that removes the last key
    if (!fitted.equalRaw(curve, width))
        set(at, Value(*field.type, &fitted));
}

template<class T>
void Completion::followSubmeshes(const List<Submesh> &before, const List<Submesh> &after, const List<T> &batches)
{
    std::vector<NodeId> gone;
    for (std::size_t row = 0; row < batches.size(); ++row) {
        const NodeId id = batches.ids[row];
        const std::uint16_t old = batches[row].submesh;
        if (!m_before.get<T>(id) || m_edited.count(fieldOf<&T::submesh>(id)) || old >= before.size())
            continue;
        const auto now =
            std::size_t(std::find(after.ids.begin(), after.ids.end(), before.ids[old]) - after.ids.begin());
        if (now == after.size()) {
            gone.push_back(id);
        } else if (now != old) {
            set<&T::submesh>(id, std::uint16_t(now));
            if constexpr (std::is_same_v<T, Batch>)
                if (m_after.data.version < Version::CompressedRotations && batches[row].flags2 == old)
                    set<&Batch::flags2>(id, std::uint16_t(now));
        }
    }
    removeAll(gone);
}

void Completion::removeAll(std::span<const NodeId> ids)
{
    if (ids.empty())
        return;
    EditBuilder edit(m_after);
    edit.remove(ids);
    if (Result<ChangeSet> changes = edit.finish())
        for (const Change &change : *changes)
            add(change);
}

template<auto Texture>
void Completion::clearPackedTexture(NodeId id, const Particle &before, const Particle &now)
{
    if (now.*Texture == 0xffff && before.*Texture != 0xffff)
        set<Texture>(id, 0);
}

void Completion::clearPackedTextures()
{
    for (const NodeId id : std::vector<NodeId>(m_after.data.particles.ids)) {
        const auto *before = m_before.get<Particle>(id), *after = m_after.get<Particle>(id);
        if (!before || !hasSubTracks(m_after.data.version) || !(after->flags & ParticleFlag::MultiTexture))
            continue;
        const Particle now = *after;
        clearPackedTexture<&Particle::texture>(id, *before, now);
        clearPackedTexture<&Particle::texture1>(id, *before, now);
        clearPackedTexture<&Particle::texture2>(id, *before, now);
    }
}

void Completion::followTextureAc()
{
    const Root &before = m_before.data;
    const auto owners = [](const Root &root) {
        std::vector<NodeId> ids = root.materials.ids;
        ids.insert(ids.end(), root.particles.ids.begin(), root.particles.ids.end());
        return ids;
    };
    const std::vector<NodeId> were = owners(before), are = owners(m_after.data);
    // Without one row per owner it is unknown which row belongs to which.
    if (m_before.form == WithoutChunks || were == are || before.textureAc.size() != were.size() ||
        m_after.data.textureAc.size() != were.size())
        return;
    const Address list = fieldOf<&Root::textureAc>(RootNode);
    while (m_after.data.textureAc.size() > are.size())
        removeRow(list, m_after.data.textureAc.size() - 1);
    List<TextureAc> more;
    for (std::size_t row = m_after.data.textureAc.size(); row < are.size(); ++row)
        more.append();
    if (!more.isEmpty())
        append(list, Value::of(more));
    for (std::size_t row = 0; row < are.size(); ++row) {
        const auto then = std::size_t(std::find(were.begin(), were.end(), are[row]) - were.begin());
        const TextureAc wanted = then < were.size() ? before.textureAc[then] : TextureAc();
        if (wanted.values != m_after.data.textureAc[row].values)
            set<&TextureAc::values>(m_after.data.textureAc.ids[row], wanted.values);
    }
}

void Completion::renumberSubmeshes()
{
    for (const List<Skin> Root::*list : {&Root::skins, &Root::lodSkins})
        for (const NodeId id : (m_after.data.*list).ids) {
            const Skin *before = m_before.get<Skin>(id);
            if (!before || before->submeshes.ids == m_after.get<Skin>(id)->submeshes.ids)
                continue;
            const List<Submesh> submeshes = m_after.get<Skin>(id)->submeshes;
            followSubmeshes(before->submeshes, submeshes, List<Batch>(m_after.get<Skin>(id)->batches));
            followSubmeshes(before->submeshes, submeshes, List<ShadowBatch>(m_after.get<Skin>(id)->shadowBatches));
        }
}

void Completion::setLookups()
{
    for (const Lookup &lookup : lookups()) {
        if (!lookup.contentDiffers(m_before.data, m_after.data))
            continue;
        const Array<std::int16_t> made = lookup.build(m_after.data, m_before.data.*lookup.table);
        if (!made.equalRaw(m_after.data.*lookup.table, sizeof(std::int16_t)))
            set({RootNode, lookup.field}, Value::of(made));
    }
}

} // namespace sinew::m2
