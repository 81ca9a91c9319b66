// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/bone_shares.h"
#include "core/mesh/mesh_clean.h"
#include "core/mesh/mesh_detail.h"
#include "core/mesh/mesh_holes.h"
#include "core/mesh/mesh_normals.h"
#include "core/mesh/mesh_parts.h"
#include "core/mesh/mesh_tangents.h"
#include "core/transform/mesh/mesh_tools.h"
#include "tests/core/mesh/cube_mesh.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <numeric>

namespace tst_mesh_tools {

using namespace sinew;

class TestMeshTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void islands()
    {
        QCOMPARE(islandsOf(cube(), Joint::Vertex).count, 6u);
        QCOMPARE(islandsOf(cube(), Joint::Place).count, 1u);
        EditableMesh two = cube();
        EditableMesh other = cube();
        for (MeshVertex &vertex : other.vertices)
            vertex.position.x += 5;
        const EditableMesh pair[] = {two, other};
        const EditableMesh both = joined(pair);
        QCOMPARE(both.vertices.size(), 48u);
        QCOMPARE(both.skins.size(), 1u);
        QVERIFY(std::abs(volume(both) - 2) < 1e-6);
        const MeshIslands islands = islandsOf(both, Joint::Place);
        QCOMPARE(islands.count, 2u);
        std::vector<bool> isSecond;
        for (const std::uint32_t island : islands.ofTriangle)
            isSecond.push_back(island == 1);
        const EditableMesh second = takenTriangles(both, isSecond);
        QCOMPARE(second.vertices.size(), 24u);
        QCOMPARE(second.vertices[0].position.x, 5.f);
        QVERIFY(std::abs(volume(second) - 1) < 1e-6);
    }

    void welding()
    {
        // Corners of neighbouring sides lie elsewhere on the texture.
        const EditableMesh apart = welded(cube(), 0, false), together = welded(cube(), 0, true);
        QVERIFY(apart.vertices.size() > 8);
        QCOMPARE(together.vertices.size(), 8u);
        QCOMPARE(together.triangleCount(), 12u);
        QVERIFY(std::abs(volume(together) - 1) < 1e-6);
        EditableMesh loose = cube();
        loose.vertices[4].position = {0.001f, 0, -0.001f};
        QCOMPARE(welded(loose, 0, true).vertices.size(), 9u);
        QCOMPARE(welded(loose, 0.01, true).vertices.size(), 8u);
        // Two sheets, one a little above the other, become one; the front of a third one is on its other side.
        EditableMesh sheets;
        sheets.part = 1;
        sheets.uvSets = 1;
        sheets.skins = {{{7, 1.f}}};
        addQuad(sheets, {{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}});
        addQuad(sheets, {{{0, 0, 0.01f}, {1, 0, 0.01f}, {1, 1, 0.01f}, {0, 1, 0.01f}}});
        addQuad(sheets, {{{0, 0, 0.01f}, {0, 1, 0.01f}, {1, 1, 0.01f}, {1, 0, 0.01f}}});
        QCOMPARE(welded(sheets, 0, true).triangleCount(), 6u);
        QCOMPARE(welded(sheets, 0.1, true).triangleCount(), 4u);
        QCOMPARE(withoutRepeats(sheets).triangleCount(), 6u);
        sheets.triangles.insert(sheets.triangles.end(), {1, 2, 0});
        QCOMPARE(withoutRepeats(sheets).triangleCount(), 6u);
        // What is left of a cube whose vertices all become one: nothing.
        QCOMPARE(welded(cube(), 10, true).triangleCount(), 0u);
        EditableMesh bones = welded(cube(), 0, true);
        bones.skins.push_back({{8, 1.f}});
        bones.vertices.push_back(bones.vertices[0]);
        bones.vertices.back().skin = 1;
        bones.triangles.insert(bones.triangles.end(), {8, 1, 2});
        QCOMPARE(welded(bones, 0, false).vertices.size(), 9u);
    }

