// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/numbered_objects.h"

#include <string>

namespace sinew {

/// Digests for finding objects that are alike in different models; in memory only, never stored.
class ContentHash
{
public:
    explicit ContentHash(const NumberedObjects &objects);

    /// The object and everything below it except its name and number; references by the identity of what they name.
    std::size_t deep(const StructInfo &info, const void *object) const;
    /// The object's own values without its name, references and lists.
    std::size_t shallow(const StructInfo &info, const void *object) const;
    /// The fields that identify an object (FieldInfo::identifies).
    std::size_t identity(const StructInfo &info, const void *object) const;
    static bool hasIdentity(const StructInfo &info);

private:
    enum class Depth { Deep, Shallow };
    std::size_t of(const StructInfo &info, const void *object, Depth depth) const;
    std::size_t value(const FieldInfo &field, const TypeInfo &type, const void *data, Depth depth) const;
    std::size_t references(const FieldInfo &field, const TypeInfo &type, const std::byte *first,
                           std::size_t count) const;
    /// The target of a reference: its name, or its own values if it has none.
    std::size_t target(NodeId object) const;

    const NumberedObjects &m_objects;
    Ctx m_ctx;
    mutable std::unordered_map<NodeId, std::size_t> m_identities;
};

/// The name of an object as used in paths: its own or that of a structure inside it; empty if there is none.
std::string objectName(const StructInfo &info, const void *object);

/// The name of an object, or of the nearest one above it that has a name; empty if there is none.
std::string nearestName(const Model &model, NodeId node);

} // namespace sinew
