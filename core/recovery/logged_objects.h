// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_writer.h"
#include "core/model/model.h"

#include <optional>
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
    static std::optional<LoggedObjects> decode(ByteReader &in, const Model &model);

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
    bool decodeBelow(ByteReader &in, const StructInfo &info, const void *object);

    const Model *m_model;
    std::unordered_map<NodeId, Object> m_objects; ///< by logged id
};

} // namespace sinew
