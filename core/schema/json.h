// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/ctx.h"

#include <string>
#include <string_view>

namespace sinew {

struct TypeInfo;

struct JsonOptions
{
    bool arrays = false; ///< bulk arrays and keys in full; otherwise their size
};

/// The whole value as JSON, field by field in table order, through the description. Enums appear as {"value", "name"}
/// only if the name is known, as a number otherwise; NaN and infinities as strings. Text that is not UTF-8 is escaped
/// byte by byte.
std::string toJson(const TypeInfo &type, const void *data, const Ctx &ctx, const JsonOptions &options = {});

/// A quoted JSON string of bytes that may not be UTF-8.
std::string jsonString(std::string_view text);

} // namespace sinew
