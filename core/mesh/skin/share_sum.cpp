// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/skin/share_sum.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Files store shares in steps of 1 / 255.
constexpr float unchangedShare = 1e-6f;

} // namespace

void ShareSum::add(const BoneShares &shares, double weight)
{
    for (const BoneShare &each : shares) {
        const double share = double(each.share) * weight;
        if (!(share > 0) || each.bone == NoNode)
            continue;
        const auto known =
            std::find_if(m_bones.begin(), m_bones.end(), [&](const auto &other) { return other.first == each.bone; });
        if (known == m_bones.end())
            m_bones.emplace_back(each.bone, share);
        else
            known->second += share;
    }
}

BoneShares ShareSum::mean(double least) const
{
    double all = 0, kept = 0;
    for (const auto &[bone, share] : m_bones)
        all += share;
    for (const auto &[bone, share] : m_bones)
        kept += share >= least * all ? share : 0;
    BoneShares result;
    for (const auto &[bone, share] : m_bones)
        if (share >= least * all)
            result.push_back({bone, float(share / kept)});
    return result;
}

BoneShares blended(const BoneShares &a, const BoneShares &b, double by)
{
    if (by <= 0 || b.empty())
        return a;
    if (by >= 1 || a.empty())
        return b;
    ShareSum sum;
    sum.add(a, 1 - by);
    sum.add(b, by);
    return sum.mean();
}

bool isAlike(const BoneShares &a, const BoneShares &b)
{
    return a.size() == b.size() && std::all_of(a.begin(), a.end(), [&](const BoneShare &each) {
               return std::any_of(b.begin(), b.end(), [&](const BoneShare &other) {
                   return other.bone == each.bone && std::abs(other.share - each.share) <= unchangedShare;
               });
           });
}

} // namespace sinew
