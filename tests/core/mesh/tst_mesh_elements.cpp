// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/elements/element_choice.h"
#include "core/mesh/elements/element_edits.h"
#include "core/mesh/elements/falloff.h"
#include "core/mesh/mesh_parts.h"
#include "tests/core/mesh/cube_mesh.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <set>

namespace tst_mesh_elements {

using namespace sinew;

constexpr auto Vertex = ElementKind::Vertex, Edge = ElementKind::Edge, Face = ElementKind::Face;

/// Faces in rows `first` to `last` of the triangles.
MeshSelection faces(const ElementMesh &mesh, std::size_t first, std::size_t last)
{
    MeshSelection selection(mesh);
    for (std::size_t face = first; face <= last; ++face)
        selection.faces[face] = true;
    return completed(mesh, Face, std::move(selection));
}

bool isAt(const MeshVertex &vertex, const Vec3 &place)
{
    return vertex.position.x == place.x && vertex.position.y == place.y && vertex.position.z == place.z;
}

/// All vertices that lie at a place.
MeshSelection vertexAt(const ElementMesh &mesh, const Vec3 &place)
{
    MeshSelection selection(mesh);
    for (std::size_t v = 0; v < mesh.mesh.vertices.size(); ++v)
        selection.vertices[v] = isAt(mesh.mesh.vertices[v], place);
    return completed(mesh, Vertex, std::move(selection));
}

/// A strip of `count` squares along x, 1 wide, with shared vertices; two rows of vertices.
EditableMesh strip(std::uint32_t count)
{
    EditableMesh mesh;
    mesh.part = 1;
    mesh.hasNormals = true;
    mesh.uvSets = 1;
    mesh.skins = {{{7, 1.f}}, {{7, 0.25f}, {8, 0.75f}}, {}};
    for (std::uint32_t i = 0; i <= count; ++i)
        for (const float y : {0.f, 1.f}) {
            MeshVertex vertex;
            vertex.position = {float(i), y, 0};
            vertex.origin = {1, std::uint32_t(mesh.vertices.size())};
            mesh.vertices.push_back(vertex);
        }
    for (std::uint32_t i = 0; i < count; ++i)
        mesh.triangles.insert(mesh.triangles.end(), {2 * i, 2 * i + 2, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 1});
    return mesh;
}

class TestMeshElements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void topology()
    {
        const ElementMesh mesh(cube());
        // A cube has 12 edges and a diagonal on each side.
        QCOMPARE(mesh.topology.edges().size(), 18u);
        std::set<std::uint32_t> joints(mesh.topology.joints().begin(), mesh.topology.joints().end());
        QCOMPARE(joints.size(), 8u);
        for (std::uint32_t edge = 0; edge < 18; ++edge)
            QCOMPARE(mesh.topology.cornersOf(edge).size(), 2u);
        for (const std::uint32_t joint : joints)
            QCOMPARE(mesh.topology.verticesAt(joint).size(), 3u);
        // A triangle of two places has one edge twice.
        EditableMesh flat = strip(1);
        flat.triangles = {0, 1, 1};
        QCOMPARE(ElementMesh(flat).topology.edges().size(), 1u);
        QCOMPARE(ElementMesh(flat).topology.edgeAfter(1), MeshTopology::none);
    }

    void kindsSayTheSame()
    {
        const ElementMesh mesh(cube());
        // The two triangles of the top: four places with three vertices each, five edges.
        const MeshSelection top = faces(mesh, 10, 11);
        QCOMPARE(countOf(top.vertices), 12u);
        QCOMPARE(countOfJoints(mesh, top), 4u);
        QCOMPARE(countOf(top.edges), 5u);
        QCOMPARE(completed(mesh, Vertex, top), top);
        QCOMPARE(completed(mesh, Edge, top), top);
        // Two opposite vertices of the top: the diagonal if it runs there, never a face.
        MeshSelection two = combined(mesh, Vertex, vertexAt(mesh, {0, 0, 1}), vertexAt(mesh, {1, 1, 1}), true);
        QCOMPARE(countOf(two.vertices), 6u);
        QCOMPARE(countOf(two.edges), 1u);
        QCOMPARE(countOf(two.faces), 0u);
        two = combined(mesh, Vertex, two, vertexAt(mesh, {1, 1, 1}), false);
        QCOMPARE(countOf(two.vertices), 3u);
        QCOMPARE(countOf(two.edges), 0u);
    }

