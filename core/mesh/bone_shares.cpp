// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/bone_shares.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

BoneShares strongestFirst(const BoneShares &shares)
{
    BoneShares sorted = normalised(shares);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const BoneShare &a, const BoneShare &b) { return a.share > b.share; });
    return sorted;
}

} // namespace

BoneShares normalised(const BoneShares &shares)
{
    BoneShares result;
    float sum = 0;
    for (const BoneShare &each : shares) {
        if (!(each.share > 0) || each.bone == NoNode)
            continue;
        sum += each.share;
        const auto known =
            std::find_if(result.begin(), result.end(), [&](const BoneShare &other) { return other.bone == each.bone; });
        if (known == result.end())
            result.push_back(each);
        else
            known->share += each.share;
    }
    for (BoneShare &each : result)
        each.share /= sum;
    return result;
}

BoneShares limited(const BoneShares &shares, std::size_t most)
{
    BoneShares sorted = strongestFirst(shares);
    if (sorted.size() <= most)
        return normalised(shares);
    sorted.resize(most);
    return normalised(sorted);
}

std::size_t equalCount(std::span<const double> shares)
{
    std::size_t best = 1;
    double least = 4;
    for (std::size_t count = 1; count <= shares.size(); ++count) {
        double error = 0;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const double difference = shares[i] - (i < count ? 1.0 / double(count) : 0);
            error += difference * difference;
        }
        if (error < least) {
            least = error;
            best = count;
        }
    }
    return best;
}

EqualShares equalShares(const BoneShares &shares)
{
    const BoneShares sorted = strongestFirst(shares);
    EqualShares result;
    if (sorted.empty())
        return result;
    std::vector<double> numbers;
    for (const BoneShare &each : sorted)
        numbers.push_back(double(each.share));
    const std::size_t count = equalCount(numbers);
    for (std::size_t i = 0; i < count; ++i)
        result.bones.push_back(sorted[i].bone);
    for (std::size_t i = 0; i < sorted.size(); ++i)
        result.error = std::max(result.error, std::abs(numbers[i] - (i < count ? 1.0 / double(count) : 0)));
    result.isExact = count == sorted.size() && sorted.front().share - sorted.back().share <= 2.f / 255;
    return result;
}

ByteShares byteShares(const BoneShares &shares, std::size_t most)
{
    ByteShares result;
    const BoneShares kept = limited(shares, std::min<std::size_t>(most, 4));
    if (kept.empty())
        return result;
    result.left = normalised(shares).size() - kept.size();
    std::array<float, 4> remainders{};
    int rest = 255;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const float exact = kept[i].share * 255;
        result.bones[i] = kept[i].bone;
        result.weights[i] = std::uint8_t(exact);
        remainders[i] = exact - std::floor(exact);
        rest -= result.weights[i];
    }
    for (; rest > 0; --rest) {
        const auto largest = std::max_element(remainders.begin(), remainders.begin() + kept.size());
        ++result.weights[std::size_t(largest - remainders.begin())];
        *largest = -1;
    }
    return result;
}

std::uint32_t skinRow(EditableMesh &mesh, const BoneShares &shares)
{
    const auto known = std::find(mesh.skins.begin(), mesh.skins.end(), shares);
    const auto row = std::uint32_t(known - mesh.skins.begin());
    if (known == mesh.skins.end())
        mesh.skins.push_back(shares);
    return row;
}

} // namespace sinew
