// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/curve_facet.h"
#include "core/scene/render_scene.h"

namespace sinew {

/// Where the times of a sequence are counted from for people: its start if CurveTraits::timesFromClipStart, else 0.
/// `curves` may be null.
inline double zeroOf(const SceneSequence &sequence, const CurveFacet *curves)
{
    return curves && curves->traits().timesFromClipStart ? sequence.start : 0;
}

} // namespace sinew
