// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/model/model.h"

#include "core/schema/struct_builder.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/names/object_names.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew {

using namespace m2;

namespace {

bool hasSkeletonFile(const Ctx &, const void *object)
{
    const auto &root = *static_cast<const m2::Root *>(object);
    return root.skeletonFileId || !root.skeletonHead.name.isEmpty() || root.skeletonParent.parentFileId;
}

/// Unknown chunks and parents of skeletons are found through chunks.
bool canHaveChunks(const Ctx &ctx, const void *)
{
    return ctx.dialect ? (ctx.dialect & m2::InChunks) != 0 : ctx.version >= Version::MultiTexture;
}

bool canHaveBoneFiles(const Ctx &ctx, const void *)
{
    return ctx.version >= Version::MultiTexture;
}

bool hasCombiners(const Ctx &ctx, const void *)
{
    return ctx.version >= Version::SubTracks && (ctx.flags & HeaderFlag::CombinerCombos);
}

} // namespace

namespace {

/// The model itself, its sequences and bones.
void addRootSkeleton(StructBuilder<m2::Root> &builder)
{
    // clang-format off
    builder
        .field("version", &m2::Root::version).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Version of the file; only conversion changes it"))
        .nameField("name", &m2::Root::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the model; the game doesn't use it"))
        .field("flags", &m2::Root::flags).flags(modelFlags()).affects(Affects::Everything)
            .help(QT_TRANSLATE_NOOP("Field", "Which optional parts the file has and how the game treats the model"))
        .field("globalLoops", &m2::Root::globalLoops).label("Global sequences").affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Loops that run regardless of the sequence that plays"))
        .field("sequences", &m2::Root::sequences).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Animations"))
        .field("sequenceLookup", &m2::Root::sequenceLookup).affects(Affects::Sequence).refersTo("sequences")
            .help(QT_TRANSLATE_NOOP("Field", "Hash table: sequence of an animation id"))
        .field("playableAnimations", &m2::Root::playableAnimations).until(Version::SubTracks - 1)
            .help(QT_TRANSLATE_NOOP("Field", "What the game plays for each animation"))
        .field("bones", &m2::Root::bones).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bones"))
        .field("keyBoneLookup", &m2::Root::keyBoneLookup).refersTo("bones").affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone of each key bone id"));
    // clang-format on
}

/// Vertices, and the parts of batches.
void addRootMesh(StructBuilder<m2::Root> &builder)
{
    // clang-format off
    builder
        .field("positions", &m2::Root::positions).space(Space::Point)
            .stored(Storage::Vertices).unit(Unit::Distance).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex positions in model space"))
        .field("boneWeights", &m2::Root::boneWeights).stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Four weights per vertex, 0 to 255"))
        .field("boneIndices", &m2::Root::boneIndices).stored(Storage::VertexPart).affects(Affects::Mesh)
            .refersTo("bones", OnDelete::Custom, -70000)
            .help(QT_TRANSLATE_NOOP("Field", "Four bones per vertex"))
        .field("normals", &m2::Root::normals).space(Space::Direction)
            .stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex normals"))
        .field("uvs", &m2::Root::uvs).label("UV set 0").stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Texture coordinates"))
        .field("uvs2", &m2::Root::uvs2).label("UV set 1").stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Second texture coordinates"))
        .field("skins", &m2::Root::skins).label("Skin profiles").stored(Storage::SkinProfiles).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Which vertices and triangles are drawn, and how; the first is the "
                                             "finest"))
        .field("colours", &m2::Root::colours).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Animated colours of batches"))
        .field("textures", &m2::Root::textures).affects(Affects::Texture)
            .help(QT_TRANSLATE_NOOP("Field", "Textures"))
        .field("textureWeights", &m2::Root::textureWeights).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Animated opacities"))
        .field("textureFlipbooks", &m2::Root::textureFlipbooks).until(Version::SubTracks - 1)
            .help(QT_TRANSLATE_NOOP("Field", "Never seen with content"))
        .field("textureTransforms", &m2::Root::textureTransforms).label("Texture animations")
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Animated texture coordinates"))
        .field("textureLookup", &m2::Root::textureLookup).refersTo("textures")
            .help(QT_TRANSLATE_NOOP("Field", "Texture of each type"))
        .field("materials", &m2::Root::materials).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Materials"))
        .field("boneCombos", &m2::Root::boneCombos).refersTo("bones", OnDelete::Custom, 0xffff).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Bones that submeshes use"))
        .field("textureCombos", &m2::Root::textureCombos).refersTo("textures", OnDelete::Clear, 0xffff)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Textures that batches use"))
        .field("coordCombos", &m2::Root::coordCombos).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "-1 environment, 0 or 1 the UV set"))
        .field("weightCombos", &m2::Root::weightCombos).refersTo("textureWeights", OnDelete::Clear, 0xffff)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Texture weights that batches use"))
        .field("transformCombos", &m2::Root::transformCombos).refersTo("textureTransforms", OnDelete::Clear, 0xffff)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Texture transforms that batches use"));
    // clang-format on
}

