// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format.h"
#include "core/scene/render_scene.h"
#include "editor/cli/shared/arguments.h"

namespace sinew {

/// A moment of a model as the options --sequence, --time and --global-time name it.
struct Moment
{
    std::int32_t sequence = -1; ///< row, -1 none
    double time = 0;            ///< milliseconds on the line that all sequences share
    double globalTime = 0;
    double zero = 0; ///< where on the line people count from: the sequence's start in formats that count each from 0
};

/// Whether --time and --global-time, where given, are numbers: wrong usage if not.
Status checkTimes(const Arguments &arguments);

/// `--sequence` is a name (exactly, else without regard to case) or a row. Without it there is no sequence; without
/// `--time` the sequence's start counts, without `--global-time` the time as people count it
/// (CurveTraits::timesFromClipStart). Fails when a time lies outside the sequence.
Result<Moment> momentOf(const Arguments &arguments, const RenderScene &scene, const Format &format);

} // namespace sinew
