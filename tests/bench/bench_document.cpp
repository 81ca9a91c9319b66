// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/document.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"

#include <benchmark/benchmark.h>

namespace bench_document {

using namespace sinew;
using namespace sinew::mdx;

namespace {

/// Five geosets of 60,000 vertices, 510 layers that use one texture, a chain of 200 bones, a track of 100,000 keys.
std::unique_ptr<MdxModel> largeModel()
{
    auto model = std::make_unique<MdxModel>();
    for (int i = 0; i < 5; ++i) {
        Geoset geoset;
        Vec3 *vertices = geoset.vertices.reset(60000);
        for (int v = 0; v < 60000; ++v)
            vertices[v] = {float(v), float(i), 0};
        model->data.geosets.append(std::move(geoset));
    }
    model->data.textures.append();
    model->data.textures.append();
    for (int i = 0; i < 51; ++i) {
        Material material;
        for (int n = 0; n < 10; ++n)
            material.layers.append(Layer{.textureId = 1});
        model->data.materials.append(std::move(material));
    }
    for (int i = 0; i < 200; ++i) {
        Bone bone;
        bone.node.objectId = i;
        bone.node.parentId = i - 1;
        model->data.bones.append(std::move(bone));
    }
    model->data.pivots.reset(200);
    model->data.bones[0].node.translation = Curve<Vec3>(Interpolation::Linear, 100000);
    model->buildIndex();
    return model;
}

void editOneFieldAndUndo(benchmark::State &state)
{
    Document document(largeModel(), nullptr);
    const NodeId geoset = static_cast<const MdxModel &>(document.model()).data.geosets.ids[0];
    const auto field = fieldRow<&Geoset::selectionGroup>();
    std::uint32_t value = 0;
    for (auto _ : state) {
        EditBuilder edit(document.model());
        edit.set(Address{geoset, field}, ++value);
        auto changes = edit.finish();
        static_cast<void>(document.push(std::move(*changes), QStringLiteral("Set")));
        document.undo();
    }
}
BENCHMARK(editOneFieldAndUndo)->Unit(benchmark::kMicrosecond);

void removeTextureWith510Users(benchmark::State &state)
{
    const auto model = largeModel();
    for (auto _ : state) {
        EditBuilder edit(*model);
        edit.remove(model->data.textures.ids[0]);
        benchmark::DoNotOptimize(edit.finish());
    }
}
BENCHMARK(removeTextureWith510Users)->Unit(benchmark::kMicrosecond);

void editOneVertexAndUndo(benchmark::State &state)
{
    Document document(largeModel(), nullptr);
    const NodeId geoset = static_cast<const MdxModel &>(document.model()).data.geosets.ids[2];
    const Address vertices = fieldOf<&Geoset::vertices>(geoset);
    float value = 0;
    for (auto _ : state) {
        EditBuilder edit(document.model());
        edit.set(vertices.of(30000), Vec3{value += 1, 0, 0});
        auto changes = edit.finish();
        static_cast<void>(document.push(std::move(*changes), QStringLiteral("Set")));
        document.undo();
    }
}
BENCHMARK(editOneVertexAndUndo)->Unit(benchmark::kMicrosecond);

void insertKeyInto100000AndUndo(benchmark::State &state)
{
    Document document(largeModel(), nullptr);
    const NodeId bone = static_cast<const MdxModel &>(document.model()).data.bones.ids[0];
    const Address track = fieldOf<&Bone::node, &Node::translation>(bone);
    const Value key = Value::of(Curve<Vec3>(Interpolation::Linear, 1));
    for (auto _ : state) {
        EditBuilder edit(document.model());
        edit.splice(track, 50000, 0, key);
        auto changes = edit.finish();
        static_cast<void>(document.push(std::move(*changes), QStringLiteral("Key")));
        document.undo();
    }
}
BENCHMARK(insertKeyInto100000AndUndo)->Unit(benchmark::kMicrosecond);

void removeBoneAndUndo(benchmark::State &state)
{
    const auto format = createMdxFormat();
    Document document(largeModel(), format);
    const NodeId bone = static_cast<const MdxModel &>(document.model()).data.bones.ids[50];
    for (auto _ : state) {
        EditBuilder edit(document.model(), format->references());
        edit.remove(bone);
        auto changes = edit.finish();
        static_cast<void>(document.push(std::move(*changes), QStringLiteral("Remove")));
        document.undo();
    }
}
BENCHMARK(removeBoneAndUndo)->Unit(benchmark::kMicrosecond);

void resolveAnAddress(benchmark::State &state)
{
    const auto model = largeModel();
    const NodeId layer = model->data.materials[50].layers.ids[9];
    const auto field = fieldRow<&Layer::alpha>();
    for (auto _ : state)
        benchmark::DoNotOptimize(model->field({layer, field}));
}
BENCHMARK(resolveAnAddress);

void cloneModel(benchmark::State &state)
{
    const auto model = largeModel();
    for (auto _ : state)
        benchmark::DoNotOptimize(model->clone());
}
BENCHMARK(cloneModel)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace bench_document
