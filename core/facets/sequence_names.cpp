// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/sequence_names.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace sinew {

namespace {

/// Lower case, sorted.
std::vector<std::string> wordsOf(std::string_view name)
{
    std::vector<std::string> words(1);
    for (const char c : name) {
        if (std::isalpha(static_cast<unsigned char>(c)))
            words.back() += char(std::tolower(static_cast<unsigned char>(c)));
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    std::sort(words.begin(), words.end());
    return words;
}

} // namespace

bool isVariantOf(std::string_view name, std::string_view of)
{
    return wordsOf(name) == wordsOf(of);
}

std::size_t restingSequence(std::span<const std::string> names)
{
    const auto row = [&](auto found) { return std::size_t(found - names.begin()); };
    const auto variant = [&](std::string_view of) {
        return std::find_if(names.begin(), names.end(),
                            [of](const std::string &name) { return isVariantOf(name, of); });
    };
    if (const auto stand = variant("stand"); stand != names.end())
        return row(stand);
    auto plainest = names.end();
    std::size_t fewest = 0;
    for (auto name = names.begin(); name != names.end(); ++name) {
        const std::vector<std::string> words = wordsOf(*name);
        if (std::find(words.begin(), words.end(), "stand") != words.end() &&
            (plainest == names.end() || words.size() < fewest)) {
            plainest = name;
            fewest = words.size();
        }
    }
    if (plainest != names.end())
        return row(plainest);
    if (const auto birth = variant("birth"); birth != names.end())
        return row(birth);
    const auto named = std::find_if(names.begin(), names.end(), [](const std::string &name) { return !name.empty(); });
    return named == names.end() ? 0 : row(named);
}

} // namespace sinew
