// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/session/time_axis.h"

#include <algorithm>
#include <cmath>

namespace sinew {

void TimeAxis::setView(double start, double pixelsPerUnit)
{
    if (!std::isfinite(start) || !std::isfinite(pixelsPerUnit))
        return;
    // Beyond this, whole milliseconds on an int timeline no longer coincide with whole pixels.
    start = std::clamp(start, -4e9, 4e9);
    pixelsPerUnit = std::clamp(pixelsPerUnit, 1e-7, 1e3);
    if (start == m_start && pixelsPerUnit == m_pixelsPerUnit)
        return;
    m_start = start;
    m_pixelsPerUnit = pixelsPerUnit;
    Q_EMIT changed();
}

void TimeAxis::frame(double first, double last, double width)
{
    if (last < first)
        std::swap(first, last);
    if (last - first < 1) {
        first -= 50;
        last += 50;
    }
    const double margin = std::min(width * 0.06, 40.0);
    const double scale = std::max(width - 2 * margin, 1.0) / (last - first);
    setView(first - margin / scale, scale);
}

} // namespace sinew

#include "moc_time_axis.cpp"
