// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/transfer_facet.h"

namespace sinew::m2 {

/// Transfers submeshes, which consist of rows of the model's vertices and of their profile's triangles, with their
/// bones and batches. Profiles and single batches are refused elsewhere.
class M2Transfers final : public TransferFacet
{
public:
    bool needsTransfer(const Model &from, NodeId object, bool elsewhere) const override;
    std::vector<NodeId> nodesOf(const Model &from, NodeId object) const override;
    Result<TransferredObject> transfer(const Model &model, NodeId near, const Model &from, NodeId object,
                                       const ObjectMap &chosen) const override;
};

} // namespace sinew::m2
