// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format.h"
#include "core/scene/render_scene.h"
#include "editor/cli/shared/arguments.h"

namespace sinew {

/// A moment of a model as given by the options --sequence, --time and --global-time.
struct Moment
{
    std::int32_t sequence = -1; ///< row, -1 if none
    double time = 0;            ///< milliseconds on the timeline that all sequences share
    double globalTime = 0;
    double zero = 0; ///< where users count from: the sequence's start in formats whose sequences start at 0
};

/// Fails with wrong usage if --time or --global-time is given and not a number.
Status checkTimes(const Arguments &arguments);

/// The row of a sequence given by its name (exact, else ignoring case) or its row. Fails if there is none, and lists
/// those that there are.
Result<std::int32_t> sequenceNamed(const RenderScene &scene, const QString &wanted);

/// `--sequence` is a name (exact, else ignoring case) or a row. Without it there is no sequence; without `--time` the
/// sequence's start is used, without `--global-time` the time as users count it (CurveTraits::timesFromClipStart).
/// Fails if a time lies outside the sequence.
Result<Moment> momentOf(const Arguments &arguments, const RenderScene &scene, const Format &format);

} // namespace sinew