    /// Pairs in one place, each pair half a texel apart on the texture and pairs more than one: comparing all of them
    /// would take minutes.
    void weldingManyInOnePlace()
    {
        constexpr std::size_t pairs = 180'000;
        EditableMesh mesh;
        mesh.part = 1;
        mesh.uvSets = 1;
        mesh.skins = {{{7, 1.f}}};
        for (const float shift : {0.f, 0.5f / 8192})
            for (std::size_t i = 0; i < pairs; ++i) {
                MeshVertex vertex;
                vertex.uvs[0] = {float(i % 1024) / 1024 + shift, float(i / 1024) / 1024};
                mesh.vertices.push_back(vertex);
                mesh.triangles.push_back(std::uint32_t(mesh.vertices.size() - 1));
            }
        for (const double distance : {0.0, 0.01})
            QCOMPARE(welded(mesh, distance, false).vertices.size(), pairs);
        QCOMPARE(welded(mesh, 0, true).vertices.size(), 0u);
    }

    void normals()
    {
        const EditableMesh corners = welded(cube(), 0, true);
        const EditableMesh hard = withNormals(corners, 30), smooth = withNormals(corners, 180);
        QCOMPARE(hard.vertices.size(), 24u);
        for (std::size_t i = 0; i < hard.triangles.size(); ++i) {
            // Each side faces away from the middle along one axis.
            const Vec3 &n = hard.vertices[hard.triangles[i]].normal;
            QVERIFY(std::abs(std::abs(n.x) + std::abs(n.y) + std::abs(n.z) - 1) < 1e-6f);
        }
        QCOMPARE(smooth.vertices.size(), 8u);
        for (const MeshVertex &vertex : smooth.vertices) {
            const float third = 1 / std::sqrt(3.f);
            QVERIFY(std::abs(vertex.normal.x - (vertex.position.x > 0.5f ? third : -third)) < 1e-5f);
            QVERIFY(std::abs(vertex.normal.y - (vertex.position.y > 0.5f ? third : -third)) < 1e-5f);
            QVERIFY(std::abs(vertex.normal.z - (vertex.position.z > 0.5f ? third : -third)) < 1e-5f);
        }
        // Vertices of separate sides get the same normal across the seams.
        const EditableMesh sides = withNormals(cube(), 180);
        QCOMPARE(sides.vertices.size(), 24u);
        QVERIFY(std::abs(std::abs(sides.vertices[0].normal.x) - 1 / std::sqrt(3.f)) < 1e-5f);
        const EditableMesh flat = withNormals(cube(), 0), across = withNormalsAcrossSeams(flat);
        QVERIFY(std::abs(std::abs(across.vertices[0].normal.x) - 1 / std::sqrt(3.f)) < 1e-5f);
    }

    void flipping()
    {
        const EditableMesh inside = flipped(withNormals(cube(), 0));
        QVERIFY(std::abs(volume(inside) + 1) < 1e-6);
        QCOMPARE(inside.vertices[20].normal.z, -1.f);
        const EditableMesh again = flipped(inside);
        QCOMPARE(again.triangles, cube().triangles);
    }

