// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/mesh_facet.h"
#include "core/transform/mesh/mesh_tools.h"

namespace sinew {

class Format;

/// Why the meshes of a model can't be edited; empty if they can.
Message cannotEditMeshes(const Format *format);

/// The parts whose meshes can be edited, in the order of their rows. Scenes also show other meshes (projections).
std::vector<NodeId> editableParts(const Format &format, const Model &model);

/// What a tool makes of parts of a model, in their order: MDX geosets, M2 submeshes, M3 regions. The notes say first
/// what was done, then what is lost. Refused if a part is none, or shows nothing. `nodes`: that the
/// user chose besides them.
Result<MeshEdit> runMeshTool(const Model &model, const Format &format, const MeshTool &tool,
                             std::span<const NodeId> parts, std::span<const double> values,
                             std::span<const NodeId> nodes = {});

} // namespace sinew
