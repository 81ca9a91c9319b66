// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/uv/session/uv_bounds.h"

#include <algorithm>
#include <cmath>

namespace sinew {

std::optional<UvBounds> boundsOf(const std::vector<UvPoint> &points, const std::vector<std::uint32_t> &rows)
{
    std::optional<UvBounds> result;
    for (const std::uint32_t row : rows) {
        const UvPoint &p = points[row];
        if (!std::isfinite(p.u) || !std::isfinite(p.v))
            continue;
        if (!result)
            result = {p, p};
        result->low = {std::min(result->low.u, p.u), std::min(result->low.v, p.v)};
        result->high = {std::max(result->high.u, p.u), std::max(result->high.v, p.v)};
    }
    return result;
}

} // namespace sinew
