// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/change.h"
#include "plugins/m2/m2_stretches.h"

#include <utility>

namespace sinew::m2 {

/// Collects further changes; every one is carried out on the copy at once.
class Completion
{
public:
    Completion(const M2Model &before, ChangeSet &changes) : m_before(before), m_changes(changes), m_after(before)
    {
        for (Change change : changes) {
            m_edited.emplace(change.at.node, change.at.field);
            applyChange(m_after, change);
        }
    }

    const M2Model &after() const { return m_after; }

    void set(Address at, Value value)
    {
        Change change{Change::Set, at, 0, 0, 0, std::move(value)};
        m_changes.push_back(change);
        applyChange(m_after, change);
    }

    void repairAliases();
    void repairVariations();
    void placeSequences();
    void fitTracks();
    void setLookups();
    /// The number that says "none" doesn't fit the five bits of emitters with three textures: a deleted one becomes the first.
    void clearPackedTextures();
    /// Batches name submeshes of their own profile by row: they follow those, and go with them.
    void renumberSubmeshes();

private:
    template<class T>
    void followSubmeshes(const List<Submesh> &before, const List<Submesh> &after, const List<T> &batches);
    template<class T>
    void setField(NodeId sequence, const char *field, T value)
    {
        set({sequence, std::uint16_t(describe<Sequence>().indexOf(field))}, Value::of(value));
    }
    /// `both`: where sequences stood and stand, null when that is the same.
    void fitTrack(const Address &at, const Stretches &before, const Stretches &after, const Stretches *both);

    const M2Model &m_before;
    ChangeSet &m_changes;
    std::set<std::pair<NodeId, std::uint16_t>> m_edited; ///< fields that the edit itself sets
    std::vector<std::pair<std::int32_t, std::int32_t>> m_copies; ///< keys of a stretch that stand in another one, too
    M2Model m_after;
};

} // namespace sinew::m2
