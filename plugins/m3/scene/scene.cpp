// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/scene.h"

#include "core/model/affected.h"
#include "core/scene/scene_build.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/model/played_model.h"
#include "plugins/m3/scene/parts/effects.h"
#include "plugins/m3/scene/parts/materials.h"
#include "plugins/m3/scene/parts/meshes.h"
#include "plugins/m3/scene/parts/nodes.h"
#include "plugins/m3/scene/parts/projections.h"
#include "plugins/m3/scene/parts/typed_materials.h"
#include "plugins/m3/scene/parts/view.h"

namespace sinew::m3 {

RenderScene M3Scene::build(const Model &model) const
{
    const PlayedModel played(static_cast<const M3Model &>(model));
    const M3Model &m3 = played.get();
    RenderScene scene;
    scene.revision = 1;
    scene.unitsPerYard = 1;
    scene.front = ModelFront::MinusY;
    buildSequences(m3, scene);
    buildNodes(m3, scene);
    buildCollision(m3, scene);
    buildCameras(m3, scene);
    buildLights(m3, scene);
    buildPlaces(m3, scene);
    buildForces(m3, scene);
    buildEffects(m3, scene);
    buildProjections(m3, scene);
    buildTextures(m3, scene, 1);
    buildMaterials(m3, scene, 1);
    buildMeshes(m3, scene, 1);
    nameApproximated(m3, scene);
    return scene;
}

void M3Scene::update(const Model &model, const ChangeSet &changes, RenderScene &scene) const
{
    const PlayedModel played(static_cast<const M3Model &>(model));
    const M3Model &m3 = played.get();
    std::uint32_t mask = affectedBy(model, changes);
    if (PlayedModel::isConcerned(static_cast<const M3Model &>(model), changes))
        mask |= Affects::Sequence | Affects::Skeleton | Affects::Camera | Affects::Light | Affects::Particles |
                Affects::Material;
    nameApproximated(m3, scene);
    if (!mask)
        return;
    const std::uint64_t revision = newestRevision(scene) + 1;
    const std::size_t meshes = scene.meshes.size(), textures = scene.textures.size(),
                      materials = scene.materials.size();
    if (mask & Affects::Sequence)
        buildSequences(m3, scene);
    // Lists of objects with their own nodes affect the skeleton; the other bits cover their looks.
    if (mask & (Affects::Skeleton | Affects::Light | Affects::Particles | Affects::Visibility | Affects::Mesh))
        buildNodes(m3, scene);
    if (mask & (Affects::Collision | Affects::Skeleton))
        buildCollision(m3, scene);
    if (mask & (Affects::Camera | Affects::Skeleton))
        buildCameras(m3, scene);
    if (mask & (Affects::Skeleton | Affects::Light))
        buildLights(m3, scene);
    if (mask & (Affects::Skeleton | Affects::Particles))
        buildPlaces(m3, scene);
    if (mask & (Affects::Skeleton | Affects::Particles | Affects::Material | Affects::Texture | Affects::Mesh)) {
        buildForces(m3, scene);
        buildEffects(m3, scene);
        buildProjections(m3, scene);
    }
    if (mask & (Affects::Material | Affects::Texture))
        buildTextures(m3, scene, revision);
    if (mask & (Affects::Material | Affects::Texture | Affects::Mesh))
        buildMaterials(m3, scene, revision);
    const std::uint32_t projected = m3.data.projections.size() ? std::uint32_t(Affects::Particles) : 0;
    if (mask & (Affects::Mesh | Affects::Skeleton | Affects::Visibility | Affects::Material | projected))
        buildMeshes(m3, scene, revision);
    const std::uint32_t own = Affects::Mesh | Affects::Visibility | Affects::Texture | Affects::Material;
    if ((mask & ~own) || meshes != scene.meshes.size() || textures != scene.textures.size() ||
        materials != scene.materials.size())
        scene.revision = revision;
}

} // namespace sinew::m3
