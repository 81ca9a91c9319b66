// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/counterparts.h"
#include "core/io/result.h"
#include "core/model/change.h"

#include <vector>

namespace sinew {

/// An object that was copied from another model, with everything that belongs to it.
struct TransferredObject
{
    ChangeSet changes;
    NodeId object = NoNode;     ///< its identity once the changes are pushed
    std::vector<Message> notes; ///< what could not be copied
};

/// Objects that name their parts by rows (an M2 submesh: its vertices, triangles and bones): a plain copy would refer
/// to whatever is in those rows of another model.
class TransferFacet
{
public:
    virtual ~TransferFacet() = default;
    /// True if copies of an object go through transfer(). `elsewhere`: into another model than its own.
    virtual bool needsTransfer(const Model &from, NodeId object, bool elsewhere) const = 0;
    /// Objects that must be in the other model, or have a counterpart there, before the object itself can be copied:
    /// the materials of a region. Not the bones that it follows.
    virtual std::vector<NodeId> neededBy(const Model & /*from*/, NodeId /*object*/) const { return {}; }
    /// The nodes that the object's vertices follow, each once, if it does not name them itself.
    virtual std::vector<NodeId> nodesOf(const Model & /*from*/, NodeId /*object*/) const { return {}; }
    /// Copies the object into `model` with all its parts; `near`: the object it goes next to or into, NoNode for the
    /// usual place. `from` may be `model`. `chosen`: objects of `model` in place of some of `from`; others are matched
    /// by name. Refused with the reason if it can't be copied.
    virtual Result<TransferredObject> transfer(const Model &model, NodeId near, const Model &from, NodeId object,
                                               const ObjectMap &chosen) const = 0;
};

} // namespace sinew
