// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/draft/vertex_bindings.h"

#include "core/facets/materials/material_edits.h"
#include "plugins/mdx/convert/draft/near_ancestors.h"
#include "plugins/mdx/convert/draft/skin_groups.h"
#include "plugins/mdx/model/vertex_bones.h"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace sinew::mdx {

namespace {

using Loss = ConversionLoss;

constexpr std::size_t influencesPerBinding = 4;

bool hasBones(const Geoset &geoset)
{
    const std::size_t size = geoset.vertices.size() * influencesPerBinding;
    return size && geoset.boneIndices.size() == size && geoset.boneWeights.size() == size;
}

/// Vertices whose bones and weights differ from those of their matrix group, in equal parts within two of 255.
std::size_t disagreements(const Geoset &geoset)
{
    const MatrixGroups groups = matrixGroupsOf(geoset);
    std::size_t count = 0;
    for (std::size_t v = 0; v < geoset.vertices.size(); ++v) {
        std::set<std::uint32_t> bones;
        std::uint8_t least = 255, most = 0;
        for (std::size_t i = v * influencesPerBinding; i < (v + 1) * influencesPerBinding; ++i)
            if (const std::uint8_t weight = geoset.boneWeights[i]) {
                bones.insert(geoset.boneIndices[i]);
                least = std::min(least, weight);
                most = std::max(most, weight);
            }
        const auto *group = bonesOf(geoset, groups, v);
        count += !group || bones != std::set<std::uint32_t>(group->begin(), group->end()) ||
                 (most > least && most - least > 2);
    }
    return count;
}

} // namespace

void bindToGroupsOfBones(Draft &draft, EditBuilder &edit, NodeId id, const Geoset &geoset)
{
    if (!hasBones(geoset))
        return;
    Geoset bound;
    bound.vertices = geoset.vertices;
    std::uint8_t *skin = bound.skin.reset(geoset.vertices.size() * 2 * influencesPerBinding);
    for (std::size_t v = 0; v < geoset.vertices.size(); ++v) {
        std::copy_n(geoset.boneIndices.begin() + v * influencesPerBinding, influencesPerBinding,
                    skin + v * 2 * influencesPerBinding);
        std::copy_n(geoset.boneWeights.begin() + v * influencesPerBinding, influencesPerBinding,
                    skin + (2 * v + 1) * influencesPerBinding);
    }
    const SkinGroups groups = groupsOfSkin(bound);
    const Address at = fieldOf<&Geoset::boneIndices>(id);
    draft.note(Loss::Changed, at,
               QT_TRANSLATE_NOOP("Message", "matrix groups are built from the bones of the vertices"));
    if (groups.unequal)
        draft.note(Loss::Guessed, at,
                   {QT_TRANSLATE_NOOP("Message", "%1 of %2 vertices have unequal weights, which matrix groups can't "
                                                 "express; it is unknown whether the game reads them from BWGT"),
                    {groups.unequal, geoset.vertices.size()}});
    if (groups.reduced)
        draft.note(Loss::Lost, at,
                   {QT_TRANSLATE_NOOP("Message",
                                      "there can be 256 matrix groups: %1 vertices follow their strongest bone alone"),
                    {groups.reduced}});
    edit.set(fieldOf<&Geoset::vertexGroups>(id), groups.vertexGroups);
    edit.set(fieldOf<&Geoset::matrixGroups>(id), groups.matrixGroups);
    edit.set(fieldOf<&Geoset::matrixIndices>(id), groups.matrixIndices);
}

void bindToBones(Draft &draft, EditBuilder &edit, NodeId id, const Geoset &geoset, bool instead)
{
    const Address at = fieldOf<&Geoset::vertexGroups>(id);
    if (hasBones(geoset)) {
        if (const std::size_t other = instead ? disagreements(geoset) : 0)
            draft.note(
                Loss::Guessed, at,
                {QT_TRANSLATE_NOOP("Message", "%1 of %2 vertices have bones or weights that differ from their matrix "
                                              "groups; it is unknown which the game uses, and the groups are removed"),
                 {other, geoset.vertices.size()}});
        return;
    }
    const MatrixGroups groups = matrixGroupsOf(geoset);
    const NearAncestors ancestors(draft.now());
    std::vector<std::uint8_t> bones, weights;
    std::size_t many = 0, rebound = 0;
    for (std::size_t v = 0; v < geoset.vertices.size(); ++v) {
        std::vector<std::uint32_t> group;
        if (const auto *found = bonesOf(geoset, groups, v))
            group = *found;
        many += group.size() > influencesPerBinding;
        group.resize(std::min(group.size(), influencesPerBinding));
        for (std::uint32_t &bone : group) {
            rebound += bone > NearAncestors::maxNumber;
            bone = ancestors.of(bone);
        }
        const FourBones four = fourBones(group);
        bones.insert(bones.end(), four.bones.begin(), four.bones.end());
        weights.insert(weights.end(), four.weights.begin(), four.weights.end());
    }
    const Loss::Kind kind = instead ? Loss::Lost : Loss::Guessed;
    if (many)
        draft.note(kind, at,
                   {QT_TRANSLATE_NOOP("Message",
                                      "%1 of %2 vertices follow more than four bones; only the first four are kept"),
                    {many, geoset.vertices.size()}});
    if (rebound)
        draft.note(kind, at,
                   {QT_TRANSLATE_NOOP("Message", "%1 bindings are to bones above 255, which a byte can't address; they "
                                                 "are redirected to the nearest addressable ancestor"),
                    {rebound}});
    if (instead)
        draft.note(Loss::Changed, at,
                   QT_TRANSLATE_NOOP("Message", "the vertices refer to their bones instead of matrix groups"));
    edit.set(fieldOf<&Geoset::boneIndices>(id), Array<std::uint8_t>(std::span<const std::uint8_t>(bones)));
    edit.set(fieldOf<&Geoset::boneWeights>(id), Array<std::uint8_t>(std::span<const std::uint8_t>(weights)));
}

void dropBones(Draft &draft, EditBuilder &edit, NodeId id, const Geoset &geoset)
{
    if (geoset.boneIndices.isEmpty() && geoset.boneWeights.isEmpty())
        return;
    const Address at = fieldOf<&Geoset::boneIndices>(id);
    const std::size_t other = hasBones(geoset) ? disagreements(geoset) : 0;
    if (geoset.vertexGroups.isEmpty())
        bindToGroupsOfBones(draft, edit, id, geoset);
    else if (other)
        draft.note(
            Loss::Lost, at,
            {QT_TRANSLATE_NOOP(
                 "Message",
                 "%1 of %2 vertices have bones or weights that differ from their matrix groups; the groups are used"),
             {other, geoset.vertices.size()}});
    else
        draft.note(
            Loss::Changed, at,
            QT_TRANSLATE_NOOP("Message", "the bones of the vertices are removed; the matrix groups are equivalent"));
    edit.set(at, Array<std::uint8_t>());
    edit.set(fieldOf<&Geoset::boneWeights>(id), Array<std::uint8_t>());
}

} // namespace sinew::mdx
