// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"

namespace sinew {

/// Adds every format, image codec and archive format that is linked into the program.
void addBuiltinPlugins(FormatRegistry &formats);

} // namespace sinew
