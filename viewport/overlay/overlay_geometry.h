// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"

#include <QColor>
#include <QString>

#include <array>
#include <set>

namespace sinew {

/// One segment in world space, drawn `width` pixels wide.
struct OverlayLine
{
    Eigen::Vector3f from, to;
    QRgb colour = 0xffffffff;
    float width = 1;
    float endWidth = -1; ///< at `to`; negative: the same
};
using OverlayLines = std::vector<OverlayLine>;

/// A filled quadrilateral, its corners in order around it, visible from both sides.
struct OverlayFace
{
    std::array<Eigen::Vector3f, 4> corners;
    QRgb colour = 0xffffffff;
};
using OverlayFaces = std::vector<OverlayFace>;
/// Whether a point of the picture is in a convex quadrilateral, whose corners are in order around it.
bool isInside(const Eigen::Vector2f &point, const std::array<Eigen::Vector2f, 4> &corners);

/// A name attached to a point of the scene.
struct OverlayLabel
{
    Eigen::Vector3f at;
    QString text;
    QRgb colour = 0xffffffff;
};
using OverlayLabels = std::vector<OverlayLabel>;

inline constexpr QRgb selectionColour = 0xffff9e2c;

/// Ground plane lines out to about twice `radius` with cells of ¼, 1, 4, 16, 64, 128, 512 or 2048 units (from 16 on
/// those of Warcraft III), whichever gives 8 to 32 cells; the x axis is red, the y axis green.
OverlayLines gridLines(float radius, QColor background);
/// A line from each parent to its child, a small cross at each node, coloured by kind; rows in `selected` in orange.
/// `all` false: only the selected ones.
OverlayLines skeletonLines(const RenderScene &scene, const Pose &pose, const std::set<std::int32_t> &selected,
                           bool all = true);
OverlayLabels nodeLabels(const RenderScene &scene, const Pose &pose, const std::set<std::int32_t> &selected);
/// Box and bounding sphere of the sequence, or of the model if the sequence is -1.
OverlayLines extentLines(const RenderScene &scene, std::int32_t sequence);
/// Collision shapes, moved by their nodes; those of rows in `selected` in orange.
OverlayLines collisionLines(const RenderScene &scene, const Pose &pose, const std::set<std::int32_t> &selected);

} // namespace sinew
