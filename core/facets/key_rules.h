// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/interpolations.h"
#include "core/schema/type_info.h"

namespace sinew {

/// Which keys the file can store for a track. Tracks without values (CurveChannel::components 0) have times only; none
/// of this applies to them.
struct KeyRules
{
    /// The interpolations available for the track; tangents exist if hermite or bezier is among them.
    Interpolations interpolations = Interpolations::all();
    /// Numbers are stored as whole steps of this size between the lowest and the highest, for rotations each of x y z
    /// w; 0: unquantised.
    double valueStep = 0;
    double lowest = 0, highest = 0;

    /// The interpolation of a track when it gets its first keys: linear, for whole numbers and events steps; first of
    /// all one that the file can store.
    Interpolation initial(const TypeInfo &value) const;
    bool operator==(const KeyRules &) const = default;
};

} // namespace sinew
