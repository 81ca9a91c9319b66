// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

#include <span>

namespace sinew {

/// Bounding volumes that a format stores and that can be recomputed.
class BoundsFacet
{
public:
    virtual ~BoundsFacet() = default;
    /// True if `address` is a bounds field, or (without a field) an object that is one.
    virtual bool isBounds(const Model &model, const Address &address) const = 0;
    /// The changes that make them fit the present model: geometry at rest, or posed during the sequence they belong to.
    virtual Result<ChangeSet> recalculate(const Model &model, std::span<const Address> addresses) const = 0;
    Result<ChangeSet> recalculate(const Model &model, const Address &address) const
    {
        return recalculate(model, std::span(&address, 1));
    }
    virtual Result<ChangeSet> recalculateAll(const Model &model) const = 0;
};

} // namespace sinew
