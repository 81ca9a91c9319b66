// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/session/shown_track.h"

#include "core/schema/struct_info.h"

namespace sinew {

double ShownTrack::sourceTime(double time) const
{
    for (const BorrowedSpan &echo : echoes)
        if (time >= echo.at.start && time <= echo.at.end)
            return echo.sourceTime(time);
    return time;
}

int ShownTrack::placeOf(int component) const
{
    return field && value().kind == Kind::Colour ? field->channelOf(component) : component;
}

} // namespace sinew
