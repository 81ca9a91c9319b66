// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/graph/graph_painter.h"

#include "widgets/curves/graph/graph_grid.h"
#include "widgets/curves/graph/graph_keys.h"
#include "widgets/curves/session/curve_colours.h"

#include <QPainter>

#include <cmath>
#include <map>

namespace sinew {

namespace {

constexpr std::size_t denseCurveThreshold = 100; ///< beyond, curves hide each other anyway and get less care

} // namespace

GraphPainter::GraphPainter(GraphScene &scene, const GraphStyle &style, QImage &picture)
    : m_scene(scene), m_session(scene.session()), m_style(style), m_picture(picture), m_raster(picture),
      m_ratio(scene.pixelRatio())
{
}

void GraphPainter::paint()
{
    GraphGrid grid(m_scene, m_style);
    {
        QPainter painter(&m_picture);
        painter.setFont(m_style.font);
        grid.paint(painter);
    }
    paintCurves();
    {
        QPainter painter(&m_picture);
        painter.setFont(m_style.font);
        grid.paintLabels(painter);
    }
    // Above the labels, so that none covers a key.
    GraphKeys(m_scene, m_style, m_picture).paint();
}

void GraphPainter::paintLine(const CurvePolyline &line, int component, const LanePlace &place, const QColor &colour,
                             double width)
{
    const double left = -2, right = m_picture.width() + 2;
    for (const CurvePolyline::Piece &piece : line.pieces()) {
        if (place.x(line.time(piece.first)) > right || place.x(line.time(piece.first + piece.count - 1)) < left)
            continue;
        const bool isFaint = piece.isEcho || piece.part == CurvePolyline::Part::Rest;
        m_raster.setPen(isFaint ? withAlpha(colour, colour.alpha() / 2) : colour, width,
                        DashPattern(dashOf(piece), m_ratio, place.x0));
        const std::uint32_t end = piece.first + piece.count;
        if (piece.part == CurvePolyline::Part::Columns) {
            for (std::uint32_t i = piece.first; i + 1 < end; i += 2) {
                const double x = std::floor(place.x(line.time(i)));
                if (x >= 0 && x < right)
                    m_raster.column(
                        int(x), std::min(place.y(line.number(i, component)), place.y(line.number(i + 1, component))),
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
    const QColor colour = m_session.colour(track, lane.component, m_style.palette);
    return m_session.document()->trackStates().is(TrackStates::Muted, track.address())
               ? blended(colour, m_style.palette.color(QPalette::Base), 0.6)
               : colour;
}

void GraphPainter::paintCurves()
{
    const QColor base = m_style.palette.color(QPalette::Base);
    const std::vector<GraphLane> &lanes = m_scene.lanes();
    if (m_session.options().showGhost && m_scene.ghostCount() > 0 && m_scene.ghostCount() * 3 <= denseCurveThreshold) {
        std::map<std::size_t, const CurvePolyline *> lines;
        for (const GraphScene::Ghost &ghost : m_scene.ghosts())
            if (const int track = m_session.trackOf(ghost.address); track >= 0)
                lines.emplace(std::size_t(track), &ghost.line);
        const QColor grey = blended(m_style.palette.color(QPalette::Text), base, 0.65);
        for (const GraphLane &lane : lanes)
            if (const auto line = lines.find(lane.track); line != lines.end() && !lane.isEvents)
                paintLine(*line->second, lane.component, m_scene.place(lane), grey, 1.2 * m_ratio);
    }
    // The active tracks on top.
    std::vector<const GraphLane *> active, others;
    for (const GraphLane &lane : lanes)
        if (!lane.isEvents)
            (m_session.isActive(m_session.tracks()[lane.track].address()) ? active : others).push_back(&lane);
    if (lanes.size() > denseCurveThreshold) {
        paintDenseCurves(others);
    } else {
        m_scene.denseCurves().clear();
        for (const GraphLane *lane : others)
            paintLine(m_scene.polyline(lane->track), lane->component, m_scene.place(*lane), curveColour(*lane),
                      1.4 * m_ratio);
    }
    for (const GraphLane *lane : active)
        paintLine(m_scene.polyline(lane->track), lane->component, m_scene.place(*lane), curveColour(*lane),
                  2.2 * m_ratio);
}

void GraphPainter::paintDenseCurves(const std::vector<const GraphLane *> &lanes)
{
    std::vector<DenseCurveLayer::Curve> curves;
    curves.reserve(lanes.size());
    for (const GraphLane *lane : lanes)
        curves.push_back({lane->track, lane->component, m_session.curve(m_session.tracks()[lane->track]),
                          m_scene.place(*lane), curveColour(*lane).rgb()});
    const auto lineOf = [this](std::size_t track) -> const CurvePolyline & { return m_scene.polyline(track); };
    QPainter(&m_picture)
        .drawImage(0, 0, m_scene.denseCurves().picture(m_picture.size(), m_ratio, std::move(curves), lineOf));
}

} // namespace sinew
