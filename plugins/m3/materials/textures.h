// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/texture_facet.h"

namespace sinew::m3 {

/// Paths of layers: the format has no list of textures. There is one texture for each path, used by all layers that
/// name it.
class M3Textures final : public TextureFacet
{
public:
    std::vector<ModelTexture> textures(const Model &model) const override;
    Result<ChangeSet> setPaths(const Model &model,
                               std::span<const std::pair<NodeId, std::string>> paths) const override;
    bool hasList() const override { return false; }
};

} // namespace sinew::m3
