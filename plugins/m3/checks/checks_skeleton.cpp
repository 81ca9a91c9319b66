// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/findings.h"
#include <QtGlobal>
#include <algorithm>

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
    for (std::size_t i = 0; i < bones.size() && !findings.isCancelled(); ++i)
        if (bones[i].parent >= 0 && std::size_t(bones[i].parent) >= i)
            findings.add(
                QT_TRANSLATE_NOOP("Message", "the parent comes after the bone in the list; the game expects it first"),
                fieldOf<&Bone::parent>(bones.ids[i]));
}

/// Look-up entries that name bones without a matrix in IREF.
void unposedBones(const M3Model &model, Findings &findings)
{
    const Root &root = model.data;
    const auto lookup = root.boneLookup.view();
    const auto wrong =
        std::find_if(lookup.begin(), lookup.end(), [&](std::uint16_t bone) { return bone >= root.restPoses.size(); });
    if (wrong != lookup.end())
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "the look-up names bone %1, but there are %2 rest poses"),
                             {int(*wrong), root.restPoses.size()}),
                     {fieldOf<&Root::boneLookup>(RootNode), fieldOf<&Root::restPoses>(RootNode)});
}

bool isMirror(const Vec3 &scale)
{
    return scale.x * scale.y * scale.z < 0;
}

/// Whether each bone is mirrored at rest, ancestors included.
std::vector<bool> mirroredBones(const List<Bone> &bones, const Findings &findings)
{
    std::vector<bool> mirrored(bones.size()), isKnown(bones.size());
    std::vector<std::size_t> path;
    for (std::size_t row = 0; row < bones.size() && !findings.isCancelled(); ++row) {
        std::int64_t at = std::int64_t(row);
        for (; at >= 0 && std::size_t(at) < bones.size() && !isKnown[std::size_t(at)];
             at = bones[std::size_t(at)].parent) {
            isKnown[std::size_t(at)] = true; // ends circles as well
            path.push_back(std::size_t(at));
        }
        bool above = at >= 0 && std::size_t(at) < bones.size() && mirrored[std::size_t(at)];
        for (; !path.empty(); path.pop_back()) {
            above ^= isMirror(bones[path.back()].scale.value);
            mirrored[path.back()] = above;
        }
    }
    return mirrored;
}

bool mirrorsBack(const RestPose &pose)
{
    const auto &m = pose.matrix.m;
    return m[0] * (m[5] * m[10] - m[6] * m[9]) - m[1] * (m[4] * m[10] - m[6] * m[8]) +
               m[2] * (m[4] * m[9] - m[5] * m[8]) <
           0;
}

void negativeScales(const M3Model &model, Findings &findings)
{
    const Root &root = model.data;
    const std::vector<bool> mirrored = mirroredBones(root.bones, findings);
    for (std::size_t i = 0; i < root.bones.size() && !findings.isCancelled(); ++i) {
        const Animated<Vec3> &scale = root.bones[i].scale;
        const NodeId id = root.bones.ids[i];
        const bool isUndone = i < root.restPoses.size() && mirrored[i] == mirrorsBack(root.restPoses[i]);
        if (isMirror(scale.value) && !isUndone)
            findings.add(QT_TRANSLATE_NOOP("Message", "the bone mirrors what is attached to it"),
                         fieldOf<&Bone::scale, &Animated<Vec3>::value>(id));
        const auto keys = scale.keys.values();
        if (const auto count = std::count_if(keys.begin(), keys.end(),
                                             [&](const Vec3 &key) { return isMirror(key) != isMirror(scale.value); }))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 of %2 keys mirror what is attached to it"),
                                 {count, keys.size()}),
                         fieldOf<&Bone::scale, &Animated<Vec3>::keys>(id));
    }
}

} // namespace skeletons

} // namespace

std::vector<Check> skeletonChecks()
{
    using namespace skeletons;
    return {
        {"m3.bone.rest-poses",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Bones without a rest pose"),
         QT_TRANSLATE_NOOP("Message", "Each bone has one IREF matrix, by its row."),
         Reads::field<&Root::restPoses, &Root::bones>(),
         checkOf<&restPoses>,
         {},
         QT_TRANSLATE_NOOP("Message",
                           "only the program that made the model knows the pose in which the mesh was bound")},
        {"m3.bone.order",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Bones before their parent"),
         QT_TRANSLATE_NOOP("Message", "In all of Blizzard's files, parents come first, so that one pass can compute "
                                      "all bones. In any other order, a bone may follow its parent a frame late."),
         Reads::of<Bone>(),
         checkOf<&boneOrder>,
         {},
         QT_TRANSLATE_NOOP("Message", "all bones would have to be renumbered")},
        {"m3.bone.unposed",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Vertices of bones without a rest pose"),
         QT_TRANSLATE_NOOP("Message", "Vertices are moved to their bone by the matrix in its row of IREF; past the "
                                      "last one is whatever lies in memory there."),
         Reads::field<&Root::restPoses, &Root::boneLookup>(),
         checkOf<&unposedBones>,
         {},
         QT_TRANSLATE_NOOP("Message",
                           "only the program that made the model knows the pose in which the mesh was bound")},
        {"m3.bone.negative-scale",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Bones that mirror"),
         QT_TRANSLATE_NOOP("Message", "A negative scale turns triangles inside out, so that their backs are drawn and "
                                      "their fronts are not, unless the rest pose (IREF) mirrors them back, as it does "
                                      "for both bones with a negative scale in the known files."),
         Reads::of<Bone, RestPose>() | Reads::curves(),
         checkOf<&negativeScales>,
         {},
         QT_TRANSLATE_NOOP("Message", "the part has to be mirrored in the program that made it")},
    };
}

} // namespace sinew::m3
