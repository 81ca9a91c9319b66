// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_table.h"

namespace sinew {

/// What the descriptions say by themselves, for models of any format: ranges of values, numbers that are none,
/// references to what is not there.
const CheckTable &tableChecks();

} // namespace sinew
