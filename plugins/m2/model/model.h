// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "plugins/m2/structs/chunks.h"
#include "plugins/m2/structs/effects.h"
#include "plugins/m2/structs/material.h"
#include "plugins/m2/structs/physics.h"
#include "plugins/m2/structs/skeleton.h"

namespace sinew::m2 {

/// The root of a model: the header in its order, then the chunks beside it, then what companion files hold. Bones,
/// sequences and attachments stand here whether they come from the model or from its .skel file.
struct Root
{
    std::uint32_t version = 264;
    FixedString<264> name;
    std::uint32_t flags = 0;
    List<GlobalLoop> globalLoops;
    List<Sequence> sequences;
    Array<std::int16_t> sequenceLookup;
    List<PlayableAnimation> playableAnimations;
    List<Bone> bones;
    Array<std::int16_t> keyBoneLookup;
    // Vertices: as many elements in each; weights and bones four per vertex.
    Array<Vec3> positions;
    Array<std::uint8_t> boneWeights, boneIndices;
    Array<Vec3> normals;
    Array<Vec2> uvs, uvs2;
    List<Skin> skins;
    List<ColourAnimation> colours;
    List<Texture> textures;
    List<TextureWeight> textureWeights;
    List<TextureFlipbook> textureFlipbooks;
    List<TextureTransform> textureTransforms;
    Array<std::int16_t> textureLookup; ///< by texture type
    List<Material> materials;
    Array<std::uint16_t> boneCombos;
    Array<std::uint16_t> textureCombos;
    Array<std::int16_t> coordCombos;
    Array<std::uint16_t> weightCombos;
    Array<std::uint16_t> transformCombos;
    Bounds bounds;
    Bounds collisionBounds;
    Array<std::uint16_t> collisionIndices;
    Array<Vec3> collisionPositions;
    Array<Vec3> collisionNormals; ///< one per triangle
    List<Attachment> attachments;
    Array<std::int16_t> attachmentLookup;
    List<Event> events;
    List<Light> lights;
    List<Camera> cameras;
    Array<std::int16_t> cameraLookup;
    List<Ribbon> ribbons;
    List<Particle> particles;
    Array<std::uint16_t> combinerCombos;

    // Chunks beside MD21.
    std::uint32_t physicsFileId = 0;          ///< PFID
    Array<std::uint32_t> skinFileIds;         ///< SFID
    List<AnimationFile> animationFiles;       ///< AFID
    Array<std::uint32_t> boneFileIds;         ///< BFID
    std::uint32_t skeletonFileId = 0;         ///< SKID
    Array<std::uint32_t> textureFileIds;      ///< TXID, by texture
    Array<std::uint32_t> recursionModelIds;   ///< RPID, by particle emitter
    Array<std::uint32_t> geometryModelIds;    ///< GPID, by particle emitter
    List<TextureAc> textureAc;                ///< TXAC
    List<ExtraParticle> extraParticles;       ///< EXPT
    List<ExtendedParticle> extendedParticles; ///< EXP2
    Array<std::uint16_t> blockedAnimations;   ///< PABC: not to be taken from the parent skeleton
    List<TextureWeight> parentTextureWeights; ///< PADC
    List<Bounds> parentSequenceBounds;        ///< PSBC
    List<ParentEvent> parentEvents;           ///< PEDC
    LodData lodData;                          ///< LDV1
    Array<std::uint16_t> particleGeosets;     ///< PGD1
    WaterfallData waterfall;                  ///< WFV3
    List<EdgeFade> edgeFades;                 ///< EDGF
    DistanceFade distanceFade;                ///< NERF
    List<LightDetail> lightDetails;           ///< DETL
    List<Dboc> dbocs;
    List<Opaque> opaques; ///< chunks that are not understood

    // Companions.
    List<Skin> lodSkins;
    SkeletonHead skeletonHead;
    SkeletonParent skeletonParent;
    List<ParentSequence>
        parentSequences;   ///< what the game plays of parent skeletons; the curves of bones hold its keys as well
    List<Physics> physics; ///< of the .phys file and of PFDC
    List<BoneFile> boneFiles;
};

class M2Layout;

/// Dialects: files without chunks, which end before Legion, hold none of what chunks hold.
enum FileForm : std::uint32_t { WithoutChunks = 1, InChunks = 2 };

class M2Model final : public Model
{
public:
    const StructInfo &info() const override;
    const void *root() const override { return &data; }
    Ctx ctx() const override { return {form, data.version, data.flags}; }
    std::unique_ptr<Model> clone() const override { return std::make_unique<M2Model>(*this); }

    const M2Layout *m2Layout() const;
    /// The model as it was read; see OriginalLayout. Of one that has a layout.
    const M2Model &original() const;

    Root data;
    std::uint32_t form = 0; ///< a FileForm; 0 while it is read
};

/// The root of a model that is known to be an M2 one.
inline const Root &rootOf(const Model &model)
{
    return static_cast<const M2Model &>(model).data;
}

/// Bones, attachments and sequences … of a file before 264 share one line; later each sequence has its own range of
/// it.
inline bool hasSubTracks(std::uint32_t version)
{
    return version >= Version::SubTracks;
}
/// Where a sequence stands on the common timeline, in milliseconds, both inclusive.
std::int32_t timelineStart(const Root &root, const Sequence &sequence);
std::int32_t lineEnd(const Root &root, const Sequence &sequence);
/// Where the range of a further sequence can start, in files of 264 and later.
std::int64_t nextTimeRange(const Root &root);
/// Follows the aliases of every row to the sequence whose keys play: until one without the alias flag, the row itself
/// when it is no alias. Of a ring the smallest row, for each of its members. The client also stops at one whose own
/// keys are in the model (0x20); those are the same bytes in all files seen (Medviten's GoblinMale: 169 → 170 → 168;
/// wowserhq/format's creature.m2: 0 without the flag, 1 → 0). In time that a hostile chain can't make quadratic.
std::vector<std::uint32_t> resolveAliases(const Root &root);

} // namespace sinew::m2

namespace sinew {
template<>
const StructInfo &describe<m2::Root>();
}
