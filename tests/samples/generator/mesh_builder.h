// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "geometry.h"
#include "plugins/mdx/model/model.h"

#include <span>
#include <vector>

namespace sinew::samples {

/// Bones of a vertex: rows of the model's bones, equal weights.
using Bones = std::vector<std::uint32_t>;

/// A part of the texture: (0, 0) is the picture's top left.
struct UvRect
{
    double left = 0, top = 0, right = 1, bottom = 1;
    V2 at(double u, double v) const { return {mix(left, right, u), mix(top, bottom, v)}; }
};

/// One cross-section of a tube, a superellipse: exponent 2 is an ellipse, higher ones are boxier, 1 is a diamond.
struct Ring
{
    V3 centre;
    double side = 1, front = 1; ///< radii
    double v = 0;               ///< 0…1 from the top of the texture's part to its bottom
    Bones bones;
    double exponent = 2;
    bool crease = false; ///< a hard edge here
};

/// Collects vertices and triangles; makes smooth normals and matrix groups when the geoset is taken.
class MeshBuilder
{
public:
    /// Everything added from now on is mirrored to the other side (y → −y).
    void setMirrored(bool mirrored) { m_mirror = mirrored; }
    /// Vertices at one place share a normal only within one part.
    void beginPart() { ++m_part; }

    int vertex(const V3 &position, const V2 &uv, const Bones &bones);
    void triangle(int a, int b, int c);
    void quad(int a, int b, int c, int d);

    /// A tube through rings in order. `front` is the direction of a ring's front radius and the middle of the texture's
    /// part (u = ½); the seam is at the back. A ring with radii 0 closes the tube.
    void tube(std::span<const Ring> rings, int sides, const V3 &front, const UvRect &uv);
    /// An ellipsoid.
    void ball(const V3 &centre, const V3 &radii, int sides, int rings, const UvRect &uv, const Bones &bones);
    /// A box with faces that each show the whole part of the texture. Axes as columns, half sizes along them.
    void box(const V3 &centre, const Eigen::Matrix3d &axes, const V3 &half, const UvRect &uv, const Bones &bones);
    /// A rectangle: corner, first side (u), second side (v, downwards in the texture).
    void rectangle(const V3 &corner, const V3 &u, const V3 &v, const UvRect &uv, const Bones &bones);
    /// Columns × rows of vertices given by a function (column 0…1, row 0…1) → position; counter-clockwise seen from the
    /// side where u runs right and v runs down.
    template<class Position, class BonesOf>
    void sheet(int columns, int rows, const UvRect &uv, const Position &position, const BonesOf &bones);

    std::size_t vertexCount() const { return m_vertices.size(); }
    /// Geometry as MDX 800 holds it: matrix groups, one face group of triangles, normals, one UV set.
    mdx::Geoset geoset(std::uint32_t material) const;

private:
    struct Vertex
    {
        V3 position;
        V2 uv;
        Bones bones;
        int part;
    };
    std::vector<V3> normals() const;

    bool m_mirror = false;
    int m_part = 0;
    std::vector<Vertex> m_vertices;
    std::vector<int> m_indices;
};

template<class Position, class BonesOf>
void MeshBuilder::sheet(int columns, int rows, const UvRect &uv, const Position &position, const BonesOf &bones)
{
    beginPart();
    const int first = int(m_vertices.size());
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const double u = double(column) / (columns - 1), v = double(row) / (rows - 1);
            vertex(position(u, v), uv.at(u, v), bones(u, v));
        }
    for (int row = 0; row + 1 < rows; ++row)
        for (int column = 0; column + 1 < columns; ++column) {
            const int a = first + row * columns + column;
            quad(a + columns, a + columns + 1, a + 1, a);
        }
}

} // namespace sinew::samples
