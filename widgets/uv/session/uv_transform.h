// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/uv/session/uv_bounds.h"

namespace sinew {

/// A change of coordinates about a pivot: scaled, then rotated, then moved.
struct UvTransform
{
    UvPoint pivot;
    UvPoint scale{1, 1};
    double angle = 0; ///< degrees, clockwise as seen
    UvPoint move;
    /// The texture's height divided by its width: shapes are rotated as they appear on it.
    double aspect = 1;
};

UvPoint transformed(const UvPoint &point, const UvTransform &transform);

/// Coordinates of some vertices, returned in the order of `rows`; `points` has the former ones, by vertex.
using UvRows = std::vector<std::uint32_t>;
std::vector<UvPoint> transformed(const std::vector<UvPoint> &points, const UvRows &rows, const UvTransform &transform);
/// Moved and scaled to fill the given bounds; a side without extent is only moved.
std::vector<UvPoint> fitted(const std::vector<UvPoint> &points, const UvRows &rows, const UvBounds &target);
/// Each island (numbers by vertex) is moved by whole tiles so that its middle lies within 0…1.
std::vector<UvPoint> wrapped(const std::vector<UvPoint> &points, const UvRows &rows,
                             const std::vector<std::uint32_t> &islands);

} // namespace sinew
