// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace sinew {

/// Writes a message of a library without what may tell whose it is: what is quoted becomes "…"; from the first word on
/// that looks like a path, an address or the name of a file (it has a slash, a backslash or a suffix) nothing is left
/// but "<left out>", and unless a path begins at its root, neither are words before it back to the last colon, bracket
/// or the like, which may belong to the same name. UTF-8; returns how many bytes were written, which are cut where
/// `out` ends.
///
/// Needs no memory, so that it can be called while the program ends.
std::size_t writeImpersonal(std::string_view text, std::span<char> out) noexcept;

} // namespace sinew
