// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/names/sequence_names.h"

#include "plugins/mdx/create/names/game_words.h"
#include "plugins/mdx/create/names/joined_sequences.h"
#include "plugins/mdx/create/names/names_of_weapons.h"
#include "plugins/mdx/create/names/unique_name.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <sstream>

namespace sinew::mdx {

namespace {

struct Meaning
{
    std::string name; ///< empty: none of the game's
    bool loops = false;
};

Meaning ofWow(const std::string &name, const std::set<std::string> &all, const NamesOfWeapons &weapons)
{
    const std::string base = baseOfVariation(name);
    // Creatures without a run walk.
    if (base == "Walk" && !all.count("Run"))
        return {"Walk", true};
    for (const GameName &row : wowSequences())
        if (base == row.from && weapons.counts(row))
            return {row.to, row.loops};
    return {};
}

std::vector<std::string> wordsOf(const std::string &name)
{
    std::istringstream stream(name);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

bool isNumber(const std::string &word)
{
    return std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// StarCraft II's names are words, too: the row whose words begin the name, and what is left stays if Warcraft III
/// knows it.
Meaning ofStarCraft(const std::string &name)
{
    std::vector<std::string> words = wordsOf(name);
    std::erase_if(words, isNumber);
    std::string joined;
    for (const std::string &word : words)
        joined += (joined.empty() ? "" : " ") + word;
    const GameName *best = nullptr;
    std::size_t length = 0;
    for (const GameName &row : starCraftSequences()) {
        const std::string from = row.from;
        const bool begins =
            joined.compare(0, from.size(), from) == 0 && (joined.size() == from.size() || joined[from.size()] == ' ');
        if (begins && from.size() > length) {
            best = &row;
            length = from.size();
        }
    }
    if (!best)
        return {};
    std::string result = best->to;
    for (const std::string &word : wordsOf(joined.substr(length)))
        if (const char *known = starCraftWord(word))
            result += std::string(" ") + known;
    return {result, best->loops};
}

Meaning meaningOf(const CreationSource &source, const std::string &name, const std::set<std::string> &all,
                  const NamesOfWeapons &weapons)
{
    if (isWow(source.game))
        return ofWow(name, all, weapons);
    if (isStarCraft(source.game))
        return ofStarCraft(name);
    return {name, isLoopingName(name)};
}

/// A talking head also listens: wow-converter makes that the way it stands.
void addPortrait(std::vector<CreatedSequence> &sequences)
{
    const auto named = [&](const char *name) {
        return std::find_if(sequences.begin(), sequences.end(),
                            [name](const CreatedSequence &sequence) { return sequence.name == name; });
    };
    const auto stand = named("Stand");
    if (stand == sequences.end() || named("Portrait Talk") == sequences.end() || named("Portrait") != sequences.end())
        return;
    CreatedSequence portrait = *stand;
    portrait.name = "Portrait";
    sequences.push_back(std::move(portrait));
}

} // namespace

std::string baseOfVariation(const std::string &name)
{
    const std::size_t space = name.rfind(' ');
    const bool isNumbered =
        space != name.npos && space + 1 < name.size() &&
        std::all_of(name.begin() + std::ptrdiff_t(space) + 1, name.end(), [](char c) { return c >= '0' && c <= '9'; });
    return isNumbered ? name.substr(0, space) : name;
}

std::vector<CreatedSequence> namedSequences(const CreationSource &source, bool all)
{
    const std::vector<SceneSequence> &from = source.scene.sequences;
    std::set<std::string> names;
    std::int32_t mostFrequent = 0;
    for (const SceneSequence &sequence : from) {
        names.insert(sequence.name);
        mostFrequent = std::max(mostFrequent, sequence.frequency);
    }
    std::vector<CreatedSequence> result;
    std::map<std::string, int> counts;
    std::map<std::string, std::int32_t> highest;
    std::set<std::pair<std::string, std::pair<std::int32_t, std::int32_t>>> taken;
    const NamesOfWeapons weapons(source);
    const JoinedSequences joined = joinedSequences(source);
    const bool isOfAnotherGame = isWow(source.game) || isStarCraft(source.game);
    for (std::size_t row = 0; row < from.size(); ++row) {
        const SceneSequence &sequence = from[row];
        // What plays all the time becomes global sequences.
        if (sequence.always)
            continue;
        Meaning meaning = meaningOf(source, sequence.name, names, weapons);
        // What is a part of another one means nothing by itself.
        if (joined.others.count(std::int32_t(row)))
            meaning = {};
        const bool hasMeaning = !meaning.name.empty();
        if (!hasMeaning) {
            if (!all)
                continue;
            meaning = {"Cinematic " + sequence.name, false};
        }
        // An alias of the same name is the same sequence.
        if (!taken.insert({meaning.name, {sequence.start, sequence.end}}).second)
            continue;
        CreatedSequence next;
        next.row = std::int32_t(row);
        next.loops = isOfAnotherGame ? meaning.loops && sequence.loops : sequence.loops;
        if (const auto parts = joined.parts.find(next.row); hasMeaning && parts != joined.parts.end()) {
            next.row = parts->second.front();
            next.then.assign(parts->second.begin() + 1, parts->second.end());
            next.loops = false;
        }
        highest[meaning.name] = std::max(highest[meaning.name], sequence.frequency);
        const int number = ++counts[meaning.name];
        const std::string end = number > 1 ? " - " + std::to_string(number) : std::string();
        next.name = cutName(meaning.name, longestName - end.size()) + end;
        next.rarity = float(sequence.frequency);
        result.push_back(std::move(next));
    }
    // The most frequent one is the usual one.
    for (CreatedSequence &sequence : result) {
        const std::string base = sequence.name.substr(0, sequence.name.find(" - "));
        const double most = highest[base];
        const double share = most > 0 ? sequence.rarity / most : 1;
        sequence.rarity = float(std::clamp(std::round(10 * (1 - share)), 0., 9.));
    }
    if (isOfAnotherGame)
        addPortrait(result);
    return result;
}

} // namespace sinew::mdx
