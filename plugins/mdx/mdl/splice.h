// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/printer.h"

#include <optional>
#include <string_view>

namespace sinew::mdx {

// Changes within one statement's text. All give nothing where the text is not laid out as they expect: the statement is
// then printed anew.

/// The text with the numbers replaced that differ; words, braces and comments stay. Numbers in front of a brace are
/// counts and don't count.
std::optional<std::string> withNumbers(std::string_view text, const std::vector<std::string> &before,
                                       const std::vector<std::string> &now);
/// The text with its quotation replaced, or one added behind the first word.
std::string withQuotation(std::string_view text, std::string_view quotation);
/// The text with the first number outside quotes and in front of the brace replaced.
std::string withCount(std::string_view text, std::int64_t count);
/// The text with the value behind the first word replaced (a name or a number).
std::optional<std::string> withName(std::string_view text, std::string_view name);
/// Arrays and tracks: elements that are still there keep their text with what stands between them.
std::optional<std::string> withElements(std::string_view text, const Keyword &word, const void *before, const void *now,
                                        const MdlPrinter &printer, const std::string &indent);

} // namespace sinew::mdx
