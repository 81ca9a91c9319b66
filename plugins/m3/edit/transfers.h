// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/transfer_facet.h"

namespace sinew::m3 {

/// Divisions, regions and batches refer to rows of their own model's vertices and bones; other models refuse them.
class M3Transfers final : public TransferFacet
{
public:
    bool needsTransfer(const Model &from, NodeId object, bool elsewhere) const override;
    Result<TransferredObject> transfer(const Model &model, NodeId near, const Model &from,
                                       NodeId object) const override;
};

} // namespace sinew::m3
