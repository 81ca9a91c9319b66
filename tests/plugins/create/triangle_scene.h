// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

namespace sinew::test {

/// A triangle with two sets of texture coordinates on a bone, as models of World of Warcraft and StarCraft II have it,
/// with a sequence of a second. It names material 0, which is still to be made.
inline RenderScene triangleScene()
{
    RenderScene scene;
    scene.unitsPerYard = 1;
    scene.keysWrap = false;
    SceneSequence stand;
    stand.name = "Stand";
    stand.end = 1000;
    scene.sequences = {stand};
    SceneNode bone;
    bone.name = "Root";
    bone.kind = NodeKind::Bone;
    bone.rules = NodeRules::ModelAxes;
    scene.nodes = {bone};
    scene.evaluationOrder = {0};
    SceneMesh mesh;
    mesh.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    mesh.normals = {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}};
    mesh.uvSets = {Array<Vec2>{{0, 0}, {1, 0}, {0, 1}}, Array<Vec2>{{0, 0}, {2, 0}, {0, 2}}};
    mesh.indices = {0, 1, 2};
    mesh.influences = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    mesh.weights = {255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0};
    mesh.palette = {{0}};
    mesh.material = 0;
    scene.meshes = {mesh};
    return scene;
}

} // namespace sinew::test
