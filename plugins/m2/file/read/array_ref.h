// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew::m2 {

/// A count and an offset within a space.
struct ArrayRef
{
    std::uint32_t count = 0, offset = 0;
    bool operator==(const ArrayRef &) const = default;
};

} // namespace sinew::m2
