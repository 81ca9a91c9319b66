// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

namespace sinew {

/// What becomes of the parts of a mesh: MDX geosets, M2 submeshes, M3 regions. Each part occurs at most once.
struct MeshRequest
{
    std::vector<EditableMesh> changed; ///< EditableMesh::part: whose content this becomes
    std::vector<EditableMesh> added;   ///< EditableMesh::part: the part that a new one beside it is like
    std::vector<NodeId> removed;

    bool isEmpty() const { return changed.empty() && added.empty() && removed.empty(); }
};

} // namespace sinew
