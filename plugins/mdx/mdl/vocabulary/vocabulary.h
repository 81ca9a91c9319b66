// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/vocabulary/keyword.h"

#include <string_view>

namespace sinew::mdx {

/// The words that may stand in one kind of block, in the order in which new ones are written.
struct Vocabulary
{
    const StructInfo *info = nullptr; ///< of the object that the statements are about
    std::vector<Keyword> words;
    bool single = false; ///< an object is written as the statement of its only word, without a block of its own
    Value fresh;         ///< an object as it is before its statements are read

    /// Indices of the words spelled so, in any case; empty if there is none.
    const std::vector<std::uint16_t> &find(std::string_view text) const;
    /// The index of the word that a statement's word stands for.
    int canonical(int word) const
    {
        return words[std::size_t(word)].canonical >= 0 ? words[std::size_t(word)].canonical : word;
    }
    /// The word for the block's title, null if there is none.
    const Keyword *title() const;

    std::vector<std::pair<std::string, std::vector<std::uint16_t>>> index; ///< by spelling in small letters, sorted
};

} // namespace sinew::mdx
