// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/options/view_options.h"

#include <span>

namespace sinew {

/// An option that is on or off, by its name in the settings and on the command line.
struct ViewToggle
{
    const char *name;
    bool ViewOptions::*option;
    bool overlay = false; ///< drawn for editing only, not part of the picture itself
};
std::span<const ViewToggle> viewToggles();

/// The same picture without editing overlays.
ViewOptions withoutOverlays(ViewOptions options);

} // namespace sinew
