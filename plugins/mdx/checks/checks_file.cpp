// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/bounds_fix.h"
#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/walk.h"
#include "plugins/mdx/scene/bounds.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::mdx {

namespace {

namespace files {

void version(const MdxModel &model, Findings &findings)
{
    const std::uint32_t version = model.data.version;
    const bool isKnown = version == 800 || version == 900 || version == 1000 || version == 1100 || version == 1200 ||
                         version == 1300 || version == 1400 || version == 1500 || version == 1600 || version == 1700 ||
                         version == 1800;
    if (!isKnown)
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "version %1 is not known"), {std::to_string(version)}),
                     fieldOf<&Root::version>(RootNode));
}

void version900(const MdxModel &model, Findings &findings)
{
    if (isWarcraft(model) && model.data.version == 900)
        findings.add(QT_TRANSLATE_NOOP("Message", "version 900 belongs to a beta"), fieldOf<&Root::version>(RootNode));
}

void animationFile(const MdxModel &model, Findings &findings)
{
    if (!model.data.model.animationFile.isEmpty())
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "the model names the animation file “%1”"),
                             {std::string(model.data.model.animationFile.view())}),
                     fieldOf<&Root::model, &ModelInfo::animationFile>(RootNode));
}

void unknownChunks(const MdxModel &model, Findings &findings)
{
    const List<Opaque> &list = model.data.opaques;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 bytes of “%2” are not understood"),
                             {list[i].bytes.size(), std::string(list[i].tag.view())}),
                     Address{list.ids[i]});
}

void faceEffects(const MdxModel &model, Findings &findings)
{
    const List<FaceEffect> &list = model.data.faceEffects;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (!hasSuffix(list[i].path.view(), ".facefx") && !hasSuffix(list[i].path.view(), ".facefx_ingame"))
            findings.add(QT_TRANSLATE_NOOP("Message", "the file is not a FaceFX file (.facefx)"),
                         fieldOf<&FaceEffect::path>(list.ids[i]));
}

void bindPoses(const MdxModel &model, Findings &findings)
{
    const Root &root = model.data;
    const std::size_t nodes = DomainIndex(model, *model.info().domain("nodes")).members().size();
    if (isWarcraft(model) && !root.bindPoses.isEmpty() && root.bindPoses.size() < nodes)
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "there are %1 bind poses for %2 nodes"),
                             {root.bindPoses.size(), nodes}),
                     fieldOf<&Root::bindPoses>(RootNode));
}

/// As exporters write it when nothing was computed: from the largest number to the smallest.
bool isUnset(const Extent &extent)
{
    constexpr float unset = 3.4e38f;
    return extent.minimum.x >= unset && extent.maximum.x <= -unset;
}

bool isBackwards(const Extent &extent)
{
    const Vec3 &low = extent.minimum, &high = extent.maximum;
    return extent.boundsRadius < 0 || ((low.x > high.x || low.y > high.y || low.z > high.z) && !isUnset(extent));
}

template<class Visit>
void forEachExtent(const MdxModel &model, const Findings &findings, const Visit &look)
{
    const Root &root = model.data;
    look(root.model.extent, fieldOf<&Root::model, &ModelInfo::extent>(RootNode));
    for (std::size_t i = 0; i < root.sequences.size() && !findings.isCancelled(); ++i)
        look(root.sequences[i].extent, fieldOf<&Sequence::extent>(root.sequences.ids[i]));
    for (std::size_t i = 0; i < root.geosets.size() && !findings.isCancelled(); ++i) {
        look(root.geosets[i].extent, fieldOf<&Geoset::extent>(root.geosets.ids[i]));
        const List<Extent> &list = root.geosets[i].sequenceExtents;
        for (std::size_t k = 0; k < list.size() && !findings.isCancelled(); ++k)
            look(list[k], Address{list.ids[k]});
    }
}

void backwards(const MdxModel &model, Findings &findings)
{
    forEachExtent(model, findings, [&](const Extent &extent, const Address &at) {
        if (isBackwards(extent))
            findings.add(QT_TRANSLATE_NOOP("Message", "the bounds end before they begin"), at);
    });
}

