// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/graph/graph_scene.h"
#include "widgets/curves/graph/graph_style.h"

class QPainter;

namespace sinew {

/// The background of the curves and the labels drawn on top of them.
class GraphGrid
{
public:
    GraphGrid(GraphScene &scene, const GraphStyle &style);

    /// Sequences with their names, and lines at round times and numbers.
    void paint(QPainter &painter);
    /// Numbers along the left edge; names of stacked curves.
    void paintLabels(QPainter &painter);

private:
    double valueStep() const;
    void paintBandNames(QPainter &painter);
    void paintLines(QPainter &painter);
    void label(QPainter &painter, const QPointF &at, const QString &text, const QColor &colour);

    GraphScene &m_scene;
    CurveSession &m_session;
    const GraphStyle &m_style;
    double m_ratio;
};

} // namespace sinew
