// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace sinew {

/// Writes a library's message without anything that may reveal personal data: quoted text becomes "…"; from the first
/// word on that looks like a path, an address or a file name (it has a slash, a backslash or a suffix) everything is
/// replaced by "<left out>", and unless a path begins at its root, so are the words before it, back to the last colon,
/// bracket or similar, which may belong to the same name. UTF-8; returns how many bytes were written, cut at the end of
/// `out`.
///
/// Allocates no memory, so that it can be called during a crash.
std::size_t writeImpersonal(std::string_view text, std::span<char> out) noexcept;

} // namespace sinew
