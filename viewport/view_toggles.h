// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/view_options.h"

#include <span>

namespace sinew {

/// An option that is on or off, by the name that settings and the command line have for it.
struct ViewToggle
{
    const char *name;
    bool ViewOptions::*option;
};
std::span<const ViewToggle> viewToggles();

} // namespace sinew
