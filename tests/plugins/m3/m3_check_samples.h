// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/model/model.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace sinew::test::m3checks {

using m3::Root;

/// Modifies a sample of the generator.
struct Sample
{
    const char *code;
    std::function<void(Root &)> bad, good;
    const char *badFile = "m3/tiny29.m3", *goodFile = "m3/tiny29.m3";
};

inline void asItIs(Root &) {}

template<class T>
Array<T> arrayOf(std::vector<T> values)
{
    return Array<T>(std::span<const T>(values));
}

inline std::vector<Sample> sequenceSamples()
{
    return {
        {"m3.sequence.groups", [](Root &r) { r.groups = {}; }, asItIs},
        {"m3.sequence.backwards", [](Root &r) { r.sequences[0].start = r.sequences[0].end + 1; },
         [](Root &r) { r.sequences[0].start = r.sequences[0].end; }},
        {"m3.collection.unplayed",
         [](Root &r) {
             for (std::size_t i = 0; i < r.groups.size(); ++i)
                 r.groups[i].collections = {};
         },
         asItIs},
        {"m3.group.repeated",
         [](Root &r) {
             r.groups[0].collections = arrayOf<std::uint32_t>({0, 0});
         },
         asItIs},
        {"m3.collection.set-copy", [](Root &r) { r.collections[0].animationSetCopy = 77; }, asItIs},
        {"m3.animation-set.ids", [](Root &r) { r.animationSets[0].animIds = arrayOf<std::uint32_t>({7}); }, asItIs},
    };
}

inline std::vector<Sample> partSamples()
{
    return {
        {"m3.block.repeated", [](Root &r) { r.collections[0].blocks[1].animId = r.collections[0].blocks[0].animId; },
         asItIs},
        {"m3.block.loose", [](Root &r) { r.collections[0].blocks[0].animId = 0x7777; }, asItIs},
        {"m3.block.kind", [](Root &r) { r.collections[0].blocks[0].looseTimes = arrayOf<std::int32_t>({0}); }, asItIs},
        {"m3.anim-id.shared",
         [](Root &r) { r.bones[0].position.animId = r.bones[1].position.animId = r.collections[0].blocks[0].animId; },
         asItIs},
        {"m3.bone.rest-poses", [](Root &r) { r.restPoses = {}; }, asItIs},
        {"m3.bone.order", [](Root &r) { r.bones[1].parent = 2; }, asItIs},
        {"m3.region.vertices", [](Root &r) { r.divisions[0].regions[0].vertexCount = 1000; }, asItIs},
        {"m3.region.faces", [](Root &r) { r.divisions[0].regions[0].indexCount += 3; }, asItIs},
        {"m3.face.vertex",
         [](Root &r) { r.divisions[0].faces.edit()[0] = std::uint16_t(r.divisions[0].regions[0].vertexCount); },
         [](Root &r) { r.divisions[0].faces.edit()[0] = std::uint16_t(r.divisions[0].regions[0].vertexCount - 1); }},
        {"m3.region.bones", [](Root &r) { r.divisions[0].regions[0].boneLookupCount += 1000; }, asItIs},
        {"m3.region.weights", [](Root &r) { r.divisions[0].regions[0].weightsUsed = 5; },
         [](Root &r) { r.divisions[0].regions[0].weightsUsed = 4; }},
        {"m3.batch.region", [](Root &r) { r.divisions[0].batches[0].region = 50; }, asItIs},
    };
}

/// Gives block `to` of the second collection the value of a block of the first; both are in the group of “Stand”.
inline void shareValue(Root &r, std::uint16_t priority)
{
    m3::Block &block = r.collections[1].blocks[0];
    const auto other = std::find_if(r.collections[0].blocks.begin(), r.collections[0].blocks.end(),
                                    [](const m3::Block &b) { return b.kind != m3::BlockKind::Event; });
    block.animId = other->animId;
    block.kind = other->kind;
    r.collections[0].priority = 0;
    r.collections[1].priority = priority;
}

inline m3::Camera &addCamera(Root &r, std::string_view name = "CameraPortrait")
{
    m3::Camera &camera = r.cameras.append();
    camera.name.set(name);
    camera.bone = 0;
    return camera;
}

/// Some sections of the sample are of later versions.
inline void asInBeta(Root &r)
{
    for (std::size_t i = 0; i < r.sequences.size(); ++i)
        r.sequences[i].sectionVersion = 1;
    for (std::size_t i = 0; i < r.events.size(); ++i)
        r.events[i].sectionVersion = 1;
    r.physicsBodies[0].sectionVersion = 2;
    r.physicsBodies[0].shapes[0].sectionVersion = 1;
}

