// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/triangles.h"

#include <algorithm>
#include <array>

namespace sinew {

std::vector<bool> degenerateTriangles(std::span<const std::uint16_t> corners)
{
    std::vector<bool> result(corners.size() / 3);
    for (std::size_t i = 0; i < result.size(); ++i) {
        const auto at = corners.subspan(i * 3, 3);
        result[i] = at[0] == at[1] || at[1] == at[2] || at[0] == at[2];
    }
    return result;
}

std::vector<bool> repeatedTriangles(std::span<const std::uint16_t> corners)
{
    const std::vector<bool> degenerate = degenerateTriangles(corners);
    std::vector<bool> result(degenerate.size());
    struct Triangle
    {
        std::array<std::uint16_t, 3> corners; ///< the smallest first
        std::uint32_t row;
        auto operator<=>(const Triangle &) const = default;
    };
    std::vector<Triangle> all;
    for (std::size_t i = 0; i < degenerate.size(); ++i) {
        if (degenerate[i])
            continue;
        Triangle t{{corners[i * 3], corners[i * 3 + 1], corners[i * 3 + 2]}, std::uint32_t(i)};
        std::rotate(t.corners.begin(), std::min_element(t.corners.begin(), t.corners.end()), t.corners.end());
        all.push_back(t);
    }
    std::sort(all.begin(), all.end());
    for (std::size_t i = 1; i < all.size(); ++i)
        if (all[i].corners == all[i - 1].corners)
            result[all[i].row] = true;
    return result;
}

} // namespace sinew
