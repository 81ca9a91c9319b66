// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/printer.h"

#include <optional>
#include <string_view>

namespace sinew::mdx {

// Changes within a statement's text. All return nothing if the text is not laid out as they expect: the statement is
// then reprinted.

/// The text with differing numbers replaced; words, braces and comments stay. Numbers before a brace are counts and are
/// skipped.
std::optional<std::string> withNumbers(std::string_view text, const std::vector<std::string> &before,
                                       const std::vector<std::string> &now);
/// The text with its quotation replaced, or one added after the first word.
std::string withQuotation(std::string_view text, std::string_view quotation);
/// The text with the first number outside quotes and before the brace replaced.
std::string withCount(std::string_view text, std::int64_t count);
/// The text with the value after the first word replaced (a name or a number).
std::optional<std::string> withName(std::string_view text, std::string_view name);
/// Arrays and tracks: remaining elements keep their text and the text between them.
std::optional<std::string> withElements(std::string_view text, const Keyword &word, const void *before, const void *now,
                                        const MdlPrinter &printer, const std::string &indent);

} // namespace sinew::mdx
