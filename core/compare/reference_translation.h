// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/three_way.h"

namespace sinew {

/// Gives references of THEIRS the numbers that the same objects have where both are merged.
class ReferenceTranslation
{
public:
    explicit ReferenceTranslation(const ThreeWay &models) : m_models(models) {}

    /// `own`: the copy that was made of an object.
    void note(NodeId their, NodeId own) { m_copies.emplace(their, own); }
    /// NoNode where MINE has removed it.
    NodeId counterpart(NodeId their) const;
    /// The references in a value of a field, or in an element of it; false when one of them can't be kept. `numbers`:
    /// of the model in which it is to stand.
    bool translate(const NumberedObjects &numbers, const FieldInfo &f, const TypeInfo &type, std::size_t element,
                   void *data) const;

private:
    /// False when the object that has the number in THEIRS is not there.
    bool renumber(const NumberedObjects &numbers, const char *domain, std::int64_t &number) const;
    bool integers(const NumberedObjects &numbers, const FieldInfo &f, const TypeInfo &type, std::byte *first,
                  std::size_t count, std::size_t element) const;

    const ThreeWay &m_models;
    std::unordered_map<NodeId, NodeId> m_copies; ///< by the object of THEIRS
};

} // namespace sinew