    void choices()
    {
        const ElementMesh mesh(strip(5));
        QCOMPARE(countOf(allElements(mesh, Face).faces), 10u);
        QCOMPARE(countOf(inverted(mesh, Face, faces(mesh, 0, 3)).faces), 6u);
        // The middle square grows by its neighbours and the triangles that touch its corners.
        const MeshSelection grownFaces = grown(mesh, Face, faces(mesh, 4, 5));
        QCOMPARE(countOf(grownFaces.faces), 6u);
        QCOMPARE(countOf(grownFaces.vertices), 8u);
        QCOMPARE(shrunk(mesh, Face, grownFaces), faces(mesh, 4, 5));
        // Vertex 4 = (2, 0): neighbours over edges are (1, 0), (2, 1), (3, 0), (3, 1) and no others.
        const MeshSelection grownVertices = grown(mesh, Vertex, vertexAt(mesh, {2, 0, 0}));
        QCOMPARE(countOf(grownVertices.vertices), 5u);
        QVERIFY(!grownVertices.vertices[3] && grownVertices.vertices[7]);
        QCOMPARE(shrunk(mesh, Vertex, grownVertices), vertexAt(mesh, {2, 0, 0}));
        QCOMPARE(countOf(openEdges(mesh, Edge).edges), 12u);
        QCOMPARE(countOf(openEdges(ElementMesh(cube()), Edge).edges), 0u);
    }

    void islands()
    {
        const ElementMesh box(cube());
        const MeshSelection one = faces(box, 0, 0);
        QCOMPARE(countOf(linked(box, Face, one, IslandBound::Loose).faces), 12u);
        // Each side of the cube has texture coordinates and a direction of its own.
        QCOMPARE(linked(box, Face, one, IslandBound::UvIsland), faces(box, 0, 1));
        QCOMPARE(linked(box, Face, one, IslandBound::SharpEdges, 89), faces(box, 0, 1));
        QCOMPARE(countOf(linked(box, Face, one, IslandBound::SharpEdges, 91).faces), 12u);
        EditableMesh away = strip(2);
        for (MeshVertex &vertex : away.vertices)
            vertex.position.z = 5;
        const EditableMesh apart[] = {cube(), away};
        const ElementMesh two(joined(apart));
        QCOMPARE(countOf(linked(two, Face, faces(two, 0, 0), IslandBound::Loose).faces), 12u);
        QCOMPARE(linked(two, Vertex, vertexAt(two, {2, 1, 5}), IslandBound::Loose), faces(two, 12, 15));
        // A place that both have connects them.
        const EditableMesh together[] = {cube(), strip(2)};
        const ElementMesh touching(joined(together));
        QCOMPARE(countOf(linked(touching, Vertex, vertexAt(touching, {2, 1, 0}), IslandBound::Loose).faces), 16u);
    }

    void bones()
    {
        EditableMesh content = strip(3);
        for (const std::uint32_t v : {4u, 5u})
            content.vertices[v].skin = 1;
        for (const std::uint32_t v : {6u, 7u})
            content.vertices[v].skin = 2;
        const ElementMesh mesh(content);
        QCOMPARE(countOf(followersOf(mesh, Vertex, 7, 0.2f).vertices), 6u);
        QCOMPARE(countOf(followersOf(mesh, Vertex, 7, 0.5f).vertices), 4u);
        QCOMPARE(countOf(followersOf(mesh, Vertex, 8, 0.5f).vertices), 2u);
        QCOMPARE(countOf(followersOf(mesh, Face, 8, 0.5f).faces), 0u);
        QCOMPARE(countOf(unboundElements(mesh, Vertex).vertices), 2u);
    }

    void hidden()
    {
        ElementMesh mesh(strip(3));
        mesh.hidden[4] = mesh.hidden[5] = true;
        QCOMPARE(countOf(allElements(mesh, Face).faces), 4u);
        const MeshSelection all = allElements(mesh, Vertex);
        QCOMPARE(countOf(all.vertices), 6u);
        QCOMPARE(countOf(all.faces), 4u);
        // Of the first square one triangle touches it; what is hidden stays out.
        QCOMPARE(countOf(grown(mesh, Face, faces(mesh, 2, 2)).faces), 3u);
    }

    void removing()
    {
        const ElementMesh mesh(strip(3));
        const Result<ElementEdit> byVertex = withoutElements(mesh, Vertex, vertexAt(mesh, {1, 0, 0}));
        QVERIFY(byVertex);
        // (1, 0) is in two triangles of the first square but for the upper one, and in both of the second.
        QCOMPARE(byVertex->mesh.triangleCount(), 3u);
        const Result<ElementEdit> byFace = withoutElements(mesh, Face, faces(mesh, 0, 1));
        QVERIFY(byFace);
        QCOMPARE(byFace->mesh.triangleCount(), 4u);
        QCOMPARE(byFace->mesh.vertices.size(), 6u);
        QVERIFY(!withoutElements(mesh, Face, allElements(mesh, Face)));
        QVERIFY(!withoutElements(mesh, Face, MeshSelection(mesh)));
        MeshSelection edge(mesh);
        for (std::size_t i = 0; i < edge.edges.size(); ++i)
            edge.edges[i] = mesh.topology.edges()[i] == MeshTopology::Edge{2, 3};
        const Result<ElementEdit> byEdge = withoutElements(mesh, Edge, completed(mesh, Edge, std::move(edge)));
        QVERIFY(byEdge);
        QCOMPARE(byEdge->mesh.triangleCount(), 4u);
    }

