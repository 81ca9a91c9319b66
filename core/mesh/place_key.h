// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

namespace sinew {

/// A position by its bits, for look-up: two vertices in one place have the same. 0 and −0 are the same place.
using PlaceKey = std::array<std::uint32_t, 3>;

inline PlaceKey placeKey(const Vec3 &position)
{
    return {std::bit_cast<std::uint32_t>(position.x + 0.f), std::bit_cast<std::uint32_t>(position.y + 0.f),
            std::bit_cast<std::uint32_t>(position.z + 0.f)};
}

struct PlaceKeyHash
{
    std::size_t operator()(const PlaceKey &key) const
    {
        std::uint64_t hash = 0x9e3779b97f4a7c15;
        for (const std::uint32_t part : key)
            hash = (hash ^ part) * 0xff51afd7ed558ccd ^ (hash >> 29);
        return std::size_t(hash);
    }
};

} // namespace sinew
