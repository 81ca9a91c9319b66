// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/names/joined_sequences.h"

#include "plugins/mdx/create/names/game_words.h"
#include "plugins/mdx/create/names/sequence_names.h"

#include <string_view>
#include <utility>

namespace sinew::mdx {

namespace {

/// What comes before, and the shot.
constexpr std::pair<std::string_view, std::string_view> wowPairs[] = {
    {"LoadBow", "AttackBow"}, {"LoadRifle", "AttackRifle"}, {"LoadThrown", "AttackThrown"}};

/// StarCraft II's names whose Start and End belong to what is between them.
constexpr std::string_view starCraftJoined[] = {"Attack", "Spell"};

/// The first row of each name, of sequences that do not play all the time.
class RowsByName
{
public:
    explicit RowsByName(const std::vector<SceneSequence> &all)
    {
        for (std::size_t row = 0; row < all.size(); ++row)
            if (!all[row].always)
                m_rows.emplace(all[row].name, std::int32_t(row));
    }
    std::int32_t of(std::string_view name) const
    {
        const auto known = m_rows.find(name);
        return known == m_rows.end() ? -1 : known->second;
    }

private:
    std::map<std::string_view, std::int32_t> m_rows;
};

bool begins(std::string_view name, std::string_view word)
{
    return name.starts_with(word) && (name.size() == word.size() || name[word.size()] == ' ');
}

} // namespace

JoinedSequences joinedSequences(const CreationSource &source)
{
    JoinedSequences joined;
    const std::vector<SceneSequence> &all = source.scene.sequences;
    const RowsByName rows(all);
    const auto join = [&](std::size_t middle, std::int32_t before, std::int32_t after) {
        std::vector<std::int32_t> parts;
        for (const std::int32_t row : {before, std::int32_t(middle), after})
            if (row >= 0)
                parts.push_back(row);
        if (parts.size() < 2)
            return;
        joined.parts.emplace(std::int32_t(middle), std::move(parts));
        joined.others.insert({before, after});
    };
    for (std::size_t row = 0; row < all.size(); ++row) {
        if (all[row].always)
            continue;
        const std::string base = baseOfVariation(all[row].name);
        if (isWow(source.game)) {
            for (const auto &[before, shot] : wowPairs)
                if (base == shot)
                    join(row, rows.of(before), -1);
        } else if (isStarCraft(source.game)) {
            for (const std::string_view word : starCraftJoined)
                if (begins(base, word) && !base.ends_with(" Start") && !base.ends_with(" End"))
                    join(row, rows.of(base + " Start"), rows.of(base + " End"));
        }
    }
    joined.others.erase(-1);
    return joined;
}

} // namespace sinew::mdx
