// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/scene/scene.h"

#include "core/model/affected.h"
#include "core/scene/scene_build.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/scene/effects.h"
#include "plugins/m2/scene/materials.h"
#include "plugins/m2/scene/meshes.h"
#include "plugins/m2/scene/nodes.h"

#include <algorithm>

namespace sinew::m2 {

namespace {

std::size_t boneCount(const RenderScene &scene)
{
    return std::size_t(std::count_if(scene.nodes.begin(), scene.nodes.end(),
                                     [](const SceneNode &node) { return node.kind == NodeKind::Bone; }));
}

} // namespace

RenderScene M2Scene::build(const Model &model) const
{
    const auto &m2 = static_cast<const M2Model &>(model);
    RenderScene scene;
    scene.revision = 1;
    scene.unitsPerYard = 1;
    buildSequences(m2, scene);
    buildNodes(m2, scene);
    buildCollision(m2, scene);
    buildCameras(m2, scene);
    buildLights(m2, scene);
    buildEffects(m2, scene);
    buildTextures(m2, scene, 1);
    buildMaterials(m2, scene, 1);
    buildMeshes(m2, scene, 1);
    noteApproximations(m2, scene);
    return scene;
}

void M2Scene::update(const Model &model, const ChangeSet &changes, RenderScene &scene) const
{
    const auto &m2 = static_cast<const M2Model &>(model);
    const std::uint32_t mask = affectedBy(model, changes);
    if (!mask)
        return;
    const std::uint64_t revision = newestRevision(scene) + 1;
    const std::size_t bones = boneCount(scene), meshes = scene.meshes.size(), textures = scene.textures.size();
    if (mask & Affects::Sequence)
        buildSequences(m2, scene);
    // Lists of objects with a node of their own affect the skeleton; the other bits say how they look.
    if (mask & (Affects::Skeleton | Affects::Light | Affects::Particles))
        buildNodes(m2, scene);
    if (mask & Affects::Collision)
        buildCollision(m2, scene);
    if (mask & Affects::Camera)
        buildCameras(m2, scene);
    if (mask & (Affects::Skeleton | Affects::Light))
        buildLights(m2, scene);
    if (mask & Affects::Texture)
        buildTextures(m2, scene, revision);
    if (mask & (Affects::Skeleton | Affects::Particles | Affects::Mesh | Affects::Texture))
        buildEffects(m2, scene);
    if (mask & (Affects::Material | Affects::Visibility | Affects::Texture | Affects::Mesh | Affects::Particles |
                Affects::Skeleton))
        buildMaterials(m2, scene, revision);
    if ((mask & Affects::Mesh) || bones != m2.data.bones.size())
        buildMeshes(m2, scene, revision);
    noteApproximations(m2, scene);
    if ((mask & ~(Affects::Mesh | Affects::Visibility | Affects::Texture)) || meshes != scene.meshes.size() ||
        textures != scene.textures.size())
        scene.revision = revision;
}

} // namespace sinew::m2
