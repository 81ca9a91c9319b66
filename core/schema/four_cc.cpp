// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/four_cc.h"

namespace sinew {

std::string tagText(std::uint32_t tag)
{
    static const char digits[] = "0123456789abcdef";
    std::string text;
    for (int i = 0; i < 4; ++i) {
        const auto c = std::uint8_t(tag >> (8 * i));
        if (c > 0x20 && c < 0x7f)
            text += char(c);
        else
            text += {'\\', 'x', digits[c >> 4], digits[c & 15]};
    }
    return text;
}

} // namespace sinew
