// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/graph_painter.h"

#include "widgets/curves/curve_ruler.h"
#include "widgets/curves/curve_texts.h"
#include "widgets/curves/dope_painting.h"
#include "widgets/properties/panel_colours.h"
#include "widgets/time_ruler.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>
#include <map>

namespace sinew {

namespace {

constexpr std::size_t manySelected = 8000; ///< from here on keys are small
constexpr std::size_t manyLanes = 100; ///< beyond, curves hide each other anyway and are drawn with less care

QColor withAlpha(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](int x, int y) { return int(std::lround(x + (y - x) * share)); };
    return QColor(mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()));
}

/// Whether joined spans hold a time; asked for many times in a row.
class InSpans
{
public:
    explicit InSpans(const std::vector<TimeSpan> &spans) : m_spans(spans) {}
    bool operator()(std::int32_t time)
    {
        if (m_spans.empty() || (m_last < m_spans.size() && m_spans[m_last].contains(time)))
            return true;
        const auto behind = std::upper_bound(m_spans.begin(), m_spans.end(), time, [](std::int32_t t, const TimeSpan &s) { return t < s.start; });
        if (behind == m_spans.begin() || !(behind - 1)->contains(time))
            return false;
        m_last = std::size_t(behind - 1 - m_spans.begin());
        return true;
    }

private:
    const std::vector<TimeSpan> &m_spans;
    std::size_t m_last = 0;
};

} // namespace

GraphPainter::GraphPainter(GraphScene &scene, const Look &look, QImage &picture)
    : m_scene(scene), m_session(scene.session()), m_look(look), m_picture(picture), m_raster(picture), m_ratio(scene.pixelRatio())
{
}

void GraphPainter::paint()
{
    {
        QPainter painter(&m_picture);
        painter.setFont(m_look.font);
        paintBackground(painter);
        paintGrid(painter);
        paintBandNames(painter);
    }
    paintCurves();
    paintKeys();
    QPainter painter(&m_picture);
    painter.setFont(m_look.font);
    paintLabels(painter);
}

LanePlace GraphPainter::placeOf(const GraphLane &lane) const
{
    const TimeAxis &axis = m_session.axis();
    const ValueAxis &values = m_scene.values();
    LanePlace place;
    place.xScale = axis.pixelsPerUnit() * m_ratio;
    place.x0 = -axis.start() * place.xScale;
    place.yScale = -values.pixelsPerUnit() * lane.scale * m_ratio;
    place.y0 = values.yOf(lane.offset) * m_ratio;
    return place;
}

void GraphPainter::paintBackground(QPainter &painter)
{
    const QRect area(QPoint(0, 0), m_scene.area().toSize());
    paintTimeBands(painter, area, m_session, m_look.palette);
}

void GraphPainter::paintBandNames(QPainter &painter)
{
    const TimeAxis &axis = m_session.axis();
    const QFontMetricsF metrics(m_look.font);
    painter.setPen(withAlpha(m_look.palette.color(QPalette::Text), 120));
    for (const Clip &clip : m_session.clips()) {
        if (clip.isGlobal || clip.end < clip.start)
            continue;
        const double from = std::max(axis.xOf(clip.start), 0.0), to = std::min(axis.xOf(clip.end), m_scene.area().width());
        if (to - from < metrics.averageCharWidth() * 4)
            continue;
        const QRectF room(from + 6, 3, to - from - 10, metrics.height());
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, metrics.elidedText(QString::fromStdString(clip.name), Qt::ElideRight, room.width()));
    }
}

