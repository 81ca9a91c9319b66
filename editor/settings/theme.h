// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/settings/settings.h"

#include <QPalette>

namespace sinew {

/// The palettes of the program's own light and dark look; text on every background has a contrast of 4.5:1 or more.
QPalette lightPalette();
QPalette darkPalette();

/// Gives the running program a look: the platform's own, or Fusion in light or dark, with icons that are visible on it.
/// May be called again at any time.
void applyTheme(Settings::Theme theme);

} // namespace sinew