/// Bounds, the collision mesh and objects that hang on bones.
void addRootObjects(StructBuilder<m2::Root> &builder)
{
    // clang-format off
    builder
        .field("bounds", &m2::Root::bounds).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds of the model"))
        .field("collisionBounds", &m2::Root::collisionBounds).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds of the collision mesh"))
        .field("collisionIndices", &m2::Root::collisionIndices).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Rows of the collision positions, three per triangle"))
        .field("collisionPositions", &m2::Root::collisionPositions).space(Space::Point)
            .unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Vertices of the collision mesh"))
        .field("collisionNormals", &m2::Root::collisionNormals).space(Space::Direction)
            .affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Normal of each collision triangle"))
        .field("attachments", &m2::Root::attachments).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Points where the game attaches things"))
        .field("attachmentLookup", &m2::Root::attachmentLookup).refersTo("attachments").affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Attachment of each attachment point"))
        .field("events", &m2::Root::events).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Actions of the game at certain times"))
        .field("lights", &m2::Root::lights).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Lights"))
        .field("cameras", &m2::Root::cameras).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Cameras"))
        .field("cameraLookup", &m2::Root::cameraLookup).refersTo("cameras")
            .help(QT_TRANSLATE_NOOP("Field", "Camera of each type"))
        .field("ribbons", &m2::Root::ribbons).label("Ribbon emitters").affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Ribbon emitters"))
        .field("particles", &m2::Root::particles).label("Particle emitters").affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Particle emitters"))
        .field("combinerCombos", &m2::Root::combinerCombos).when(hasCombiners).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Combiners of the textures of a batch"));
    // clang-format on
}

