// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/placement_facet.h"

namespace sinew::m3 {

/// Bones keep their axes, and so does everything on them: the model turns and moves by its roots alone. Rest poses
/// follow.
class M3Placement final : public PlacementFacet
{
public:
    Result<PlacedModel> placed(const Model &model, const Similarity &similarity) const override;
};

} // namespace sinew::m3
