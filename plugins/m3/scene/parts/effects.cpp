// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/effects.h"

#include "core/scene/scene_build.h"
#include "plugins/m3/scene/parts/particles.h"
#include "plugins/m3/scene/parts/ribbons.h"
#include "plugins/m3/scene/parts/tracks.h"

namespace sinew::m3 {

void buildForces(const M3Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    scene.forces.clear();
    for (std::size_t row = 0; row < root.forces.size(); ++row) {
        const Force &force = root.forces[row];
        SceneForce &next = scene.forces.emplace_back();
        next.source = root.forces.ids[row];
        next.node = rowIn(root.bones, force.bone);
        next.kind = force.type <= 3 ? ForceKind(force.type) : ForceKind::Directional;
        next.shape = force.shape <= 4 ? ForceShape(force.shape) : ForceShape::Sphere;
        next.channels = force.channels;
        next.falloff = force.flags & 0x1;
        next.heightGradient = force.flags & 0x2;
        next.unbounded = force.flags & 0x4;
        next.strength = track(force.strength);
        next.width = track(force.width);
        next.height = track(force.height);
        next.length = track(force.length);
    }
}

void buildEffects(const M3Model &model, RenderScene &scene)
{
    scene.effects.clear();
    addParticles(model.data, scene.effects);
    addRibbons(model.data, scene.effects);
}

} // namespace sinew::m3
