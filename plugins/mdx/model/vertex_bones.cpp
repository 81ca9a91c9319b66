// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/model/vertex_bones.h"

#include <algorithm>

namespace sinew::mdx {

MatrixGroups matrixGroupsOf(const Geoset &geoset)
{
    MatrixGroups groups;
    std::size_t at = 0;
    for (const std::uint32_t stated : geoset.matrixGroups) {
        const std::size_t count = std::min<std::size_t>(stated, geoset.matrixIndices.size() - at);
        const auto bones = geoset.matrixIndices.view().subspan(at, count);
        groups.emplace_back(bones.begin(), bones.end());
        at += count;
    }
    return groups;
}

const std::vector<std::uint32_t> *bonesOf(const Geoset &geoset, const MatrixGroups &groups, std::size_t vertex)
{
    if (vertex >= geoset.vertices.size() || vertex >= geoset.vertexGroups.size() ||
        geoset.vertexGroups[vertex] >= groups.size())
        return nullptr;
    return &groups[geoset.vertexGroups[vertex]];
}

FourBones fourBones(const std::vector<std::uint32_t> &group)
{
    FourBones result;
    const std::size_t count = std::min<std::size_t>(group.size(), 4);
    for (std::size_t i = 0; i < count; ++i) {
        result.bones[i] = std::uint8_t(std::min(group[i], 255u));
        result.weights[i] = std::uint8_t(255 / count + (i == 0 ? 255 % count : 0));
    }
    return result;
}

} // namespace sinew::mdx
