// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/json.h"

namespace sinew {

/// "key": "value".
inline std::string jsonMember(const char *key, const std::string &value)
{
    return jsonString(key) + ": " + jsonString(value);
}

} // namespace sinew
