// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/sample_span.h"
#include "core/schema/curve.h"

namespace sinew {

/// The rows of a curve that are candidates in a span. Keeping it between frames saves finding them again: it shares the
/// curve's storage and so notices if a curve was edited (copy on write) or replaced.
class KeyWindow
{
    friend struct KeySegment;
    void update(const CurveBase &curve, const SampleSpan &span);

    CurveBase m_curve;
    std::int32_t m_start = 0, m_end = -1;
    std::uint32_t m_first = 0, m_last = 0; ///< rows [first, last); all rows when unsorted
    bool m_sorted = true;
};

} // namespace sinew