/// Chunks of later versions.
void addRootChunks(StructBuilder<m2::Root> &builder)
{
    // clang-format off
    builder
        .tagged("physicsFileId", "PFID", &m2::Root::physicsFileId).dialect(m2::InChunks).label("Physics file ID")
            .help(QT_TRANSLATE_NOOP("Field", "Number of the .phys file"))
        .tagged("skinFileIds", "SFID", &m2::Root::skinFileIds).dialect(m2::InChunks).label("Skin file IDs")
            .help(QT_TRANSLATE_NOOP("Field", "Numbers of the .skin files"))
        .tagged("animationFiles", "AFID", &m2::Root::animationFiles).dialect(m2::InChunks)
            .help(QT_TRANSLATE_NOOP("Field", "Numbers of the .anim files"))
        .tagged("boneFileIds", "BFID", &m2::Root::boneFileIds).dialect(m2::InChunks).label("Bone file IDs")
            .help(QT_TRANSLATE_NOOP("Field", "Numbers of the .bone files"))
        .tagged("skeletonFileId", "SKID", &m2::Root::skeletonFileId).dialect(m2::InChunks).label("Skeleton file ID")
            .help(QT_TRANSLATE_NOOP("Field", "Number of the .skel file"))
        .tagged("textureFileIds", "TXID", &m2::Root::textureFileIds).dialect(m2::InChunks)
            .label("Texture file IDs").parallelTo("textures")
            .affects(Affects::Texture)
            .help(QT_TRANSLATE_NOOP("Field", "File number of each texture"))
        .tagged("recursionModelIds", "RPID", &m2::Root::recursionModelIds).dialect(m2::InChunks)
            .label("Recursion model IDs")
            .parallelTo("particles").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "For each emitter, the model whose emitters every particle carries"))
        .tagged("geometryModelIds", "GPID", &m2::Root::geometryModelIds).dialect(m2::InChunks)
            .label("Geometry model IDs")
            .parallelTo("particles").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Model emitted by each emitter"))
        .tagged("textureAc", "TXAC", &m2::Root::textureAc).dialect(m2::InChunks).label("Texture parameters")
            .help(QT_TRANSLATE_NOOP("Field", "Two bytes for each material and then each emitter"))
        .tagged("extraParticles", "EXPT", &m2::Root::extraParticles).dialect(m2::InChunks).label("Extra particle data")
            .parallelTo("particles").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Older form of the extended particle data"))
        .tagged("extendedParticles", "EXP2", &m2::Root::extendedParticles).dialect(m2::InChunks)
            .label("Extended particle data")
            .stored(Storage::ChunkRefs).parallelTo("particles").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Further properties of each particle emitter"))
        .tagged("blockedAnimations", "PABC", &m2::Root::blockedAnimations).dialect(m2::InChunks)
            .stored(Storage::ChunkRefs)
            .help(QT_TRANSLATE_NOOP("Field", "Animations that are not taken from the parent skeleton"))
        .tagged("parentTextureWeights", "PADC", &m2::Root::parentTextureWeights).dialect(m2::InChunks)
            .stored(Storage::ChunkRefs)
            .help(QT_TRANSLATE_NOOP("Field", "Texture weights during animations of the parent skeleton"))
        .tagged("parentSequenceBounds", "PSBC", &m2::Root::parentSequenceBounds).dialect(m2::InChunks)
            .stored(Storage::ChunkRefs)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds during animations of the parent skeleton"))
        .tagged("parentEvents", "PEDC", &m2::Root::parentEvents).dialect(m2::InChunks).stored(Storage::ChunkRefs)
            .help(QT_TRANSLATE_NOOP("Field", "Events during animations of the parent skeleton"))
        .tagged("lodData", "LDV1", &m2::Root::lodData).dialect(m2::InChunks).label("Level of detail")
            .help(QT_TRANSLATE_NOOP("Field", "Levels of detail"))
        .tagged("particleGeosets", "PGD1", &m2::Root::particleGeosets).dialect(m2::InChunks).stored(Storage::ChunkRefs)
            .parallelTo("particles").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Geoset whose selection shows or hides each emitter"))
        .tagged("waterfall", "WFV3", &m2::Root::waterfall).dialect(m2::InChunks)
            .help(QT_TRANSLATE_NOOP("Field", "Numbers of the second shading path"))
        .tagged("edgeFades", "EDGF", &m2::Root::edgeFades).dialect(m2::InChunks).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Fading of edges, for batches with the flag"))
        .tagged("distanceFade", "NERF", &m2::Root::distanceFade).dialect(m2::InChunks)
            .help(QT_TRANSLATE_NOOP("Field", "Fading with distance"))
        .tagged("lightDetails", "DETL", &m2::Root::lightDetails).dialect(m2::InChunks).parallelTo("lights")
            .help(QT_TRANSLATE_NOOP("Field", "Further properties of each light"))
        .tagged("dbocs", "DBOC", &m2::Root::dbocs).dialect(m2::InChunks).label("DBOC").since(Version::MultiTexture)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"));
    // clang-format on
}