    void holes()
    {
        EditableMesh box = cube();
        box.triangles.resize(box.triangles.size() - 6); // without its top
        QVERIFY(volume(box) < 0.9);
        const FilledMesh filled = filledHoles(box, 16);
        QCOMPARE(filled.holes, 1u);
        QCOMPARE(filled.mesh.triangleCount(), 12u);
        QVERIFY(std::abs(volume(filled.mesh) - 1) < 1e-6);
        QCOMPARE(filledHoles(box, 3).holes, 0u);
        QCOMPARE(filledHoles(box, 3).left, 1u);
        QCOMPARE(filledHoles(cube(), 16).holes, 0u);
        // An L-shaped hole: all triangles stay inside.
        EditableMesh corner;
        corner.skins = {{}};
        for (const Vec3 &place :
             {Vec3{0, 0, 0}, {2, 0, 0}, {2, 1, 0}, {1, 1, 0}, {1, 2, 0}, {0, 2, 0}, {0.5f, 0.5f, -1}})
            corner.vertices.push_back({place});
        for (std::uint32_t i = 0; i < 6; ++i)
            corner.triangles.insert(corner.triangles.end(), {6, (i + 1) % 6, i});
        const FilledMesh closed = filledHoles(corner, 6);
        QCOMPARE(closed.mesh.triangleCount(), 10u);
        double area = 0;
        for (std::size_t i = 18; i < 30; i += 3) {
            const Vec3 &a = closed.mesh.vertices[closed.mesh.triangles[i]].position,
                       &b = closed.mesh.vertices[closed.mesh.triangles[i + 1]].position,
                       &c = closed.mesh.vertices[closed.mesh.triangles[i + 2]].position;
            const double twice = double((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
            QVERIFY(twice > 0);
            area += twice / 2;
        }
        QVERIFY(std::abs(area - 3) < 1e-6);
    }

    void tangents()
    {
        EditableMesh sheet;
        sheet.hasNormals = true;
        sheet.uvSets = 1;
        sheet.skins = {{}};
        addQuad(sheet, {{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}});
        const EditableMesh along = withTangents(sheet);
        QCOMPARE(along.vertices.size(), 4u);
        const Vec4 &t = along.vertices[0].tangent;
        QVERIFY(std::abs(t.x - 1) < 1e-6f && std::abs(t.y) < 1e-6f && t.w == 1);
        // The neighbour to the left shows the same texture mirrored; the edge between belongs to both.
        for (const Vec3 &place : {Vec3{-1, 0, 0}, {-1, 1, 0}}) {
            MeshVertex vertex;
            vertex.position = place;
            vertex.uvs[0] = {1, place.y};
            sheet.vertices.push_back(vertex);
        }
        sheet.triangles.insert(sheet.triangles.end(), {4, 0, 3, 4, 3, 5});
        const EditableMesh mirrored = withTangents(sheet);
        QCOMPARE(mirrored.vertices.size(), 8u);
        const Vec4 &m = mirrored.vertices[4].tangent;
        QVERIFY(std::abs(m.x + 1) < 1e-6f && m.w == -1);
        // bitangent = w · (normal × tangent) is where v grows: upwards on both sides.
        for (const MeshVertex &vertex : mirrored.vertices)
            QVERIFY(vertex.tangent.w * vertex.tangent.x > 0.99f);
    }

    void simplifying()
    {
        EditableMesh grid;
        grid.skins = {{}};
        constexpr std::uint32_t side = 17;
        for (std::uint32_t y = 0; y < side; ++y)
            for (std::uint32_t x = 0; x < side; ++x)
                grid.vertices.push_back({{float(x), float(y), 0}});
        for (std::uint32_t y = 0; y + 1 < side; ++y)
            for (std::uint32_t x = 0; x + 1 < side; ++x) {
                const std::uint32_t a = y * side + x;
                grid.triangles.insert(grid.triangles.end(), {a, a + 1, a + side, a + 1, a + side + 1, a + side});
            }
        const SimplifiedMesh coarse = simplified(grid, 0.1, 1);
        QVERIFY(coarse.mesh.triangleCount() <= 64);
        QVERIFY(coarse.error < 1e-3);
        double area = 0;
        for (std::size_t i = 0; i < coarse.mesh.triangles.size(); i += 3) {
            const Vec3 &a = coarse.mesh.vertices[coarse.mesh.triangles[i]].position,
                       &b = coarse.mesh.vertices[coarse.mesh.triangles[i + 1]].position,
                       &c = coarse.mesh.vertices[coarse.mesh.triangles[i + 2]].position;
            area += double((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2;
        }
        QVERIFY(std::abs(area - 256) < 1e-3);
        const EditableMesh ordered = orderedForCards(grid);
        QCOMPARE(ordered.triangleCount(), grid.triangleCount());
        QVERIFY(ordered.triangles != grid.triangles);
    }

    void sharesOfBones()
    {
        const ByteShares bytes = byteShares({{1, 0.5f}, {2, 0.3f}, {3, 0.1f}, {4, 0.06f}, {5, 0.04f}});
        QCOMPARE(std::accumulate(bytes.weights.begin(), bytes.weights.end(), 0), 255);
        QCOMPARE(bytes.bones, (std::array<NodeId, 4>{1, 2, 3, 4}));
        QVERIFY(bytes.weights[0] > 130 && bytes.weights[0] < 136); // 0.5 of 0.96
        QCOMPARE(byteShares({{9, 1.f / 3}, {8, 1.f / 3}, {7, 1.f / 3}}).weights,
                 (std::array<std::uint8_t, 4>{85, 85, 85, 0}));
        QCOMPARE(equalShares({{1, 0.5f}, {2, 0.5f}}).bones.size(), 2u);
        QVERIFY(equalShares({{1, 0.5f}, {2, 0.5f}}).isExact);
        QCOMPARE(equalShares({{1, 0.9f}, {2, 0.1f}}).bones, std::vector<NodeId>{1});
        QVERIFY(!equalShares({{1, 0.9f}, {2, 0.1f}}).isExact);
        QCOMPARE(limited({{1, 0.2f}, {2, 0.2f}, {3, 0.6f}}, 1), (BoneShares{{3, 1.f}}));
        QVERIFY(byteShares({}).weights == (std::array<std::uint8_t, 4>{}));
    }

    /// The copy on the other side faces outward and follows the bones there; what is bound follows one node.
    void sides()
    {
        EditableMesh arm = withNormals(cube(), 0);
        for (MeshVertex &vertex : arm.vertices)
            vertex.position.y += 2;
        arm.skins = {{{7, 0.5f}, {6, 0.5f}}};
        MeshToolContext context;
        context.sideAxis = 1;
        context.otherSides = [](int) { return std::unordered_map<NodeId, NodeId>{{7, 8}, {8, 7}, {6, 6}}; };
        const Result<MeshToolResult> made =
            meshTool("mirror")->run(std::span<const EditableMesh>(&arm, 1), {}, context);
        QVERIFY(made);
        const EditableMesh &copy = made->request.added.at(0);
        QVERIFY(std::abs(volume(copy) - 1) < 1e-5);
        QCOMPARE(copy.skins.at(0), (BoneShares{{8, 0.5f}, {6, 0.5f}}));
        for (std::size_t v = 0; v < copy.vertices.size(); ++v) {
            QCOMPARE(copy.vertices[v].position.y, -arm.vertices[v].position.y);
            QCOMPARE(copy.vertices[v].position.x, arm.vertices[v].position.x);
            QCOMPARE(copy.vertices[v].normal.y, -arm.vertices[v].normal.y);
            QCOMPARE(copy.vertices[v].normal.z, arm.vertices[v].normal.z);
        }
        QVERIFY(!meshTool("bind")->run(std::span<const EditableMesh>(&arm, 1), {}, context));
        context.nodes = {9};
        const Result<MeshToolResult> bound = meshTool("bind")->run(std::span<const EditableMesh>(&arm, 1), {}, context);
        QVERIFY(bound);
        QCOMPARE(bound->request.changed.at(0).skins, (std::vector<BoneShares>{{{9, 1.f}}}));
    }

    void tools()
    {
        const EditableMesh sides = cube();
        for (const MeshTool &tool : meshTools()) {
            QVERIFY2(meshTool(tool.id) == &tool, tool.id);
            for (const MeshToolOption &option : tool.options)
                QVERIFY2(option.value >= option.lowest && option.value <= option.highest, option.id);
            const std::vector<EditableMesh> parts(std::max<std::size_t>(tool.fewest, 1), sides);
            const Result<MeshToolResult> made = tool.run(parts, defaultValues(tool), {});
            QVERIFY2(made ? !made->report.empty() : !made.error().text().empty(), tool.id);
        }
        QCOMPARE(meshTool("nothing"), nullptr);
        const std::span<const EditableMesh> one(&sides, 1);
        const double atSeams[] = {1};
        const Result<MeshToolResult> separated = meshTool("separate")->run(one, std::span<const double>(atSeams), {});
        QVERIFY(separated);
        QCOMPARE(separated->request.changed.size(), 1u);
        QCOMPARE(separated->request.added.size(), 5u);
        const double whole[] = {0};
        const Result<MeshToolResult> idle = meshTool("separate")->run(one, std::span<const double>(whole), {});
        QVERIFY(idle && idle->request.isEmpty() && !idle->report.empty());
    }
};

SINEW_GUILESS_TEST(tst_mesh_tools, TestMeshTools)

} // namespace tst_mesh_tools

#include "tst_mesh_tools.moc"
