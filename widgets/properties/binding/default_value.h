// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/value.h"

namespace sinew {

struct FieldInfo;

/// The value that a new object has in this field.
Value defaultValue(const FieldInfo &field, const TypeInfo &type, const StructInfo *owner);

} // namespace sinew
