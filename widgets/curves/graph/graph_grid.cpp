// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/graph/graph_grid.h"

#include "widgets/curves/graph/graph_style.h"
#include "widgets/curves/session/curve_colours.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/curves/session/time_bands.h"
#include "widgets/curves/session/time_grid.h"
#include "widgets/timeline/time_ruler.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>

namespace sinew {

GraphGrid::GraphGrid(GraphScene &scene, const GraphStyle &style)
    : m_scene(scene), m_session(scene.session()), m_style(style), m_ratio(scene.pixelRatio())
{
}

void GraphGrid::paint(QPainter &painter)
{
    paintTimeBands(painter, QRect(QPoint(0, 0), m_scene.area().toSize()), m_session, m_style.palette);
    paintLines(painter);
    paintBandNames(painter);
}

void GraphGrid::paintBandNames(QPainter &painter)
{
    const TimeAxis &axis = m_session.axis();
    const QFontMetricsF metrics(m_style.font);
    painter.setPen(withAlpha(m_style.palette.color(QPalette::Text), 120));
    for (const Clip &clip : m_session.clips()) {
        if (clip.isGlobal || clip.end < clip.start)
            continue;
        const double from = std::max(axis.xOf(clip.start), 0.0),
                     to = std::min(axis.xOf(clip.end), m_scene.area().width());
        if (to - from < metrics.averageCharWidth() * 4)
            continue;
        const QRectF room(from + 6, 3, to - from - 10, metrics.height());
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(QString::fromStdString(clip.name), Qt::ElideRight, room.width()));
    }
}

void GraphGrid::paintLines(QPainter &painter)
{
    const TimeAxis &axis = m_session.axis();
    const ValueAxis &values = m_scene.values();
    const double width = m_scene.area().width(), height = m_scene.area().height();
    const QColor text = m_style.palette.color(QPalette::Text);
    const QColor coarse = withAlpha(text, 38), fine = withAlpha(text, 14), zero = withAlpha(text, 95);
    const double hair = 1 / m_ratio;
    const double first = axis.timeAt(0), last = axis.timeAt(width);
    const TimeGrid grid = TimeGrid::of(m_session, axis.pixelsPerUnit(),
                                       TimeGrid::labelDistance(m_session, QFontMetrics(m_style.font), first, last));
    const auto vertical = [&](double step, const QColor &colour) {
        const double origin = m_session.timeOrigin((first + last) / 2);
        for (double time = origin + std::ceil((first - origin) / step) * step; time <= last; time += step)
            painter.fillRect(QRectF(std::floor(axis.xOf(time) * m_ratio) / m_ratio, 0, hair, height), colour);
    };
    if (grid.fine * axis.pixelsPerUnit() > 6 && grid.fine < grid.step)
        vertical(grid.fine, fine);
    vertical(grid.step, coarse);
    const auto horizontal = [&](double y, const QColor &colour) {
        painter.fillRect(QRectF(0, std::floor(y * m_ratio) / m_ratio, width, hair), colour);
    };
    if (m_session.options().values == ValueDisplay::Stacked) {
        for (const GraphLane &lane : m_scene.lanes()) {
            if (lane.isEvents)
                continue;
            horizontal(values.yOf(lane.low), coarse);
            horizontal(values.yOf(lane.high), coarse);
            const double y = m_scene.yOf(lane, 0);
            if (y < values.yOf(lane.low) && y > values.yOf(lane.high))
                horizontal(y, fine);
        }
        return;
    }
    const double step = valueStep();
    const double low = values.valueAt(height), high = values.valueAt(0);
    for (double number = std::ceil(low / step) * step; number <= high; number += step)
        horizontal(values.yOf(number), std::abs(number) < step / 2 ? zero : coarse);
}

double GraphGrid::valueStep() const
{
    // The same round steps as for times, which never go below one.
    return TimeRuler::markStep(1e18, 1e9 * m_scene.values().pixelsPerUnit(),
                               QFontMetricsF(m_style.font).height() * 2.2) /
           1e9;
}

void GraphGrid::label(QPainter &painter, const QPointF &at, const QString &text, const QColor &colour)
{
    const QFontMetricsF metrics(m_style.font);
    const QRectF box(at.x() - 2, at.y() - metrics.height() / 2, metrics.horizontalAdvance(text) + 4, metrics.height());
    painter.fillRect(box, withAlpha(m_style.palette.color(QPalette::Base), 190));
    painter.setPen(colour);
    painter.drawText(box, Qt::AlignCenter, text);
}

void GraphGrid::paintLabels(QPainter &painter)
{
    const ValueAxis &values = m_scene.values();
    const QColor text = m_style.palette.color(QPalette::Text);
    const double height = m_scene.area().height(), line = QFontMetricsF(m_style.font).height();
    const ValueDisplay display = m_session.options().values;
    if (display == ValueDisplay::Stacked) {
        for (const GraphLane &lane : m_scene.lanes()) {
            const double top = values.yOf(lane.high), bottom = values.yOf(lane.low);
            if (lane.isEvents || bottom < 0 || top > height || bottom - top < line)
                continue;
            const ShownTrack &track = m_session.tracks()[lane.track];
            const QColor colour = m_session.colour(track, lane.component, m_style.palette);
            label(painter, {6, std::max(top + line * 0.6, line * 0.6)},
                  QCoreApplication::translate("sinew::GraphView", "%1: %2")
                      .arg(trackText(track), m_session.componentName(track, lane.component)),
                  colour);
            if (bottom - top < 3.5 * line)
                continue;
            const NumberRange range = m_scene.range(lane.track, lane.component);
            if (range.isEmpty())
                continue;
            label(painter, {6, m_scene.yOf(lane, range.low)}, numberText(range.low), text);
            if (m_scene.yOf(lane, range.low) - m_scene.yOf(lane, range.high) > line * 1.2 &&
                m_scene.yOf(lane, range.high) > top + 1.4 * line)
                label(painter, {6, m_scene.yOf(lane, range.high)}, numberText(range.high), text);
        }
        return;
    }
    // Normalised numbers are fractions of each range; those of the current track are shown if there is one.
    const GraphLane *current = nullptr;
    if (display == ValueDisplay::Normalised)
        for (const GraphLane &lane : m_scene.lanes())
            if (!lane.isEvents && !m_session.activeTracks().empty() &&
                m_session.tracks()[lane.track].address() == m_session.activeTracks().back()) {
                current = &lane;
                break;
            }
    const double step = valueStep();
    for (double number = std::ceil(values.valueAt(height) / step) * step; number <= values.valueAt(0); number += step) {
        const double y = values.yOf(number);
        if (y < line || y > height - line / 2)
            continue;
        // Adding up steps gives numbers slightly off the round ones.
        const double round = std::abs(number) < step / 2 ? 0 : number;
        const QString shown = display == ValueDisplay::Plain ? numberText(round)
                              : current
                                  ? numberText((round - current->offset) / current->scale)
                                  : QCoreApplication::translate("sinew::GraphView", "%1%").arg(numberText(round * 100));
        label(painter, {6, y}, shown,
              current ? m_session.colour(m_session.tracks()[current->track], current->component, m_style.palette)
                      : text);
    }
}

} // namespace sinew
