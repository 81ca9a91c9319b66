// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/placement_facet.h"

namespace sinew::mdx {

/// Bones turn with the model: at rest, their axes are always the model's. What a game sees from an object's axes
/// (emitters, ribbons, lights, attachments) keeps them and gets a rotation instead; billboards keep theirs without one.
class MdxPlacement final : public PlacementFacet
{
public:
    Result<PlacedModel> placed(const Model &model, const Similarity &similarity) const override;
};

} // namespace sinew::mdx
