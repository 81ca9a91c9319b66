// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/graph_scene.h"
#include "widgets/curves/line_raster.h"

#include <QFont>
#include <QImage>

class QPainter;

namespace sinew {

/// Draws a graph into a picture: background, grid, curves, keys, handles, labels. What moves without the curves (playheads, cursor,
/// boxes) is drawn over it by the view.
class GraphPainter
{
public:
    struct Look
    {
        QPalette palette;
        QFont font;
    };
    /// The picture is the scene's area in device pixels, Format_RGB32.
    GraphPainter(GraphScene &scene, const Look &look, QImage &picture);

    void paint();

private:
    struct Marker
    {
        float x, y;
        bool dim;
    };
    LanePlace placeOf(const GraphLane &lane) const;
    double valueStep() const;
    void paintBackground(QPainter &painter);
    void paintBandNames(QPainter &painter);
    void paintGrid(QPainter &painter);
    void paintLabels(QPainter &painter);
    void paintLine(const CurvePolyline &line, int component, const LanePlace &place, const QColor &colour, double width);
    QColor curveColour(const GraphLane &lane) const;
    void paintCurves();
    void paintCrowd(const std::vector<const GraphLane *> &lanes);
    void paintKeys();
    void paintLaneKeys(const GraphLane &lane);
    void paintEvents(const GraphLane &lane, int row);
    void paintHandles();
    void label(QPainter &painter, const QPointF &at, const QString &text, const QColor &colour);

    GraphScene &m_scene;
    CurveSession &m_session;
    Look m_look;
    QImage &m_picture;
    LineRaster m_raster;
    TakenPlaces m_taken, m_takenSelected;
    std::vector<Marker> m_selected;
    double m_ratio;
};

} // namespace sinew
