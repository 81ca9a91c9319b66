// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/mesh_facet.h"

namespace sinew::mdx {

class MdxMeshes final : public MeshFacet
{
public:
    std::vector<Message> differences(const Model &model, NodeId part, NodeId other) const override;
    /// A new geoset gets copies of the geoset animations of the one that it is like; those of removed ones go.
    Result<MeshEdit> edited(const Model &model, const MeshRequest &request) const override;
};

} // namespace sinew::mdx
