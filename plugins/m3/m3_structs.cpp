// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/m3_structs.h"

#include "plugins/m3/structs/animation.h"
#include "plugins/m3/structs/attachment.h"
#include "plugins/m3/structs/cloth.h"
#include "plugins/m3/structs/effects.h"
#include "plugins/m3/structs/kinematics.h"
#include "plugins/m3/structs/material.h"
#include "plugins/m3/structs/mesh.h"
#include "plugins/m3/structs/particle.h"
#include "plugins/m3/structs/physics.h"
#include "plugins/m3/structs/ribbon.h"
#include "plugins/m3/structs/screen_materials.h"
#include "plugins/m3/structs/skeleton.h"
#include "plugins/m3/structs/typed_materials.h"
#include "plugins/m3/structs/view.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

/// The structure and all that stand in its fields.
void collect(const StructInfo &info, std::vector<const StructInfo *> &all)
{
    if (std::find(all.begin(), all.end(), &info) != all.end())
        return;
    all.push_back(&info);
    for (const FieldInfo &field : info.fields)
        for (const TypeInfo *type = field.type; type; type = type->element)
            if (type->structure)
                collect(type->structure(), all);
}

template<class... T>
std::vector<const StructInfo *> reachable()
{
    std::vector<const StructInfo *> all;
    (collect(describe<T>(), all), ...);
    return all;
}

} // namespace

const std::vector<const StructInfo *> &allStructs()
{
    static const std::vector<const StructInfo *> all =
        reachable<Sequence, SequenceGroup, Collection, AnimationSet, Event, Bone, RestPose, Division, Light, Camera, ShadowBox, Billboard,
                  TerrainData, Particle, ParticleCopy, Ribbon, Projection, Force, Warp, ViewVolume, Attachment,
                  AttachmentVolume, HitTest, TurretPart, Turret, PhysicsBody, PhysicsJoint, Cloth, IkJoint, IkHinge, IkChain, IkBone,
                  BoneSet, MaterialReference, StandardMaterial, DisplacementMaterial, CompositeMaterial, TerrainMaterial,
                  VolumeMaterial, HairMaterial, CreepMaterial, VolumeNoiseMaterial, SplatTerrainBakeMaterial, ReflectionMaterial,
                  LensFlareMaterial, BufferMaterial>();
    return all;
}

} // namespace sinew::m3
