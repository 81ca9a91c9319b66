// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/mesh_facet.h"

namespace sinew::m3 {

class M3Meshes final : public MeshFacet
{
public:
    std::vector<Message> differences(const Model &model, NodeId part, NodeId other) const override;
    /// Regions' parts of the bone look-up follow; a new region gets copies of the batches of the one that it is like.
    /// Refused where cloth names vertices or regions.
    Result<MeshEdit> edited(const Model &model, const MeshRequest &request) const override;
};

} // namespace sinew::m3
