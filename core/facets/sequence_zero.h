// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/curve_facet.h"
#include "core/scene/render_scene.h"

namespace sinew {

/// The zero of a sequence's times as shown to users: its start if CurveTraits::timesFromClipStart, else 0. `curves` may
/// be null.
inline double zeroOf(const SceneSequence &sequence, const CurveFacet *curves)
{
    return curves && curves->traits().timesFromClipStart ? sequence.start : 0;
}

} // namespace sinew
