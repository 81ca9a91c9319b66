// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/new_object.h"
#include "core/facets/materials/texture_facet.h"

namespace sinew::m2 {

/// Textures of the model, with their TXID numbers if the file has them. A texture is used if a batch, a shadow batch, a
/// ribbon or a particle emitter shows it; an entry of the texture combos that no batch reads doesn't count.
class M2Textures final : public TextureFacet
{
public:
    std::vector<ModelTexture> textures(const Model &model) const override;
    /// The game reads a path only for a texture without a slot and a number, so both become 0.
    Result<ChangeSet> setPaths(const Model &model,
                               std::span<const std::pair<NodeId, std::string>> paths) const override;
    Result<NewObject> add(const Model &model, std::string_view path) const override;
    Result<ChangeSet> mergeEqual(const Model &model) const override;
    Result<ChangeSet> removeUnused(const Model &model) const override;
};

} // namespace sinew::m2
