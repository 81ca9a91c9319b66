// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

#include <vector>

namespace sinew {

/// An object that came from another model, with what belongs to it.
struct TransferredObject
{
    ChangeSet changes;
    NodeId object = NoNode;     ///< its identity once the changes are pushed
    std::vector<Message> notes; ///< what could not come along
};

/// Objects that say by rows what they consist of (an M2 submesh: its vertices, triangles and bones): a plain copy would
/// point at what happens to stand there in another model.
class TransferFacet
{
public:
    virtual ~TransferFacet() = default;
    /// Whether copies of an object go through transfer(). `elsewhere`: into another model than its own.
    virtual bool needsTransfer(const Model &from, NodeId object, bool elsewhere) const = 0;
    /// The object in `model` with everything that it consists of; `near`: what it goes beside or into, NoNode for the
    /// usual place. `from` may be `model`. Refused with the reason where it can't come along.
    virtual Result<TransferredObject> transfer(const Model &model, NodeId near, const Model &from,
                                               NodeId object) const = 0;
};

} // namespace sinew
