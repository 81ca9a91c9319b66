// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/key_window.h"

#include "core/scene/pose/sample_span.h"

#include <algorithm>

namespace sinew {

void KeyWindow::update(const CurveBase &curve, const SampleSpan &span)
{
    const bool sameCurve = m_curve.sharesWith(curve);
    if (sameCurve && m_start == span.start && m_end == span.end)
        return;
    const auto times = curve.times();
    if (!sameCurve) {
        m_curve = curve;
        m_sorted = std::is_sorted(times.begin(), times.end());
    }
    m_start = span.start;
    m_end = span.end;
    m_first = 0;
    m_last = std::uint32_t(times.size());
    if (m_sorted) {
        const auto first = std::lower_bound(times.begin(), times.end(), span.start);
        m_first = std::uint32_t(first - times.begin());
        m_last = std::uint32_t(std::upper_bound(first, times.end(), span.end) - times.begin());
    }
}

} // namespace sinew
