// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/merge_key.h"

#include <atomic>

namespace sinew {

MergeKey MergeKey::next()
{
    static std::atomic<std::uint64_t> counter{0};
    return {++counter};
}

} // namespace sinew
