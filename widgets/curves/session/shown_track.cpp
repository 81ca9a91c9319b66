// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/session/shown_track.h"

namespace sinew {

double ShownTrack::sourceTime(double time) const
{
    for (const EchoSpan &echo : echoes)
        if (time >= echo.at.start && time <= echo.at.end)
            return echo.sourceTime(time);
    return time;
}

} // namespace sinew
