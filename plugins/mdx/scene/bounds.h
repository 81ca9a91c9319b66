// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/bounds_facet.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Extents: of the model (all sequences), of a sequence, of a geoset (at rest) and of a geoset during a sequence.
///
/// The box holds every vertex that is drawn; the radius is half the box's diagonal, the most common choice in the files
/// of Blizzard and of the community's tools. Sequences are posed every 33 ms.
class MdxBounds final : public BoundsFacet
{
public:
    bool isBounds(const Model &model, const Address &address) const override;
    using BoundsFacet::recalculate;
    Result<ChangeSet> recalculate(const Model &model, std::span<const Address> addresses) const override;
    Result<ChangeSet> recalculateAll(const Model &model) const override;
};

} // namespace sinew::mdx
