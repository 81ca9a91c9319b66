// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/time_span.h"
#include "core/schema/type_info.h"

namespace sinew {

/// Where the time of a sequence of one model lies in another model.
struct SpanMatch
{
    TimeSpan from, to;
    NodeId sequence = NoNode; ///< of the first model
};

/// The sequences of one model that another one has as well.
struct SequenceMatch
{
    std::vector<SpanMatch> spans;
    std::vector<Clip> missing;   ///< sequences that the other model lacks
    std::vector<Clip> unmatched; ///< sequences of the other model that this one lacks
    bool isSame = false;         ///< all exist there, at the same times
};
/// Matched by name; of several with one name the first goes to the first. Global sequences and aliases are left out.
SequenceMatch matchSequences(std::span<const Clip> from, std::span<const Clip> to);

/// A curve's keys at their places in the other model, scaled where a sequence is longer there; keys outside all spans
/// are dropped. An absent or emptied curve is absent.
CurveBase keysInSpans(const CurveBase &curve, const TypeInfo &value, std::span<const SpanMatch> spans);

} // namespace sinew
