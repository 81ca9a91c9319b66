// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/graph/graph_hit.h"

#include "widgets/curves/session/tracks_by_address.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

bool isLaneSelected(const GraphLane &lane, const KeyMark &mark, KeyPart part)
{
    return mark.selected & keyBit(part, lane.component);
}

double distance(double x, double y)
{
    return std::sqrt(x * x + y * y);
}

/// Each track of events has a line of its own; this numbers the event lanes.
std::vector<int> eventRows(const std::vector<GraphLane> &lanes)
{
    std::vector<int> rows(lanes.size(), 0);
    int next = 0;
    for (std::size_t i = 0; i < lanes.size(); ++i)
        if (lanes[i].isEvents)
            rows[i] = next++;
    return rows;
}

double curveDistance(GraphScene &scene, const GraphLane &lane, const QPointF &at, double reach)
{
    const CurvePolyline &line = scene.polyline(lane.track);
    const TimeAxis &axis = scene.session().axis();
    double best = reach + 1;
    for (const CurvePolyline::Piece &piece : line.pieces()) {
        if (axis.xOf(line.time(piece.first)) > at.x() + reach ||
            axis.xOf(line.time(piece.first + piece.count - 1)) < at.x() - reach)
            continue;
        std::uint32_t low = piece.first, high = piece.first + piece.count;
        const double from = axis.timeAt(at.x() - reach), to = axis.timeAt(at.x() + reach);
        while (low < high) {
            const std::uint32_t middle = (low + high) / 2;
            if (line.time(middle) < from)
                low = middle + 1;
            else
                high = middle;
        }
        const auto point = [&](std::uint32_t i) {
            return QPointF(axis.xOf(line.time(i)), scene.yOf(lane, double(line.number(i, lane.component))));
        };
        for (std::uint32_t i = std::max(low, piece.first + 1); i < piece.first + piece.count; ++i) {
            const QPointF a = point(i - 1), b = point(i), way = b - a;
            const double length = QPointF::dotProduct(way, way);
            const double share = length > 0 ? std::clamp(QPointF::dotProduct(at - a, way) / length, 0.0, 1.0) : 0;
            const QPointF off = at - (a + way * share);
            best = std::min(best, distance(off.x(), off.y()));
            if (line.time(i) > to)
                break;
        }
    }
    return best;
}

/// Calls `inside(x, y)` for keys, and for shown handles if no key was inside.
template<class Inside>
void pickWhere(GraphScene &scene, PickTracks &tracks, const QRectF &around, PickMode mode, const Inside &inside)
{
    const CurveSession &session = scene.session();
    if (mode == PickMode::Replace)
        pickNone(tracks);
    const TracksByAddress known(tracks);
    const double first = scene.session().axis().timeAt(around.left()),
                 last = scene.session().axis().timeAt(around.right());
    const TimeAxis &axis = scene.session().axis();
    const std::vector<GraphLane> &lanes = scene.lanes();
    const std::vector<int> events = eventRows(lanes);
    bool any = false;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const GraphLane &lane = lanes[i];
        PickTrack *const track = known.find(session.tracks()[lane.track].address());
        if (!track)
            continue;
        const KeyNumbers &numbers = session.numbers(lane.track);
        const auto times = numbers.times();
        const auto [from, to] = scene.rowsBetween(lane.track, first, last);
        const KeyBits bit = keyBit(KeyPart::Value, lane.component);
        for (std::size_t row = from; row < to; ++row) {
            const double y =
                lane.isEvents ? scene.eventY(events[i]) : scene.yOf(lane, numbers.number(row, lane.component));
            if (!inside(axis.xOf(times[row]), y))
                continue;
            pickKey(*track, row, bit, mode);
            any = true;
        }
    }
    if (any || !scene.showsHandles())
        return;
    for (const GraphLane &lane : lanes) {
        PickTrack *const track = known.find(session.tracks()[lane.track].address());
        const KeyNumbers &numbers = session.numbers(lane.track);
        if (!track || !numbers.hasHandles())
            continue;
        const KeyMarks &marks = scene.marks(lane.track);
        for (std::size_t row = 0; row < marks.size(); ++row)
            if (scene.showsHandles(lane, marks[row]))
                for (const KeyPart part : {KeyPart::In, KeyPart::Out})
                    if (inside(axis.xOf(scene.handleTime(lane.track, row, part)),
                               scene.yOf(lane, scene.handleNumber(lane.track, row, lane.component, part))))
                        pickKey(*track, row, keyBit(part, lane.component), mode);
    }
}

} // namespace

