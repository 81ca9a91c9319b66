// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/schema/value.h"

namespace sinew {

struct FieldInfo;

/// A value as text that parseValue() reads back exactly: integers, shortest round-trip floats ("nan", "inf" included),
/// "{1, 2, 3}" for vectors and fixed arrays, enum and flag names if the field has a table ("additive",
/// "twoSided|unshaded", unknown bits as 0x…), strings plain; colours red first, however they are stored. Containers
/// give a summary: "12 keys, linear".
std::string valueText(const FieldInfo &field, const TypeInfo &type, const void *data);

/// The reverse for plain values. Errors state the reason: not a number, out of the type's range, too long by n bytes,
/// unknown name. Does not check FieldInfo::minimum and maximum; valueProblem() does.
Result<Value> parseValue(const FieldInfo &field, const TypeInfo &type, std::string_view text);

/// Why a value is outside what the table allows (range, number type; unknown enum values are allowed), empty if it is
/// valid.
Message valueProblem(const FieldInfo &field, const TypeInfo &type, const void *data);

/// Shortest text that reads back as the same float.
std::string floatText(float value);

/// The component names of a kind: "x y z w" or "r g b"; null if it has none.
const char *const *componentNames(Kind kind);

} // namespace sinew
