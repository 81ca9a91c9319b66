// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// The range of the timeline that a curve is read in, and the moment in it.
///
/// **The one rule of key look-up** (rendering-and-simulation.md §1; the tools disagree, this is what Sinew does):
/// - Candidates are the keys with start <= time <= end. None: the fallback, or for a global sequence the curve's first
///   key in file order (seen in files whose keys all lie outside 0…length). One: a constant.
/// - Between two candidates: their segment, the earlier key's time included.
/// - Before the first and after the last candidate: if the span wraps (looping sequences, global sequences), the
///   segment from the last key through the span's end to the first key, (end − last) + (first − start) long;
///   otherwise the nearest key is held.
/// - Keys out of order are read as if sorted by time, those of equal time in file order: from a shared time on the last
///   of them counts, up to it the first of them.
struct SampleSpan
{
    std::int32_t start = 0, end = -1; ///< milliseconds (the curve's own unit), both inclusive; empty when end < start
    double time = 0;                  ///< within start…end
    bool wraps = false;
    bool firstKeyIfNone = false;
};

} // namespace sinew
