// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// The bounding box of the selection, in time and shown numbers; `empty` if nothing is selected.
struct KeyBounds
{
    bool empty = true;
    std::int32_t firstTime = 0, lastTime = 0;
    double lowest = 0, highest = 0;
};

KeyBounds selectionBounds(std::span<const CurveEdit> edits);

} // namespace sinew
