// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace sinew::test {

/// Counts what is allocated while an input runs and ends the program, as a finding, if that is more than allowed. Needs
/// a sanitizer's allocator.
class MemoryWatch
{
public:
    /// Once, before the first input.
    static void install();
    static void begin(std::size_t allowedBytes);
    /// The most that was allocated at once since begin().
    static std::size_t end();
};

} // namespace sinew::test
