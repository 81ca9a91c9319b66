// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/bounds_facet.h"

namespace sinew::m2 {

/// Bounds of the model, of its sequences and of the collision mesh (at rest).
///
/// The model's box holds all vertices at rest and whatever is drawn in its sequences; a sequence's what is drawn in it.
/// The radius is the distance from the middle of the box to the farthest vertex at rest, as in Blizzard's files of
/// models that don't move (Doghouse.m2: box and radius are equal to 1e-3); where a pose goes beyond the box at rest,
/// half the box's diagonal. Particles and ribbons don't count: what has no geometry keeps its bounds.
class M2Bounds final : public BoundsFacet
{
public:
    bool isBounds(const Model &model, const Address &address) const override;
    using BoundsFacet::recalculate;
    Result<ChangeSet> recalculate(const Model &model, std::span<const Address> addresses) const override;
    Result<ChangeSet> recalculateAll(const Model &model) const override;
};

} // namespace sinew::m2
