// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/uv/uv_facet.h"

namespace sinew::m2 {

/// The two UV sets of the model's vertices, as referred to by the submeshes of all skin profiles: a vertex that several
/// submeshes or profiles draw is moved in all of them. Vertices have no colours.
class M2Uvs final : public UvFacet
{
public:
    std::vector<UvPart> parts(const Model &model) const override;
    /// The submesh of a batch, the submeshes of a profile.
    std::vector<NodeId> partsOf(const Model &model, NodeId node) const override;
    std::vector<UvTexture> textures(const Model &model, NodeId part) const override;
    UvMesh mesh(const Model &model, NodeId part, int set) const override;
    Result<ChangeSet> setCoordinates(const Model &model, int set, std::span<const UvEdit> edits) const override;
    Message noColours(const Model &model) const override;
};

} // namespace sinew::m2
