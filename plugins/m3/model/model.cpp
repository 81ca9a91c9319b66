// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/model/model.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/model/all_structs.h"
#include "plugins/m3/model/layout.h"
#include "plugins/m3/model/time_ranges.h"
#include "plugins/m3/names/model_names.h"

#include <QtGlobal>

#include <unordered_map>

namespace sinew {

using namespace m3;

namespace {

/// The model itself, its sequences and bones.
void addRootAnimation(StructBuilder<m3::Root> &builder)
{
    using R = m3::Root;
    // clang-format off
    builder
        .versionField("sectionVersion", &R::sectionVersion).label("Version").stored(Storage::Runtime)
            .help(QT_TRANSLATE_NOOP("Field", "Version of the file; only conversion changes it"))
        .nameField("name", &R::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the model; the game doesn't use it"))
        .field("flags", &R::flags).flags(modelFlags())
            .help(QT_TRANSLATE_NOOP("Field", "How the game treats the model"))
        .field("sequences", &R::sequences).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Animations"))
        .field("collections", &R::collections).label("Animation collections (STC)").affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Keys of sequences"))
        .field("groups", &R::groups).label("Sequence groups (STG)").parallelTo("sequences").affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Which collections play as a sequence, by the row of the sequence"))
        .field("boneSets", &R::boneSets)
            .help(QT_TRANSLATE_NOOP("Field", "Which bones a sequence moves; empty in all files seen"))
        .field("splitCount", &R::splitCount)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero in all files seen"))
        .field("animationSets", &R::animationSets).label("Animation sets (STS)").affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "What each collection animates"))
        .field("bones", &R::bones).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bones"))
        .field("skinnedBones", &R::skinnedBones)
            .help(QT_TRANSLATE_NOOP("Field", "Number of leading bones that vertices may be bound to"));
    // clang-format on
}

/// Vertices, regions and the collision mesh.
void addRootMesh(StructBuilder<m3::Root> &builder)
{
    using R = m3::Root;
    // clang-format off
    builder
        .field("vertexFlags", &R::vertexFlags).flags(vertexFlags()).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Components of a vertex"))
        .field("positions", &R::positions).space(Space::Point)
            .stored(Storage::Vertices).unit(Unit::Distance).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex positions in model space"))
        .field("boneWeights", &R::boneWeights).stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Four (or two) weights per vertex, 0 to 255"))
        .field("boneIndices", &R::boneIndices).stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field",
                "Positions in the region's part of the bone look-up, as many per vertex as weights"))
        .field("normals", &R::normals).stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field",
                "Vertex normals, 0 to 255 for -1 to 1; the fourth is the sign of the bitangent"))
        .field("colours", &R::colours).stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex colours: blue, green, red, alpha"))
        .field("uvs", &R::uvs).label("UV set 0").stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Texture coordinates, scaled by the region"))
        .field("uvs2", &R::uvs2).label("UV set 1").stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Texture coordinates, scaled by the region"))
        .field("uvs3", &R::uvs3).label("UV set 2").stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Texture coordinates, scaled by the region"))
        .field("uvs4", &R::uvs4).label("UV set 3").stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Texture coordinates, scaled by the region"))
        .field("uvs5", &R::uvs5).label("UV set 4").stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Texture coordinates, scaled by the region"))
        .field("tangents", &R::tangents).stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex tangents, 0 to 255 for -1 to 1"))
        .field("otherVertexData", &R::otherVertexData).stored(Storage::VertexPart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Further vertex data; meaning unknown"))
        .field("divisions", &R::divisions).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "The mesh; all files seen have one"))
        .field("boneLookup", &R::boneLookup).refersTo("bones", OnDelete::Custom, 0xffff).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Bones that regions use"))
        .field("bounds", &R::bounds).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds of the model"))
        .field("collisionBounds", &R::collisionBounds).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds of the collision mesh"))
        .field("collisionFaces", &R::collisionFaces).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Rows of the collision positions, three per triangle"))
        .field("collisionPositions", &R::collisionPositions).space(Space::Point)
            .unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Vertices of the collision mesh"))
        .field("collisionNormals", &R::collisionNormals).space(Space::Direction).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Normal of each collision triangle"));
    // clang-format on
}

