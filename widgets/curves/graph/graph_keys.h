// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/drawing/pixel_set.h"
#include "widgets/curves/graph/graph_lane.h"
#include "widgets/curves/graph/graph_scene.h"
#include "widgets/curves/graph/graph_style.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/shared/line_raster.h"
#include "widgets/shared/occupancy_grid.h"

namespace sinew {

/// Draws a graph's keys, events and handles over its curves.
class GraphKeys
{
public:
    GraphKeys(GraphScene &scene, const GraphStyle &style, QImage &picture);

    void paint();

private:
    void paintLaneKeys(const GraphLane &lane);
    void paintEvents(const GraphLane &lane, int row);
    void paintHandles();
    void paintSelected();

    GraphScene &m_scene;
    CurveSession &m_session;
    const GraphStyle &m_style;
    QImage &m_picture;
    LineRaster m_raster;
    OccupancyGrid m_taken;
    PixelSet m_selected, m_dimmed; ///< dimmed: keys outside all sequences
    double m_ratio;
};

} // namespace sinew
