// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/settings/settings.h"
#include "viewport/options/view_options.h"

namespace sinew {

/// The stored options of the viewport; `otherwise` for those that were never stored.
ViewOptions storedViewOptions(const Settings &settings, const ViewOptions &otherwise = {});
/// Everything except the team colour, which is a separate setting.
void storeViewOptions(Settings &settings, const ViewOptions &options);

} // namespace sinew
