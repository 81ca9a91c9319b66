// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/transfer_facet.h"

namespace sinew::m3 {

/// Transfers regions, which consist of rows of their model's vertices and bones and of their division's faces, with
/// their batches. Divisions and single batches are refused elsewhere.
class M3Transfers final : public TransferFacet
{
public:
    bool needsTransfer(const Model &from, NodeId object, bool elsewhere) const override;
    std::vector<NodeId> neededBy(const Model &from, NodeId object) const override;
    std::vector<NodeId> nodesOf(const Model &from, NodeId object) const override;
    Result<TransferredObject> transfer(const Model &model, NodeId near, const Model &from, NodeId object,
                                       const ObjectMap &chosen) const override;
};

} // namespace sinew::m3
