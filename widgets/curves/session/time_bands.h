// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/time_span.h"

#include <QPalette>
#include <QRect>

#include <span>

class QPainter;

namespace sinew {

class CurveSession;

/// The background of everything over the time axis: sequences light, gaps between them darker.
void paintTimeBands(QPainter &painter, const QRect &area, CurveSession &session, const QPalette &palette);

/// The blue line at the playhead.
void paintPlayhead(QPainter &painter, const QRect &area, CurveSession &session, const QPalette &palette);

/// Shows where other keys follow the moved ones (KeyGesture::reach()).
void paintReach(QPainter &painter, const QRect &area, CurveSession &session, std::span<const TimeSpan> reach,
                const QPalette &palette);

} // namespace sinew
