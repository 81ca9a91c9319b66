// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/model/model.h"

#include "core/schema/struct_builder.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

namespace {

const EnumTable encodings{
    {Binary, "mdx", "MDX, binary", QT_TRANSLATE_NOOP("Field", "Binary chunks, as in the games' own models")},
    {Text, "mdl", "MDL, text", QT_TRANSLATE_NOOP("Field", "The same model as text, for exchange between tools")}};
const EnumTable dialects{
    {Warcraft3, "wc3", "Warcraft III", QT_TRANSLATE_NOOP("Field", "The file uses Warcraft III's layout")},
    {Undecided, "undecided", "Undecided",
     QT_TRANSLATE_NOOP("Field", "Both games can read this file: nothing in it says which one it is for")},
    {WowAlpha, "wow", "World of Warcraft alpha",
     QT_TRANSLATE_NOOP("Field", "The file uses the layout of World of Warcraft's alpha")}};

} // namespace

template<>
const StructInfo &describe<Root>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Root>("Root", "Model")
        .tagged("version", "VERS", &Root::version).derived().affects(Affects::Everything)
            .help(QT_TRANSLATE_NOOP("Field", "Version of the file; only conversion changes it"))
        .field("dialect", &Root::dialect).enumeration(dialects).derived().affects(Affects::Everything)
            .help(QT_TRANSLATE_NOOP("Field",
                "Which game's layout the file uses; detected from its structure, because the version numbers overlap"))
        .tagged("model", "MODL", &Root::model).affects(Affects::Sequence)
        .tagged("sequences", "SEQS", &Root::sequences).stored(Counted).affects(Affects::Sequence)
        .tagged("globalSequences", "GLBS", &Root::globalSequences).affects(Affects::Sequence)
        .tagged("materials", "MTLS", &Root::materials).stored(CountedTwice).affects(Affects::Material)
        .tagged("textures", "TEXS", &Root::textures).affects(Affects::Texture)
        .tagged("soundTracks", "SNDS", &Root::soundTracks)
        .tagged("textureAnimations", "TXAN", &Root::textureAnimations).stored(Counted).affects(Affects::Material)
        .tagged("geosets", "GEOS", &Root::geosets).stored(Counted).affects(Affects::Mesh)
        .tagged("geosetAnimations", "GEOA", &Root::geosetAnimations).stored(Counted).affects(Affects::Visibility)
        .tagged("bones", "BONE", &Root::bones).stored(Counted).affects(Affects::Skeleton)
        .tagged("lights", "LITE", &Root::lights).stored(Counted).affects(Affects::Skeleton)
        .tagged("helpers", "HELP", &Root::helpers).stored(Counted).affects(Affects::Skeleton)
        .tagged("attachments", "ATCH", &Root::attachments).stored(CountedTwice).affects(Affects::Skeleton)
        .tagged("pivots", "PIVT", &Root::pivots).space(Space::Point)
            .label("Pivot points").parallelTo("nodes").unit(Unit::Distance)
            .affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Rest position of each node, in object id order"))
        .tagged("particleEmitters", "PREM", &Root::particleEmitters).stored(Counted).label("Particle emitters 1")
            .affects(Affects::Skeleton)
        .tagged("particleEmitters2", "PRE2", &Root::particleEmitters2).stored(Counted).label("Particle emitters 2")
            .affects(Affects::Skeleton)
        .tagged("popcornEmitters", "CORN", &Root::popcornEmitters).dialect(~WowAlpha).affects(Affects::Skeleton)
        .tagged("ribbonEmitters", "RIBB", &Root::ribbonEmitters).stored(Counted).affects(Affects::Skeleton)
        .tagged("cameras", "CAMS", &Root::cameras).stored(Counted).affects(Affects::Camera)
        .tagged("eventObjects", "EVTS", &Root::eventObjects).label("Events").stored(Counted)
            .affects(Affects::Skeleton)
        .tagged("collisionShapes", "CLID", &Root::collisionShapes).dialect(~WowAlpha).affects(Affects::Skeleton)
        .tagged("hitTestShapes", "HTST", &Root::hitTestShapes).dialect(WowAlpha).stored(Counted)
            .affects(Affects::Skeleton)
        .tagged("collisionMesh", "CLID", &Root::collisionMesh).dialect(WowAlpha).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Mesh that characters can't walk through"))
        .tagged("faceEffects", "FAFX", &Root::faceEffects).dialect(~WowAlpha)
        .tagged("bindPoses", "BPOS", &Root::bindPoses).space(Space::Frame)
            .dialect(~WowAlpha).parallelTo("nodes", "cameras")
            .help(QT_TRANSLATE_NOOP("Field",
                "Bind pose matrix of each node and then of each camera; used by HD skinning"))
        .tagged("gliders", "DILG", &Root::gliders).since(1300).dialect(~WowAlpha)
        .field("opaques", &Root::opaques).label("Unknown chunks").derived()
            .help(QT_TRANSLATE_NOOP("Field",
                "Unknown chunks, kept byte for byte in their original position"))
        .field("unknownTexts", &Root::unknownTexts).label("Unknown text")
            .help(QT_TRANSLATE_NOOP("Field",
                "Unknown parts of an MDL file, kept in their original position"))
        .field("encoding", &Root::encoding).label("Stored as").enumeration(encodings).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Whether the file is binary or text"))
        .rowDomain("sequences", &Root::sequences)
        .rowDomain("globalSequences", &Root::globalSequences)
        .rowDomain("materials", &Root::materials)
        .rowDomain("textures", &Root::textures)
        .rowDomain("textureAnimations", &Root::textureAnimations)
        .rowDomain("geosets", &Root::geosets)
        .rowDomain("geosetAnimations", &Root::geosetAnimations)
        .rowDomain("cameras", &Root::cameras)
        // The order in which object ids are given out.
        .keyDomain<&Node::objectId>("nodes", &Root::bones, &Root::lights, &Root::helpers, &Root::attachments,
                                    &Root::particleEmitters, &Root::particleEmitters2, &Root::popcornEmitters,
                                    &Root::ribbonEmitters, &Root::eventObjects, &Root::collisionShapes,
                                    &Root::hitTestShapes)
        .globalSequences("globalSequences")
        .done();
    // clang-format on
    return s;
}

namespace mdx {

bool isSized(const StructInfo &info, const Ctx &ctx)
{
    return info.sized || (ctx.dialect == WowAlpha && &info == &sinew::describe<EventObject>());
}

bool hasBlockSize(const StructInfo &info, const Ctx &ctx)
{
    return ctx.dialect == WowAlpha &&
           (&info == &sinew::describe<ParticleEmitter2>() || &info == &sinew::describe<RibbonEmitter>());
}

const StructInfo &MdxModel::info() const
{
    return describe<Root>();
}

Ctx MdxModel::ctx() const
{
    return {data.dialect, data.version, data.encoding == Text ? textFlag : 0};
}

} // namespace mdx
} // namespace sinew
