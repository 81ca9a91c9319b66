// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"
#include "core/facets/materials/texture_facet.h"

// Which textures the layers of materials show, for tools that know neither the format nor its tables.

namespace sinew {

/// The object that a field or an entry of a look-up table names by its row, NoNode if none.
NodeId namedObject(const Model &model, const Address &at);

/// Row among `textures` of the texture that a layer's value shows, -1 if none.
int shownTexture(const Model &model, std::span<const ModelTexture> textures, const LayerValue &value);

/// The integer that a layer's value shows, 0 if none.
std::int64_t shownNumber(const Model &model, const LayerValue &value);

/// A texture of a layer, with the layer's settings for how it is looked up.
struct LayerTexture
{
    NodeId layer = NoNode;
    std::string layerName;
    std::size_t stage = 0;           ///< which of the layer's textures
    LayerValue value;                ///< LayerRole::Texture
    std::optional<LayerValue> uvSet; ///< nothing if the layer does not store it
    std::vector<LayerValue> transforms;
    const ModelTexture *texture = nullptr; ///< one of `textures`, never null
};

/// The textures that an object is drawn with: one of ModelMaterial::users. Includes those of materials within its
/// materials (composites).
std::vector<LayerTexture> texturesOfUser(const Model &model, const MaterialFacet &materials,
                                         std::span<const ModelTexture> textures, NodeId user);

} // namespace sinew
