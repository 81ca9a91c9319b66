// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace sinew::mdx {

/// By CreationSource::game.
inline bool isWow(std::string_view game)
{
    return game == "World of Warcraft";
}
inline bool isStarCraft(std::string_view game)
{
    return game.starts_with("StarCraft II");
}

/// What a name of another game is called in Warcraft III.
struct GameName
{
    const char *from;
    const char *to;
    bool loops = false;
    const char *weapons = nullptr; ///< WeaponSet::id of those who do so; null: everybody
};

std::span<const GameName> wowSequences();
std::span<const GameName> starCraftSequences();
/// A word that may follow in a sequence's name, null if Warcraft III has none for it.
const char *starCraftWord(std::string_view word);
/// True for the names that Warcraft III's own models loop: Stand, Walk …
bool isLoopingName(std::string_view name);

/// Attachments: the first one that a model has becomes `to`, later ones of the same name do not.
std::span<const GameName> wowAttachments();
std::span<const GameName> starCraftAttachments();

} // namespace sinew::mdx
