// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <span>

namespace sinew {

/// One of Warcraft III's player colours (replaceable textures TeamColor00 … TeamColor23).
struct PlayerColour
{
    const char *name; ///< untranslated; QCoreApplication::translate("PlayerColour", name)
    QRgb rgb;
};

/// All 24 colours by player number, as the game's constants list them; the first 12 are those of the classic game.
std::span<const PlayerColour> playerColours();

} // namespace sinew