/// Objects attached to bones, and materials.
void addRootObjects(StructBuilder<m3::Root> &builder)
{
    using R = m3::Root;
    // clang-format off
    builder
        .field("attachments", &R::attachments).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Points where the game attaches things"))
        .field("attachmentNames", &R::attachmentNames).parallelTo("attachments")
            .help(QT_TRANSLATE_NOOP("Field", "For each attachment: number of its name in the game; 65535 for none"))
        .field("lights", &R::lights).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Lights"))
        .field("shadowBoxes", &R::shadowBoxes).since(21).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Shadow boxes"))
        .field("cameras", &R::cameras).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Cameras"))
        .field("cameraNames", &R::cameraNames).parallelTo("cameras")
            .help(QT_TRANSLATE_NOOP("Field", "For each camera: number of its name in the game; 65535 for none"))
        .field("materialReferences", &R::materialReferences).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Materials of all kinds, as batches and emitters refer to them"))
        .field("standardMaterials", &R::standardMaterials).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Standard materials"))
        .field("displacementMaterials", &R::displacementMaterials).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Displacement materials"))
        .field("compositeMaterials", &R::compositeMaterials).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Composite materials"))
        .field("terrainMaterials", &R::terrainMaterials).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Terrain materials"))
        .field("volumeMaterials", &R::volumeMaterials).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Volume materials"))
        .field("hairMaterials", &R::hairMaterials).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Hair materials; none in all files seen"))
        .field("creepMaterials", &R::creepMaterials).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Creep materials"))
        .field("volumeNoiseMaterials", &R::volumeNoiseMaterials).since(25).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Volume noise materials"))
        .field("splatTerrainBakeMaterials", &R::splatTerrainBakeMaterials).since(26).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Splat terrain bake materials"))
        .field("reflectionMaterials", &R::reflectionMaterials).since(28).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Reflection materials"))
        .field("lensFlareMaterials", &R::lensFlareMaterials).since(29).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Lens flare materials"))
        .field("bufferMaterials", &R::bufferMaterials).since(30).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Buffer materials"));
    // clang-format on
}

