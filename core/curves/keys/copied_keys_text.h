// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/copied_keys.h"

namespace sinew {

/// JSON, so that keys can go to other windows and text editors; numbers are exact. Parsing refuses invalid text.
std::string toText(const CopiedKeys &keys);

Result<CopiedKeys> copiedKeysFromText(std::string_view text);

} // namespace sinew
