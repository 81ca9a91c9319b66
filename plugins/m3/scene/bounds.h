// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/bounds_facet.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// Bounds of the model (all sequences), of a sequence, of its parts of the mesh (MSEC) and of the collision mesh (at
/// rest).
///
/// The box holds every vertex that is drawn; the radius is half the box's diagonal, as in all but 361 of the corpus's
/// 14,894 keys of bounds. A part's bounds are those of the mesh at rest; its keys, if any, enclose everything drawn
/// from their time to the next key's. A sequence's bounds are computed together with the keys in its time. Particles
/// and ribbons don't count: a model without geometry keeps its bounds.
class M3Bounds final : public BoundsFacet
{
public:
    bool isBounds(const Model &model, const Address &address) const override;
    using BoundsFacet::recalculate;
    Result<ChangeSet> recalculate(const Model &model, std::span<const Address> addresses) const override;
    Result<ChangeSet> recalculateAll(const Model &model) const override;
};

} // namespace sinew::m3