    void extrudingFaces()
    {
        const ElementMesh mesh(cube());
        const MeshSelection top = faces(mesh, 10, 11);
        QCOMPARE(normalOf(mesh, top).z, 1.f);
        const Result<ElementEdit> edit = extruded(mesh, Face, top, 2);
        QVERIFY(edit);
        // A block of 1 × 1 × 3: four walls of two triangles more, still closed.
        QVERIFY(std::abs(volume(edit->mesh) - 3) < 1e-6);
        QCOMPARE(edit->mesh.triangleCount(), 20u);
        QCOMPARE(countOf(openEdges(ElementMesh(edit->mesh), Edge).edges), 0u);
        std::size_t raised = 0;
        for (std::size_t v = 0; v < edit->selected.size(); ++v) {
            QCOMPARE(bool(edit->selected[v]), edit->mesh.vertices[v].position.z == 3);
            raised += edit->selected[v];
        }
        QCOMPARE(raised, 12u);
        // The walls face outward.
        const Vec3 normal = edit->mesh.vertices.back().normal;
        QVERIFY(std::abs(normal.x * normal.x + normal.y * normal.y - 1) < 1e-6f && normal.z == 0);
        QVERIFY(!extruded(mesh, Face, MeshSelection(mesh), 1));
    }

    void extrudingASheet()
    {
        // One square of three with shared vertices: the others stay where they are.
        const ElementMesh mesh(strip(3));
        const Result<ElementEdit> edit = extruded(mesh, Face, faces(mesh, 2, 3), 1);
        QVERIFY(edit);
        QCOMPARE(edit->mesh.triangleCount(), 6u + 8u);
        for (std::size_t v = 0; v < 8; ++v)
            QVERIFY(isAt(edit->mesh.vertices[v], mesh.mesh.vertices[v].position));
        MeshSelection edge(mesh);
        edge.edges[0] = true;
        const ElementMesh before(strip(3));
        const Result<ElementEdit> wall = extruded(before, Edge, completed(before, Edge, std::move(edge)), 1);
        QVERIFY(wall);
        QCOMPARE(wall->mesh.triangleCount(), 8u);
        QCOMPARE(countOf(wall->selected), 2u);
    }

    void copiesAndParts()
    {
        const ElementMesh mesh(strip(3));
        const Result<ElementEdit> copies = withCopies(mesh, faces(mesh, 0, 1));
        QVERIFY(copies);
        QCOMPARE(copies->mesh.triangleCount(), 8u);
        QCOMPARE(copies->mesh.vertices.size(), 12u);
        QCOMPARE(countOf(copies->selected), 2u);
        const Result<SeparatedMesh> parts = separated(mesh, faces(mesh, 0, 1));
        QVERIFY(parts);
        QCOMPARE(parts->rest.triangleCount(), 4u);
        QCOMPARE(parts->taken.triangleCount(), 2u);
        QVERIFY(!separated(mesh, allElements(mesh, Face)));
    }

    void flippingSome()
    {
        const ElementMesh mesh(cube());
        const Result<ElementEdit> edit = withFlippedFaces(mesh, faces(mesh, 10, 11));
        QVERIFY(edit);
        // The pyramid from the origin to the top counts the other way: 1 − 2 · ⅓.
        QVERIFY(std::abs(volume(edit->mesh) - 1.0 / 3) < 1e-6);
        QCOMPARE(edit->mesh.vertices.size(), 24u);
        const ElementMesh sheet(strip(2));
        const Result<ElementEdit> split = withFlippedFaces(sheet, faces(sheet, 0, 1));
        QVERIFY(split);
        QCOMPARE(split->mesh.vertices.size(), 8u);
        std::size_t down = 0;
        for (const MeshVertex &vertex : split->mesh.vertices)
            down += vertex.normal.z == -1;
        QCOMPARE(down, 4u);
    }

