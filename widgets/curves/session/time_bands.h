// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>
#include <QRect>

class QPainter;

namespace sinew {

class CurveSession;

/// The background of anything over the time axis: sequences light, gaps between them darker.
void paintTimeBands(QPainter &painter, const QRect &area, CurveSession &session, const QPalette &palette);

/// The blue line at the playhead.
void paintPlayhead(QPainter &painter, const QRect &area, CurveSession &session, const QPalette &palette);

} // namespace sinew
