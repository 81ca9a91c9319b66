// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/clip.h"
#include "core/scene/pose/sample_span.h"
#include "core/schema/curve.h"

#include <QList>

#include <vector>

namespace sinew {

/// A time range, both ends inclusive.
struct TimeSpan
{
    std::int32_t start = 0, end = -1;
    bool wraps = false;         ///< values continue from the last key through the end to the first
    bool usesOuterKeys = false; ///< the nearest keys outside count as well (Clip::usesOuterKeys)

    bool contains(std::int32_t time) const { return time >= start && time <= end; }
    /// Where keys are looked up for a moment in it; `isGlobal`: for a curve on a global sequence.
    SampleSpan moment(double time, bool isGlobal = false) const;
    bool operator==(const TimeSpan &) const = default;
};

/// The sequences in which a curve is read. A model can have tens of thousands of sequences and of curves: copies share
/// their rows until one is changed.
using TimeSpans = QList<TimeSpan>;

/// The times of a clip, and how keys are looked up in it.
TimeSpan spanOf(const Clip &clip);

/// Where the game reads a curve: the sequences that it has keys for (CurveBase::Header::slots), in file order, or the
/// global sequence with this identity.
TimeSpans readSpans(std::span<const Clip> clips, const CurveBase::Header &header, NodeId globalSequence);

/// A sequence that a curve has no keys for: it shows those of another range, at the same offset from its start.
struct BorrowedSpan
{
    TimeSpan at;
    TimeSpan of;

    /// Where on the timeline the keys are that are read at a time of `at`.
    double sourceTime(double time) const;
    bool operator==(const BorrowedSpan &) const = default;
};
/// Shared like TimeSpans.
using BorrowedSpans = QList<BorrowedSpan>;
/// The sequences in file order that readSpans() does not cover, except aliases that lie in one it does.
BorrowedSpans borrowedSpans(std::span<const Clip> clips, const CurveBase::Header &header);

/// The sequence whose keys of a curve are read while `clip` (not a global one) plays, at the same offset from its
/// start: usually `clip` itself; the first one if the curve has none for it.
const Clip &sourceClip(std::span<const Clip> clips, const Clip &clip, const CurveBase::Header &header);

} // namespace sinew
