// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <vector>

namespace sinew::mdx {

/// The bones of a matrix group, which move a vertex in equal parts.
struct VertexGroup
{
    struct Entry
    {
        NodeId bone = NoNode;
        std::size_t count = 1; ///< how many parts are the bone's
    };
    std::vector<Entry> entries;
    bool isExact = true; ///< within two of 255

    std::size_t parts() const;
    /// What a bone has of the vertex, 0…1.
    double share(NodeId bone) const;
};

/// The group that comes nearest to some shares. `counts`: bones may count several times, in up to eight parts: as few
/// as bring every share within 0.02 (conversion.md §3.2, after wow-converter), or as come nearest; else each counts
/// once.
VertexGroup vertexGroup(const BoneShares &shares, bool counts);

} // namespace sinew::mdx
