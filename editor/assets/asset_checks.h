// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_table.h"

#include <string_view>

namespace sinew {

/// Problems found by looking for the files a model names, by code ("asset.texture.missing"). These checks have no
/// run().
const CheckTable &assetChecks();
/// One of them; an unknown code ends the program.
const Check &assetCheck(std::string_view code);

} // namespace sinew
