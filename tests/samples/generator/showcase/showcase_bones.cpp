// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase.h"

#include <QtGlobal>

namespace sinew::samples {

namespace {

struct BonePlace
{
    const char *name;
    const char *parent;
    V3 pivot;
    std::uint32_t flags = 0;
};

constexpr std::uint32_t rigid = mdx::NodeFlag::DontInheritScaling;

const BonePlace middleBones[] = {
    {"Root", "", {0, 0, 0}},
    {"Pelvis", "Root", {0, 0, 50}},
    {"Spine", "Pelvis", {0, 0, 58}},
    {"Chest", "Spine", {0, 0, 68}},
    {"Head", "Chest", {-0.5, 0, 88}},
    {"Plume", "Head", {-5, 0, 106}},
    {"Plume Tip", "Plume", {-12, 0, 102}},
    {"Cape 1", "Chest", {-9.5, 0, 82}},
    {"Cape 2", "Cape 1", {-12, 0, 64}},
    {"Cape 3", "Cape 2", {-14, 0, 46}},
    {"Cape 4", "Cape 3", {-15.5, 0, 30}},
    {"Tabard 1", "Pelvis", {8.5, 0, 54}},
    {"Tabard 2", "Tabard 1", {9, 0, 39}},
    {"Weapon", "Hand Right", {2, -29, 46}, rigid},
    {"Shield", "Forearm Left", {0, 29, 57}, rigid},
    // Has its own rotation: only its place follows the body.
    {"Orbit", "Chest", {0, 0, 96}, mdx::NodeFlag::DontInheritRotation | mdx::NodeFlag::DontInheritScaling},
    {"Crystal 1", "Orbit", {34, 0, 96}},
    {"Crystal 2", "Orbit", {-17, 29.5, 96}},
    {"Crystal 3", "Orbit", {-17, -29.5, 96}},
    {"Eyes", "Head", {8.4, 0, 95.6}},
    {"Flame", "Orbit", {0, 0, 124}, mdx::NodeFlag::BillboardedLockZ},
    {"Halo", "Orbit", {0, 0, 124}, mdx::NodeFlag::Billboarded},
    {"Ground", "", {0, 0, 0}},
};

const BonePlace leftBones[] = {
    {"Clavicle", "Chest", {0, 7, 83}}, {"Upper Arm", "Clavicle", {0, 17, 82}}, {"Forearm", "Upper Arm", {-1.5, 23, 66}},
    {"Hand", "Forearm", {1, 28, 50}},  {"Pauldron", "Clavicle", {0, 13, 85}},  {"Thigh", "Pelvis", {0, 7.5, 48}},
    {"Shin", "Thigh", {1, 9.5, 27}},   {"Foot", "Shin", {-1, 10.5, 7}},
};

} // namespace

std::uint32_t Showcase::bone(const std::string &name) const
{
    const auto &bones = model.data.bones;
    for (std::uint32_t row = 0; row < bones.size(); ++row)
        if (bones[row].node.name.view() == name)
            return row;
    qFatal("the showcase has no bone %s", name.c_str());
}

void addShowcaseBones(Showcase &showcase)
{
    const auto add = [&](const std::string &name, const V3 &pivot, const std::string &parent, std::uint32_t flags) {
        mdx::Bone bone;
        bone.node = showcase.nodes.node(bone.node, name, pivot, parent, flags);
        showcase.model.data.bones.append(std::move(bone));
    };
    const auto addMiddle = [&](const BonePlace &place) { add(place.name, place.pivot, place.parent, place.flags); };
    for (int i = 0; i < 5; ++i)
        addMiddle(middleBones[i]);
    for (const int side : {1, -1})
        for (const BonePlace &place : leftBones) {
            const bool isMiddle =
                std::string_view(place.parent) == "Chest" || std::string_view(place.parent) == "Pelvis";
            add(sided(place.name, side), {place.pivot.x(), side * place.pivot.y(), place.pivot.z()},
                isMiddle ? place.parent : sided(place.parent, side), place.flags);
        }
    for (std::size_t i = 5; i < std::size(middleBones); ++i)
        addMiddle(middleBones[i]);
}

} // namespace sinew::samples
