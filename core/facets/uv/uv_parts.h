// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/uv/uv_facet.h"

#include <vector>

namespace sinew {

class MaterialFacet;
class TextureFacet;

/// The parts that an object represents, in file order: itself, the part that contains it, or those that show a
/// material, a layer or a texture. The facets of materials and textures may be null.
std::vector<NodeId> uvPartsOf(const Model &model, const UvFacet &uvs, const MaterialFacet *materials,
                              const TextureFacet *textures, NodeId node);

} // namespace sinew
