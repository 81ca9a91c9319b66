// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Texture coordinates by projection: numbers worked out by hand.

#include "core/mesh/mesh_parts.h"
#include "core/mesh/place_key.h"
#include "core/mesh/projection/uv_projection.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <cstring>

namespace tst_uv_projection {

using namespace sinew;

constexpr double pi = 3.14159265358979;
const Eigen::Vector3d alongX{1, 0, 0}, alongZ{0, 0, 1};

EditableMesh meshOf(const std::vector<Vec3> &places, const std::vector<std::uint32_t> &triangles)
{
    EditableMesh mesh;
    mesh.uvSets = 2;
    mesh.skins = {{}};
    for (const Vec3 &place : places) {
        MeshVertex vertex;
        vertex.position = place;
        vertex.uvs[0] = vertex.uvs[1] = {0.123f, 0.456f};
        mesh.vertices.push_back(vertex);
    }
    mesh.triangles = triangles;
    return mesh;
}

/// 2 wide, 4 high, seen from above.
EditableMesh sheet()
{
    return meshOf({{0, 0, 0}, {2, 0, 0}, {2, 4, 0}, {0, 4, 0}}, {0, 1, 2, 0, 2, 3});
}

/// From 0 to 1, with one vertex at each corner: row x + 2 y + 4 z.
EditableMesh cube()
{
    std::vector<Vec3> places;
    for (int i = 0; i < 8; ++i)
        places.push_back({float(i & 1), float(i >> 1 & 1), float(i >> 2)});
    EditableMesh mesh = meshOf(places, {});
    const std::array<std::uint32_t, 4> sides[] = {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4},
                                                  {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}};
    for (const auto &side : sides)
        for (const int corner : {0, 1, 2, 0, 2, 3})
            mesh.triangles.push_back(side[std::size_t(corner)]);
    return mesh;
}

EditableMesh projectedAlone(const EditableMesh &mesh, const UvProjection &projection, const TriangleMask &mask = {})
{
    const TriangleMask masks[] = {mask};
    const auto frame = projectionFrame(std::span(&mesh, 1), projection, masks);
    return frame ? projected(mesh, projection, *frame, mask) : EditableMesh();
}

/// The coordinate at a place in a triangle, by its row.
Vec2 uvAt(const EditableMesh &mesh, std::size_t triangle, const Vec3 &place, std::size_t set = 0)
{
    for (std::size_t i = 0; i < 3; ++i) {
        const MeshVertex &vertex = mesh.vertices[mesh.triangles[triangle * 3 + i]];
        if (placeKey(vertex.position) == placeKey(place))
            return vertex.uvs[set];
    }
    return {NAN, NAN};
}

bool isNear(const Vec2 &uv, double u, double v)
{
    return std::abs(double(uv.x) - u) < 1e-5 && std::abs(double(uv.y) - v) < 1e-5;
}

#define COMPARE_UV(actual, u, v)                                                                                       \
    do {                                                                                                               \
        const Vec2 is = (actual);                                                                                      \
        QVERIFY2(isNear(is, (u), (v)),                                                                                 \
                 qPrintable(QStringLiteral("%1, %2 not %3, %4").arg(is.x).arg(is.y).arg(u).arg(v)));                   \
    } while (false)

