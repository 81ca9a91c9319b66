// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

namespace sinew {

/// Gradient noise (Perlin's), −1…1, 0 at whole numbers. The game's table has other gradients of the same kind.
float smoothNoise(float x, float y, std::uint32_t row = 0);

/// Three independent noise values.
inline Eigen::Vector3f smoothNoise3(float x, float y)
{
    return {smoothNoise(x, y, 0), smoothNoise(x, y, 1), smoothNoise(x, y, 2)};
}

} // namespace sinew
