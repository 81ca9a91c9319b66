// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/placement_facet.h"

namespace sinew::m2 {

/// Bones turn with the model: at rest, their axes are always the model's. Emitters, ribbons, directional lights and
/// attachments need the axes that they had: when the model turns, they get a bone of their own with a constant
/// rotation. Billboards keep their axes without one.
class M2Placement final : public PlacementFacet
{
public:
    Result<PlacedModel> placed(const Model &model, const Similarity &similarity) const override;
};

} // namespace sinew::m2
