// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace sinew {

/// What a flag means in one kind of structure.
struct FlagMeaning
{
    const char *kind; ///< name of the structure
    const char *label;
    const char *help;
};

/// A value of an enumeration, or a bit of flags, and its names.
struct EnumEntry
{
    std::int64_t value; ///< for flags: the bit mask
    const char *name;   ///< identifier of the path grammar and JSON, e.g. "addAlpha"
    const char *label;  ///< the community's term
    const char *help = nullptr;
    /// For a flag in a structure that many others contain: the names of those for which it has a meaning, separated by
    /// spaces; null: all.
    const char *kinds = nullptr;
    /// For a flag that means different things in them: what each calls it. `label` and `help` name all meanings.
    std::span<const FlagMeaning> meanings = {};

    /// The entry with the label and help that it has in a structure.
    EnumEntry in(std::string_view structure) const;
    bool concerns(std::string_view structure) const;
};
using EnumTable = std::vector<EnumEntry>;

/// Bits of long flags that are shown together.
struct FlagGroup
{
    const char *label; ///< heading
    std::uint64_t mask;
};
/// In display order. Bits in no group come last.
using FlagGroups = std::vector<FlagGroup>;

/// The names of the components of a vector or the elements of a fixed array: "Birth", "Middle", "Death".
using PartNames = std::vector<const char *>;

} // namespace sinew
