// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/session/time_bands.h"

#include "widgets/curves/session/curve_colours.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/shared/panel_colours.h"

#include <QPainter>

#include <algorithm>

namespace sinew {

void paintTimeBands(QPainter &painter, const QRect &area, CurveSession &session, const QPalette &palette)
{
    bool any = false;
    const QColor inside = palette.color(QPalette::Base);
    for (const Clip &clip : session.clips())
        any |= !clip.isGlobal;
    painter.fillRect(area, any ? inside.darker(isDark(palette) ? 135 : 109) : inside);
    const QColor border = withAlpha(palette.color(QPalette::Text), 50);
    for (const Clip &clip : session.clips()) {
        if (clip.isGlobal || clip.end < clip.start)
            continue;
        const double from = std::max(session.axis().xOf(clip.start), double(area.left()) - 1);
        const double to = std::min(session.axis().xOf(clip.end), double(area.right()) + 1);
        if (to < area.left() || from > area.right())
            continue;
        painter.fillRect(QRectF(from, area.top(), to - from, area.height()), inside);
        painter.fillRect(QRectF(from, area.top(), 1, area.height()), border);
        painter.fillRect(QRectF(to, area.top(), 1, area.height()), border);
    }
}

void paintPlayhead(QPainter &painter, const QRect &area, CurveSession &session, const QPalette &palette)
{
    if (!session.document())
        return;
    const double x = session.axis().xOf(session.document()->playback().time());
    if (x >= area.left() - 1 && x <= area.right() + 1)
        painter.fillRect(QRectF(x - 0.75, area.top(), 1.5, area.height()), playheadColour(palette));
}

void paintReach(QPainter &painter, const QRect &area, CurveSession &session, std::span<const TimeSpan> reach,
                const QPalette &palette)
{
    const QColor colour = keyColour(palette);
    for (const TimeSpan &span : reach) {
        const double left = std::max(session.axis().xOf(span.start), double(area.left()) - 2),
                     right = std::min(session.axis().xOf(span.end), double(area.right()) + 2);
        if (left > right)
            continue;
        painter.fillRect(QRectF(left, area.top(), right - left, area.height()), withAlpha(colour, 28));
        painter.setPen(QPen(withAlpha(colour, 160), 1, Qt::DashLine));
        painter.drawLine(QPointF(left, area.top()), QPointF(left, area.bottom()));
        painter.drawLine(QPointF(right, area.top()), QPointF(right, area.bottom()));
    }
}

} // namespace sinew
