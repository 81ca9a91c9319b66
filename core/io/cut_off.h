// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/message.h"

#include <cstdint>

namespace sinew {

/// If more bytes are missing, the file was not cut off: the number is wrong.
inline constexpr std::uint64_t mostMissingBytes = std::uint64_t(1) << 30;

/// Message for a file that ends too early, as after a failed copy or download.
inline Message cutOff(std::uint64_t missing)
{
    return missing == 1 ? Message(QT_TRANSLATE_NOOP("Message", "the file is cut off: one byte is missing"))
                        : Message(QT_TRANSLATE_NOOP("Message", "the file is cut off: %1 bytes are missing"), {missing});
}
inline Message cutOffAtLeast(std::uint64_t missing)
{
    return Message(QT_TRANSLATE_NOOP("Message", "the file is cut off: at least %1 bytes are missing"), {missing});
}

} // namespace sinew
