// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/binding/default_value.h"

#include "core/schema/struct_info.h"

namespace sinew {

Value defaultValue(const FieldInfo &field, const TypeInfo &type, const StructInfo *owner)
{
    if (owner && field.type == &type) {
        Value fresh(*owner->type);
        return Value(type, field.in(fresh.data()));
    }
    return Value(type);
}

} // namespace sinew
