// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/follow_up.h"
#include "plugins/m2/model/time_ranges.h"

#include <set>
#include <utility>

namespace sinew::m2 {

class Completion : public FollowUp<M2Model>
{
public:
    Completion(const M2Model &before, ChangeSet &changes) : FollowUp(before, changes)
    {
        for (const Change &change : changes)
            m_edited.insert({change.at.node, change.at.field});
    }

    void repairAliases();
    void repairVariations();
    void placeSequences();
    /// The file ids of .anim files follow the sequences that they are listed for, and are removed with them.
    void followAnimationFiles();
    void fitTracks();
    void setLookups();
    /// The number for "none" doesn't fit the five bits of emitters with three textures: a deleted texture becomes the
    /// first.
    void clearPackedTextures();
    /// Emitters that were added with default values get colours, sizes and rates that show something.
    void startEmitters();
    /// TXAC has a row for each material, then for each emitter.
    void followTextureAc();
    /// A bone that gets its first keys is marked as one that moves: others are said to stay still (wowdev, M2 page).
    void markAnimated();
    /// Batches name submeshes of their own profile by row: they follow those, and are deleted with them.
    void renumberSubmeshes();

private:
    template<class T>
    void followSubmeshes(const List<Submesh> &before, const List<Submesh> &after, const List<T> &batches);
    void removeAll(std::span<const NodeId> ids);
    template<auto Texture>
    void clearPackedTexture(NodeId id, const Particle &before, const Particle &now);
    /// `both`: positions of the sequences before and after, null if they are the same.
    void fitTrack(const Address &at, const TimeRanges &before, const TimeRanges &after, const TimeRanges *both);

    std::set<Address> m_edited;                                  ///< fields that the edit itself sets
    std::vector<std::pair<std::int32_t, std::int32_t>> m_copies; ///< a range whose keys are copied to another one
};

} // namespace sinew::m2
