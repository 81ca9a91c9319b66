// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/mesh_facet.h"

namespace sinew::m2 {

class M2Meshes final : public MeshFacet
{
public:
    std::vector<Message> differences(const Model &model, NodeId part, NodeId other) const override;
    /// Bone look-ups follow; a new submesh gets copies of the batches of the one that it is like. Vertices that no
    /// profile uses any more go.
    Result<MeshEdit> edited(const Model &model, const MeshRequest &request) const override;
};

} // namespace sinew::m2
