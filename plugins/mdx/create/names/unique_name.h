// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace sinew::mdx {

/// Names have 80 bytes with their end.
inline constexpr std::size_t longestName = 79;

/// As many whole characters of UTF-8 as fit.
std::string cutName(std::string_view name, std::size_t most = longestName);

/// `wanted`, cut, with a number behind it if it is taken; taken from now on.
std::string uniqueName(std::set<std::string> &taken, std::string_view wanted);

} // namespace sinew::mdx
