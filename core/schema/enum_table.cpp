// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/enum_table.h"

#include <algorithm>

namespace sinew {

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
