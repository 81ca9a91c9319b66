// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_writer.h"
#include "core/model/model.h"

#include <optional>
#include <set>
#include <unordered_map>

namespace sinew {

/// The objects that a log speaks of, by the ids that they had in the program that wrote it. The files are read anew, so
/// that every object has another id by now; that of an object which a step brought is new as well.
class LoggedObjects
{
public:
    /// Appends the ids of all objects of a model, list by list.
    static void encode(ByteWriter &out, const Model &model);
    /// Finds them in a model of the same files. Nothing when that is not of this shape. The model must live as long.
    /// A list may have another number of items than it had: unknown bytes that were edited may be read as several.
    /// Where these own no lists, the others are found all the same, and hasSame() is false for this one.
    static std::optional<LoggedObjects> decode(ByteReader &in, const Model &model);

    /// Whether a list has the items that it had.
    bool hasSame(const Address &list) const { return !m_otherLists.contains(list); }
    bool hasAllLists() const { return m_otherLists.empty(); }
    /// What an object is, null for those that were never met.
    const StructInfo *structOf(NodeId logged) const;
    /// The present id of an object, NoNode for those that were never met.
    NodeId idOf(NodeId logged) const;
    /// The same for an object that a list brings, which gets an id when it is new. NoNode when it is something else
    /// than before.
    NodeId take(NodeId logged, const StructInfo &info);

private:
    struct Object
    {
        NodeId id;
        const StructInfo *info;
    };
    explicit LoggedObjects(const Model &model) : m_model(&model) {}
    bool decodeBelow(ByteReader &in, const StructInfo &info, NodeId node, const void *object);

    const Model *m_model;
    std::unordered_map<NodeId, Object> m_objects; ///< by logged id
    std::set<Address> m_otherLists;
};

} // namespace sinew
