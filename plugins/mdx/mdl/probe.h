// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace sinew::mdx {

/// The text without the UTF-8 mark that some editors put in front of it.
std::string_view withoutMark(std::string_view text);

/// Whether a file's first bytes look like MDL: space and comments, then a word that can begin a block. 0 … 100.
int probeMdl(std::string_view head, bool suffixFits);

} // namespace sinew::mdx
