// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/drawing/curve_polyline.h"
#include "widgets/curves/graph/graph_lane.h"
#include "widgets/curves/graph/graph_scene.h"
#include "widgets/curves/graph/graph_style.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/shared/line_raster.h"

#include <QImage>

namespace sinew {

/// Draws a graph into a picture: background, grid, curves, keys, handles, labels. Whatever moves independently of the
/// curves (playheads, cursor, boxes) is drawn over it by the view.
class GraphPainter
{
public:
    /// The picture is the scene's area in device pixels, Format_RGB32.
    GraphPainter(GraphScene &scene, const GraphStyle &style, QImage &picture);

    void paint();

private:
    void paintLine(const CurvePolyline &line, int component, const LanePlace &place, const QColor &colour,
                   double width);
    QColor curveColour(const GraphLane &lane) const;
    void paintCurves();
    void paintDenseCurves(const std::vector<const GraphLane *> &lanes);

    GraphScene &m_scene;
    CurveSession &m_session;
    GraphStyle m_style;
    QImage &m_picture;
    LineRaster m_raster;
    double m_ratio;
};

} // namespace sinew
