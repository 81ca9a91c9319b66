// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Places the boxes of an acyclic graph in layers, so that every edge leads downwards. The same graph always gives the
// same places.

#include <QList>
#include <QMap>
#include <QPointF>
#include <QStringList>

namespace sinew::test {

using Graph = QMap<QString, QStringList>;

/// The graph without the edges that close a cycle, those of later keys being removed first.
Graph withoutCircles(const Graph &graph);

/// The graph without redundant edges: a → c where a → b → c.
Graph withoutShortcuts(const Graph &graph);

/// The connected parts of the graph, the largest first.
QList<Graph> connectedParts(const Graph &graph);

struct Layered
{
    struct Edge
    {
        QString from, to;
        QList<QPointF> points; ///< from the lower border of one box to the upper border of the other
    };
    double width = 0, height = 0; ///< of all boxes
    int layers = 0;
    QMap<QString, QPointF> centres; ///< of each box
    QList<Edge> edges;
};

struct LayerOptions
{
    double boxHeight = 24;
    double boxGap = 10;    ///< between neighbours, at least
    double layerGap = 22;  ///< between layers
    double maxWidth = 400; ///< a layer is cut in two where it would be wider, with the least gaps
};

/// Every room of the graph must be one of its keys. `widths` are those of the boxes.
Layered layered(const Graph &graph, const QMap<QString, double> &widths, const LayerOptions &options);

} // namespace sinew::test
