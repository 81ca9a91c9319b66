// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// Consecutive pushes with the same non-zero key form one undo step (a drag, a slider).
struct MergeKey
{
    std::uint64_t value = 0;
    /// A key that no other gesture has.
    static MergeKey next();
};

} // namespace sinew
