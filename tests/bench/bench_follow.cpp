// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The viewport follows each mouse move of a gesture in the curve editor: push, scene update, pose.

#include "core/document/document.h"
#include "core/document/merge_key.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"

#include <benchmark/benchmark.h>

namespace bench_follow {

using namespace sinew;
using namespace sinew::mdx;

namespace {

constexpr int bones = 200, keysPerTrack = 500;

/// 200 bones with two tracks of 500 keys each: 200,000 keys; five geosets of 60,000 vertices.
std::unique_ptr<MdxModel> animatedModel()
{
    auto model = std::make_unique<MdxModel>();
    Sequence sequence;
    sequence.start = 0;
    sequence.end = keysPerTrack * 33;
    model->data.sequences.append(sequence);
    for (int i = 0; i < 5; ++i) {
        Geoset geoset;
        geoset.vertices.reset(60000);
        model->data.geosets.append(std::move(geoset));
    }
    for (int i = 0; i < bones; ++i) {
        Bone bone;
        bone.node.objectId = i;
        bone.node.parentId = i - 1;
        bone.node.translation = Curve<Vec3>(Interpolation::Linear, keysPerTrack);
        bone.node.rotation = Curve<Quat>(Interpolation::Linear, keysPerTrack);
        for (int k = 0; k < keysPerTrack; ++k) {
            bone.node.translation.editTimes()[std::size_t(k)] = k * 33;
            bone.node.rotation.editTimes()[std::size_t(k)] = k * 33;
            bone.node.rotation.editValues()[std::size_t(k)] = {0, 0, 0, 1};
        }
        model->data.bones.append(std::move(bone));
    }
    model->data.pivots.reset(bones);
    model->buildIndex();
    return model;
}

/// Argument: how many of the 200 translation tracks each move sets; 200 tracks are 100,000 keys.
void followOneMove(benchmark::State &state)
{
    Document document(animatedModel(), createMdxFormat());
    const auto &model = static_cast<const MdxModel &>(document.model());
    const TransformFacet &transforms = *document.format()->transforms();
    const SceneFacet &facet = *document.format()->scene();
    RenderScene scene = facet.build(model);
    QObject::connect(&document, &Document::committed, &document,
                     [&](const ChangeSet &changes) { facet.update(model, changes, scene); });
    PoseTime when;
    when.sequence = 0;
    when.time = 1000;
    Pose pose;
    const MergeKey key = MergeKey::next();
    std::vector<std::pair<Address, Curve<Vec3>>> curves;
    for (int i = 0; i < state.range(0); ++i)
        curves.emplace_back(transforms.tracks(model, model.data.bones.ids[std::size_t(i)]).translation,
                            model.data.bones[std::size_t(i)].node.translation);
    const std::uint64_t meshes = scene.meshes[0].revision;
    float value = 0;
    for (auto _ : state) {
        ++value;
        ChangeSet changes;
        for (auto &[address, curve] : curves) {
            for (Vec3 &moved : curve.editValues())
                moved.x = value;
            changes.push_back({Change::Set, address, 0, 0, 0, Value::of(curve)});
        }
        static_cast<void>(document.push(std::move(changes), QStringLiteral("Move keys"), key));
        evaluatePose(scene, when, pose);
    }
    if (scene.meshes[0].revision != meshes || pose.nodes[0].translation().x() != value)
        state.SkipWithError("the scene did not follow, or meshes were built again");
}
BENCHMARK(followOneMove)->Arg(1)->Arg(bones)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace bench_follow
