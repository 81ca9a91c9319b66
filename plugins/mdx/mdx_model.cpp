// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdx_model.h"

#include "plugins/mdx/mdl/mdl_layout.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

namespace {
const EnumTable encodings{{Binary, "mdx", "MDX, binary"}, {Text, "mdl", "MDL, text"}};
}

template<>
const StructInfo &describe<Root>()
{
    static const StructInfo s = StructBuilder<Root>("Root", "Model")
        .tagged("version", "VERS", &Root::version).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Version of the file; it changes only by conversion"))
        .tagged("model", "MODL", &Root::model).affects(Affects::Sequence)
        .tagged("sequences", "SEQS", &Root::sequences).affects(Affects::Sequence)
        .tagged("globalSequences", "GLBS", &Root::globalSequences).affects(Affects::Sequence)
        .tagged("materials", "MTLS", &Root::materials).affects(Affects::Material)
        .tagged("textures", "TEXS", &Root::textures).affects(Affects::Texture)
        .tagged("soundTracks", "SNDS", &Root::soundTracks)
        .tagged("textureAnimations", "TXAN", &Root::textureAnimations).affects(Affects::Material)
        .tagged("geosets", "GEOS", &Root::geosets).affects(Affects::Mesh)
        .tagged("geosetAnimations", "GEOA", &Root::geosetAnimations).affects(Affects::Visibility)
        .tagged("bones", "BONE", &Root::bones).affects(Affects::Skeleton)
        .tagged("lights", "LITE", &Root::lights).affects(Affects::Skeleton)
        .tagged("helpers", "HELP", &Root::helpers).affects(Affects::Skeleton)
        .tagged("attachments", "ATCH", &Root::attachments).affects(Affects::Skeleton)
        .tagged("pivots", "PIVT", &Root::pivots).label("Pivot points").parallelTo("nodes").unit(Unit::Distance).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Rest position of each node, in object id order"))
        .tagged("particleEmitters", "PREM", &Root::particleEmitters).label("Particle emitters 1").affects(Affects::Skeleton)
        .tagged("particleEmitters2", "PRE2", &Root::particleEmitters2).label("Particle emitters 2").affects(Affects::Skeleton)
        .tagged("popcornEmitters", "CORN", &Root::popcornEmitters).affects(Affects::Skeleton)
        .tagged("ribbonEmitters", "RIBB", &Root::ribbonEmitters).affects(Affects::Skeleton)
        .tagged("cameras", "CAMS", &Root::cameras).affects(Affects::Camera)
        .tagged("eventObjects", "EVTS", &Root::eventObjects).affects(Affects::Skeleton)
        .tagged("collisionShapes", "CLID", &Root::collisionShapes).affects(Affects::Skeleton)
        .tagged("faceEffects", "FAFX", &Root::faceEffects)
        .tagged("bindPoses", "BPOS", &Root::bindPoses).parallelTo("nodes", "cameras")
            .help(QT_TRANSLATE_NOOP("Field", "Bind pose matrix of each node and then of each camera; used by HD skinning"))
        .field("opaques", &Root::opaques).label("Unknown chunks")
            .help(QT_TRANSLATE_NOOP("Field", "Chunks that are not understood and are kept byte for byte at their place"))
        .field("unknownTexts", &Root::unknownTexts).label("Unknown text")
            .help(QT_TRANSLATE_NOOP("Field", "Parts of an MDL file that are not understood and are kept at their place"))
        .field("encoding", &Root::encoding).label("Stored as").enumeration(encodings).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Whether the file is binary or text"))
        .rowDomain("sequences", "sequences")
        .rowDomain("globalSequences", "globalSequences")
        .rowDomain("materials", "materials")
        .rowDomain("textures", "textures")
        .rowDomain("textureAnimations", "textureAnimations")
        .rowDomain("geosets", "geosets")
        .rowDomain("geosetAnimations", "geosetAnimations")
        .rowDomain("cameras", "cameras")
        // The order in which object ids are given out.
        .keyDomain("nodes", {"bones", "lights", "helpers", "attachments", "particleEmitters", "particleEmitters2",
                             "popcornEmitters", "ribbonEmitters", "eventObjects", "collisionShapes"}, "node", "objectId")
        .globalSequences("globalSequences")
        .done();
    return s;
}

namespace mdx {

const StructInfo &MdxModel::info() const
{
    return describe<Root>();
}

const MdlLayout *MdxModel::mdlLayout() const
{
    return dynamic_cast<const MdlLayout *>(layout().get());
}

Ctx MdxModel::ctx() const
{
    const bool undecided = data.encoding == Binary && data.version >= 1300 && data.version < 1900;
    return {undecided ? Undecided : Warcraft3, data.version, 0};
}

} // namespace mdx
} // namespace sinew