GraphHit hitAt(GraphScene &scene, const QPointF &at, double reach)
{
    const CurveSession &session = scene.session();
    const TimeAxis &axis = scene.session().axis();
    const std::vector<GraphLane> &lanes = scene.lanes();
    const std::vector<int> events = eventRows(lanes);
    GraphHit best;
    double bestScore = reach;
    const bool withHandles = scene.showsHandles();
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const GraphLane &lane = lanes[i];
        const ShownTrack &track = session.tracks()[lane.track];
        if (!session.isEditable(track))
            continue;
        const KeyNumbers &numbers = session.numbers(lane.track);
        const KeyMarks &marks = scene.marks(lane.track);
        const double favour = session.isActive(track.address()) ? 2 : 0;
        const auto consider = [&](std::size_t row, KeyPart part, double x, double y) {
            const double away = distance(x - at.x(), y - at.y());
            if (away > reach)
                return;
            const bool selected = row < marks.size() && isLaneSelected(lane, marks[row], part);
            const double score = away - favour - (selected ? 1 : 0);
            if (best.kind == GraphHit::Nothing || score < bestScore) {
                best = {GraphHit::Key, int(i), row, part};
                bestScore = score;
            }
        };
        const auto [first, last] =
            scene.rowsBetween(lane.track, axis.timeAt(at.x() - reach), axis.timeAt(at.x() + reach));
        for (std::size_t row = first; row < last; ++row)
            consider(row, KeyPart::Value, axis.xOf(numbers.times()[row]),
                     lane.isEvents ? scene.eventY(events[i]) : scene.yOf(lane, numbers.number(row, lane.component)));
        if (!withHandles || !numbers.hasHandles() || lane.isEvents)
            continue;
        for (std::size_t row = 0; row < marks.size(); ++row) {
            if (!scene.showsHandles(lane, marks[row]))
                continue;
            for (const KeyPart part : {KeyPart::In, KeyPart::Out}) {
                const double time = scene.handleTime(lane.track, row, part);
                if (time != numbers.times()[row])
                    consider(row, part, axis.xOf(time),
                             scene.yOf(lane, scene.handleNumber(lane.track, row, lane.component, part)));
            }
        }
    }
    if (best.kind != GraphHit::Nothing)
        return best;
    bestScore = reach;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        if (lanes[i].isEvents)
            continue;
        const double away = curveDistance(scene, lanes[i], at, reach);
        const double score = away - (session.isActive(session.tracks()[lanes[i].track].address()) ? 2 : 0);
        if (away <= reach && score < bestScore) {
            best = {GraphHit::Curve, int(i), 0, KeyPart::Value};
            bestScore = score;
        }
    }
    return best;
}

void pickInside(GraphScene &scene, PickTracks &tracks, const QRectF &box, PickMode mode)
{
    pickWhere(scene, tracks, box, mode, [&box](double x, double y) {
        return x >= box.left() && x <= box.right() && y >= box.top() && y <= box.bottom();
    });
}

void pickInside(GraphScene &scene, PickTracks &tracks, const QPolygonF &lasso, PickMode mode)
{
    const QRectF bounds = lasso.boundingRect().intersected(QRectF(QPointF(), scene.area()));
    if (bounds.isEmpty())
        return;
    // A mask of the outline can test a million keys; walking the outline for each would be too slow.
    QImage mask(bounds.size().toSize() + QSize(1, 1), QImage::Format_Grayscale8);
    mask.fill(0);
    {
        QPainter painter(&mask);
        painter.translate(-bounds.topLeft());
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::white);
        painter.drawPolygon(lasso, Qt::OddEvenFill);
    }
    pickWhere(scene, tracks, bounds, mode, [&](double x, double y) {
        const int column = int(std::floor(x - bounds.left())), row = int(std::floor(y - bounds.top()));
        return column >= 0 && row >= 0 && column < mask.width() && row < mask.height() &&
               mask.constScanLine(row)[column] > 0;
    });
}

} // namespace sinew