    void normalsOfSome()
    {
        EditableMesh content = strip(2);
        for (MeshVertex &vertex : content.vertices)
            vertex.normal = {1, 0, 0};
        const ElementMesh mesh(content);
        const Result<ElementEdit> edit = withFaceNormals(mesh, faces(mesh, 0, 1), 60);
        QVERIFY(edit);
        for (std::size_t corner = 0; corner < edit->mesh.triangles.size(); ++corner) {
            const Vec3 normal = edit->mesh.vertices[edit->mesh.triangles[corner]].normal;
            QCOMPARE(normal.z, corner < 6 ? 1.f : 0.f);
        }
    }

    void mergingAndWelding()
    {
        const ElementMesh mesh(strip(2));
        const MeshSelection right = combined(mesh, Vertex, vertexAt(mesh, {2, 0, 0}), vertexAt(mesh, {2, 1, 0}), true);
        const Result<ElementEdit> merged = withMerged(mesh, right);
        QVERIFY(merged);
        QCOMPARE(merged->mesh.vertices.size(), 5u);
        QCOMPARE(merged->mesh.triangleCount(), 3u);
        QVERIFY(isAt(merged->mesh.vertices.back(), {2, 0.5f, 0}));
        QCOMPARE(countOf(merged->selected), 1u);
        QVERIFY(!withMerged(mesh, vertexAt(mesh, {2, 0, 0})));
        QVERIFY(!withWelded(mesh, right, 0.5, true));
        QVERIFY(withWelded(mesh, right, 1, true));
        // Vertices that are not selected stay, however near they are.
        const Result<ElementEdit> all = withWelded(mesh, allElements(mesh, Vertex), 1, true);
        QVERIFY(!all || all->mesh.vertices.size() < 5);
    }

    void newFaces()
    {
        // The lid of a box: its rim closes it again.
        EditableMesh open = cube();
        open.triangles.resize(30);
        const ElementMesh mesh(usedVertices(open));
        const Result<ElementEdit> edit = withNewFaces(mesh, openEdges(mesh, Edge));
        QVERIFY(edit);
        QVERIFY(std::abs(volume(edit->mesh) - 1) < 1e-6);
        QCOMPARE(countOf(edit->selected), 2u);
        // Three loose vertices, whose normals point up, become a triangle that faces up.
        EditableMesh loose = strip(2);
        loose.triangles.resize(3);
        const ElementMesh points(loose);
        MeshSelection three = vertexAt(points, {2, 0, 0});
        three = combined(points, Vertex, three, vertexAt(points, {2, 1, 0}), true);
        three = combined(points, Vertex, three, vertexAt(points, {1, 1, 0}), true);
        const Result<ElementEdit> face = withNewFaces(points, three);
        QVERIFY(face);
        QCOMPARE(face->mesh.triangleCount(), 2u);
        QVERIFY(normalOf(ElementMesh(face->mesh), faces(ElementMesh(face->mesh), 1, 1)).z > 0.99f);
        QVERIFY(!withNewFaces(points, vertexAt(points, {2, 0, 0})));
    }

    void falloffs()
    {
        const ElementMesh mesh(strip(4));
        std::vector<Vec3> places;
        for (const MeshVertex &vertex : mesh.mesh.vertices)
            places.push_back(vertex.position);
        const std::vector<bool> selected = vertexAt(mesh, {0, 0, 0}).vertices;
        const std::vector<float> straight = distancesFrom(mesh, selected, places, false);
        QCOMPARE(straight[8], 4.f);
        QVERIFY(std::abs(straight[9] - std::sqrt(17.f)) < 1e-6f);
        const std::vector<float> along = distancesFrom(mesh, selected, places, true);
        QCOMPARE(along[8], 4.f);
        // Three edges along the strip and a diagonal.
        QVERIFY(std::abs(along[9] - (3 + std::sqrt(2.f))) < 1e-6f);
        const float distances[] = {0, 1, 2, 4};
        const std::vector<float> linear = falloffShares(distances, 4, Falloff::Linear);
        QCOMPARE(linear, (std::vector<float>{1, 0.75f, 0.5f, 0}));
        QCOMPARE(falloffShares(distances, 4, Falloff::Smooth)[2], 0.5f);
        QCOMPARE(falloffShares(distances, 4, Falloff::Sharp)[2], 0.25f);
        QCOMPARE(falloffShares(distances, 4, Falloff::Constant)[2], 1.f);
        QVERIFY(std::abs(falloffShares(distances, 4, Falloff::Sphere)[2] - std::sqrt(0.75f)) < 1e-6f);
        // Without a selection nothing is near.
        QVERIFY(std::isinf(distancesFrom(mesh, std::vector<bool>(10), places, false)[0]));
    }
};

SINEW_GUILESS_TEST(tst_mesh_elements, TestMeshElements)

} // namespace tst_mesh_elements

#include "tst_mesh_elements.moc"
