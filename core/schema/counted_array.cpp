// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/counted_array.h"

namespace sinew {

const FieldInfo *countedArray(const StructInfo &info, const FieldInfo &field, const Ctx &ctx, const void *object)
{
    const int row = field.counted.array ? info.rowNamed(field.counted.array, ctx, object) : -1;
    return row >= 0 && info.fields[std::size_t(row)].type->kind == Kind::Array ? &info.fields[std::size_t(row)]
                                                                               : nullptr;
}

} // namespace sinew
