// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/model/model.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <vector>

namespace sinew::test::m2checks {

using m2::Root;

/// Modifies a sample of the generator.
struct Sample
{
    const char *code;
    std::function<void(Root &)> bad, good;
    const char *badFile = "m2legion/tiny.m2", *goodFile = "m2legion/tiny.m2";
};

inline void asItIs(Root &) {}

/// One key in the first sequence.
inline Curve<Quat> rotationOf(const Quat &value)
{
    Curve<Quat> curve(Interpolation::Linear, 1);
    curve.editValues()[0] = value;
    return curve;
}

inline std::vector<Sample> sequenceSamples()
{
    return {
        {"m2.sequence.backwards", [](Root &r) { r.sequences[1].end = r.sequences[1].start - 1; },
         [](Root &r) { r.sequences[1].end = r.sequences[1].start; }, "m2classic/tiny256.m2", "m2classic/tiny256.m2"},
        {"m2.sequence.overlap", [](Root &r) { r.sequences[1].start = r.sequences[0].end - 1; },
         [](Root &r) { r.sequences[1].start = r.sequences[0].end; }, "m2classic/tiny256.m2", "m2classic/tiny256.m2"},
        {"m2.sequence.same-variation", [](Root &r) { r.sequences[3].variation = r.sequences[0].variation; }, asItIs},
        {"m2.sequence.alias", [](Root &r) { r.sequences[2].aliasNext = 2; }, asItIs},
        {"m2.sequence.variation-loop", [](Root &r) { r.sequences[3].variationNext = 0; }, asItIs},
        {"m2.sequence.frequency", [](Root &r) { r.sequences[0].frequency = r.sequences[3].frequency = 0x7000; },
         [](Root &r) { r.sequences[0].frequency = r.sequences[3].frequency = 0x4000; }},
        {"m2.lookup.sequence", [](Root &r) { r.sequences[4].id = 0x60; }, asItIs},
        {"m2.sequence.anim-file", [](Root &r) { r.animationFiles[0].variation = 9; }, asItIs},
        {"m2.track.unplayed",
         [](Root &r) {
             for (std::size_t i = 0; i < r.sequences.size(); ++i)
                 r.sequences[i].duration = 1;
         },
         [](Root &r) { // a particle's life has nothing to do with sequences
             std::int32_t *times = r.particles[0].alpha.editTimes().data();
             times[1] = 0x7f000000;
             times[2] = 0x7f000001;
         }},
        {"m2.track.sub-tracks", asItIs, asItIs, "m2legion/tiny.m2", "m2classic/tiny256.m2"},
        {"m2.track.unsorted",
         [](Root &r) { std::swap(r.bones[1].translation.editTimes()[0], r.bones[1].translation.editTimes()[1]); },
         asItIs},
    };
}

inline std::vector<Sample> tableSamples()
{
    const float none = std::numeric_limits<float>::quiet_NaN();
    return {
        {"m2.lookup.key-bone", [](Root &r) { r.keyBoneLookup.edit()[26] = -1; }, asItIs},
        {"m2.lookup.attachment", [](Root &r) { r.attachments[0].id = 30; }, asItIs},
        {"m2.lookup.camera", [](Root &r) { r.cameraLookup.edit()[1] = -1; }, asItIs},
        {"m2.lookup.texture", [](Root &r) { r.textures[1].type = 12; }, asItIs},
        {"m2.chunk.rows",
         [](Root &r) {
             r.particleGeosets = {1, 2, 3};
         },
         [](Root &r) {
             r.particleGeosets = {1, 2, 3, 4};
         }},
        {"m2.bone.order", [](Root &r) { r.bones[1].parent = 2; }, asItIs},
        {"m2.bone.not-animated", [](Root &r) { r.bones[1].flags = 0; }, asItIs},
        {"model.value.not-finite", [none](Root &r) { r.positions.edit()[0].x = none; }, asItIs},
        {"model.reference.missing", [](Root &r) { r.bones[2].parent = 77; }, asItIs},
    };
}

inline std::vector<Sample> meshSamples()
{
    return {
        {"m2.vertex.parts", [](Root &r) { r.normals = {}; }, asItIs},
        {"m2.vertex.count", [](Root &r) { r.positions = Array<Vec3>(std::vector<Vec3>(65537)); }, asItIs},
        {"m2.skin.vertex", [](Root &r) { r.skins[0].vertices.edit()[0] = std::uint16_t(r.positions.size()); },
         [](Root &r) { r.skins[0].vertices.edit()[0] = std::uint16_t(r.positions.size() - 1); }},
        {"m2.skin.index", [](Root &r) { r.skins[0].indices.edit()[0] = std::uint16_t(r.skins[0].vertices.size()); },
         [](Root &r) { r.skins[0].indices.edit()[0] = std::uint16_t(r.skins[0].vertices.size() - 1); }},
        {"m2.submesh.vertices", [](Root &r) { r.skins[0].submeshes[0].vertexCount = 1000; }, asItIs},
        {"m2.submesh.triangles", [](Root &r) { r.skins[0].submeshes[0].level = 1; }, asItIs},
        {"m2.submesh.not-three", [](Root &r) { --r.skins[0].submeshes[0].triangleCount; },
         [](Root &r) { r.skins[0].submeshes[0].triangleCount -= 3; }},
        {"m2.submesh.bones", [](Root &r) { r.skins[0].submeshes[0].boneComboStart = 500; }, asItIs},
        {"m2.submesh.bone-limit", [](Root &r) { r.skins[0].boneCountMax = 1; },
         [](Root &r) { r.skins[0].boneCountMax = r.skins[0].submeshes[0].boneCount; }},
        {"m2.submesh.palette", [](Root &r) { r.skins[0].bones.edit()[0] ^= 1; }, asItIs},
        {"m2.batch.submesh", [](Root &r) { r.skins[0].batches[0].submesh = 3; },
         [](Root &r) { r.skins[0].batches[0].submesh = 2; }},
        {"m2.batch.combo", [](Root &r) { r.skins[0].batches[0].textureCombo = 500; }, asItIs},
        {"m2.physics.body-shapes", [](Root &r) { r.physics[0].bodies[0].shapeCount = 5; }, asItIs},
        {"m2.physics.shape-index", [](Root &r) { r.physics[0].shapes[0].index = 1; }, asItIs},
        {"m2.physics.joint-body", [](Root &r) { r.physics[0].joints[0].bodyB = 2; }, asItIs},
        {"m2.physics.joint-index", [](Root &r) { r.physics[0].joints[0].index = 1; }, asItIs},
        {"m2.bone-file.count", [](Root &r) { r.boneFiles[0].offsets = {}; }, asItIs},
    };
}

inline std::vector<Sample> materialSamples()
{
    return {
        {"m2.material.blend-mode", [](Root &r) { r.materials[0].blendMode = 8; },
         [](Root &r) { r.materials[0].blendMode = 7; }},
        {"m2.material.unused", [](Root &r) { r.materials.append(); }, asItIs},
        {"m2.texture.no-file",
         [](Root &r) {
             r.textures[0] = {};
             r.textureFileIds.edit()[0] = 0;
         },
         [](Root &r) {
             r.textures[0] = {};
             r.textureFileIds.edit()[0] = 1;
         }},
        {"m2.texture.unused",
         [](Root &r) {
             r.textures.append().path.set("a.blp");
             r.textureFileIds.splice(r.textureFileIds.size(), 0, std::vector<std::uint32_t>{1});
         },
         asItIs},
        {"m2.emitter.no-grid", [](Root &r) { r.ribbons[0].rows = 0; }, [](Root &r) { r.ribbons[0].rows = 1; }},
        {"m2.emitter.cells", [](Root &r) { r.ribbons[0].textureSlot.editValues()[0] = 8; },
         [](Root &r) { r.ribbons[0].textureSlot.editValues()[0] = 7; }},
    };
}

/// A triangle of the finest profile.
inline std::uint16_t *triangle(Root &r, std::size_t row)
{
    return r.skins[0].indices.edit() + r.skins[0].submeshes[0].triangleStart + row * 3;
}

inline std::vector<Sample> objectSamples()
{
    return {
        {"m2.vertex.weights", [](Root &r) { --r.boneWeights.edit()[0]; },
         [](Root &r) {
             --r.boneWeights.edit()[0];
             ++r.boneWeights.edit()[1];
         }},
        {"m2.submesh.degenerate-face", [](Root &r) { triangle(r, 0)[1] = triangle(r, 0)[0]; }, asItIs},
        {"m2.submesh.duplicate-face",
         [](Root &r) {
             const std::uint16_t *first = triangle(r, 0);
             std::rotate_copy(first, first + 1, first + 3, triangle(r, 1));
         },
         [](Root &r) { // the back side of the first one
             const std::uint16_t *first = triangle(r, 0);
             std::reverse_copy(first, first + 3, triangle(r, 1));
         }},
        {"m2.bounds.backwards", [](Root &r) { std::swap(r.bounds.box.minimum.x, r.bounds.box.maximum.x); },
         [](Root &r) { r.bounds.box.minimum.x = r.bounds.box.maximum.x; }},
        {"m2.bounds.empty", [](Root &r) { r.bounds.box = {}; }, [](Root &r) { r.bounds.box.minimum.x = -0.5f; }},
        {"m2.camera.planes", [](Root &r) { r.cameras[0].farClip = r.cameras[0].nearClip; },
         [](Root &r) { r.cameras[0].farClip = r.cameras[0].nearClip + 0.5f; }},
        {"m2.camera.field-of-view", [](Root &r) { r.cameras[0].fieldOfViewKeys.editValues()[0] = 0; },
         [](Root &r) { r.cameras[0].fieldOfViewKeys.editValues()[0] = 3.1f; }},
        {"m2.camera.no-direction",
         [](Root &r) {
             r.cameras[0].position = r.cameras[0].target;
             r.cameras[0].positions = r.cameras[0].targets = {};
         },
         [](Root &r) { r.cameras[0].positions = r.cameras[0].targets = {}; }},
        {"m2.event.name", [](Root &r) { r.events[0].identifier.set("$XYZ"); },
         [](Root &r) { r.events[0].identifier.set("$DTH"); }},
        {"m2.skeleton.file", [](Root &r) { r.skeletonFileId = 1234; }, asItIs, "m2legion/tiny.m2", "m2skel/tiny.m2"},
        {"m2.track.same-time",
         [](Root &r) {
             const auto times = r.bones[1].translation.editTimes();
             times[1] = times[0];
         },
         asItIs},
        {"m2.track.not-unit",
         [](Root &r) {
             r.bones[1].rotation = rotationOf({0, 0, 0.6f, 0.9f});
         },
         [](Root &r) {
             r.bones[1].rotation = rotationOf({0, 0, 0.6f, 0.8f});
         }},
    };
}

inline std::vector<Sample> samples()
{
    std::vector<Sample> all = sequenceSamples();
    for (const auto &more : {tableSamples(), meshSamples(), materialSamples(), objectSamples()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace sinew::test::m2checks
