// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>

namespace sinew {

/// The program's own colour schemes. Text has a contrast of 4.5:1 or more on every background it stands on.
QPalette lightPalette();
QPalette darkPalette();
/// A system's palette, whatever its accent colour: text on the accent and links get 4.5:1, other roles stay.
QPalette withReadableAccent(const QPalette &palette);

/// The boundary of what can be operated: 3:1 on windows, fields and buttons.
QColor outlineColour(const QPalette &palette);
/// Lines that only divide.
QColor separatorColour(const QPalette &palette);
/// What is switched on or has the focus: the highlight colour, at 3:1 on windows, fields and buttons.
QColor accentColour(const QPalette &palette);
/// Text that stands back, 4.5:1 on windows.
QColor quietTextColour(const QPalette &palette);

} // namespace sinew
