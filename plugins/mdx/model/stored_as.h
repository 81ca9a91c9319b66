// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/struct_info.h"
#include "plugins/mdx/structs/common.h"

namespace sinew::mdx {

/// Whether a field is stored on disk in WoW's own way.
inline bool isStoredAs(const FieldInfo &field, Storage storage, const Ctx &ctx)
{
    return field.storage == storage && ctx.dialect == WowAlpha;
}

} // namespace sinew::mdx
