// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_control.h"
#include "core/curves/time_span.h"

namespace sinew {

/// Which keys a whole-animation tool works on: those inside `spans` (of the edit's spans), or only between selected
/// keys.
struct ToolRange
{
    TimeSpans spans; ///< empty: every span of the curve
    bool selectedOnly = false;
    TaskControl *control = nullptr; ///< receives the progress; the result of a cancelled tool must be discarded

    /// False when the tool should stop.
    bool shouldContinue(double done) const { return !control || control->advance(done); }
};

} // namespace sinew
