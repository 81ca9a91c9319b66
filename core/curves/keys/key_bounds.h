// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// The box around what is selected, in time and shown numbers; `empty` when nothing is.
struct KeyBounds
{
    bool empty = true;
    std::int32_t firstTime = 0, lastTime = 0;
    double lowest = 0, highest = 0;
};

KeyBounds selectionBounds(std::span<const CurveEdit> edits);

} // namespace sinew
