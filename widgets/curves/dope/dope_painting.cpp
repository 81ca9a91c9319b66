// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/dope/dope_painting.h"

#include "widgets/curves/dope/dope_columns.h"
#include "widgets/curves/dope/dope_lane.h"
#include "widgets/curves/session/curve_colours.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"
#include "widgets/shared/panel_colours.h"

#include <QPainter>
#include <QRect>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// A bar wherever a one-component step track, such as visibility, is above zero.
void paintShownBars(QPainter &painter, int width, const DopeLane &lane, const ShownTrack &track, const CurveBase &curve,
                    const KeyNumbers &keys, const TimeAxis &axis, const QPalette &palette)
{
    const auto times = curve.times();
    const QColor bar = withAlpha(palette.color(QPalette::Text), 60);
    const auto paint = [&](const TimeSpan &span) {
        const auto first = std::lower_bound(times.begin(), times.end(), span.start);
        const auto last = std::upper_bound(first, times.end(), span.end);
        for (auto key = first; key != last; ++key) {
            if (!(keys.number(std::size_t(key - times.begin()), 0) > 0))
                continue;
            const double from = std::max(axis.xOf(*key), 0.0);
            const double to = std::min(axis.xOf(key + 1 == last ? span.end : key[1]), double(width));
            if (to > from)
                painter.fillRect(QRectF(from, lane.top + lane.height * 0.3, to - from, lane.height * 0.4), bar);
        }
    };
    if (!std::is_sorted(times.begin(), times.end()))
        return;
    for (const TimeSpan &span : track.spans)
        if (axis.xOf(span.end) >= 0 && axis.xOf(span.start) <= width)
            paint(span);
    if (track.spans.empty() && !times.empty())
        paint({times.front(), times.back()});
}

/// Diamonds where there is room, a solid run where keys are denser than that.
void paintColumns(QPainter &painter, const DopeLane &lane, const std::vector<std::uint8_t> &columns, bool flags,
                  const QPalette &palette)
{
    const QColor plain = lane.sums ? palette.color(QPalette::PlaceholderText) : palette.color(QPalette::Text);
    const QColor selected = keyColour(palette);
    const double half = std::min(lane.height * 0.3, 5.0), middle = lane.top + lane.height / 2.0;
    const int count = int(columns.size());
    for (int pass = 0; pass < 2; ++pass) { // selected keys on top
        const bool wanted = pass == 1;
        painter.setPen(Qt::NoPen);
        painter.setBrush(wanted ? selected : plain);
        for (int x = 0; x < count; ++x) {
            const auto is = [&](int at) {
                return columns[std::size_t(at)] && ((columns[std::size_t(at)] & ColumnHasSelected) != 0) == wanted;
            };
            if (!is(x))
                continue;
            int end = x;
            while (end + 1 < count && is(end + 1))
                ++end;
            if (end - x >= 2) {
                painter.fillRect(QRectF(x, middle - half, end - x + 1, 2 * half),
                                 wanted ? selected : withAlpha(plain, 150));
            } else if (flags) {
                painter.drawPolygon(QPolygonF({{x - 1.0, middle - half},
                                               {x + 2 * half, middle - half / 2},
                                               {x + 1.0, middle},
                                               {x + 1.0, middle + half},
                                               {x - 1.0, middle + half}}));
            } else {
                const QPointF c(x + 0.5, middle);
                painter.drawPolygon(QPolygonF(
                    {c + QPointF(0, -half), c + QPointF(half, 0), c + QPointF(0, half), c + QPointF(-half, 0)}));
            }
            x = end;
        }
    }
}

} // namespace

void paintLane(QPainter &painter, int width, const DopeLane &lane, CurveSession &session, const QPalette &palette)
{
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<std::uint8_t> columns(std::size_t(std::max(width, 0)));
    std::vector<std::uint8_t> ghosts(columns.size());
    bool events = !lane.parts.empty(), locked = !lane.parts.empty();
    for (const DopeLane::Part &part : lane.parts) {
        const ShownTrack &track = session.tracks()[part.track];
        const CurveBase &curve = session.curve(track);
        events &= track.value().kind == Kind::NoValue;
        locked &= !session.isEditable(track);
        if (!lane.sums && track.channel.isStep && session.components(track) == 1 && track.value().kind == Kind::Float)
            paintShownBars(painter, width, lane, track, curve, session.numbers(part.track), session.axis(), palette);
        if (!lane.sums && track.isGlobal)
            painter.fillRect(QRectF(session.axis().xOf(session.playhead(track)) - 0.75, lane.top, 1.5, lane.height),
                             globalSequenceColour(palette));
        coverColumns(curve, session.document()->keySelection().marks(track.address()), part.bits, session.axis(),
                     columns);
        coverBorrowed(curve, track.echoes, session.axis(), ghosts);
    }
    painter.setOpacity(0.3);
    paintColumns(painter, lane, ghosts, events, palette);
    painter.setOpacity(locked ? 0.45 : 1);
    paintColumns(painter, lane, columns, events, palette);
    painter.setOpacity(1);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRect(0, lane.top + lane.height - 1, width, 1), withAlpha(palette.color(QPalette::Text), 25));
}

} // namespace sinew
