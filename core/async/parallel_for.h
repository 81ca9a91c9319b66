// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

namespace sinew {

/// Calls `body` with each index below `count`, in this thread and in others at once (at most processorCount() in all),
/// and returns when all calls have. Indices begin in ascending order. The calls must not throw.
void parallelFor(std::size_t count, const std::function<void(std::size_t index)> &body);

} // namespace sinew
