// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/settings/settings.h"

namespace sinew {

/// Sets the look of the running program: the program's own in dark or light, or the platform's, with icons that are
/// visible on it. A platform without a style of its own gets the program's controls in the system's colours. May be
/// called again at any time.
void applyTheme(Settings::Theme theme);

} // namespace sinew
