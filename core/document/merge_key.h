// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// Pushes with the same non-zero key, one after the other, form one undo step (a drag, a slider).
struct MergeKey
{
    std::uint64_t value = 0;
    /// A key that no other gesture has.
    static MergeKey next();
};

} // namespace sinew
