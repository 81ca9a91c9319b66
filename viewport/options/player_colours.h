// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <span>

namespace sinew {

/// One of Warcraft III's player colours (replaceable textures TeamColor00 … TeamColor27).
struct PlayerColour
{
    const char *name; ///< untranslated; QCoreApplication::translate("PlayerColour", name)
    QRgb rgb;
};

/// All 28 colours by player number, as the game's constants list them: 12 of the classic game, 12 later ones, and the
/// four neutral players.
std::span<const PlayerColour> playerColours();

} // namespace sinew