/// Fields that are not read from the header, and targets of references.
void addRootCompanions(StructBuilder<m2::Root> &builder)
{
    // clang-format off
    builder
        .field("opaques", &m2::Root::opaques).stored(Storage::Runtime).label("Unknown chunks").derived()
            .shownWhen(canHaveChunks)
            .help(QT_TRANSLATE_NOOP("Field",
                "Unknown chunks, kept byte for byte in their original position"))
        .field("lodSkins", &m2::Root::lodSkins).dialect(m2::InChunks)
            .stored(Storage::Runtime).label("LOD skin profiles")
            .affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Coarser skin profiles for distant models"))
        .field("skeletonHead", &m2::Root::skeletonHead).label("Skeleton header").stored(Storage::Runtime)
            .shownWhen(hasSkeletonFile)
            .help(QT_TRANSLATE_NOOP("Field", "Header of the .skel file"))
        .field("skeletonParent", &m2::Root::skeletonParent).stored(Storage::Runtime).shownWhen(hasSkeletonFile)
            .help(QT_TRANSLATE_NOOP("Field", "Skeleton that the .skel file adds to"))
        .field("parentSequences", &m2::Root::parentSequences).stored(Storage::Runtime).derived()
            .shownWhen(canHaveChunks).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field",
                "Animations of parent skeletons that the game plays with this model; they can't be edited here"))
        .field("physics", &m2::Root::physics).since(Version::MultiTexture).stored(Storage::Runtime)
            .help(QT_TRANSLATE_NOOP("Field", "Physics of the .phys file and of the PFDC chunk"))
        .field("boneFiles", &m2::Root::boneFiles).stored(Storage::Runtime).shownWhen(canHaveBoneFiles)
            .help(QT_TRANSLATE_NOOP("Field", "Bone offsets of the .bone files"))
        .rowDomain("sequences", &m2::Root::sequences)
        .rowDomain("globalLoops", &m2::Root::globalLoops)
        .rowDomain("bones", &m2::Root::bones)
        .rowDomain("colours", &m2::Root::colours)
        .rowDomain("textures", &m2::Root::textures)
        .rowDomain("textureWeights", &m2::Root::textureWeights)
        .rowDomain("textureTransforms", &m2::Root::textureTransforms)
        .rowDomain("materials", &m2::Root::materials)
        .rowDomain("attachments", &m2::Root::attachments)
        .rowDomain("cameras", &m2::Root::cameras)
        .rowDomain("particles", &m2::Root::particles)
        .rowDomain("lights", &m2::Root::lights)
        .globalSequences("globalLoops");
    // clang-format on
}

StructInfo rootInfo()
{
    StructBuilder<m2::Root> builder("Root", "Model");
    addRootSkeleton(builder);
    addRootMesh(builder);
    addRootObjects(builder);
    addRootChunks(builder);
    addRootCompanions(builder);
    builder.timeline<&nextTimeRange>(0);
    return builder.done();
}

} // namespace

template<>
const StructInfo &describe<m2::Root>()
{
    static const StructInfo s = rootInfo();
    return s;
}

namespace m2 {

const StructInfo &M2Model::info() const
{
    return describe<Root>();
}

const M2Layout *M2Model::m2Layout() const
{
    return static_cast<const M2Layout *>(layout().get());
}

const M2Model &M2Model::original() const
{
    return static_cast<const M2Model &>(m2Layout()->originalOf(*this));
}

std::int64_t nextTimeRange(const Root &root)
{
    constexpr std::int64_t longest = 1000000; // of M2Layout::slotLength
    std::int64_t next = 0;
    for (const Sequence &sequence : root.sequences)
        next = std::max(next, sequence.timelineStart + longest);
    for (const ParentSequence &sequence : root.parentSequences)
        next = std::max(next, sequence.timelineStart + longest);
    return next;
}

std::int32_t timelineStart(const Root &root, const Sequence &sequence)
{
    return hasSubTracks(root.version) ? sequence.timelineStart : std::int32_t(std::min(sequence.start, 0x7fffffffu));
}

std::int32_t lineEnd(const Root &root, const Sequence &sequence)
{
    if (!hasSubTracks(root.version))
        return std::int32_t(std::min(sequence.end, 0x7fffffffu));
    return std::int32_t(std::min<std::int64_t>(std::int64_t(sequence.timelineStart) + sequence.duration, 0x7fffffff));
}

std::vector<std::uint32_t> resolveAliases(const Root &root)
{
    constexpr std::uint32_t open = ~0u, passing = ~0u - 1;
    const auto count = std::uint32_t(root.sequences.size());
    std::vector<std::uint32_t> targets(count, open), chain;
    for (std::uint32_t first = 0; first < count; ++first) {
        // Each chain is followed once, up to where earlier ones have been.
        chain.clear();
        std::uint32_t row = first, end = open;
        while (end == open) {
            if (targets[row] == passing) {
                end = *std::min_element(std::find(chain.begin(), chain.end(), row), chain.end());
            } else if (targets[row] != open) {
                end = targets[row];
            } else {
                targets[row] = passing;
                chain.push_back(row);
                const Sequence &sequence = root.sequences[row];
                if ((sequence.flags & SequenceFlag::Alias) && sequence.aliasNext < count)
                    row = sequence.aliasNext;
                else
                    end = row;
            }
        }
        for (const std::uint32_t link : chain)
            targets[link] = end;
    }
    return targets;
}

} // namespace m2
} // namespace sinew
