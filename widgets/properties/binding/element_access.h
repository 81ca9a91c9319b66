// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/value.h"

#include <QString>

namespace sinew {

struct FieldInfo;

/// One column of a table over an Array, a FixedArray or a Curve: a number or text inside each element.
struct ElementColumn
{
    enum Part { Time = -1, Values = 0, InTangents = 1, OutTangents = 2 };
    QString title;
    int part = Values;
    std::size_t offset = 0; ///< in one element
    const TypeInfo *type = nullptr;
    const FieldInfo *field = nullptr; ///< the field whose role, range and unit apply
    int axis = -1;                    ///< x y z w
};

// Operations shared by the containers; `type` is the container's, `data` a value of it.

std::vector<ElementColumn> elementColumns(const FieldInfo &field, const TypeInfo &type, const void *data);
std::size_t elementCount(const TypeInfo &type, const void *data);
/// False for a FixedArray, whose count is part of its type.
bool elementsResize(const TypeInfo &type);
const void *cellData(const TypeInfo &type, const void *data, std::size_t row, const ElementColumn &column);
void *editCell(const TypeInfo &type, void *data, std::size_t row, const ElementColumn &column);
/// A container (Array or Curve) of `count` elements starting at `first`.
Value sliceElements(const TypeInfo &type, const void *data, std::size_t first, std::size_t count);
/// `count` new elements to insert before `row`: defaults; for a curve, copies of the key before at times between the
/// neighbours.
Value newElements(const TypeInfo &type, const void *data, std::size_t row, std::size_t count);
void spliceElements(const TypeInfo &type, void *data, std::size_t first, std::size_t removed, const Value &inserted);

} // namespace sinew
