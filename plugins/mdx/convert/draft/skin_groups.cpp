// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/draft/skin_groups.h"

#include "core/mesh/bone_shares.h"

#include <algorithm>
#include <map>
#include <set>

namespace sinew::mdx {

namespace {

constexpr std::size_t influencesPerVertex = 4, maxGroups = 256;
using Bones = std::vector<std::uint32_t>;

struct Influence
{
    std::uint32_t bone;
    double weight; ///< as a share of 1
};

/// Strongest first, no bone twice; a vertex without weights follows its first bone.
std::vector<Influence> influencesOf(const std::uint8_t *vertex)
{
    std::vector<Influence> all;
    double sum = 0;
    for (std::size_t i = 0; i < influencesPerVertex; ++i) {
        const std::uint8_t weight = vertex[influencesPerVertex + i];
        if (weight == 0)
            continue;
        sum += weight;
        const auto known =
            std::find_if(all.begin(), all.end(), [&](const Influence &each) { return each.bone == vertex[i]; });
        if (known == all.end())
            all.push_back({vertex[i], double(weight)});
        else
            known->weight += weight;
    }
    if (all.empty())
        return {{vertex[0], 1}};
    for (Influence &each : all)
        each.weight /= sum;
    std::stable_sort(all.begin(), all.end(),
                     [](const Influence &a, const Influence &b) { return a.weight > b.weight; });
    return all;
}

std::size_t nearestCount(const std::vector<Influence> &all)
{
    std::vector<double> shares;
    for (const Influence &each : all)
        shares.push_back(each.weight);
    return equalCount(shares);
}

bool isEqual(const std::vector<Influence> &all)
{
    return all.front().weight - all.back().weight <= 2.0 / 255;
}

} // namespace

SkinGroups groupsOfSkin(const Geoset &geoset)
{
    SkinGroups result;
    const std::size_t vertices = std::min(geoset.vertices.size(), geoset.skin.size() / (2 * influencesPerVertex));
    std::vector<Bones> bones(vertices);
    std::map<Bones, std::size_t> uses;
    std::vector<std::uint32_t> first(vertices);
    std::set<std::uint32_t> strongest;
    for (std::size_t v = 0; v < vertices; ++v) {
        const std::vector<Influence> all = influencesOf(geoset.skin.begin() + v * 2 * influencesPerVertex);
        result.unequal += !isEqual(all);
        for (std::size_t i = 0; i < nearestCount(all); ++i)
            bones[v].push_back(all[i].bone);
        first[v] = bones[v].front();
        strongest.insert(first[v]);
        std::sort(bones[v].begin(), bones[v].end());
        ++uses[bones[v]];
    }
    // Too many: the rarest sets are replaced by single bones, of which there are no more than numbers in SKIN.
    std::set<Bones> kept;
    if (uses.size() > maxGroups) {
        std::vector<std::pair<std::size_t, Bones>> byUse;
        for (const auto &[set, count] : uses)
            if (set.size() > 1)
                byUse.push_back({count, set});
        std::stable_sort(byUse.begin(), byUse.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
        byUse.resize(std::min(byUse.size(), maxGroups - strongest.size()));
        for (auto &entry : byUse)
            kept.insert(std::move(entry.second));
        for (std::size_t v = 0; v < vertices; ++v)
            if (bones[v].size() > 1 && !kept.count(bones[v])) {
                bones[v] = {first[v]};
                ++result.reduced;
            }
    }
    std::map<Bones, std::uint8_t> numbers;
    std::vector<std::uint8_t> groups;
    std::vector<std::uint32_t> sizes, matrices;
    for (const Bones &set : bones) {
        const auto [group, isNew] = numbers.emplace(set, std::uint8_t(numbers.size()));
        groups.push_back(group->second);
        if (isNew) {
            sizes.push_back(std::uint32_t(set.size()));
            matrices.insert(matrices.end(), set.begin(), set.end());
        }
    }
    groups.resize(geoset.vertices.size());
    result.vertexGroups.assign(groups);
    result.matrixGroups.assign(sizes);
    result.matrixIndices.assign(matrices);
    return result;
}

} // namespace sinew::mdx
