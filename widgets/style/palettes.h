// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>

namespace sinew {

/// The program's own colour schemes. Text has a contrast of 4.5:1 or more on every background it appears on.
QPalette lightPalette();
QPalette darkPalette();
/// A system's palette, whatever its accent colour: text on the accent and links get 4.5:1, other roles stay.
QPalette withReadableAccent(const QPalette &palette);

/// The outline of controls: 3:1 on windows, fields and buttons.
QColor outlineColour(const QPalette &palette);
/// Lines that only separate.
QColor separatorColour(const QPalette &palette);
/// For things that are switched on or have the focus: the highlight colour, at 3:1 on windows, fields and buttons.
QColor accentColour(const QPalette &palette);
/// Secondary text, 4.5:1 on windows.
QColor quietTextColour(const QPalette &palette);

} // namespace sinew
