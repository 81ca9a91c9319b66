// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/enum_table.h"

#include <algorithm>

namespace sinew {

EnumEntry EnumEntry::in(std::string_view structure) const
{
    EnumEntry entry = *this;
    for (const FlagMeaning &meaning : meanings)
        if (structure == meaning.kind) {
            entry.label = meaning.label;
            entry.help = meaning.help;
        }
    return entry;
}

bool EnumEntry::concerns(std::string_view structure) const
{
    if (!kinds)
        return true;
    for (std::string_view left = kinds; !left.empty();) {
        const std::size_t end = std::min(left.find(' '), left.size());
        if (left.substr(0, end) == structure)
            return true;
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return false;
}

} // namespace sinew