inline std::vector<Sample> objectSamples()
{
    return {
        {"m3.event.no-name", [](Root &r) { r.events[0].name = {}; }, asItIs},
        {"m3.event.name", [](Root &r) { r.events[0].name.set("Evt_Dance"); },
         [](Root &r) { r.events[0].name.set("Evt_Simulate"); }},
        {"m3.event.duplicate",
         [](Root &r) {
             const m3::Event first = r.events[0];
             r.events.append() = first;
             r.events[1].parameter1 = 7;
         },
         [](Root &r) {
             const m3::Event first = r.events[0];
             r.events.append() = first;
             r.events[1].name.set("Evt_Simulate");
         }},
        {"m3.camera.no-name", [](Root &r) { addCamera(r, ""); }, [](Root &r) { addCamera(r); }},
        {"m3.camera.name", [](Root &r) { addCamera(r, "Camera01"); }, [](Root &r) { addCamera(r, "CameraAvatar"); }},
        {"m3.camera.same-name",
         [](Root &r) {
             addCamera(r);
             addCamera(r);
         },
         [](Root &r) {
             addCamera(r);
             addCamera(r, "CameraAvatar");
         }},
        {"m3.camera.planes", [](Root &r) { addCamera(r).farClip.value = 0.1f; },
         [](Root &r) { addCamera(r).farClip.value = 0.2f; }},
        {"m3.camera.field-of-view", [](Root &r) { addCamera(r).fieldOfView.value = 3.2f; },
         [](Root &r) { addCamera(r).fieldOfView.value = 3.1f; }},
        {"m3.bounds.backwards", [](Root &r) { std::swap(r.bounds.minimum.x, r.bounds.maximum.x); },
         [](Root &r) { r.bounds.minimum.x = r.bounds.maximum.x; }},
        {"m3.bounds.empty", [](Root &r) { r.bounds = {}; },
         [](Root &r) {
             r.bounds.minimum = r.bounds.maximum = {};
             r.bounds.maximum.x = 1;
         }},
        {"m3.section.version",
         [](Root &r) {
             asInBeta(r);
             r.sequences[1].sectionVersion = 2;
         },
         asInBeta, "m3beta/tiny23.m3", "m3beta/tiny23.m3"},
        {"m3.section.unknown", asItIs, asItIs, "m3odd/unknown-tag.m3"},
        {"m3.material.unused", [](Root &r) { r.standardMaterials.append(); }, asItIs},
        {"m3.collection.priority", [](Root &r) { shareValue(r, 0); }, [](Root &r) { shareValue(r, 1); }},
    };
}

inline std::vector<Sample> meshSamples()
{
    return {
        {"m3.vertex.bone", [](Root &r) { r.boneIndices.edit()[0] = 200; },
         [](Root &r) { r.boneIndices.edit()[0] = std::uint8_t(r.divisions[0].regions[0].boneLookupCount - 1); }},
        {"m3.vertex.weights",
         [](Root &r) {
             r.divisions[0].regions[0].weightsUsed = 2;
             r.boneWeights.edit()[0] = 254;
         },
         [](Root &r) {
             r.divisions[0].regions[0].weightsUsed = 2;
             r.boneWeights.edit()[0] = 254;
             r.boneWeights.edit()[1] = 1;
         }},
        {"m3.region.degenerate-face", [](Root &r) { r.divisions[0].faces.edit()[1] = 0; }, asItIs},
        {"m3.region.duplicate-face",
         [](Root &r) {
             std::uint16_t *faces = r.divisions[0].faces.edit();
             std::rotate_copy(faces, faces + 1, faces + 3, faces + 3);
         },
         [](Root &r) { // the back side of the first one
             std::uint16_t *faces = r.divisions[0].faces.edit();
             std::reverse_copy(faces, faces + 3, faces + 3);
         }},
        {"m3.bone.unposed", [](Root &r) { r.boneLookup.edit()[0] = std::uint16_t(r.restPoses.size()); },
         [](Root &r) { r.boneLookup.edit()[0] = std::uint16_t(r.restPoses.size() - 1); }},
        {"m3.bone.negative-scale", [](Root &r) { r.bones[0].scale.value.x = -1; },
         [](Root &r) { // mirrored back by the rest pose
             r.bones[0].scale.value.x = -1;
             r.restPoses[0].matrix.m[0] *= -1;
         }},
        {"m3.track.unplayed", [](Root &r) { r.sequences[0].end = 100; }, [](Root &r) { r.sequences[0].end = 501; }},
        {"m3.event.unplayed", [](Root &r) { r.sequences[0].end = 999; }, [](Root &r) { r.sequences[0].end = 1000; }},
        {"m3.track.unsorted",
         [](Root &r) {
             const auto times = r.bones[1].position.keys.editTimes();
             std::swap(times[0], times[1]);
         },
         asItIs},
        {"m3.track.same-time",
         [](Root &r) {
             const auto times = r.bones[1].position.keys.editTimes();
             times[1] = times[0];
         },
         asItIs},
        {"m3.track.not-unit",
         [](Root &r) {
             r.bones[0].rotation.value = {0, 0, 0.6f, 0.9f};
         },
         [](Root &r) {
             r.bones[0].rotation.value = {0, 0, 0.6f, 0.8f};
         }},
    };
}

inline std::vector<Sample> samples()
{
    std::vector<Sample> all = sequenceSamples();
    for (const auto &more : {partSamples(), objectSamples(), meshSamples()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace sinew::test::m3checks
