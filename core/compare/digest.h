// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

namespace sinew {

// Digests in memory, never stored: equal content has equal ones.

inline std::size_t bytesDigest(const void *data, std::size_t bytes)
{
    return std::hash<std::string_view>()({static_cast<const char *>(data), bytes});
}

/// Makes the digest that of what it was of, followed by something else.
inline void addDigest(std::size_t &digest, std::size_t part)
{
    digest = (digest ^ part) * 0x9e3779b97f4a7c15u + (digest >> 29);
}

} // namespace sinew
