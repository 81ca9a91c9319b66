// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/session/time_grid.h"

#include "widgets/curves/session/curve_session.h"
#include "widgets/timeline/time_ruler.h"

namespace sinew {

TimeGrid TimeGrid::of(const CurveSession &session, double pixelsPerUnit, double distance)
{
    const bool frames = session.options().time == TimeDisplay::Frames;
    const double unit = frames ? std::max(session.unitsPerFrame(), 1e-3) : 1;
    TimeGrid grid;
    grid.step = TimeRuler::markStep(1e6, 1e6 * pixelsPerUnit * unit, distance) * unit;
    grid.fine = grid.step > unit ? std::max(grid.step / 5, unit) : unit;
    return grid;
}

double TimeGrid::labelDistance(const CurveSession &session, const QFontMetrics &metrics, double first, double last)
{
    const int widest =
        std::max(metrics.horizontalAdvance(session.timeText(first)), metrics.horizontalAdvance(session.timeText(last)));
    return widest + metrics.averageCharWidth() * 3;
}

} // namespace sinew
