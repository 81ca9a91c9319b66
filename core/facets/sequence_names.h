// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// The sequences that the game would choose from when it plays `name`: those with the same words. Numbers and dashes
/// are not words ("Stand - 1" is "Stand"), case does not matter, and "Alternate" or any other word makes it another
/// animation (wc3-mdx-versions.md §7).
bool isVariantOf(std::string_view name, std::string_view of);

/// The row of the sequence that a game shows when nothing happens, in all games "Stand"; failing that the plainest one
/// with that word ("Stand Ready"), then "Birth", with which effects begin, then the first. Empty names only count for
/// the last case; 0 without any.
std::size_t restingSequence(std::span<const std::string> names);

} // namespace sinew
