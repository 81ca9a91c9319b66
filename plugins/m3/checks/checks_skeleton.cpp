// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/findings.h"
#include <QtGlobal>

namespace sinew::m3 {

namespace {

namespace skeletons {

void restPoses(const M3Model &model, Findings &findings)
{
    const Root &root = model.data;
    if (root.restPoses.size() != root.bones.size())
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "there are %1 rest poses for %2 bones"),
                             {root.restPoses.size(), root.bones.size()}),
                     fieldOf<&Root::restPoses>(RootNode));
}

void boneOrder(const M3Model &model, Findings &findings)
{
    const List<Bone> &bones = model.data.bones;
    for (std::size_t i = 0; i < bones.size(); ++i)
        if (bones[i].parent >= 0 && std::size_t(bones[i].parent) >= i)
            findings.add(
                QT_TRANSLATE_NOOP("Message", "the parent comes after the bone in the list; the game expects it first"),
                fieldOf<&Bone::parent>(bones.ids[i]));
}

} // namespace skeletons

} // namespace

std::vector<Check> skeletonChecks()
{
    using namespace skeletons;
    return {
        {"m3.bone.rest-poses",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Bones without rest pose"),
         QT_TRANSLATE_NOOP("Message", "Each bone has one matrix of IREF by its row."),
         Reads::field<&Root::restPoses, &Root::bones>(),
         checkOf<&restPoses>,
         {},
         QT_TRANSLATE_NOOP("Message",
                           "the pose in which the mesh was bound is known to the program that made the model only")},
        {"m3.bone.order",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Bones before their parent"),
         QT_TRANSLATE_NOOP("Message", "In all of Blizzard's files parents come first, so that one pass can compute all "
                                      "bones. With another order a bone may follow its parent a frame late."),
         Reads::of<Bone>(),
         checkOf<&boneOrder>,
         {},
         QT_TRANSLATE_NOOP("Message", "all bones would have to be numbered anew")},
    };
}

} // namespace sinew::m3
