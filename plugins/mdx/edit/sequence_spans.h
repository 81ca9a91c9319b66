// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/facets/materials/material_edits.h"
#include "plugins/mdx/model/model.h"

#include <algorithm>
#include <limits>

// Sequences of an MDX model as spans of its single timeline.

namespace sinew::mdx {

inline constexpr std::uint32_t nonLooping = 1;
inline constexpr std::int64_t lastTime = std::numeric_limits<std::int32_t>::max();

inline TimeSpan spanOf(const Sequence &sequence)
{
    return {sequence.start, sequence.end, (sequence.flags & nonLooping) == 0};
}

/// Intervals of all sequences except the given ones.
inline std::vector<TimeSpan> othersOf(const Model &model, std::span<const NodeId> ids)
{
    const auto &sequences = rootOf(model).sequences;
    std::vector<TimeSpan> spans;
    for (std::size_t i = 0; i < sequences.size(); ++i)
        if (std::find(ids.begin(), ids.end(), sequences.ids[i]) == ids.end())
            spans.push_back(spanOf(sequences[i]));
    return spans;
}

/// Whether the overlap of both lies entirely in `allowed`.
inline bool meetOnlyIn(const TimeSpan &a, const TimeSpan &b, const TimeSpan &allowed)
{
    const std::int32_t start = std::max(a.start, b.start), end = std::min(a.end, b.end);
    return end < start || (allowed.start <= start && end <= allowed.end);
}

} // namespace sinew::mdx
