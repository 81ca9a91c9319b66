// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format_registry.h"
#include "plugins/gltf/exporter.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"

#include <benchmark/benchmark.h>

#include <cmath>

namespace bench_gltf {

using namespace sinew;
using namespace sinew::mdx;

namespace {

constexpr int bones = 100, sequences = 60, geosets = 10, vertices = 10000, keys = 20;

template<class T, class Make>
Curve<T> movement(Interpolation interpolation, const Make &make)
{
    Curve<T> curve(interpolation, std::size_t(sequences * keys));
    for (int i = 0; i < sequences * keys; ++i) {
        curve.editTimes()[std::size_t(i)] = i / keys * 2000 + i % keys * 50;
        curve.editValues()[std::size_t(i)] = make(float(i));
    }
    return curve;
}

void addBones(Root &root)
{
    std::vector<Vec3> pivots;
    for (int row = 0; row < bones; ++row) {
        Bone &bone = root.bones.append();
        bone.node.objectId = row;
        bone.node.parentId = row == 0 ? -1 : (row - 1) / 3;
        bone.node.name.set("Bone " + std::to_string(row));
        bone.node.rotation = movement<Quat>(Interpolation::Linear, [&](float i) {
            return Quat{std::sin(i + float(row)) * .1f, 0, 0,
                        std::sqrt(1 - std::pow(std::sin(i + float(row)) * .1f, 2.f))};
        });
        bone.node.translation = movement<Vec3>(Interpolation::Linear, [&](float i) {
            return Vec3{std::sin(i), std::cos(i), float(row)};
        });
        pivots.push_back({float(row % 10), float(row / 10), 1});
    }
    root.pivots.assign(pivots);
}

Geoset geoset()
{
    Geoset made;
    std::vector<Vec3> positions, normals(vertices, Vec3{0, 0, 1});
    std::vector<Vec2> uvs(vertices);
    std::vector<std::uint8_t> groups;
    std::vector<std::uint16_t> faces;
    for (int i = 0; i < vertices; ++i) {
        positions.push_back({float(i % 100), float(i / 100), std::sin(float(i))});
        groups.push_back(std::uint8_t(i % bones));
        if (i + 2 < vertices)
            for (int corner = 0; corner < 3; ++corner)
                faces.push_back(std::uint16_t(i + corner));
    }
    std::vector<std::uint32_t> ones(bones, 1), rows;
    for (std::uint32_t row = 0; row < bones; ++row)
        rows.push_back(row);
    made.vertices.assign(positions);
    made.normals.assign(normals);
    made.uvSets.append().coordinates.assign(uvs);
    made.vertexGroups.assign(groups);
    made.matrixGroups.assign(ones);
    made.matrixIndices.assign(rows);
    made.faces.assign(faces);
    made.faceTypes = {4};
    made.faceGroups = {std::uint32_t(faces.size())};
    return made;
}

std::unique_ptr<MdxModel> largeModel()
{
    auto model = std::make_unique<MdxModel>();
    Root &root = model->data;
    for (int row = 0; row < sequences; ++row) {
        Sequence &sequence = root.sequences.append();
        sequence.name.set("Sequence " + std::to_string(row));
        sequence.start = row * 2000;
        sequence.end = row * 2000 + (keys - 1) * 50;
    }
    addBones(root);
    for (int row = 0; row < geosets; ++row)
        root.geosets.append(geoset());
    model->buildIndex();
    return model;
}

/// 100,000 vertices, 100 bones, 60 sequences with 240,000 keys together; without textures.
void exportGltf(benchmark::State &state)
{
    const auto model = largeModel();
    const auto format = createMdxFormat();
    const RenderScene scene = format->scene()->build(*model);
    const ImageRegistry images;
    ExportOptions options;
    options.suffix = QStringLiteral("glb");
    options.name = QStringLiteral("large");
    const auto exporter = createGltfExporter();
    qsizetype bytes = 0;
    for (auto _ : state) {
        const auto exported = exporter->write({*format, *model, scene, {}, images}, options);
        bytes = exported ? exported->files.front().bytes.size() : 0;
    }
    state.counters["bytes"] = double(bytes);
}
BENCHMARK(exportGltf)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bench_gltf
