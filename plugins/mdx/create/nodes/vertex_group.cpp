// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/nodes/vertex_group.h"

#include "core/mesh/bone_shares.h"

#include <algorithm>
#include <cmath>

namespace sinew::mdx {

namespace {

constexpr std::size_t mostParts = 8;
constexpr double smallError = 0.02, exactError = 2. / 255;

/// Whole parts by the largest remainder; the first of equal ones.
std::vector<std::size_t> rounded(const BoneShares &shares, std::size_t parts)
{
    std::vector<std::size_t> counts;
    std::vector<double> remainders;
    std::size_t given = 0;
    for (const BoneShare &each : shares) {
        const double exact = double(each.share) * double(parts);
        counts.push_back(std::min(std::size_t(exact), parts - given));
        remainders.push_back(exact - double(counts.back()));
        given += counts.back();
    }
    for (; given < parts; ++given) {
        const auto largest = std::max_element(remainders.begin(), remainders.end());
        ++counts[std::size_t(largest - remainders.begin())];
        *largest -= 1;
    }
    return counts;
}

double errorOf(const BoneShares &shares, const std::vector<std::size_t> &counts, std::size_t parts)
{
    double error = 0;
    for (std::size_t i = 0; i < shares.size(); ++i)
        error = std::max(error, std::abs(double(counts[i]) / double(parts) - double(shares[i].share)));
    return error;
}

} // namespace

std::size_t VertexGroup::parts() const
{
    std::size_t sum = 0;
    for (const Entry &entry : entries)
        sum += entry.count;
    return sum;
}

double VertexGroup::share(NodeId bone) const
{
    for (const Entry &entry : entries)
        if (entry.bone == bone)
            return double(entry.count) / double(parts());
    return 0;
}

VertexGroup vertexGroup(const BoneShares &shares, bool counts)
{
    VertexGroup group;
    const EqualShares equal = equalShares(shares);
    if (equal.isExact || !counts) {
        for (const NodeId bone : equal.bones)
            group.entries.push_back({bone, 1});
        group.isExact = equal.isExact;
        return group;
    }
    std::vector<std::size_t> best;
    double least = 2;
    for (std::size_t parts = 1; parts <= mostParts && least > smallError; ++parts) {
        std::vector<std::size_t> counted = rounded(shares, parts);
        if (const double error = errorOf(shares, counted, parts); error < least) {
            least = error;
            best = std::move(counted);
        }
    }
    group.isExact = least <= exactError;
    for (std::size_t i = 0; i < shares.size(); ++i)
        if (best[i] > 0)
            group.entries.push_back({shares[i].bone, best[i]});
    return group;
}

} // namespace sinew::mdx
