// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_writer.h"
#include "core/model/model.h"

#include <optional>
#include <set>
#include <unordered_map>

namespace sinew {

/// The objects that a log refers to, by the ids they had in the program that wrote it. The files are read again, so
/// every object now has another id; objects that a step inserted also get new ids.
class LoggedObjects
{
public:
    /// Appends the ids of all objects of a model, list by list.
    static void encode(ByteWriter &out, const Model &model);
    /// Finds them in a model of the same files. Nothing if that has another shape. The model must live as long. A list
    /// may have another number of items than before: unknown bytes that were edited may be read as several. If its
    /// items own no lists, the others are still found, and hasSame() is false for this one.
    static std::optional<LoggedObjects> decode(ByteReader &in, const Model &model);

    /// True if a list has the same items as before.
    bool hasSame(const Address &list) const { return !m_otherLists.contains(list); }
    bool hasAllLists() const { return m_otherLists.empty(); }
    /// The structure of an object, null if it was never met.
    const StructInfo *structOf(NodeId logged) const;
    /// The present id of an object, NoNode if it was never met.
    NodeId idOf(NodeId logged) const;
    /// The same for an object in an inserted list, which gets an id if it is new. NoNode if it is something else than
    /// before.
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
