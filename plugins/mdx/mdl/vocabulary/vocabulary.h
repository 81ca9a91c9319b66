// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/vocabulary/keyword.h"

#include <string_view>

namespace sinew::mdx {

/// The words that may occur in one kind of block, in the order in which new ones are written.
struct Vocabulary
{
    const StructInfo *info = nullptr; ///< of the object that the statements describe
    std::vector<Keyword> words;
    bool single = false; ///< an object is written as the statement of its only word, without a block of its own
    Value fresh;         ///< an object before its statements are read

    /// Indices of the words with this spelling, ignoring case; empty if there is none.
    const std::vector<std::uint16_t> &find(std::string_view text) const;
    /// The index of the word written instead of a statement's word.
    int canonical(int word) const
    {
        return words[std::size_t(word)].canonical >= 0 ? words[std::size_t(word)].canonical : word;
    }
    /// The word for the block's title, null if there is none.
    const Keyword *title() const;

    std::vector<std::pair<std::string, std::vector<std::uint16_t>>> index; ///< by lower-case spelling, sorted
};

} // namespace sinew::mdx
