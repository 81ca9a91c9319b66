// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>
#include <QRect>

class QPainter;

namespace sinew {

class CurveSession;
struct DopeLane;

/// The background of anything over the time axis: sequences light, gaps between them darker.
void paintTimeBands(QPainter &painter, const QRect &area, CurveSession &session, const QPalette &palette);
/// The blue line at the playhead.
void paintPlayhead(QPainter &painter, const QRect &area, CurveSession &session, const QPalette &palette);
/// Keys of a lane: diamonds, flags of events, a bar where a visibility track shows; a violet playhead on a global
/// sequence; faint where a sequence shows keys of another range.
void paintLane(QPainter &painter, int width, const DopeLane &lane, CurveSession &session, const QPalette &palette);

} // namespace sinew
