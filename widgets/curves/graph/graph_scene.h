// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/key_neighbours.h"
#include "widgets/curves/drawing/dense_curve_layer.h"
#include "widgets/curves/graph/graph_lane.h"
#include "widgets/curves/graph/value_axis.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"

#include <QSizeF>

#include <memory>

namespace sinew {

/// What the graph shows and where: the drawn components, their scales and their lines, cached until the keys or the
/// view change.
class GraphScene
{
public:
    explicit GraphScene(CurveSession &session) : m_session(session) {}

    CurveSession &session() const { return m_session; }
    void setArea(QSizeF size, double pixelRatio);
    QSizeF area() const { return m_area; }
    double pixelRatio() const { return m_pixelRatio; }
    ValueAxis &values() { return m_values; }
    const ValueAxis &values() const { return m_values; }

    /// The picture of the curves if there are many.
    DenseCurveLayer &denseCurves();

    /// Tracks, spans or states have changed: everything is recomputed.
    void tracksChanged();
    /// Keys, options or ranges have changed.
    void keysChanged();
    /// Keeps the scales of normalised and stacked lanes while a gesture runs.
    void holdScales(bool hold);
    /// The original curves, drawn behind the present ones; none: no ghost.
    void setGhost(const std::vector<CurveEdit> &edits);
    struct Ghost
    {
        Address address;
        CurveSource source;
        KeyNumbers numbers;
        CurvePolyline line;
    };
    const std::vector<Ghost> &ghosts();
    std::size_t ghostCount() const { return m_ghosts.size(); }

    const std::vector<GraphLane> &lanes();
    /// Where a lane lies in device pixels.
    LanePlace place(const GraphLane &lane) const;
    double yOf(const GraphLane &lane, double number) const { return m_values.yOf(number * lane.scale + lane.offset); }
    double numberAt(const GraphLane &lane, double y) const { return (m_values.valueAt(y) - lane.offset) / lane.scale; }
    /// The middle of the marks of the n-th track of events, along the lower edge; beyond six, tracks share lines.
    double eventY(int row) const { return m_area.height() - 12 - 18 * (row % 6); }
    const CurveSource &source(std::size_t track);
    const CurvePolyline &polyline(std::size_t track);
    /// True if a track's keys are in chronological order.
    bool isSorted(std::size_t track);
    /// Rows of the keys from `first` to `last`; all rows of an unsorted curve.
    std::pair<std::size_t, std::size_t> rowsBetween(std::size_t track, double first, double last);
    /// The range of the keys in the session's scope, or of all keys if there are none.
    NumberRange range(std::size_t track, int component);
    /// The spans of a track in chronological order, joined where they overlap; empty: all time.
    const TimeSpans &joinedSpans(std::size_t track);
    /// The time at which a handle is drawn: a third of its segment from the key.
    double handleTime(std::size_t track, std::size_t row, KeyPart part);
    /// The number at which it is drawn, so that the curve leaves the key along it. In a squad that is not the tangent
    /// rotation: the curve starts along a third of the way to the other key and two thirds of that to the tangent.
    double handleNumber(std::size_t track, std::size_t row, int component, KeyPart part);
    /// How much the number drawn for a handle changes with the stored one.
    double handleShare(std::size_t track) const;
    /// True if handles are shown at all: those of thousands of keys would hide the keys.
    bool showsHandles() const;
    /// True if a key of a lane then shows its handles: it or one of them is selected.
    bool showsHandles(const GraphLane &lane, const KeyMark &mark) const;
    /// The marks of a track's keys, as many as there are; empty for none.
    const KeyMarks &marks(std::size_t track) const;
    /// The numbers of a track at a time, in the span that holds it; false between spans.
    bool numbersAt(std::size_t track, double time, CurveNumbers &numbers);

private:
    /// A track's keys in chronological order.
    struct KeyLine
    {
        explicit KeyLine(const ShownTrack &track, const CurveBase &curve);
        CurveEdit edit; ///< without marks
        KeyNeighbours neighbours;
    };
    struct TrackCache
    {
        CurveSource source;
        std::unique_ptr<KeyLine> keys;
        CurvePolyline line;
        TimeSpans merged; ///< its spans in order, without overlaps
        CurveBase lineOf, rangeOf, sortedOf;
        std::optional<TimeSpan> rangeScope;
        NumberRange ranges[maxComponents];
        bool hasSource = false, hasLine = false, hasRange = false, hasOrder = false, isSorted = true;
    };
    PolylineView view() const;
    const KeyNeighbours &neighbours(std::size_t track);
    TrackCache &cache(std::size_t track);
    void layOut();

    CurveSession &m_session;
    ValueAxis m_values;
    QSizeF m_area{100, 100};
    double m_pixelRatio = 1;
    DenseCurveLayer m_denseCurves;
    RotationOrder m_denseCurveOrder = RotationOrder::Xyz;
    std::vector<GraphLane> m_lanes;
    std::vector<TrackCache> m_caches;
    /// Of the last track asked for: most tracks share their spans.
    struct Joined
    {
        TimeSpans of, spans;
    };
    Joined m_joined;
    std::vector<Ghost> m_ghosts;
    bool m_lanesValid = false, m_hold = false;
};

} // namespace sinew
