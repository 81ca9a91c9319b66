// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/io/result.h"

#include <cstdio>

namespace sinew {

std::string Error::text() const
{
    std::string result;
    const auto add = [&](const std::string &part) {
        if (part.empty())
            return;
        if (!result.empty())
            result += ": ";
        result += part;
    };
    add(file);
    if (offset >= 0) {
        char buffer[32];
        std::snprintf(buffer, sizeof buffer, "offset 0x%llx", static_cast<unsigned long long>(offset));
        add(buffer);
    }
    add(path);
    add(message);
    return result;
}

} // namespace sinew