void GraphPainter::paintGrid(QPainter &painter)
{
    const TimeAxis &axis = m_session.axis();
    const ValueAxis &values = m_scene.values();
    const double width = m_scene.area().width(), height = m_scene.area().height();
    const QColor text = m_look.palette.color(QPalette::Text);
    const QColor coarse = withAlpha(text, 38), fine = withAlpha(text, 14), zero = withAlpha(text, 95);
    const double hair = 1 / m_ratio;
    const double first = axis.timeAt(0), last = axis.timeAt(width);
    const TimeGrid grid = TimeGrid::of(m_session, axis.pixelsPerUnit(), TimeGrid::labelDistance(m_session, QFontMetrics(m_look.font), first, last));
    const auto vertical = [&](double step, const QColor &colour) {
        for (double time = std::ceil(first / step) * step; time <= last; time += step)
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

double GraphPainter::valueStep() const
{
    // The same round steps as for times, which never go below one.
    return TimeRuler::markStep(1e18, 1e9 * m_scene.values().pixelsPerUnit(), QFontMetricsF(m_look.font).height() * 2.2) / 1e9;
}

void GraphPainter::label(QPainter &painter, const QPointF &at, const QString &text, const QColor &colour)
{
    const QFontMetricsF metrics(m_look.font);
    const QRectF box(at.x() - 2, at.y() - metrics.height() / 2, metrics.horizontalAdvance(text) + 4, metrics.height());
    painter.fillRect(box, withAlpha(m_look.palette.color(QPalette::Base), 190));
    painter.setPen(colour);
    painter.drawText(box, Qt::AlignCenter, text);
}

void GraphPainter::paintLabels(QPainter &painter)
{
    const ValueAxis &values = m_scene.values();
    const QColor text = m_look.palette.color(QPalette::Text);
    const double height = m_scene.area().height(), line = QFontMetricsF(m_look.font).height();
    const ValueDisplay display = m_session.options().values;
    if (display == ValueDisplay::Stacked) {
        for (const GraphLane &lane : m_scene.lanes()) {
            const double top = values.yOf(lane.high), bottom = values.yOf(lane.low);
            if (lane.isEvents || bottom < 0 || top > height || bottom - top < line)
                continue;
            const ShownTrack &track = m_session.tracks()[lane.track];
            const QColor colour = m_session.colour(track, lane.component, m_look.palette);
            label(painter, {6, std::max(top + line * 0.6, line * 0.6)},
                  QCoreApplication::translate("sinew::GraphView", "%1: %2").arg(trackText(track), m_session.componentName(track, lane.component)), colour);
            if (bottom - top < 3.5 * line)
                continue;
            const NumberRange range = m_scene.range(lane.track, lane.component);
            if (range.isEmpty())
                continue;
            label(painter, {6, m_scene.yOf(lane, range.low)}, numberText(range.low), text);
            if (m_scene.yOf(lane, range.low) - m_scene.yOf(lane, range.high) > line * 1.2 && m_scene.yOf(lane, range.high) > top + 1.4 * line)
                label(painter, {6, m_scene.yOf(lane, range.high)}, numberText(range.high), text);
        }
        return;
    }
    // Normalised numbers are shares of each range; those of the current track are shown where there is one.
    const GraphLane *current = nullptr;
    if (display == ValueDisplay::Normalised)
        for (const GraphLane &lane : m_scene.lanes())
            if (!lane.isEvents && !m_session.activeTracks().empty() && m_session.tracks()[lane.track].address() == m_session.activeTracks().back()) {
                current = &lane;
                break;
            }
    const double step = valueStep();
    for (double number = std::ceil(values.valueAt(height) / step) * step; number <= values.valueAt(0); number += step) {
        const double y = values.yOf(number);
        if (y < line || y > height - line / 2)
            continue;
        // Steps add up to numbers a little beside the round ones.
        const double round = std::abs(number) < step / 2 ? 0 : number;
        const QString shown = display == ValueDisplay::Plain ? numberText(round)
                              : current                      ? numberText((round - current->offset) / current->scale)
                                        : QCoreApplication::translate("sinew::GraphView", "%1%").arg(numberText(round * 100));
        label(painter, {6, y}, shown, current ? m_session.colour(m_session.tracks()[current->track], current->component, m_look.palette) : text);
    }
}

void GraphPainter::paintLine(const CurvePolyline &line, int component, const LanePlace &place, const QColor &colour, double width)
{
    const double left = -2, right = m_picture.width() + 2;
    for (const CurvePolyline::Piece &piece : line.pieces()) {
        if (place.x(line.time(piece.first)) > right || place.x(line.time(piece.first + piece.count - 1)) < left)
            continue;
        const bool rest = piece.part == CurvePolyline::Part::Rest;
        m_raster.setPen(rest ? withAlpha(colour, colour.alpha() / 2) : colour, width, dashOf(piece.part), m_ratio);
        const std::uint32_t end = piece.first + piece.count;
        if (piece.part == CurvePolyline::Part::Columns) {
            for (std::uint32_t i = piece.first; i + 1 < end; i += 2) {
                const double x = std::floor(place.x(line.time(i)));
                if (x >= 0 && x < right)
                    m_raster.column(int(x), std::min(place.y(line.number(i, component)), place.y(line.number(i + 1, component))),
                                    std::max(place.y(line.number(i, component)), place.y(line.number(i + 1, component))));
            }
            continue;
        }
        double x = place.x(line.time(piece.first)), y = place.y(line.number(piece.first, component));
        for (std::uint32_t i = piece.first + 1; i < end; ++i) {
            const double nextX = place.x(line.time(i)), nextY = place.y(line.number(i, component));
            if (nextX >= left && x <= right)
                m_raster.line(x, y, nextX, nextY);
            x = nextX;
            y = nextY;
        }
    }
}

QColor GraphPainter::curveColour(const GraphLane &lane) const
{
    const ShownTrack &track = m_session.tracks()[lane.track];
    const QColor colour = m_session.colour(track, lane.component, m_look.palette);
    return m_session.document()->trackStates().is(TrackStates::Muted, track.address()) ? mixed(colour, m_look.palette.color(QPalette::Base), 0.6) : colour;
}

void GraphPainter::paintCurves()
{
    const QColor base = m_look.palette.color(QPalette::Base);
    const std::vector<GraphLane> &lanes = m_scene.lanes();
    if (m_session.options().showGhost && m_scene.ghostCount() > 0 && m_scene.ghostCount() * 3 <= manyLanes) {
        std::map<std::size_t, const CurvePolyline *> lines;
        for (const GraphScene::Ghost &ghost : m_scene.ghosts())
            if (const int track = m_session.trackOf(ghost.address); track >= 0)
                lines.emplace(std::size_t(track), &ghost.line);
        const QColor grey = mixed(m_look.palette.color(QPalette::Text), base, 0.65);
        for (const GraphLane &lane : lanes)
            if (const auto line = lines.find(lane.track); line != lines.end() && !lane.isEvents)
                paintLine(*line->second, lane.component, placeOf(lane), grey, 1.2 * m_ratio);
    }
    // The chosen tracks on top.
    std::vector<const GraphLane *> active, others;
    for (const GraphLane &lane : lanes)
        if (!lane.isEvents)
            (m_session.isActive(m_session.tracks()[lane.track].address()) ? active : others).push_back(&lane);
    if (lanes.size() > manyLanes) {
        paintCrowd(others);
    } else {
        m_scene.crowd().clear();
        for (const GraphLane *lane : others)
            paintLine(m_scene.polyline(lane->track), lane->component, placeOf(*lane), curveColour(*lane), 1.4 * m_ratio);
    }
    for (const GraphLane *lane : active)
        paintLine(m_scene.polyline(lane->track), lane->component, placeOf(*lane), curveColour(*lane), 2.2 * m_ratio);
}

void GraphPainter::paintCrowd(const std::vector<const GraphLane *> &lanes)
{
    std::vector<CrowdLayer::Curve> curves;
    curves.reserve(lanes.size());
    for (const GraphLane *lane : lanes)
        curves.push_back({lane->track, lane->component, m_session.curve(m_session.tracks()[lane->track]), placeOf(*lane), curveColour(*lane).rgb()});
    const auto lineOf = [this](std::size_t track) -> const CurvePolyline & { return m_scene.polyline(track); };
    QPainter(&m_picture).drawImage(0, 0, m_scene.crowd().picture(m_picture.size(), m_ratio, std::move(curves), lineOf));
}

void GraphPainter::paintKeys()
{
    m_selected.clear();
    m_taken.reset(m_picture.width(), m_picture.height(), m_ratio > 1 ? 2 : 1);
    m_takenSelected.reset(m_picture.width(), m_picture.height(), m_ratio > 1 ? 2 : 1);
    int events = 0;
    for (const GraphLane &lane : m_scene.lanes())
        if (lane.isEvents)
            paintEvents(lane, events++);
        else
            paintLaneKeys(lane);
    if (m_scene.showsHandles())
        paintHandles();
    const int size = int(std::lround((m_selected.size() > manySelected ? 3 : 7) * m_ratio));
    const QColor orange = keyColour(m_look.palette), base = m_look.palette.color(QPalette::Base);
    const QRgb plain = orange.rgb(), dimmed = mixed(orange, base, 0.45).rgb(), frame = base.rgb();
    for (const Marker &marker : m_selected) {
        const int x = int(std::floor(marker.x)), y = int(std::floor(marker.y));
        if (size > 4 * m_ratio)
            m_raster.square(x, y, size + 2 * int(m_ratio), frame);
        m_raster.square(x, y, size, marker.dim ? dimmed : plain);
    }
}

void GraphPainter::paintLaneKeys(const GraphLane &lane)
{
    const ShownTrack &track = m_session.tracks()[lane.track];
    const TimeAxis &axis = m_session.axis();
    const double reach = 5 / axis.pixelsPerUnit();
    const auto [first, last] = m_scene.rowsBetween(lane.track, axis.timeAt(0) - reach, axis.timeAt(m_scene.area().width()) + reach);
    if (first == last)
        return;
    const KeyNumbers &numbers = m_session.numbers(lane.track);
    const KeyMarks &marks = m_scene.marks(lane.track);
    const auto times = numbers.times();
    const LanePlace place = placeOf(lane);
    // Squares as long as they have room; where keys touch each other, the curve alone tells more.
    const double stretch = std::max(1.0, std::min(place.x(times[last - 1]), double(m_picture.width())) - std::max(place.x(times[first]), 0.0));
    const double room = last - first > 1 ? stretch / double(last - first - 1) / m_ratio : 100;
    const int size = room < 2.5 ? 0 : int(std::lround((room < 7 ? 3 : 5) * m_ratio));
    if (!size && marks.empty())
        return;
    const QColor base = m_look.palette.color(QPalette::Base);
    const bool locked = !m_session.isEditable(track);
    const QColor colour = locked ? m_look.palette.color(QPalette::PlaceholderText) : m_session.colour(track, lane.component, m_look.palette);
    const QRgb plain = mixed(colour, m_look.palette.color(QPalette::Text), 0.25).rgb(), dimmed = mixed(colour, base, 0.55).rgb();
    const std::uint16_t bit = keyBit(KeyPart::Value, lane.component);
    const unsigned handleBits = 0x110u << lane.component;
    InSpans inSpans(m_scene.joinedSpans(lane.track));
    const float right = float(m_picture.width()), bottom = float(m_picture.height());
    for (std::size_t row = first; row < last; ++row) {
        const bool marked = row < marks.size() && (marks[row].selected & (bit | handleBits));
        if (!size && !marked)
            continue;
        const float x = float(place.x(times[row])), y = float(place.y(numbers.number(row, lane.component)));
        if (!(x >= -4 && x < right + 4 && y >= -4 && y < bottom + 4))
            continue;
        const int px = std::clamp(int(x), 0, m_picture.width() - 1), py = std::clamp(int(y), 0, m_picture.height() - 1);
        const bool selected = marked && (marks[row].selected & bit);
        if (!selected && (!size || !m_taken.take(px, py)))
            continue;
        if (selected && !m_takenSelected.take(px, py))
            continue;
        const bool inside = inSpans(times[row]);
        if (selected) {
            m_selected.push_back({x, y, !inside});
            continue;
        }
        if (room > 12)
            m_raster.square(int(std::floor(x)), int(std::floor(y)), size + 2 * int(m_ratio), base.rgb());
        m_raster.square(int(std::floor(x)), int(std::floor(y)), size, inside ? plain : dimmed);
    }
}

void GraphPainter::paintEvents(const GraphLane &lane, int row)
{
    const TimeAxis &axis = m_session.axis();
    const auto [first, last] = m_scene.rowsBetween(lane.track, axis.timeAt(-5), axis.timeAt(m_scene.area().width() + 5));
    const auto times = m_session.curve(m_session.tracks()[lane.track]).times();
    const KeyMarks &marks = m_scene.marks(lane.track);
    const QColor colour = m_session.colour(m_session.tracks()[lane.track], 0, m_look.palette), orange = keyColour(m_look.palette);
    const QColor base = m_look.palette.color(QPalette::Base);
    const double y = m_scene.eventY(row) * m_ratio;
    InSpans inSpans(m_scene.joinedSpans(lane.track));
    for (std::size_t key = first; key < last; ++key) {
        const double x = std::floor(axis.xOf(times[key]) * m_ratio);
        if (!(x >= 0 && x < m_picture.width()))
            continue;
        const bool selected = key < marks.size() && (marks[key].selected & keyBit(KeyPart::Value, 0));
        const QColor own = selected ? orange : inSpans(times[key]) ? colour : mixed(colour, base, 0.55);
        m_raster.setPen(own, 1.5 * m_ratio);
        m_raster.line(x + 0.5, y - 8 * m_ratio, x + 0.5, y + 6 * m_ratio);
        for (int i = 0; i < int(7 * m_ratio); ++i) // a flag
            m_raster.line(x + i, y - 8 * m_ratio, x + i + 1, y - 8 * m_ratio + (7 * m_ratio - i) / 2);
        m_raster.square(int(x) + int(2 * m_ratio), int(y - 6 * m_ratio), int(4 * m_ratio), own.rgb());
    }
}

void GraphPainter::paintHandles()
{
    const TimeAxis &axis = m_session.axis();
    const QColor orange = keyColour(m_look.palette), plain = m_look.palette.color(QPalette::PlaceholderText), base = m_look.palette.color(QPalette::Base);
    const double width = m_scene.area().width();
    for (const GraphLane &lane : m_scene.lanes()) {
        const KeyMarks &marks = m_scene.marks(lane.track);
        const KeyNumbers &numbers = m_session.numbers(lane.track);
        if (marks.empty() || lane.isEvents || !numbers.hasHandles())
            continue;
        // Handles may reach into the view from keys beside it.
        const double margin = width / axis.pixelsPerUnit();
        const auto [first, last] = m_scene.rowsBetween(lane.track, axis.timeAt(0) - margin, axis.timeAt(width) + margin);
        const LanePlace place = placeOf(lane);
        for (std::size_t row = first; row < std::min(last, marks.size()); ++row) {
            if (!m_scene.showsHandles(lane, marks[row]))
                continue;
            const double keyX = place.x(numbers.times()[row]), keyY = place.y(numbers.number(row, lane.component));
            for (const KeyPart part : {KeyPart::In, KeyPart::Out}) {
                const double time = m_scene.handleTime(lane.track, row, part);
                if (time == numbers.times()[row])
                    continue;
                const double x = place.x(time), y = place.y(numbers.number(row, lane.component, part));
                const QColor colour = marks[row].selected & keyBit(part, lane.component) ? orange : plain;
                m_raster.setPen(colour, 1.1 * m_ratio);
                m_raster.line(keyX, keyY, x, y);
                if (!(std::abs(x) < 1e6 && std::abs(y) < 1e6))
                    continue;
                const int size = int(std::lround(5 * m_ratio));
                m_raster.square(int(std::floor(x)), int(std::floor(y)), size + 2 * int(m_ratio), colour.rgb());
                m_raster.square(int(std::floor(x)), int(std::floor(y)), size, marks[row].selected & keyBit(part, lane.component) ? colour.rgb() : base.rgb());
            }
        }
    }
}

} // namespace sinew
