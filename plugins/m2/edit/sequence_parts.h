// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Shared parts of edits of sequences.

#include "core/curves/timeline/timeline_edits.h"
#include "core/model/edit_builder.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// Refusals.
Error noSequence(const Model &model, NodeId id);
Error missingKeys(const Sequence &sequence);
Error tooLong();

/// Milliseconds between the starts of two ranges.
std::int32_t slotOf(const Model &model);
/// All the time that belongs to a sequence, including keys after its end.
TimeSpan timeRangeOf(const Model &model, const Sequence &sequence);
TimeSpan spanOf(const Model &model, const Sequence &sequence);
/// Ranges of the other sequences.
std::vector<TimeSpan> othersOf(const Model &model, std::span<const NodeId> ids);
void setSpan(EditBuilder &edit, const Model &model, NodeId id, const TimeSpan &to);

/// The model with a sub-track for every sequence in each track, so that edits of one sequence's time reach its keys and
/// no others. `completeChanges` merges what is still the same in all sequences.
M2Model spreadModel(const Model &model);

/// Sequences whose keys lie in one range: a sequence and its aliases.
struct AliasGroup
{
    AliasGroup(const Model &model, const Sequence &sequence);

    std::vector<std::size_t> rows;
    std::int32_t end = 0; ///< of the longest
};

} // namespace sinew::m2
