// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

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
    /// Copies the object into `model` with all its parts; `near`: the object it goes next to or into, NoNode for the
    /// usual place. `from` may be `model`. Refused with the reason if it can't be copied.
    virtual Result<TransferredObject> transfer(const Model &model, NodeId near, const Model &from,
                                               NodeId object) const = 0;
};

} // namespace sinew
