// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What each step of a drag costs in the edit mode of a mesh with 100,000 vertices, without drawing.

#include "core/document/open_document.h"
#include "editor/builtin_plugins.h"
#include "tests/bench/bench_application.h"
#include "tests/support/paths.h"
#include "viewport/mesh/element_picker.h"
#include "viewport/mesh/session_picture.h"

#include <benchmark/benchmark.h>

#include <cmath>

namespace bench_mesh_edit {

using namespace sinew;

namespace {

constexpr std::uint32_t side = 317; ///< vertices in a row of the mesh

/// A waved sheet of 100,489 vertices and 199,712 triangles that follow one node.
RenderScene sheet()
{
    RenderScene scene;
    scene.nodes.emplace_back();
    scene.nodes.back().source = 2;
    SceneMesh mesh;
    mesh.source = 1;
    mesh.palette = {{0}};
    std::vector<Vec3> positions, normals;
    std::vector<Vec2> uvs;
    std::vector<std::uint32_t> indices;
    for (std::uint32_t y = 0; y < side; ++y)
        for (std::uint32_t x = 0; x < side; ++x) {
            positions.push_back({float(x), float(y), 5 * std::sin(float(x + y) / 20)});
            normals.push_back({0, 0, 1});
            uvs.push_back({float(x) / side, float(y) / side});
            if (x + 1 < side && y + 1 < side) {
                const std::uint32_t a = y * side + x;
                indices.insert(indices.end(), {a, a + 1, a + side + 1, a, a + side + 1, a + side});
            }
        }
    std::vector<std::uint16_t> influences(positions.size() * 4);
    std::vector<std::uint8_t> weights(positions.size() * 4);
    for (std::size_t v = 0; v < positions.size(); ++v)
        weights[v * 4] = 255;
    mesh.positions = Array<Vec3>(std::move(positions));
    mesh.normals = Array<Vec3>(std::move(normals));
    mesh.uvSets = {Array<Vec2>(std::move(uvs))};
    mesh.indices = Array<std::uint32_t>(std::move(indices));
    mesh.influences = Array<std::uint16_t>(std::move(influences));
    mesh.weights = Array<std::uint8_t>(std::move(weights));
    scene.meshes.push_back(std::move(mesh));
    return scene;
}

struct Mode
{
    Mode()
    {
        bench::needApplication();
        addBuiltinPlugins(formats);
        document = std::move(*openDocument(formats, test::sourcePath("tests/samples/showcase/showcase.mdx")));
        const NodeId part = 1;
        session = std::make_unique<MeshSession>(*document, scene, std::span(&part, 1));
        camera.target = {float(side) / 2, float(side) / 2, 0};
        camera.pitch = 0.7f;
        camera.distance = float(side);
    }

    FormatRegistry formats;
    std::unique_ptr<Document> document;
    RenderScene scene = sheet();
    std::unique_ptr<MeshSession> session;
    ViewCamera camera;
};

/// All vertices, or a hundredth with proportional surroundings, follow the pointer by one step.
void meshEditStep(benchmark::State &state)
{
    Mode mode;
    ElementsPicture picture;
    mode.session->selectAll();
    if (state.range(0) != 0) {
        mode.session->select([](const EditedPart &part) {
            MeshSelection selection(part.mesh);
            for (std::size_t v = 0; v < selection.vertices.size() / 100; ++v)
                selection.vertices[v] = true;
            return completed(part.mesh, ElementKind::Vertex, std::move(selection));
        });
        VertexMoveOptions options = mode.session->moveOptions();
        options.isProportional = true;
        options.radius = float(side);
        mode.session->setMoveOptions(options);
    }
    if (!mode.session->beginMove())
        state.SkipWithError("nothing moves");
    SpaceChange change{SpaceChange::Move};
    for (auto _ : state) {
        change.move.z() += 0.01f;
        mode.session->move(change);
        updatePicture(*mode.session, picture);
        benchmark::DoNotOptimize(picture.places.data());
    }
    state.SetItemsProcessed(state.iterations() * side * side);
}
BENCHMARK(meshEditStep)->ArgName("proportional")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// A click, and a box around everything.
void meshEditPick(benchmark::State &state)
{
    Mode mode;
    const Eigen::Vector2f size(1280, 720);
    for (auto _ : state) {
        const ElementPicker picker(*mode.session, mode.camera, size, {});
        if (state.range(0) == 0)
            benchmark::DoNotOptimize(picker.at(size / 2));
        else
            benchmark::DoNotOptimize(picker.inside([](const Eigen::Vector2f &) { return true; }));
    }
    state.SetItemsProcessed(state.iterations() * side * side);
}
BENCHMARK(meshEditPick)->ArgName("box")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bench_mesh_edit