void unset(const MdxModel &model, Findings &findings)
{
    forEachExtent(model, findings, [&](const Extent &extent, const Address &at) {
        if (isUnset(extent))
            findings.add(QT_TRANSLATE_NOOP("Message", "the bounds were never computed"), at);
    });
}

Status clearAnimationFile(EditBuilder &edit, const MdxModel &, const Finding &finding)
{
    edit.set(finding.place(), FixedString<260>());
    return Done{};
}

} // namespace files

} // namespace

std::vector<Check> fileChecks()
{
    using namespace files;
    return {
        {"mdx.file.version",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Unknown versions"),
         QT_TRANSLATE_NOOP("Message",
                           "Known versions are 800 to 1200, 1300, 1600, 1700 and 1800 of Warcraft III and 1300, 1400 "
                           "and 1500 of World of Warcraft's alpha (mdx-m3-viewer's sanity test warns about others)."),
         Reads::field<&Root::version>(),
         checkOf<&version>,
         {},
         QT_TRANSLATE_NOOP("Message",
                           "the version follows from the structure; File → Convert to version changes both")},
        {"mdx.file.version-900",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Models of the Reforged beta"),
         QT_TRANSLATE_NOOP("Message", "The released game is said to read more bytes than layers of version 900 have, "
                                      "so that such models fail (mdx-m3-viewer, layer.ts)."),
         Reads::field<&Root::version>(),
         checkOf<&version900>,
         {},
         QT_TRANSLATE_NOOP("Message",
                           "File → Convert to version turns it into a version 1000 model and lists what changes")},
        {"mdx.file.animation-file",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "External animation files"),
         QT_TRANSLATE_NOOP("Message", "No model of the game has such a file (mdx-m3-viewer's sanity test warns)."),
         Reads::field<&Root::model>(),
         checkOf<&animationFile>,
         {{QT_TRANSLATE_NOOP("Message", "Clear the path"), Fix::Safe, fixOf<&clearAnimationFile>}}},
        {"mdx.file.unknown-chunk",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Unknown chunks"),
         QT_TRANSLATE_NOOP("Message", "The game skips chunks that it does not know. They are kept in place; some "
                                      "editors refuse files that have any."),
         Reads::of<Opaque>(),
         checkOf<&unknownChunks>,
         {{QT_TRANSLATE_NOOP("Message", "Delete it"), Fix::Changes, &deleteObject}}},
        {"mdx.face-effect.path",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Face animations without a file"),
         QT_TRANSLATE_NOOP("Message", "The game only plays faces from FaceFX files (mdx-m3-viewer's sanity test)."),
         Reads::of<FaceEffect>(),
         checkOf<&faceEffects>,
         {{QT_TRANSLATE_NOOP("Message", "Delete it"), Fix::Changes, &deleteObject}}},
        {"mdx.file.bind-poses",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Too few bind poses"),
         QT_TRANSLATE_NOOP("Message", "HD models bind their skin with one matrix for each node, by its object id, and "
                                      "one for each camera. It is not known what the game uses for the others."),
         Reads::references() | Reads::field<&Root::bindPoses>(),
         checkOf<&bindPoses>,
         {},
         QT_TRANSLATE_NOOP("Message",
                           "only the program that made the model knows the pose in which the mesh was bound")},
        {"mdx.extent.backwards",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Bounds that end before they begin"),
         QT_TRANSLATE_NOOP("Message", "Bounds decide when a model is drawn and where it can be clicked; "
                                      "mdx-m3-viewer's sanity test warns about negative ones."),
         Reads::of<Extent>(),
         checkOf<&backwards>,
         {{QT_TRANSLATE_NOOP("Message", "Recompute the bounds"), Fix::Safe, &recalculateBounds<MdxBounds>}}},
        {"mdx.extent.unset",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Bounds that were never computed"),
         QT_TRANSLATE_NOOP("Message",
                           "Exporters initialise the minimum with the largest number and the maximum with the "
                           "smallest, and leave them that way where there are no vertices to measure. It is not known "
                           "what the game makes of this (mdx-m3-viewer's sanity test warns about negative bounds)."),
         Reads::of<Extent>(),
         checkOf<&unset>,
         {{QT_TRANSLATE_NOOP("Message", "Recompute the bounds"), Fix::Changes, &recalculateBounds<MdxBounds>}}},
    };
}

} // namespace sinew::mdx
