// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/new_object.h"
#include "core/facets/materials/texture_facet.h"

namespace sinew::mdx {

/// Textures of TEXS.
class MdxTextures final : public TextureFacet
{
public:
    std::vector<ModelTexture> textures(const Model &model) const override;
    Result<ChangeSet> setPaths(const Model &model,
                               std::span<const std::pair<NodeId, std::string>> paths) const override;
    Result<NewObject> add(const Model &model, std::string_view path) const override;
    Result<ChangeSet> mergeEqual(const Model &model) const override;
    Result<ChangeSet> removeUnused(const Model &model) const override;
};

} // namespace sinew::mdx
