// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "plugins/m3/structs/animation.h"
#include "plugins/m3/structs/attachment.h"
#include "plugins/m3/structs/effects/effects.h"
#include "plugins/m3/structs/effects/particle.h"
#include "plugins/m3/structs/effects/ribbon.h"
#include "plugins/m3/structs/materials/material.h"
#include "plugins/m3/structs/materials/screen_materials.h"
#include "plugins/m3/structs/materials/typed_materials.h"
#include "plugins/m3/structs/mesh.h"
#include "plugins/m3/structs/physics/cloth.h"
#include "plugins/m3/structs/physics/kinematics.h"
#include "plugins/m3/structs/physics/physics.h"
#include "plugins/m3/structs/skeleton.h"
#include "plugins/m3/structs/view.h"

namespace sinew::m3 {

using PackedVector = std::array<std::uint8_t, 4>; ///< x, y, z as byte / 255 · 2 − 1, and a sign or nothing
using PackedUv = std::array<std::int16_t, 2>;

/// The root of a model: MODL in its order, with the vertex buffer split up, then data stored elsewhere in the file.
struct Root
{
    std::uint32_t sectionVersion = 29; ///< of MODL
    FixedString<256> name;
    std::uint32_t flags = 0;
    List<Sequence> sequences;
    List<Collection> collections;
    List<SequenceGroup> groups;
    List<BoneSet> boneSets;
    std::uint32_t splitCount = 0;
    List<AnimationSet> animationSets;
    List<Bone> bones;
    std::uint32_t skinnedBones = 0;
    std::uint32_t vertexFlags = 0;
    // Vertices: as many elements in each as the flags tell; weights and bones four per vertex, two if the flags say so.
    Array<Vec3> positions;
    Array<std::uint8_t> boneWeights, boneIndices;
    Array<PackedVector> normals;                 ///< the fourth: 255 or 0, the sign of the bitangent
    Array<PackedVector> colours;                 ///< blue, green, red, alpha
    Array<PackedUv> uvs, uvs2, uvs3, uvs4, uvs5; ///< v grows downwards
    Array<PackedVector> tangents;
    Array<std::uint8_t> otherVertexData; ///< other data named by the flags, together for each vertex
    List<Division> divisions;
    Array<std::uint16_t> boneLookup;
    Bounds bounds, collisionBounds;
    Array<std::uint16_t> collisionFaces;
    Array<Vec3> collisionPositions;
    Array<Vec3> collisionNormals; ///< one per triangle
    List<Attachment> attachments;
    Array<std::uint16_t> attachmentNames; ///< by attachment: what its name means to the game
    List<Light> lights;
    List<ShadowBox> shadowBoxes;
    List<Camera> cameras;
    Array<std::uint16_t> cameraNames;
    List<MaterialReference> materialReferences;
    List<StandardMaterial> standardMaterials;
    List<DisplacementMaterial> displacementMaterials;
    List<CompositeMaterial> compositeMaterials;
    List<TerrainMaterial> terrainMaterials;
    List<VolumeMaterial> volumeMaterials;
    List<HairMaterial> hairMaterials;
    List<CreepMaterial> creepMaterials;
    List<VolumeNoiseMaterial> volumeNoiseMaterials;
    List<SplatTerrainBakeMaterial> splatTerrainBakeMaterials;
    List<ReflectionMaterial> reflectionMaterials;
    List<LensFlareMaterial> lensFlareMaterials;
    List<BufferMaterial> bufferMaterials;
    List<Particle> particles;
    List<ParticleCopy> particleCopies;
    List<Ribbon> ribbons;
    List<Projection> projections;
    List<Force> forces;
    List<Warp> warps;
    List<ViewVolume> viewVolumes;
    List<PhysicsBody> physicsBodies;
    Array<std::uint8_t> physicsConstraints; ///< PHCT, whose layout isn't known
    List<PhysicsJoint> physicsJoints;
    List<Cloth> cloths;
    List<IkJoint> ikJoints;
    List<IkChain> ikChains;
    List<IkHinge> ikHinges;
    List<IkBone> ikBones;
    List<TurretPart> turretParts;
    List<Turret> turrets;
    List<RestPose> restPoses; ///< one per bone
    HitTest tightHitTest;
    List<HitTest> hitTests;
    List<AttachmentVolume> attachmentVolumes;
    Array<std::uint16_t> volumeNames1, volumeNames2;
    List<Billboard> billboards;
    List<TerrainData> terrainData;
    std::uint32_t hash = 0;
    Array<std::uint32_t> hashes;

    // Not in MODL.
    List<Event> events;
    List<Opaque> opaques; ///< sections that are not understood
};

class M3Layout;

class M3Model final : public Model
{
public:
    const StructInfo &info() const override;
    const void *root() const override { return &data; }
    Ctx ctx() const override { return {0, data.sectionVersion, 0}; }
    std::unique_ptr<Model> clone() const override { return std::make_unique<M3Model>(*this); }

    const M3Layout *m3Layout() const;

    Root data;
};

/// The root of a model that is known to be an M3 model.
inline const Root &rootOf(const Model &model)
{
    return static_cast<const M3Model &>(model).data;
}

/// The part of the timeline that each sequence has to itself.
inline constexpr std::int32_t timelineStep = 1'000'000;
/// Keys may precede a range's start by this much; the remainder is behind its end. Milliseconds.
inline constexpr std::int32_t timelineMargin = 100'000;

/// The structure of a section, null for tags without one.
const StructInfo *structOfTag(std::uint32_t tag);

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::Root>();
}