class TestUvProjection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void planes()
    {
        // The longer side fills the texture; the middle of the sheet is the middle of the texture, v grows downwards.
        const EditableMesh above = projectedAlone(sheet(), {ProjectionShape::Plane, alongZ, 0, 0});
        QCOMPARE(above.vertices.size(), 4u);
        COMPARE_UV(above.vertices[0].uvs[0], 0.25, 1);
        COMPARE_UV(above.vertices[1].uvs[0], 0.75, 1);
        COMPARE_UV(above.vertices[2].uvs[0], 0.75, 0);
        COMPARE_UV(above.vertices[0].uvs[1], double(0.123f), double(0.456f));
        const EditableMesh small = projectedAlone(sheet(), {ProjectionShape::Plane, alongZ, 2, 1});
        COMPARE_UV(small.vertices[0].uvs[1], 0, 1.5);
        COMPARE_UV(small.vertices[2].uvs[1], 1, -0.5);
        COMPARE_UV(small.vertices[0].uvs[0], double(0.123f), double(0.456f));
        // Seen from the end of x, y grows to the right and z upwards.
        const EditableMesh wall = meshOf({{5, 0, 0}, {5, 2, 0}, {5, 2, 1}, {5, 0, 1}}, {0, 1, 2, 0, 2, 3});
        const EditableMesh along = projectedAlone(wall, {ProjectionShape::Plane, alongX, 0, 0});
        COMPARE_UV(along.vertices[0].uvs[0], 0, 0.75);
        COMPARE_UV(along.vertices[2].uvs[0], 1, 0.25);
        const EditableMesh behind = projectedAlone(wall, {ProjectionShape::Plane, {-3, 0, 0}, 0, 0});
        COMPARE_UV(behind.vertices[0].uvs[0], 1, 0.75);
        // A set that the mesh does not have.
        QVERIFY(projectedAlone(sheet(), {ProjectionShape::Plane, alongZ, 0, 2}).vertices[0].uvs[2].x == 0);
    }

    /// Along the normals nothing is distorted.
    void meanNormals()
    {
        const EditableMesh slope = meshOf({{0, 0, 0}, {0, 3, 0}, {-1, 3, 1}, {-1, 0, 1}}, {0, 1, 2, 0, 2, 3});
        const EditableMesh flat =
            projectedAlone(slope, {ProjectionShape::Plane, meanNormal(std::span(&slope, 1)), 0.5, 0});
        const auto uv = [&](std::size_t v) { return flat.vertices[v].uvs[0]; };
        // Up the slope is √2 long.
        COMPARE_UV((Vec2{uv(1).x - uv(0).x, uv(1).y - uv(0).y}), 6, 0);
        COMPARE_UV((Vec2{uv(3).x - uv(0).x, uv(3).y - uv(0).y}), 0, -2 * std::sqrt(2.0));
        const EditableMesh closed = cube();
        QVERIFY(meanNormal(std::span(&closed, 1)).isZero());
        QVERIFY(projectedAlone(closed, {ProjectionShape::Plane, Eigen::Vector3d::Zero(), 0, 0}).vertices.empty());
    }

    void boxes()
    {
        const EditableMesh box = projectedAlone(cube(), {ProjectionShape::Box, alongZ, 0, 0});
        // Every side is an island of its own and covers the texture once, none mirrored.
        QCOMPARE(box.vertices.size(), 24u);
        QCOMPARE(islandsOf(box, Joint::Vertex).count, 6u);
        for (std::size_t triangle = 0; triangle < 12; ++triangle) {
            const auto uv = [&](std::size_t i) { return box.vertices[box.triangles[triangle * 3 + i]].uvs[0]; };
            const float area = (uv(1).x - uv(0).x) * (uv(2).y - uv(0).y) - (uv(2).x - uv(0).x) * (uv(1).y - uv(0).y);
            QVERIFY(std::abs(area + 1) < 1e-5f);
        }
        COMPARE_UV(uvAt(box, 2, {0, 0, 1}), 0, 1); // from above
        COMPARE_UV(uvAt(box, 2, {1, 1, 1}), 1, 0);
        COMPARE_UV(uvAt(box, 0, {0, 0, 0}), 1, 1); // from below: x to the left
        COMPARE_UV(uvAt(box, 4, {0, 0, 0}), 0, 1); // from −y
        COMPARE_UV(uvAt(box, 4, {1, 0, 1}), 1, 0);
        COMPARE_UV(uvAt(box, 10, {1, 0, 0}), 0, 1); // from x
        COMPARE_UV(uvAt(box, 8, {0, 1, 1}), 0, 0);  // from −x: y to the left
        // Doing it again splits nothing more, and changes no bit.
        const EditableMesh again = projectedAlone(box, {ProjectionShape::Box, alongZ, 0, 0});
        QCOMPARE(again.triangles, box.triangles);
        for (std::size_t v = 0; v < 24; ++v)
            QVERIFY(std::memcmp(&again.vertices[v].uvs, &box.vertices[v].uvs, sizeof again.vertices[v].uvs) == 0);
    }

    void cylinders()
    {
        // Four walls at a distance of 1 from the axis, 2 high, seen from outside.
        std::vector<Vec3> places;
        for (const float z : {0.f, 2.f})
            for (const Vec3 &at : {Vec3{1, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {0, -1, 0}})
                places.push_back({at.x, at.y, z});
        std::vector<std::uint32_t> triangles;
        for (std::uint32_t i = 0; i < 4; ++i) {
            const std::uint32_t next = (i + 1) % 4;
            triangles.insert(triangles.end(), {i, next, next + 4, i, next + 4, i + 4});
        }
        const EditableMesh round = projectedAlone(meshOf(places, triangles), {ProjectionShape::Cylinder, alongZ, 0, 0});
        // The way around, 2 π, fills the texture. It tears at the back, where x is negative.
        QCOMPARE(round.vertices.size(), 10u);
        const double below = 0.5 + 1 / (2 * pi), above = 0.5 - 1 / (2 * pi);
        COMPARE_UV(uvAt(round, 0, {1, 0, 0}), 0.5, below);
        COMPARE_UV(uvAt(round, 0, {0, 1, 2}), 0.75, above);
        COMPARE_UV(uvAt(round, 2, {-1, 0, 0}), 1, below);
        COMPARE_UV(uvAt(round, 4, {-1, 0, 0}), 0, below);
        COMPARE_UV(uvAt(round, 4, {0, -1, 2}), 0.25, above);
        COMPARE_UV(uvAt(round, 6, {1, 0, 0}), 0.5, below);
        QCOMPARE(islandsOf(round, Joint::Vertex).count, 1u);
        const EditableMesh scaled =
            projectedAlone(meshOf(places, triangles), {ProjectionShape::Cylinder, alongZ, 1, 0});
        COMPARE_UV(uvAt(scaled, 0, {0, 1, 0}), 0.5 + pi / 2, 1.5);
        // Seen from −y the seam is at y, and x is to the right.
        const EditableMesh turned =
            projectedAlone(meshOf(places, triangles), {ProjectionShape::Cylinder, alongZ, 0, 0, {0, -1, 0}});
        COMPARE_UV(uvAt(turned, 6, {0, -1, 0}), 0.5, below);
        COMPARE_UV(uvAt(turned, 6, {1, 0, 0}), 0.75, below);
        COMPARE_UV(uvAt(turned, 0, {0, 1, 0}), 1, below);
        // The tip of a cone is in the middle above each of its walls.
        std::vector<Vec3> cone(places.begin(), places.begin() + 4);
        cone.push_back({0, 0, 1});
        const EditableMesh tip = projectedAlone(meshOf(cone, {0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4}),
                                                {ProjectionShape::Cylinder, alongZ, 0, 0});
        COMPARE_UV((Vec2{uvAt(tip, 0, {0, 0, 1}).x, 0}), 0.625, 0);
        COMPARE_UV((Vec2{uvAt(tip, 2, {0, 0, 1}).x, 0}), 0.125, 0);
        QCOMPARE(tip.vertices.size(), 9u); // three more tips, and the rim at the back
    }

    /// Triangles that are not chosen keep their coordinates, and get vertices of their own at the border.
    void chosenTriangles()
    {
        const EditableMesh half = projectedAlone(sheet(), {ProjectionShape::Plane, alongZ, 0, 0}, {true, false});
        QCOMPARE(half.vertices.size(), 6u);
        COMPARE_UV(uvAt(half, 0, {2, 4, 0}), 0.75, 0);
        for (const Vec3 &place : {Vec3{0, 0, 0}, {2, 4, 0}, {0, 4, 0}}) {
            const Vec2 uv = uvAt(half, 1, place);
            QCOMPARE(uv.x, 0.123f);
            QCOMPARE(uv.y, 0.456f);
        }
        const TriangleMask none{false, false};
        const EditableMesh mesh = sheet();
        QVERIFY(!projectionFrame(std::span(&mesh, 1), {}, std::span(&none, 1)));
    }

    /// Places that are no numbers have no part in it.
    void badPlaces()
    {
        EditableMesh mesh = sheet();
        mesh.vertices[3].position.y = INFINITY;
        for (const ProjectionShape shape : {ProjectionShape::Plane, ProjectionShape::Box, ProjectionShape::Cylinder}) {
            const EditableMesh made = projectedAlone(mesh, {shape, alongZ, 0, 0});
            QVERIFY(!made.vertices.empty());
            for (const MeshVertex &vertex : made.vertices)
                QVERIFY(std::isfinite(vertex.uvs[0].x) && std::isfinite(vertex.uvs[0].y));
            QCOMPARE(made.vertices[3].uvs[0].x, 0.123f);
        }
    }
};

SINEW_GUILESS_TEST(tst_uv_projection, TestUvProjection)

} // namespace tst_uv_projection

#include "tst_uv_projection.moc"
