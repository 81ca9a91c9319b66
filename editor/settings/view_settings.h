// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/settings/settings.h"
#include "viewport/options/view_options.h"

namespace sinew {

/// What the viewport was told to show when it was last told so; `otherwise` for what never was.
ViewOptions storedViewOptions(const Settings &settings, const ViewOptions &otherwise = {});
/// Everything but the team colour, which is a setting of its own.
void storeViewOptions(Settings &settings, const ViewOptions &options);

} // namespace sinew
