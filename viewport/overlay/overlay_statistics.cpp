// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/overlay_statistics.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace sinew {

QStringList statisticsText(const DrawStatistics &statistics, double framesPerSecond)
{
    const QLocale locale;
    const auto number = [&](std::size_t value) { return locale.toString(qulonglong(value)); };
    QStringList lines{
        QCoreApplication::translate("Statistics", "Triangles: %1").arg(number(statistics.triangles)),
        QCoreApplication::translate("Statistics", "Vertices: %1").arg(number(statistics.vertices)),
        QCoreApplication::translate("Statistics", "Edges: %1").arg(number(statistics.edges)),
        QCoreApplication::translate("Statistics", "Draw calls: %1").arg(number(statistics.drawCalls)),
        QCoreApplication::translate("Statistics", "Particles: %1").arg(number(statistics.particles)),
    };
    if (statistics.models > 0)
        lines.append(QCoreApplication::translate("Statistics", "Child models: %1").arg(number(statistics.models)));
    if (statistics.isReduced)
        lines.append(QCoreApplication::translate("Statistics", "Shown reduced"));
    if (framesPerSecond > 0)
        lines.append(QCoreApplication::translate("Statistics", "Frames per second: %1")
                         .arg(locale.toString(framesPerSecond, 'f', 0)));
    return lines;
}

OverlayLabels cornerLabels(const QStringList &lines, const ViewCamera &camera, QSize size)
{
    constexpr float lineHeight = 18, margin = 4, depth = 2; // depth: in near-plane distances, not to be clipped
    OverlayLabels labels;
    const Eigen::Vector2f pixels(float(std::max(1, size.width())), float(std::max(1, size.height())));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const Ray ray = camera.rayThrough({margin, float(i + 1) * lineHeight + margin}, pixels);
        labels.push_back({ray.at(depth * camera.nearClip), lines[i], 0xffe8ecf2});
    }
    return labels;
}

} // namespace sinew
