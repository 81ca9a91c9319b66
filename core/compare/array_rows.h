// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/row_alignment.h"
#include "core/compare/same_values.h"

#include <map>

namespace sinew {

/// An object of which arrays are compared, in both models.
struct ArrayOwner
{
    const StructInfo &info;
    const void *a, *b;
};

/// Pairs the elements of arrays in two aligned models: by what they are, references by what they name, and numbers that
/// count elements of another array by the elements that they count. Triangles whose vertices only have other numbers
/// are the same.
class ArrayRows
{
public:
    explicit ArrayRows(const Alignment &alignment) : m_alignment(alignment) {}

    /// So many elements make one row: more than one only for numbers that count (CountedArray::group).
    static std::size_t groupOf(const FieldInfo &field, const ArrayBase &a, const ArrayBase &b);
    struct Rows
    {
        std::vector<std::uint64_t> keysA, keysB; ///< by row; those of the same things are equal
        RowAlignment aligned;
        std::vector<std::size_t> inB; ///< by row of A (RowAlignment::inB)
    };
    /// Of an array of an object; computed once.
    const Rows &of(const ArrayOwner &owner, const FieldInfo &field);

private:
    std::vector<std::uint64_t> keys(const ArrayOwner &owner, const FieldInfo &field, bool ofB, std::size_t group);
    /// By row of A: the row of B of the array that a field's numbers count; null if the models have no such array.
    const std::vector<std::size_t> *countedRows(const ArrayOwner &owner, const FieldInfo &field);

    const Alignment &m_alignment;
    std::map<std::pair<const void *, const void *>, Rows> m_rows; ///< by the arrays
};

} // namespace sinew
