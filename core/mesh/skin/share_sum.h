// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <utility>

namespace sinew {

/// Adds up the bones of several vertices.
class ShareSum
{
public:
    /// `weight`: >= 0, relative to that of the others. What follows nothing counts for nothing.
    void add(const BoneShares &shares, double weight);
    /// The weighted mean: each bone once, in the order in which they came, adding up to 1; those below `least` (0…1)
    /// are left out. Empty if nothing was added.
    BoneShares mean(double least = 0) const;

private:
    std::vector<std::pair<NodeId, double>> m_bones;
};

/// From `a` (`by` 0) to `b` (`by` 1). If one of them is empty it is the other.
BoneShares blended(const BoneShares &a, const BoneShares &b, double by);

/// The same bones, in any order, and their shares differ by less than what any file stores.
bool isAlike(const BoneShares &a, const BoneShares &b);

} // namespace sinew