/// Effects, physics, kinematics and the parts that the game asks for.
void addRootEffects(StructBuilder<m3::Root> &builder)
{
    using R = m3::Root;
    // clang-format off
    builder
        .field("particles", &R::particles).label("Particle emitters").affects(Affects::Particles | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Particle emitters"))
        .field("particleCopies", &R::particleCopies).affects(Affects::Particles | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Additional places where particle emitters emit"))
        .field("ribbons", &R::ribbons).label("Ribbon emitters").affects(Affects::Particles | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Ribbon emitters"))
        .field("projections", &R::projections).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Projections"))
        .field("forces", &R::forces).affects(Affects::Particles | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Forces on particles"))
        .field("warps", &R::warps).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Warps"))
        .field("viewVolumes", &R::viewVolumes).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "View volumes"))
        .field("physicsBodies", &R::physicsBodies).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Physics bodies"))
        .field("physicsConstraints", &R::physicsConstraints).stored(Storage::AnyReference).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Physics constraints, whose layout is not known"))
        .field("physicsJoints", &R::physicsJoints).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Physics joints"))
        .field("cloths", &R::cloths).since(28)
            .help(QT_TRANSLATE_NOOP("Field", "Cloth simulations"))
        .field("ikHinges", &R::ikHinges).label("IK hinges")
            .help(QT_TRANSLATE_NOOP("Field", "Chains of two bones that reach for a point"))
        .field("ikChains", &R::ikChains).label("IK chains").since(24)
            .help(QT_TRANSLATE_NOOP("Field", "Chains of bones that reach for a point"))
        .field("ikJoints", &R::ikJoints).label("IK joints")
            .help(QT_TRANSLATE_NOOP("Field", "Bones that stay on the ground"))
        .field("ikBones", &R::ikBones).label("IK bones")
            .help(QT_TRANSLATE_NOOP("Field", "Bones that rotate within a cone"))
        .field("turretParts", &R::turretParts).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bones that turrets rotate"))
        .field("turrets", &R::turrets).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Turrets"))
        .field("restPoses", &R::restPoses).parallelTo("bones").affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Takes vertices from model space to the space of each bone at rest"))
        .field("tightHitTest", &R::tightHitTest).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Volume that the mouse hits first"))
        .field("hitTests", &R::hitTests).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Volumes that the mouse hits"))
        .field("attachmentVolumes", &R::attachmentVolumes).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Volumes that missiles and effects hit"))
        .field("volumeNames1", &R::volumeNames1).since(23).parallelTo("attachmentVolumes")
            .help(QT_TRANSLATE_NOOP("Field", "For each attachment volume; meaning unknown"))
        .field("volumeNames2", &R::volumeNames2).since(23).parallelTo("attachmentVolumes")
            .help(QT_TRANSLATE_NOOP("Field", "For each attachment volume; meaning unknown"))
        .field("billboards", &R::billboards).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bones that turn towards the camera"))
        .field("terrainData", &R::terrainData)
            .help(QT_TRANSLATE_NOOP("Field", "Terrain data (TMD); absent from all files seen"))
        .field("hash", &R::hash)
            .help(QT_TRANSLATE_NOOP("Field", "Used to find animation files (.m3a)"))
        .field("hashes", &R::hashes)
            .help(QT_TRANSLATE_NOOP("Field", "Used to find animation files (.m3a)"))
        .field("events", &R::events).stored(Storage::Runtime).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Events at certain times of sequences"))
        .field("opaques", &R::opaques).label("Unknown sections").stored(Storage::Runtime).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Sections that are not understood; they are kept as they are"));
    // clang-format on
}

/// The targets of references, and the size of the section.
void addRootDomains(StructBuilder<m3::Root> &builder)
{
    using R = m3::Root;
    // clang-format off
    builder
        .rowDomain("sequences", &R::sequences)
        .rowDomain("collections", &R::collections)
        .rowDomain("animationSets", &R::animationSets)
        .rowDomain("bones", &R::bones)
        .rowDomain("attachments", &R::attachments)
        .rowDomain("lights", &R::lights)
        .rowDomain("cameras", &R::cameras)
        .rowDomain("materialReferences", &R::materialReferences)
        .rowDomain("standardMaterials", &R::standardMaterials)
        .rowDomain("displacementMaterials", &R::displacementMaterials)
        .rowDomain("compositeMaterials", &R::compositeMaterials)
        .rowDomain("terrainMaterials", &R::terrainMaterials)
        .rowDomain("volumeMaterials", &R::volumeMaterials)
        .rowDomain("hairMaterials", &R::hairMaterials)
        .rowDomain("creepMaterials", &R::creepMaterials)
        .rowDomain("volumeNoiseMaterials", &R::volumeNoiseMaterials)
        .rowDomain("splatTerrainBakeMaterials", &R::splatTerrainBakeMaterials)
        .rowDomain("reflectionMaterials", &R::reflectionMaterials)
        .rowDomain("lensFlareMaterials", &R::lensFlareMaterials)
        .rowDomain("bufferMaterials", &R::bufferMaterials)
        .rowDomain("particles", &R::particles)
        .rowDomain("particleCopies", &R::particleCopies)
        .rowDomain("ribbons", &R::ribbons)
        .rowDomain("projections", &R::projections)
        .rowDomain("forces", &R::forces)
        .rowDomain("warps", &R::warps)
        .rowDomain("physicsBodies", &R::physicsBodies)
        .rowDomain("physicsJoints", &R::physicsJoints)
        .rowDomain("turretParts", &R::turretParts)
        .rowDomain("turrets", &R::turrets)
        .rowDomain("attachmentVolumes", &R::attachmentVolumes)
        .rowDomain("hitTests", &R::hitTests)
        .rowDomain("billboards", &R::billboards)
        .size(20, 748).size(21, 760).size(23, 784).size(24, 796).size(25, 808).size(26, 820).size(28, 844).size(29, 856)
            .size(30, 868);
    // clang-format on
}

StructInfo rootInfo()
{
    StructBuilder<m3::Root> builder("Root", "Model");
    builder.tag("MODL");
    addRootAnimation(builder);
    addRootMesh(builder);
    addRootObjects(builder);
    addRootEffects(builder);
    addRootDomains(builder);
    builder.timeline<&nextTimeRange>(timelineMargin);
    return builder.done();
}

} // namespace

template<>
const StructInfo &describe<m3::Root>()
{
    static const StructInfo s = rootInfo();
    return s;
}

namespace m3 {

const StructInfo &M3Model::info() const
{
    return describe<Root>();
}

const M3Layout *M3Model::m3Layout() const
{
    return static_cast<const M3Layout *>(layout().get());
}

const StructInfo *structOfTag(std::uint32_t tag)
{
    static const std::unordered_map<std::uint32_t, const StructInfo *> byTag = [] {
        std::unordered_map<std::uint32_t, const StructInfo *> map;
        for (const StructInfo *info : allStructs())
            if (info->tag)
                map[info->tag] = info;
        return map;
    }();
    const auto found = byTag.find(tag);
    return found == byTag.end() ? nullptr : found->second;
}

} // namespace m3

} // namespace sinew
