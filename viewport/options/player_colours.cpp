// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/options/player_colours.h"

#include <QCoreApplication>

namespace sinew {

std::span<const PlayerColour> playerColours()
{
    static constexpr PlayerColour colours[] = {
        {QT_TRANSLATE_NOOP("PlayerColour", "Red"), 0xffff0303},
        {QT_TRANSLATE_NOOP("PlayerColour", "Blue"), 0xff0042ff},
        {QT_TRANSLATE_NOOP("PlayerColour", "Teal"), 0xff1be7ba},
        {QT_TRANSLATE_NOOP("PlayerColour", "Purple"), 0xff550081},
        {QT_TRANSLATE_NOOP("PlayerColour", "Yellow"), 0xfffefc00},
        {QT_TRANSLATE_NOOP("PlayerColour", "Orange"), 0xfffe890d},
        {QT_TRANSLATE_NOOP("PlayerColour", "Green"), 0xff21bf00},
        {QT_TRANSLATE_NOOP("PlayerColour", "Pink"), 0xffe45caf},
        {QT_TRANSLATE_NOOP("PlayerColour", "Gray"), 0xff939596},
        {QT_TRANSLATE_NOOP("PlayerColour", "Light blue"), 0xff7ebff1},
        {QT_TRANSLATE_NOOP("PlayerColour", "Dark green"), 0xff106247},
        {QT_TRANSLATE_NOOP("PlayerColour", "Brown"), 0xff4f2b05},
        {QT_TRANSLATE_NOOP("PlayerColour", "Maroon"), 0xff9c0000},
        {QT_TRANSLATE_NOOP("PlayerColour", "Navy"), 0xff0000c3},
        {QT_TRANSLATE_NOOP("PlayerColour", "Turquoise"), 0xff00ebff},
        {QT_TRANSLATE_NOOP("PlayerColour", "Violet"), 0xffbd00ff},
        {QT_TRANSLATE_NOOP("PlayerColour", "Wheat"), 0xffecce87},
        {QT_TRANSLATE_NOOP("PlayerColour", "Peach"), 0xfff7a58b},
        {QT_TRANSLATE_NOOP("PlayerColour", "Mint"), 0xffbfff81},
        {QT_TRANSLATE_NOOP("PlayerColour", "Lavender"), 0xffdbb8eb},
        {QT_TRANSLATE_NOOP("PlayerColour", "Coal"), 0xff4f5055},
        {QT_TRANSLATE_NOOP("PlayerColour", "Snow"), 0xffecf0ff},
        {QT_TRANSLATE_NOOP("PlayerColour", "Emerald"), 0xff00781e},
        {QT_TRANSLATE_NOOP("PlayerColour", "Peanut"), 0xffa56f34},
        {QT_TRANSLATE_NOOP("PlayerColour", "Black (neutral hostile)"), 0xff2e2d2e},
        {QT_TRANSLATE_NOOP("PlayerColour", "Black (neutral victim)"), 0xff2e2d2e},
        {QT_TRANSLATE_NOOP("PlayerColour", "Black (neutral extra)"), 0xff2e2d2e},
        {QT_TRANSLATE_NOOP("PlayerColour", "Black (neutral passive)"), 0xff2e2d2e},
    };
    return colours;
}

} // namespace sinew
