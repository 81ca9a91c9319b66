// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/time_span.h"
#include "core/facets/curve_facet.h"

#include <QString>

namespace sinew {

/// A track that the curve editor lists.
struct ShownTrack
{
    CurveChannel channel;
    const TypeInfo *type = nullptr; ///< type of the curve
    const FieldInfo *field = nullptr;
    QString object;       ///< name of the object
    TimeSpans spans;      ///< where the game reads it, in file order; empty: all time is one span
    BorrowedSpans echoes; ///< sequences that show keys of another range
    bool isGlobal = false;

    const TypeInfo &value() const { return *type->element; }
    const Address &address() const { return channel.address; }
    /// The time at which the keys lie that are read at a time of the timeline.
    double sourceTime(double time) const;
    /// The place in which a component is listed, and the component in a place: colours are red, green, blue, however
    /// they are stored.
    int placeOf(int component) const;
};

} // namespace sinew
