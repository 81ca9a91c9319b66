// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/uv/uv_facet.h"

namespace sinew::m3 {

/// UV sets and colours of the regions' vertices. Coordinates are whole numbers on disk, which the region's scale and
/// offset turn into texture coordinates: edits are rounded to the nearest step, and refused if out of range. Colours
/// have one byte each for red, green, blue and alpha.
class M3Uvs final : public UvFacet
{
public:
    std::vector<UvPart> parts(const Model &model) const override;
    /// The region of a batch, the regions of a division, the material of a reference.
    std::vector<NodeId> partsOf(const Model &model, NodeId node) const override;
    std::vector<UvTexture> textures(const Model &model, NodeId part) const override;
    UvMesh mesh(const Model &model, NodeId part, int set) const override;
    Result<ChangeSet> setCoordinates(const Model &model, int set, std::span<const UvEdit> edits) const override;
    /// The vertex format says whether there are any.
    Message noColours(const Model &model) const override;
    Result<ChangeSet> setColours(const Model &model, std::span<const ColourEdit> edits) const override;
};

} // namespace sinew::m3
