// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace sinew {

/// A value of an enumeration, or a bit of flags, and what it is called.
struct EnumEntry
{
    std::int64_t value; ///< for flags: the bit mask
    const char *name;   ///< identifier of the path grammar and JSON, e.g. "addAlpha"
    const char *label;  ///< the community's term
    const char *help = nullptr;
};
using EnumTable = std::vector<EnumEntry>;

} // namespace sinew
