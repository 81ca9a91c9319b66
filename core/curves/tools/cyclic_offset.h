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
    std::size_t open = 0;   ///< left: the values at their end and start differ
    std::size_t shared = 0; ///< left: a key at their border belongs to another sequence as well

    CyclicOffset &operator+=(const CyclicOffset &other)
    {
        done += other.done;
        open += other.open;
        shared += other.shared;
        return *this;
    }
};

/// Plays every span `shift` time units later (negative: earlier), wrapping the part beyond its end to its start: for
/// parts of a body that follow another one in a loop. Keys are added at the new start and end, the one at the old seam
/// stays; the shape between is exact (numbers) or fitted (tangents of rotations) like with insertKey.
CyclicOffset offsetCyclically(CurveEdit &edit, std::int32_t shift, const ToolRange &range);

} // namespace sinew
