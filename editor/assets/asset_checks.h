// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_table.h"

#include <string_view>

namespace sinew {

/// What is found by looking for the files that a model names, by code ("asset.texture.missing"). They have no run().
const CheckTable &assetChecks();
/// One of them; a code that is none ends the program.
const Check &assetCheck(std::string_view code);

} // namespace sinew
