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

/// The root of a model: the header in its order, then the chunks next to it, then the contents of companion files.
/// Bones, sequences and attachments are here whether they come from the model or from its .skel file.
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
    // Vertices: the same number of elements in each; four weights and bones per vertex.
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

    // Chunks next to MD21.
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
    /// Sequences that the game plays from parent skeletons; the curves of bones hold their keys as well.
    List<ParentSequence> parentSequences;
    List<Physics> physics; ///< from the .phys file and PFDC
    List<BoneFile> boneFiles;
};

class M2Layout;

/// Dialects: files without chunks, which exist only before Legion, hold nothing that is stored in chunks.
enum FileForm : std::uint32_t { WithoutChunks = 1, InChunks = 2 };

class M2Model final : public Model
{
public:
    const StructInfo &info() const override;
    const void *root() const override { return &data; }
    Ctx ctx() const override { return {form, data.version, data.flags}; }
    std::unique_ptr<Model> clone() const override { return std::make_unique<M2Model>(*this); }

    const M2Layout *m2Layout() const;
    /// The model as it was read; see OriginalLayout. Only for a model that has a layout.
    const M2Model &original() const;

    Root data;
    std::uint32_t form = 0; ///< a FileForm; 0 while it is being read
};

/// The root of a model known to be an M2.
inline const Root &rootOf(const Model &model)
{
    return static_cast<const M2Model &>(model).data;
}

/// Before 264, the bones, attachments, sequences … of a file share one line; later each sequence has its own range of
/// it.
inline bool hasSubTracks(std::uint32_t version)
{
    return version >= Version::SubTracks;
}
/// Where a sequence lies on the common timeline, in milliseconds, both ends inclusive.
std::int32_t timelineStart(const Root &root, const Sequence &sequence);
std::int32_t lineEnd(const Root &root, const Sequence &sequence);
/// Where the range of an additional sequence can start, in files of 264 and later.
std::int64_t nextTimeRange(const Root &root);
/// Follows the aliases of every row to the sequence whose keys play: to the first one without the alias flag, which is
/// the row itself if it is no alias. In a ring, the smallest row for each member. The client also stops at one whose
/// own keys are in the model (0x20); those are the same bytes in all files seen (Medviten's GoblinMale: 169 → 170 →
/// 168; wowserhq/format's creature.m2: 0 without the flag, 1 → 0). A hostile chain can't make it take quadratic time.
std::vector<std::uint32_t> resolveAliases(const Root &root);

} // namespace sinew::m2

namespace sinew {
template<>
const StructInfo &describe<m2::Root>();
}
