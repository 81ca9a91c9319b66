// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/interpolations.h"
#include "core/schema/type_info.h"

namespace sinew {

/// What keys the file can hold for a track. Tracks without values (CurveChannel::components 0) have times only; none of
/// this concerns them.
struct KeyRules
{
    /// What the track can be set to; tangents exist where hermite or bezier is among them.
    Interpolations interpolations = Interpolations::all();
    /// Numbers are stored as whole steps of this size between the lowest and the highest, of rotations each of x y z w;
    /// 0: as they are.
    double valueStep = 0;
    double lowest = 0, highest = 0;

    /// What a track starts with when it gets its first keys: linear, of whole numbers and events steps; what the file
    /// can hold before all.
    Interpolation initial(const TypeInfo &value) const;
    bool operator==(const KeyRules &) const = default;
};

} // namespace sinew
