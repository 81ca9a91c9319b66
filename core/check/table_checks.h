// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_table.h"

namespace sinew {

/// Checks that follow from the descriptions alone, for models of any format: ranges of values, numbers that are not
/// finite, references to missing objects.
const CheckTable &tableChecks();

} // namespace sinew
