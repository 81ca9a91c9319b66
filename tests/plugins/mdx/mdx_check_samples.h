// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A bad sample and a good neighbour for each check of MDX models: modifications of richMdx() of a version.

#include "plugins/mdx/model/model.h"

#include <functional>
#include <vector>

namespace sinew::test {
inline namespace mdx_check_samples {

using mdx::Root;

struct CheckSample
{
    const char *code;
    std::uint32_t version; ///< of the sample; 1 is World of Warcraft's alpha
    std::function<void(Root &)> bad, good;
};

template<class T>
void setText(FixedString<80> &text, T value)
{
    text.set(value);
}

/// A track with keys at the given times, with the values 0, 1, 2 ….
template<class T>
Curve<T> trackOf(std::initializer_list<std::int32_t> times, std::initializer_list<T> values,
                 Interpolation interpolation = Interpolation::Linear, std::int32_t globalSequence = -1)
{
    Curve<T> curve(interpolation, times.size(), globalSequence);
    std::copy(times.begin(), times.end(), curve.editTimes().begin());
    std::copy(values.begin(), values.end(), curve.editValues().begin());
    return curve;
}

/// Changes nothing.
inline void asItIs(Root &) {}

inline std::vector<CheckSample> fileSamples()
{
    using namespace mdx;
    const float nan = std::numeric_limits<float>::quiet_NaN();
    return {
        {"model.value.not-finite", 800, [=](Root &r) { r.cameras[0].position.y = nan; },
         [](Root &r) { r.cameras[0].position.y = 1e30f; }},
        {"model.value.range", 800, [](Root &r) { r.materials[0].layers[0].alpha = 1.5f; },
         [](Root &r) { r.materials[0].layers[0].alpha = 1; }},
        {"model.reference.missing", 800, [](Root &r) { r.bones[2].geosetAnimationId = 77; },
         [](Root &r) { r.bones[2].geosetAnimationId = -1; }},
        {"mdx.file.version", 800, [](Root &r) { r.version = 801; }, asItIs},
        {"mdx.file.version-900", 900, asItIs, [](Root &r) { r.version = 1000; }},
        {"mdx.file.animation-file", 800, [](Root &r) { r.model.animationFile.set("a.mdx"); }, asItIs},
        {"mdx.file.unknown-chunk", 800, asItIs, [](Root &r) { r.opaques = {}; }},
        {"mdx.face-effect.path", 1000, [](Root &r) { r.faceEffects[0].path.set("face.mdx"); }, asItIs},
        {"mdx.file.bind-poses", 1000, [](Root &r) { r.bindPoses.splice(3, r.bindPoses.size() - 3, {}); }, asItIs},
        {"mdx.extent.backwards", 800,
         [](Root &r) {
             r.model.extent.minimum.x = 5;
             r.model.extent.maximum.x = -5;
         },
         [](Root &r) { // as exporters write it
             r.model.extent.minimum = {3.4028235e38f, 3.4028235e38f, 3.4028235e38f};
             r.model.extent.maximum = {-3.4028235e38f, -3.4028235e38f, -3.4028235e38f};
         }},
        {"mdx.extent.unset", 800,
         [](Root &r) {
             r.geosets[0].extent.minimum = {3.4028235e38f, 3.4028235e38f, 3.4028235e38f};
             r.geosets[0].extent.maximum = {-3.4028235e38f, -3.4028235e38f, -3.4028235e38f};
         },
         [](Root &r) {
             r.geosets[0].extent.minimum = {3.4028235e38f, 0, 0};
             r.geosets[0].extent.maximum = {3.4028235e38f, 0, 0};
         }},
    };
}

inline std::vector<CheckSample> geosetSamples()
{
    using namespace mdx;
    return {
        {"mdx.geoset.normals", 800, [](Root &r) { r.geosets[0].normals.splice(0, 1, {}); }, asItIs},
        {"mdx.geoset.uv-count", 800, [](Root &r) { r.geosets[0].uvSets[0].coordinates.splice(0, 1, {}); }, asItIs},
        {"mdx.geoset.no-uv", 800, [](Root &r) { r.geosets[0].uvSets = {}; }, asItIs},
        {"mdx.geoset.tangents", 1000, [](Root &r) { r.geosets[0].tangents.splice(0, 1, {}); },
         [](Root &r) { r.geosets[0].tangents = {}; }},
        {"mdx.geoset.face-vertex", 800, [](Root &r) { r.geosets[0].faces.edit()[1] = 4; },
         [](Root &r) { r.geosets[0].faces.edit()[1] = 3; }},
        {"mdx.geoset.incomplete-face", 800,
         [](Root &r) {
             r.geosets[0].faces.splice(0, 0, std::vector<std::uint16_t>{1});
             r.geosets[0].faceGroups = {std::uint32_t(r.geosets[0].faces.size())};
             r.geosets[0].faceTypes = {4};
         },
         asItIs},
        {"mdx.geoset.face-type", 800, [](Root &r) { r.geosets[0].faceTypes = {5}; }, asItIs},
        {"mdx.geoset.face-groups", 800, [](Root &r) { r.geosets[0].faceGroups = {100}; }, asItIs},
        {"mdx.geoset.vertex-limit", 800, [](Root &r) { r.geosets[0].vertices.reset(65537); },
         [](Root &r) { r.geosets[0].vertices.reset(65536); }},
        {"mdx.geoset.many-vertices", 800, [](Root &r) { r.geosets[0].vertices.reset(7433); },
         [](Root &r) { r.geosets[0].vertices.reset(7432); }},
        {"mdx.geoset.extent-count", 800, [](Root &r) { r.geosets[0].sequenceExtents.append(); },
         [](Root &r) {
             for (Geoset &g : r.geosets) {
                 g.sequenceExtents = {};
                 for (std::size_t i = 0; i < r.sequences.size(); ++i)
                     g.sequenceExtents.append();
             }
         }},
        {"mdx.geoset.empty", 800,
         [](Root &r) {
             r.geosets[1].faces = {};
             r.geosets[1].faceGroups = {};
             r.geosets[1].faceTypes = {};
         },
         asItIs},
        {"mdx.geoset.degenerate-face", 800,
         [](Root &r) {
             r.geosets[1].faces = {0, 1, 1};
         },
         [](Root &r) {
             r.geosets[1].faces = {0, 1, 2};
         }},
        {"mdx.geoset.duplicate-face", 800,
         [](Root &r) {
             r.geosets[1].faces = {0, 1, 2, 1, 2, 0};
             r.geosets[1].faceGroups = {6};
         },
         [](Root &r) { // the back side
             r.geosets[1].faces = {0, 1, 2, 2, 1, 0};
             r.geosets[1].faceGroups = {6};
         }},
        {"mdx.geoset-animation.same-geoset", 800, [](Root &r) { r.geosetAnimations[1].geosetId = 0; }, asItIs},
        {"mdx.geoset-animation.unused", 800, [](Root &r) { r.geosetAnimations[1].geosetId = -1; }, asItIs},
        {"mdx.wow.count", 1,
         [](Root &r) {
             while (r.materials.size() < 256)
                 r.materials.append();
         },
         [](Root &r) {
             while (r.materials.size() < 255)
                 r.materials.append();
         }},
        {"mdx.skin.group-count", 800, [](Root &r) { r.geosets[0].vertexGroups.splice(0, 1, {}); }, asItIs},
        {"mdx.skin.missing-group", 800, [](Root &r) { r.geosets[0].vertexGroups.edit()[0] = 200; }, asItIs},
        {"mdx.skin.matrix-count", 800, [](Root &r) { r.geosets[0].matrixGroups.edit()[0] += 1; }, asItIs},
        {"mdx.skin.empty-group", 800,
         [](Root &r) {
             r.geosets[1].matrixGroups = {0, 3};
             r.geosets[1].vertexGroups = {0, 1, 1};
         },
         asItIs},
        {"mdx.skin.unbound-vertex", 800,
         [](Root &r) {
             r.geosets[1].matrixGroups = {1, 2};
             r.geosets[1].matrixIndices = {0xffffffff, 1, 2};
             r.geosets[1].vertexGroups = {0, 1, 1};
         },
         asItIs},
        {"mdx.skin.not-bone", 800,
         [](Root &r) { // the light
             r.geosets[1].matrixGroups = {1, 2};
             r.geosets[1].matrixIndices = {4, 1, 2};
             r.geosets[1].vertexGroups = {0, 1, 1};
         },
         [](Root &r) { // named, but by no vertex
             r.geosets[1].matrixGroups = {1, 2};
             r.geosets[1].matrixIndices = {4, 1, 2};
             r.geosets[1].vertexGroups = {1, 1, 1};
         }},
        {"mdx.skin.size", 1000, [](Root &r) { r.geosets[1].skin.splice(0, 8, {}); }, asItIs},
        {"mdx.skin.weights", 1000, [](Root &r) { r.geosets[1].skin.edit()[4] = 99; }, asItIs},
        {"mdx.skin.both", 1000, asItIs,
         [](Root &r) {
             for (Geoset &g : r.geosets)
                 if (!g.skin.isEmpty())
                     g.vertexGroups = {};
         }},
        {"mdx.skin.wow-weights", 1,
         [](Root &r) {
             r.geosets[0].boneWeights = {1, 2, 3};
         },
         asItIs},
        {"mdx.skin.repeated-group", 800,
         [](Root &r) {
             r.geosets[1].matrixGroups = {1, 1};
             r.geosets[1].matrixIndices = {1, 1};
             r.geosets[1].vertexGroups = {0, 1, 1};
         },
         [](Root &r) {
             for (Geoset &g : r.geosets) {
                 g.matrixGroups = {1, 1};
                 g.matrixIndices = {1, 2};
                 g.vertexGroups.assign(std::vector<std::uint8_t>(g.vertices.size(), 1));
             }
         }},
    };
}

inline std::vector<CheckSample> surfaceSamples()
{
    using namespace mdx;
    return {
        {"mdx.material.no-layer", 800, [](Root &r) { r.materials[1].layers = {}; }, asItIs},
        {"mdx.material.shader", 1000, [](Root &r) { r.materials[0].shader.set("Shader_HD_Crystal"); },
         [](Root &r) {
             for (Material &m : r.materials)
                 m.shader.set("");
         }},
        {"mdx.material.hd-layers", 1000,
         [](Root &r) {
             for (Material &m : r.materials)
                 m.shader.set("Shader_HD_DefaultUnit");
         },
         [](Root &r) {
             for (Material &m : r.materials)
                 m.shader.set("");
         }},
        {"mdx.layer.filter-mode", 800, [](Root &r) { r.materials[0].layers[0].filterMode = 7; },
         [](Root &r) { r.materials[0].layers[0].filterMode = 6; }},
        {"mdx.layer.slot", 1100, [](Root &r) { r.materials[0].layers[0].slots[1].slot = 6; },
         [](Root &r) { r.materials[0].layers[0].slots[1].slot = 5; }},
        {"mdx.layer.no-texture", 800, [](Root &r) { r.materials[0].layers[0].textureId = -1; }, asItIs},
        {"mdx.layer.uv-set", 800, [](Root &r) { r.materials[0].layers[0].coordId = 7; },
         [](Root &r) {
             for (Material &m : r.materials)
                 for (Layer &l : m.layers)
                     l.coordId = 0;
         }},
        {"mdx.material.unused", 800, [](Root &r) { r.materials.append().layers.append().textureId = 1; },
         [](Root &r) { r.ribbonEmitters[0].materialId = 1; }},
        {"mdx.texture-animation.unused", 800, [](Root &r) { r.textureAnimations.append(); },
         [](Root &r) { r.materials[0].layers[0].textureAnimationId = 0; }},
        {"mdx.texture.both", 800, [](Root &r) { r.textures[1].replaceableId = 1; }, asItIs},
        {"mdx.texture.neither", 800, [](Root &r) { r.textures[1].path.set(""); },
         [](Root &r) {
             r.textures[1].path.set("");
             r.textures[1].replaceableId = 2;
         }},
        {"mdx.texture.suffix", 800, [](Root &r) { r.textures[1].path.set("Textures\\Armor.psd"); },
         [](Root &r) { r.textures[1].path.set("Textures\\Armor.TGA"); }},
        {"mdx.texture.replaceable", 800, [](Root &r) { r.textures[1].replaceableId = 3; },
         [](Root &r) { r.textures[1].replaceableId = 31; }},
        {"mdx.texture.absolute", 800, [](Root &r) { r.textures[1].path.set("C:\\Art\\Armor.blp"); }, asItIs},
        {"mdx.texture.unused", 800,
         [](Root &r) {
             Texture &t = r.textures.append();
             t.path.set("Textures\\Nobody.blp");
         },
         asItIs},
        {"mdx.texture.quote", 800, [](Root &r) { r.textures[1].path.set("Textures\\\"Armor\".blp"); },
         [](Root &r) { r.textures[1].path.set("Textures\\'Armor'.blp"); }},
        {"mdx.texture.duplicate", 800, [](Root &r) { r.textures[2].path.set("textures/ARMOR.blp"); },
         [](Root &r) {
             r.textures[2].path.set("Textures\\Armor.blp");
             r.textures[2].flags = 0;
         }},
    };
}

inline std::vector<CheckSample> timeSamples()
{
    using namespace mdx;
    const auto constant = [](Root &r, std::initializer_list<std::int32_t> times) {
        Curve<float> keys(Interpolation::Linear, times.size());
        std::copy(times.begin(), times.end(), keys.editTimes().begin());
        std::fill(keys.editValues().begin(), keys.editValues().end(), 0.5f);
        r.geosetAnimations[1].alphaKeys = keys;
    };
    /// Removes everything from the sample except one track.
    const auto only = [](Root &r, Curve<float> keys) {
        const std::vector<Sequence> sequences = r.sequences.items;
        const List<Geoset> geosets = r.geosets;
        GeosetAnimation animation;
        animation.geosetId = 0;
        animation.alphaKeys = std::move(keys);
        Root plain;
        plain.version = r.version;
        plain.sequences = r.sequences;
        plain.globalSequences = r.globalSequences;
        plain.geosets = geosets;
        plain.materials = r.materials;
        plain.textures = r.textures;
        plain.textureAnimations = r.textureAnimations;
        for (TextureAnimation &t : plain.textureAnimations)
            t = {};
        for (Material &m : plain.materials)
            for (Layer &l : m.layers) {
                l.textureIdKeys = {};
                l.alphaKeys = {};
            }
        plain.bones = r.bones;
        for (Bone &b : plain.bones) {
            b.node.translation = {};
            b.node.rotation = {};
            b.node.scaling = {};
        }
        plain.pivots.assign(std::vector<Vec3>(plain.bones.size()));
        plain.geosetAnimations.append() = animation;
        r = plain;
        for (Bone &b : r.bones)
            b.geosetAnimationId = -1;
    };
    return {
        {"mdx.sequence.none", 800, [](Root &r) { r.sequences = {}; }, asItIs},
        {"mdx.sequence.backwards", 800, [](Root &r) { r.sequences[1].end = 1500; }, asItIs},
        {"mdx.sequence.no-length", 800, [](Root &r) { r.sequences[1].end = r.sequences[1].start; },
         [](Root &r) { r.sequences[1].end = r.sequences[1].start + 1; }},
        {"mdx.sequence.no-stand", 800, [](Root &r) { r.sequences[0].name.set("Birth"); },
         [](Root &r) { r.sequences[0].name.set("stand - 2"); }},
        {"mdx.sequence.no-death", 800, [](Root &r) { r.sequences[2].name.set("Birth"); }, asItIs},
        {"mdx.sequence.name", 800, [](Root &r) { r.sequences[1].name.set("Dance"); },
         [](Root &r) { r.sequences[1].name.set("Attack Slam - 1"); }},
        {"mdx.sequence.overlap", 800, [](Root &r) { r.sequences[1].start = 900; },
         [](Root &r) { r.sequences[1].start = 1000; }},
        {"mdx.global-sequence.no-length", 800, [](Root &r) { r.globalSequences[0].duration = 0; }, asItIs},
        {"mdx.sequence.quote", 800, [](Root &r) { r.sequences[1].name.set("Walk \"fast\""); },
         [](Root &r) { r.sequences[1].name.set("Walk 'fast'"); }},
        {"mdx.global-sequence.negative", 800, [](Root &r) { r.globalSequences[0].duration = 0x80000000u; },
         [](Root &r) { r.globalSequences[0].duration = 0x7fffffff; }},
        {"mdx.global-sequence.unused", 800, [](Root &r) { r.globalSequences.append().duration = 100; }, asItIs},
        {"mdx.track.empty", 800,
         [](Root &r) { r.geosetAnimations[1].alphaKeys = Curve<float>(Interpolation::None, 0); }, asItIs},
        {"mdx.track.unsorted", 800,
         [=](Root &r) {
             constant(r, {500, 100});
         },
         asItIs},
        {"mdx.track.same-time", 800,
         [=](Root &r) {
             constant(r, {100, 100});
         },
         [=](Root &r) {
             constant(r, {100, 101});
         }},
        {"mdx.track.negative-time", 800,
         [=](Root &r) {
             constant(r, {-5, 100});
         },
         [=](Root &r) {
             constant(r, {0, 100});
         }},
        {"mdx.track.unplayed", 800,
         [=](Root &r) {
             only(r, trackOf<float>({0, 1500, 3000}, {0, 1, 0}));
         },
         [=](Root &r) {
             only(r, trackOf<float>({0, 1000, 3000}, {0, 1, 0}));
         }},
        {"mdx.track.beyond-global", 800,
         [=](Root &r) {
             only(r, trackOf<float>({0, 501}, {0, 1}, Interpolation::Linear, 0));
         },
         [=](Root &r) {
             only(r, trackOf<float>({0, 500}, {0, 1}, Interpolation::Linear, 0));
         }},
        {"mdx.track.interpolated-visibility", 800,
         [](Root &r) {
             r.lights[0].visibility = trackOf<float>({0, 100}, {0, 1});
         },
         [](Root &r) {
             r.lights[0].visibility = trackOf<float>({0, 100}, {0, 1}, Interpolation::None);
             r.particleEmitters[0].visibility = {};
             r.particleEmitters2[0].visibility = {};
         }},
        {"mdx.track.not-unit", 800,
         [](Root &r) {
             r.bones[0].node.rotation = trackOf<Quat>({0}, {{0, 0, 0, 2}});
         },
         [](Root &r) {
             for (Bone &b : r.bones)
                 b.node.rotation = trackOf<Quat>({0}, {{0, 0, 0.6f, -0.8f}});
             for (TextureAnimation &t : r.textureAnimations)
                 t.rotation = {};
         }},
        {"mdx.track.unread", 800, asItIs,
         [](Root &r) {
             r.particleEmitters2[0].variationKeys = {};
             r.particleEmitters2[0].gravityKeys = {};
         }},
        {"mdx.track.needless-key", 800,
         [=](Root &r) {
             only(r, trackOf<float>({0, 500, 1000}, {1, 1, 1}));
         },
         [=](Root &r) {
             only(r, trackOf<float>({0, 500, 1000}, {1, 2, 1}));
         }},
        {"mdx.track.no-opening-key", 800,
         [=](Root &r) {
             only(r, trackOf<float>({2100, 3000}, {0, 1}));
         },
         [=](Root &r) {
             only(r, trackOf<float>({2000, 3000}, {0, 1}));
         }},
        {"mdx.track.no-closing-key", 800,
         [=](Root &r) {
             only(r, trackOf<float>({2000, 2900}, {0, 1}));
         },
         [=](Root &r) {
             only(r, trackOf<float>({2000, 3000}, {0, 1}));
         }},
    };
}

inline std::vector<CheckSample> objectSamples()
{
    using namespace mdx;
    return {
        {"mdx.node.same-id", 800, [](Root &r) { r.helpers[0].node.objectId = 4; }, asItIs},
        {"mdx.node.id-gap", 800, [](Root &r) { r.helpers[0].node.objectId = 99; }, asItIs},
        {"mdx.node.cycle", 800, [](Root &r) { r.bones[0].node.parentId = 2; }, asItIs},
        {"mdx.node.bones-first", 800,
         [](Root &r) {
             r.bones[3].node.objectId = 4;
             r.lights[0].node.objectId = 3;
         },
         asItIs},
        {"mdx.node.missing-pivot", 800, [](Root &r) { r.pivots.splice(0, 1, {}); }, asItIs},
        {"mdx.node.extra-pivot", 800, [](Root &r) { r.pivots.splice(0, 0, std::vector<Vec3>(1)); }, asItIs},
        {"mdx.bone.unused", 800,
         [](Root &r) {
             for (Geoset &g : r.geosets) {
                 g.matrixGroups = {1};
                 g.matrixIndices = {0};
                 g.vertexGroups.assign(std::vector<std::uint8_t>(g.vertices.size()));
             }
             for (Helper &h : r.helpers)
                 h.node.parentId = -1;
             r.particleEmitters2[0].node.parentId = -1;
             r.ribbonEmitters[0].node.parentId = -1;
             for (CollisionShape &s : r.collisionShapes)
                 s.node.parentId = -1;
         },
         asItIs},
        {"mdx.helper.unused", 800, [](Root &r) { r.lights[0].node.parentId = -1; },
         [](Root &r) { r.lights[0].node.parentId = 5; }},
        {"mdx.bone.hidden", 800,
         [](Root &r) {
             r.geosetAnimations[1].alpha = 0;
             r.geosetAnimations[1].alphaKeys = {};
         },
         [](Root &r) { // it appears later
             r.geosetAnimations[1].alpha = 0;
             r.geosetAnimations[1].alphaKeys = trackOf<float>({0, 100}, {0, 1});
         }},
        {"mdx.node.name", 800, [](Root &r) { r.bones[0].node.name.set("The \"Root\""); },
         [](Root &r) { r.bones[0].node.name.set("The 'Root'"); }},
        {"mdx.emitter1.model", 800, [](Root &r) { r.particleEmitters[0].path.set("Spark.blp"); },
         [](Root &r) { r.particleEmitters[0].path.set("SPARK.MDX"); }},
        {"mdx.emitter2.filter-mode", 800, [](Root &r) { r.particleEmitters2[0].filterMode = 5; },
         [](Root &r) { r.particleEmitters2[0].filterMode = 4; }},
        {"mdx.emitter2.replaceable", 800, [](Root &r) { r.particleEmitters2[0].replaceableId = 30; },
         [](Root &r) { r.particleEmitters2[0].replaceableId = 31; }},
        {"mdx.emitter2.no-texture", 800, [](Root &r) { r.particleEmitters2[0].textureId = -1; }, asItIs},
        {"mdx.emitter2.cells", 800, [](Root &r) { r.particleEmitters2[0].columns = 3; },
         [](Root &r) {
             r.particleEmitters2[0].rows = 16;
             r.particleEmitters2[0].columns = 8;
         }},
        {"mdx.emitter2.life-span", 800, [](Root &r) { r.particleEmitters2[0].lifeSpan = -1; },
         [](Root &r) { r.particleEmitters2[0].lifeSpan = 0; }},
        {"mdx.emitter2.xy-quad", 800,
         [](Root &r) {
             r.particleEmitters2[0].node.flags |= 0x100000;
             r.particleEmitters2[0].latitude = 0;
             r.particleEmitters2[0].latitudeKeys = {};
         },
         [](Root &r) {
             r.particleEmitters2[0].node.flags |= 0x100000;
             r.particleEmitters2[0].latitude = 1;
         }},
        {"mdx.emitter2.squirt", 800,
         [](Root &r) {
             r.particleEmitters2[0].squirt = 1;
             r.particleEmitters2[0].emissionRateKeys = {};
         },
         [](Root &r) { r.particleEmitters2[0].squirt = 1; }},
        {"mdx.emitter2.invisible", 800,
         [](Root &r) {
             r.particleEmitters2[0].segmentAlphas = {0, 0, 0};
         },
         [](Root &r) {
             r.particleEmitters2[0].segmentAlphas = {0, 1, 0};
         }},
        {"mdx.popcorn.guide", 1000, [](Root &r) { r.popcornEmitters[0].animationVisibilityGuide.set(""); }, asItIs},
        {"mdx.popcorn.file", 1000, [](Root &r) { r.popcornEmitters[0].path.set("a.mdx"); },
         [](Root &r) { r.popcornEmitters[0].path.set("a.PKFX"); }},
        {"mdx.ribbon.cells", 800, [](Root &r) { r.ribbonEmitters[0].columns = 0; }, asItIs},
        {"mdx.light.backwards", 800,
         [](Root &r) {
             r.lights[0].attenuationStart = 200;
             r.lights[0].attenuationEnd = 80;
         },
         [](Root &r) {
             r.lights[0].attenuationStart = 80;
             r.lights[0].attenuationEnd = 80;
         }},
        {"mdx.light.no-fade", 800,
         [](Root &r) {
             r.lights[0].type = 0;
             r.lights[0].attenuationStart = r.lights[0].attenuationEnd = 100;
             r.lights[0].attenuationStartKeys = {};
             r.lights[0].attenuationEndKeys = {};
         },
         [](Root &r) { // the sun has no position from which it could fade
             r.lights[0].type = 1;
             r.lights[0].attenuationStart = r.lights[0].attenuationEnd = 0;
         }},
        {"mdx.light.range", 800,
         [](Root &r) {
             r.lights[0].type = 0;
             r.lights[0].attenuationStart = 79;
             r.lights[0].attenuationEnd = 200;
         },
         [](Root &r) {
             r.lights[0].attenuationStart = 80;
             r.lights[0].attenuationEnd = 200;
         }},
        {"mdx.attachment.model", 800, [](Root &r) { r.attachments[0].path.set("Sword.blp"); },
         [](Root &r) { r.attachments[0].path.set("Sword.mdl"); }},
        {"mdx.attachment.no-origin", 800, asItIs, [](Root &r) { r.attachments[0].node.name.set("Origin Ref"); }},
        {"mdx.event.empty", 800, [](Root &r) { r.eventObjects[0].track = {}; }, asItIs},
        {"mdx.event.name", 800, [](Root &r) { r.eventObjects[0].node.name.set("SNDx"); },
         [](Root &r) { r.eventObjects[0].node.name.set("FPT0FOOT"); }},
        {"mdx.camera.planes", 800,
         [](Root &r) {
             r.cameras[0].nearClip = 100;
             r.cameras[0].farClip = 10;
         },
         [](Root &r) {
             r.cameras[0].nearClip = 10;
             r.cameras[0].farClip = 100;
         }},
        {"mdx.camera.no-direction", 800,
         [](Root &r) {
             r.cameras[0].target = r.cameras[0].position;
             r.cameras[0].translation = {};
             r.cameras[0].targetTranslation = {};
         },
         asItIs},
        {"mdx.collision.no-size", 800, [](Root &r) { r.collisionShapes[2].radius = 0; }, asItIs},
    };
}

} // namespace mdx_check_samples
} // namespace sinew::test
