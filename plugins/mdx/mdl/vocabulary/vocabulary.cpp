// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/vocabulary/vocabulary.h"

#include "plugins/mdx/mdl/vocabulary/keyword.h"

#include <algorithm>

namespace sinew::mdx {

const std::vector<std::uint16_t> &Vocabulary::find(std::string_view text) const
{
    static const std::vector<std::uint16_t> none;
    const std::string key = lowerCased(text);
    const auto found = std::lower_bound(index.begin(), index.end(), key,
                                        [](const auto &entry, const std::string &k) { return entry.first < k; });
    return found != index.end() && found->first == key ? found->second : none;
}

const Keyword *Vocabulary::title() const
{
    return !words.empty() && words[0].is<form::Title>() ? &words[0] : nullptr;
}

} // namespace sinew::mdx
