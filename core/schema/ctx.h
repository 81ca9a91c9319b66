// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// What a field's presence on disk can depend on. The dialect distinguishes formats that use the same version numbers.
struct Ctx
{
    std::uint32_t dialect = 0; ///< a bit defined by the format
    std::uint32_t version = 0; ///< of the file, in M3 of the section
    std::uint32_t flags = 0;   ///< header flags (M2)
    bool operator==(const Ctx &) const = default;
};

} // namespace sinew
