// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/uv/uv_facet.h"

namespace sinew::mdx {

/// UV sets of geosets. Vertices have no colours.
class MdxUvs final : public UvFacet
{
public:
    std::vector<UvPart> parts(const Model &model) const override;
    /// The geoset that a geoset animation applies to.
    std::vector<NodeId> partsOf(const Model &model, NodeId node) const override;
    std::vector<UvTexture> textures(const Model &model, NodeId part) const override;
    /// Vertices beyond the end of a set are at 0, 0 as in the preview; they can't be set.
    UvMesh mesh(const Model &model, NodeId part, int set) const override;
    Result<ChangeSet> setCoordinates(const Model &model, int set, std::span<const UvEdit> edits) const override;
    Message noColours(const Model &model) const override;
};

} // namespace sinew::mdx
