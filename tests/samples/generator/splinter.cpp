// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase.h"

#include "animation.h"

namespace sinew::samples {

QByteArray splinterModel()
{
    mdx::MdxModel model;
    mdx::Root &root = model.data;
    root.model.name.set("splinter");
    mdx::Sequence &sequence = root.sequences.append();
    sequence.name.set("Stand");
    sequence.end = 1400;
    root.textures.append().path.set("crystal.tga");
    mdx::Layer &layer = root.materials.append().layers.append();
    layer.textureId = 0;
    layer.shadingFlags = 0x11; // unshaded, two-sided
    NodeTable nodes;
    mdx::Bone &bone = root.bones.append();
    bone.node = nodes.node(bone.node, "Splinter", {0, 0, 0}, "");
    Keys<Q4> tumble;
    for (int i = 0; i <= 4; ++i)
        tumble.add(i * 350, euler(90 * i, 0, 30));
    bone.node.rotation = rotationCurve(Interpolation::Linear, tumble);
    bone.node.scaling =
        vectorCurve(Interpolation::Linear, keysOf<V3>({{0, {1, 1, 1}}, {1000, {1, 1, 1}}, {1400, {.1, .1, .1}}}));
    bone.geosetId = 0;
    nodes.number(root);
    MeshBuilder mesh;
    mesh.tube(std::vector<Ring>{{{0, 0, -5}, 0, 0, 1, {0}},
                                {{0, 0, 0}, 1.6, 1.2, .5, {0}, 2, true},
                                {{0, 0, 4}, 0, 0, 0, {0}}},
              4, V3::UnitX(), {});
    root.geosets.append(mesh.geoset(0));
    return finishedModel(model);
}

} // namespace sinew::samples
