// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/importer.h"
#include "editor/cli/shared/arguments.h"

namespace sinew {

/// --axes facing|kept and --scale K.
Result<ImportOptions> importOptionsOf(const Arguments &arguments);

} // namespace sinew
