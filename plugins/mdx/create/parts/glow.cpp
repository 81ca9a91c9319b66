// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/parts/glow.h"

#include "plugins/mdx/create/restore/node_lists.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinew::mdx {

namespace {

constexpr std::uint32_t additiveFilter = 3, teamGlowTexture = 2, triangleList = 4;
constexpr float usualHalfWidth = 16;
/// Above what the unit stands on, so that both are not in one plane.
constexpr float aboveGround = 2;

struct VertexBox
{
    Vec3 low{INFINITY, INFINITY, INFINITY}, high{-INFINITY, -INFINITY, -INFINITY};
    bool isEmpty() const { return !(low.x <= high.x && low.y <= high.y && low.z <= high.z); }
};

VertexBox vertexBoxOf(const Root &root)
{
    VertexBox box;
    for (const Geoset &geoset : root.geosets)
        for (const Vec3 &v : geoset.vertices) {
            if (!std::isfinite(v.x) || !std::isfinite(v.y) || !std::isfinite(v.z))
                continue;
            box.low = {std::min(box.low.x, v.x), std::min(box.low.y, v.y), std::min(box.low.z, v.z)};
            box.high = {std::max(box.high.x, v.x), std::max(box.high.y, v.y), std::max(box.high.z, v.z)};
        }
    return box;
}

bool isDead(std::string_view sequence)
{
    for (const std::string_view word : {"death", "decay", "dissipate"}) {
        const auto same = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? char(a - 'A' + 'a') : a) == b; };
        if (sequence.size() >= word.size() &&
            std::equal(word.begin(), word.end(), sequence.begin(), [&](char b, char a) { return same(a, b); }))
            return true;
    }
    return false;
}

/// A square about `centre`; its sides are `right` and `up` long in both directions.
Geoset square(const Vec3 &centre, const Vec3 &right, const Vec3 &up, const Vec3 &normal)
{
    const auto corner = [&](float x, float y) {
        return Vec3{centre.x + x * right.x + y * up.x, centre.y + x * right.y + y * up.y,
                    centre.z + x * right.z + y * up.z};
    };
    Geoset geoset;
    geoset.vertices = {corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)};
    geoset.normals = {normal, normal, normal, normal};
    geoset.faceTypes = {triangleList};
    geoset.faceGroups = {6};
    geoset.faces = {0, 1, 2, 0, 2, 3};
    geoset.vertexGroups = {0, 0, 0, 0};
    geoset.matrixGroups = {1};
    geoset.matrixIndices = {0};
    geoset.uvSets.append().coordinates = {{0, 1}, {1, 1}, {1, 0}, {0, 0}};
    geoset.extent.minimum = {std::min(corner(-1, -1).x, corner(1, 1).x), std::min(corner(-1, -1).y, corner(1, 1).y),
                             std::min(corner(-1, -1).z, corner(1, 1).z)};
    geoset.extent.maximum = {std::max(corner(-1, -1).x, corner(1, 1).x), std::max(corner(-1, -1).y, corner(1, 1).y),
                             std::max(corner(-1, -1).z, corner(1, 1).z)};
    return geoset;
}

/// A model with the geoset, a bone for it and the sequences of the target. It is visible while the unit lives.
ReadyMadeDonor donorWith(Geoset geoset, const char *boneName, std::uint32_t boneFlags, const Vec3 &pivot,
                         const Root &target)
{
    auto model = std::make_unique<MdxModel>();
    Root &root = model->data;
    root.sequences.items = target.sequences.items;
    root.sequences.ids.assign(root.sequences.items.size(), NoNode);
    Texture &texture = root.textures.append();
    texture.replaceableId = teamGlowTexture;
    Layer &layer = root.materials.append().layers.append();
    layer.filterMode = additiveFilter;
    layer.shadingFlags = ShadingFlag::Unshaded | ShadingFlag::TwoSided | ShadingFlag::Unfogged;
    layer.textureId = 0;
    for (std::size_t i = 0; i < root.sequences.size(); ++i)
        geoset.sequenceExtents.append(geoset.extent);
    root.geosets.append(std::move(geoset));
    Bone &bone = root.bones.append();
    bone.node.name.set(boneName);
    bone.node.objectId = 0;
    bone.node.flags |= boneFlags;
    bone.geosetId = 0;
    bone.geosetAnimationId = 0;
    root.pivots = {pivot};
    GeosetAnimation &animation = root.geosetAnimations.append();
    animation.geosetId = 0;
    // Keys in every sequence, in the order of time; those of one start once.
    std::vector<std::pair<std::int32_t, float>> keys;
    for (const Sequence &sequence : root.sequences)
        keys.emplace_back(sequence.start, isDead(sequence.name.view()) ? 0.f : 1.f);
    std::stable_sort(keys.begin(), keys.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    keys.erase(std::unique(keys.begin(), keys.end(), [](const auto &a, const auto &b) { return a.first == b.first; }),
               keys.end());
    animation.alphaKeys.reset({0, -1}, keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        animation.alphaKeys.editTimes()[i] = keys[i].first;
        animation.alphaKeys.editValues()[i] = keys[i].second;
    }
    model->buildIndex();
    ReadyMadeDonor donor;
    donor.parts = {root.geosets.ids[0], root.bones.ids[0]};
    donor.model = std::move(model);
    return donor;
}

/// Where a node is at rest, if it is one.
std::optional<Vec3> pivotOf(const Model &model, NodeId node)
{
    MdxModel copy = static_cast<const MdxModel &>(model); // lists are visited to be changed
    std::optional<Vec3> pivot;
    forEachNodeList(copy.data, [&](const Address &, auto &list) {
        for (std::size_t row = 0; row < list.size(); ++row) {
            const auto id = std::size_t(list[row].node.objectId);
            if (list.ids[row] == node && id < copy.data.pivots.size())
                pivot = copy.data.pivots[id];
        }
    });
    return pivot;
}

} // namespace

Result<ReadyMadeDonor> heroGlowFor(const Root &target, double size)
{
    const VertexBox box = vertexBoxOf(target);
    if (box.isEmpty())
        return Error{QT_TRANSLATE_NOOP("Message", "the model has no vertices that a glow could lie below")};
    // Units stand above the origin; a weapon held out to one side does not move the middle.
    const Vec3 centre{0, 0, box.low.z + aboveGround};
    const float half =
        float(size) * 0.75f * std::max({box.high.x - box.low.x, box.high.y - box.low.y, 2 * usualHalfWidth});
    return donorWith(square(centre, {half, 0, 0}, {0, half, 0}, {0, 0, 1}), "Hero Glow", 0, centre, target);
}

Result<ReadyMadeDonor> teamGlowFor(const Model &target, NodeId node, double size)
{
    const std::optional<Vec3> pivot = pivotOf(target, node);
    if (!pivot)
        return Error{QT_TRANSLATE_NOOP("Message", "choose a node that the glow follows")};
    const float half = float(size) * usualHalfWidth;
    ReadyMadeDonor donor = donorWith(square(*pivot, {0, half, 0}, {0, 0, half}, {1, 0, 0}), "Team Glow",
                                     NodeFlag::Billboarded, *pivot, rootOf(target));
    donor.below = node;
    return donor;
}

} // namespace sinew::mdx
