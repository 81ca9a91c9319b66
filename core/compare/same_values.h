// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/alignment.h"

namespace sinew {

/// Compares values of two aligned models: bit by bit, references by what they name.
class SameValues
{
public:
    explicit SameValues(const Alignment &alignment) : m_alignment(alignment) {}

    /// Two values of one field. Lists are the same if their items are aligned row by row and the same all the way down.
    bool operator()(const FieldInfo &field, const void *a, const void *b) const
    {
        return same(field, *field.type, a, b);
    }
    /// Two elements of an array, or values of keys. `element`: its number, as only some of them may be references.
    bool element(const FieldInfo &field, const TypeInfo &type, std::size_t element, const void *a, const void *b) const;
    bool globalSequences(std::int32_t a, std::int32_t b) const;
    bool headers(const CurveBase &a, const CurveBase &b) const;
    /// All values of two objects of one structure, and below.
    bool objects(const StructInfo &info, const void *a, const void *b) const;

private:
    bool same(const FieldInfo &field, const TypeInfo &type, const void *a, const void *b) const;
    bool elements(const FieldInfo &field, const TypeInfo &type, const std::byte *a, const std::byte *b,
                  std::size_t count) const;
    bool targets(const char *domain, std::int64_t a, std::int64_t b) const;

    const Alignment &m_alignment;
};

/// True if a field holds numbers of objects.
inline bool holdsReferences(const FieldInfo &field)
{
    return field.reference.kind == RefKind::Row || field.reference.kind == RefKind::Key;
}

} // namespace sinew
