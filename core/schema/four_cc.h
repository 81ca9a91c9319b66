// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace sinew {

/// Four characters as a file stores them, first character in the lowest byte.
constexpr std::uint32_t fourCc(const char (&text)[5])
{
    return std::uint32_t(std::uint8_t(text[0])) | std::uint32_t(std::uint8_t(text[1])) << 8 |
           std::uint32_t(std::uint8_t(text[2])) << 16 | std::uint32_t(std::uint8_t(text[3])) << 24;
}

/// The four characters of a tag for messages; bytes outside ASCII are shown as \xNN.
std::string tagText(std::uint32_t tag);

} // namespace sinew
