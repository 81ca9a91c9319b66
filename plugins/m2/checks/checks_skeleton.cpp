// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::m2 {

namespace {

namespace skeletons {

void boneOrder(const M2Model &model, Findings &findings)
{
    const List<Bone> &bones = model.data.bones;
    for (std::size_t row = 0; row < bones.size() && !findings.isCancelled(); ++row)
        if (bones[row].parent >= 0 && std::size_t(bones[row].parent) >= row)
            findings.add(QT_TRANSLATE_NOOP("Message", "the parent comes after the bone; the game expects it first"),
                         fieldOf<&Bone::parent>(bones.ids[row]));
}

void notAnimated(const M2Model &model, Findings &findings)
{
    const List<Bone> &bones = model.data.bones;
    for (std::size_t row = 0; row < bones.size() && !findings.isCancelled(); ++row)
        if ((bones[row].translation.size() || bones[row].rotation.size() || bones[row].scaling.size()) &&
            !(bones[row].flags & BoneFlag::Animated))
            findings.add(QT_TRANSLATE_NOOP("Message", "the bone has keys, but is not marked as animated"),
                         fieldOf<&Bone::flags>(bones.ids[row]));
}

Status markAnimated(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    if (const auto *bone = model.get<Bone>(finding.place().node))
        edit.set(fieldOf<&Bone::flags>(finding.place().node), bone->flags | 0x200u);
    return Done{};
}

} // namespace skeletons

} // namespace

std::vector<Check> skeletonChecks()
{
    using namespace skeletons;
    return {
        {"m2.bone.order",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Bones before their parent"),
         QT_TRANSLATE_NOOP("Message", "In all of Blizzard's files, parents come first, so that one pass can compute "
                                      "all bones. In any other order, a bone may follow its parent a frame late."),
         Reads::of<Bone>(),
         checkOf<&boneOrder>,
         {},
         QT_TRANSLATE_NOOP("Message", "all bones would have to be renumbered")},
        {"m2.bone.not-animated",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Bones with keys that are not marked as such"),
         QT_TRANSLATE_NOOP("Message",
                           "The flags 0x200 and 0x80 say that a bone moves (wowdev, M2 page). Some of Blizzard's "
                           "models have keys on bones without them; those are said to stay still."),
         Reads::of<Bone>(),
         checkOf<&notAnimated>,
         {{QT_TRANSLATE_NOOP("Message", "Mark as animated"), Fix::Changes, fixOf<&markAnimated>}}},
    };
}

} // namespace sinew::m2
