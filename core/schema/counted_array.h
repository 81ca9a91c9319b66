// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/struct_info.h"

namespace sinew {

/// The array of a structure whose elements the numbers of a field count (FieldInfo::counted); null if the structure has
/// no such array in this context. `object`: of the structure.
const FieldInfo *countedArray(const StructInfo &info, const FieldInfo &field, const Ctx &ctx, const void *object);

} // namespace sinew
