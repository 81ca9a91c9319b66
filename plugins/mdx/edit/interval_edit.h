// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/timeline/timeline_edits.h"
#include "core/facets/sequence_facet.h"
#include "core/model/edit_builder.h"

namespace sinew::mdx {

/// Moves the keys of one sequence for a new interval.
class IntervalEdit
{
public:
    /// `from`: the sequence's current interval.
    IntervalEdit(const Model &model, NodeId id, const TimeSpan &from);

    Result<ChangeSet> run(const TimeSpan &to, KeyPolicy policy, OverlapPolicy overlapPolicy);

private:
    /// `whole`: the time that the sequence and its keys will occupy; `keysTo`: where the keys go.
    Status makeWay(const TimeSpan &whole, const TimeSpan &keysTo, OverlapPolicy overlapPolicy);
    /// Whether keys read by both sequences would move within their common range.
    bool disturbs(const TimeSpan &other, const TimeSpan &keysTo) const;
    /// Moves everything behind the sequence on as far as needed.
    Status push(const TimeSpan &whole);

    const Model &m_model;
    NodeId m_id;
    TimeSpan m_from;
    std::vector<TimeSpan> m_others;
    TimelineEdits m_timeline;
    EditBuilder m_edit;
};

} // namespace sinew::mdx
