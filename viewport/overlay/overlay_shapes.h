// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/overlay/overlay_geometry.h"

namespace sinew {

/// Adds wire shapes to lines. `at` maps from the shape's own space.
class OverlayShapes
{
public:
    OverlayShapes(OverlayLines &lines, const Eigen::Affine3f &at, QRgb colour, float width)
        : m_lines(lines), m_at(at), m_colour(colour), m_width(width)
    {
    }

    void line(const Eigen::Vector3f &from, const Eigen::Vector3f &to);
    /// The twelve edges between two opposite corners.
    void box(const Eigen::Vector3f &low, const Eigen::Vector3f &high);
    /// A circle spanned by two vectors as long as its radius; `turns`: the part of it that is drawn, 1 for all.
    void circle(const Eigen::Vector3f &centre, const Eigen::Vector3f &u, const Eigen::Vector3f &v, float turns = 1);
    /// Three circles.
    void sphere(const Eigen::Vector3f &centre, float radius);
    /// Two circles around the axis and four lines between them.
    void cylinder(const Eigen::Vector3f &base, const Eigen::Vector3f &top, float radius);
    /// The edges of a mesh, each once; `indices` are those of triangles.
    void mesh(std::span<const Vec3> positions, std::span<const std::uint32_t> indices);
    /// A line with a head of two strokes in the plane of `side`.
    void arrow(const Eigen::Vector3f &from, const Eigen::Vector3f &to, const Eigen::Vector3f &side);

private:
    OverlayLines &m_lines;
    Eigen::Affine3f m_at;
    QRgb m_colour;
    float m_width;
};

/// The colour in which nodes of a kind are drawn.
QRgb kindColour(NodeKind kind);

/// A length that suits the model: for crosses at nodes.
float modelSize(const RenderScene &scene);

} // namespace sinew
