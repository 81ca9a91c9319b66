// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/message.h"
#include "core/model/model.h"
#include "core/schema/value.h"

namespace sinew {

/// The one record that is at once undo step, notification and viewport delta. Applying it swaps `other` with the
/// model's content and so turns it into its own inverse.
struct Change
{
    enum Kind : std::uint8_t {
        Set,    ///< `other`: the value of the addressed field or element
        Splice, ///< `count` elements of an Array or keys of a Curve from `first` on ↔ all those in `other`
        Insert, ///< the items of the List in `other` go before row `first`; afterwards this is a Remove
        Remove, ///< `count` items from row `first` on; afterwards this is an Insert
        Move,   ///< `count` items from row `first` on then start at row `to` (counted without them)
    };
    Kind kind = Set;
    Address at;
    int first = 0, count = 0, to = 0;
    Value other;

    std::size_t byteCost() const { return sizeof(Change) + other.byteCost(); }
};

using ChangeSet = std::vector<Change>;

/// Why a change does not fit the model (the address resolves, the type matches, rows are in range); empty if it fits.
Message changeProblem(const Model &model, const Change &change);

/// Drops the sets that change nothing: those that hold the model's present value, unless another change in the set
/// touches the same field.
void dropIdleSets(const Model &model, ChangeSet &changes);

/// Applies a change that fits; the change becomes its inverse. Never fails, never drops identities.
void applyChange(Model &model, Change &change);

} // namespace sinew
