// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/uv/uv_facet.h"

#include <optional>

namespace sinew {

struct UvBounds
{
    UvPoint low, high;
    UvPoint centre() const { return {(low.u + high.u) / 2, (low.v + high.v) / 2}; }
    UvPoint size() const { return {high.u - low.u, high.v - low.v}; }
    bool operator==(const UvBounds &) const = default;
};

/// The bounds of the finite ones among some of the points; nothing if there are none.
std::optional<UvBounds> boundsOf(const std::vector<UvPoint> &points, const std::vector<std::uint32_t> &rows);

} // namespace sinew
