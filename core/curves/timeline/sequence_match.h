// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/time_span.h"
#include "core/schema/type_info.h"

namespace sinew {

/// Where the time of a sequence of one model lies in another.
struct SpanMatch
{
    TimeSpan from, to;
    NodeId sequence = NoNode; ///< of the first model
};

/// The sequences of one model that another has as well.
struct SequenceMatch
{
    std::vector<SpanMatch> spans;
    std::vector<Clip> missing; ///< sequences that the other model lacks
    bool isSame = false;       ///< all are there, at the same times
};
/// By name, of several alike ones the first for the first; global sequences and aliases are left out.
SequenceMatch matchSequences(std::span<const Clip> from, std::span<const Clip> to);

/// A curve's keys at their places in the other model, scaled where a sequence is longer there; those in no span go. An
/// absent or emptied curve is absent.
CurveBase keysInSpans(const CurveBase &curve, const TypeInfo &value, std::span<const SpanMatch> spans);

} // namespace sinew
