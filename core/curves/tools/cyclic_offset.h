// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/tools/tool_range.h"

namespace sinew {

/// How many sequences of a curve were offset, and how many were left.
struct CyclicOffset
{
    std::size_t done = 0;
    std::size_t open = 0;   ///< left: the value at their end is not that at their start
    std::size_t shared = 0; ///< left: a key at their border is another sequence's as well

    CyclicOffset &operator+=(const CyclicOffset &other)
    {
        done += other.done;
        open += other.open;
        shared += other.shared;
        return *this;
    }
};

/// Plays every span `shift` time units later (negative: earlier) and brings what runs over its end back in at its
/// start: the parts of a body that follow another one in a loop. Keys are added where the new start and end are, the
/// one at the old seam stays; the shape between is exact (numbers) or fitted (tangents of rotations) as by insertKey.
CyclicOffset offsetCyclically(CurveEdit &edit, std::int32_t shift, const ToolRange &range);

} // namespace sinew
