// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/elements/mesh_selection.h"

namespace sinew {

/// How the surroundings of a selection follow it, from 1 beside it to 0 at a distance.
enum class Falloff : std::uint8_t {
    Smooth, ///< 3t² − 2t³ of t = 1 − distance / radius
    Sphere, ///< √(1 − (distance / radius)²)
    Sharp,  ///< t²
    Linear, ///< t
    Constant
};

/// How far each vertex is from the nearest selected one: 0 for these, infinite without a selection or for hidden ones.
/// `places`: where the vertices are. `alongSurface`: by the shortest way over edges, else straight.
std::vector<float> distancesFrom(const ElementMesh &mesh, const std::vector<bool> &selected,
                                 std::span<const Vec3> places, bool alongSurface);

/// Shares of a movement, 0…1, by distances.
std::vector<float> falloffShares(std::span<const float> distances, float radius, Falloff falloff);

} // namespace sinew
