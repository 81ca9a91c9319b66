// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <cstdint>
#include <string_view>

namespace sinew {

/// Exact or relative entry: "12.5", "-5" (set), "+=5", "-=5", "*=2" or "*2", "/=2" or "/2", "50%" (of the present
/// number); applied to every selected number or time. Spaces do not matter; a comma is read as the decimal point.
struct NumberEntry
{
    enum Kind : std::uint8_t { Set, Add, Multiply } kind = Set;
    double number = 0;
    double apply(double old) const;
};
/// Refused if it is no number, not finite, or a division by zero.
Result<NumberEntry> parseEntry(std::string_view text);

} // namespace sinew
