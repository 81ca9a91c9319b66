// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/curve.h"

namespace sinew {

/// An animated value: a curve on the model's single timeline, or `fallback` if the curve offers no key.
template<class T>
struct Track
{
    Curve<T> curve;
    T fallback{};
    bool step = false; ///< visibility and texture numbers never interpolate, whatever the curve specifies
};

} // namespace sinew
