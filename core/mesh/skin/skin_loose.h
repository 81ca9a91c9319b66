// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/skin/skin_draft.h"

#include <functional>

namespace sinew {

/// Vertices that nothing moves as it should, by their rows.
struct LooseVertices
{
    std::vector<std::uint32_t> unbound; ///< follow nothing, or only bones that do not exist
    std::vector<std::uint32_t> partly;  ///< part of them does: of a bone that does not exist, or shares below 1
};
/// `exists`: whether a bone does; without it all do.
LooseVertices looseVertices(const EditableMesh &mesh, const std::function<bool(NodeId)> &exists = {});

/// 1 for the vertices in `rows`, 0 for the others: strengths for other functions.
std::vector<float> strengthsOf(const EditableMesh &mesh, std::span<const std::uint32_t> rows);

/// Vertices that follow nothing, or only bones that do not exist, follow what the nearest vertex follows that does.
SkinnedMesh boundToNearest(const EditableMesh &mesh, const std::function<bool(NodeId)> &exists = {},
                           std::span<const float> strengths = {});

} // namespace sinew
