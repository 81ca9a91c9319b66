// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/merge/three_way.h"

namespace sinew {

/// Renumbers references of THEIRS to the numbers that the same objects have in the merged model.
class ReferenceTranslation
{
public:
    explicit ReferenceTranslation(const ThreeWay &models) : m_models(models) {}

    /// `own`: the copy made of an object.
    void note(NodeId their, NodeId own) { m_copies.emplace(their, own); }
    /// NoNode if MINE has removed it.
    NodeId counterpart(NodeId their) const;
    /// Translates the references in a value of a field, or in an element of it; false if one of them can't be kept.
    /// `numbers`: those of the model that will hold it.
    bool translate(const NumberedObjects &numbers, const FieldInfo &f, const TypeInfo &type, std::size_t element,
                   void *data) const;

private:
    /// False if the object that has the number in THEIRS is missing.
    bool renumber(const NumberedObjects &numbers, const char *domain, std::int64_t &number) const;
    bool integers(const NumberedObjects &numbers, const FieldInfo &f, const TypeInfo &type, std::byte *first,
                  std::size_t count, std::size_t element) const;

    const ThreeWay &m_models;
    std::unordered_map<NodeId, NodeId> m_copies; ///< by the object in THEIRS
};

} // namespace sinew
