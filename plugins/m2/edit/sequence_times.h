// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Edits of the times of sequences.

#include "core/facets/sequence_facet.h"

namespace sinew::m2 {

// Each like the function of SequenceFacet.
Result<ChangeSet> setSequenceInterval(const Model &model, NodeId id, std::int32_t start, std::int32_t end,
                                      KeyPolicy policy, OverlapPolicy overlapPolicy);
Result<ChangeSet> copySequenceKeys(const Model &model, NodeId from, NodeId to, bool stretch);
Result<ChangeSet> insertSequenceTime(const Model &model, std::int32_t at, std::int32_t length);
Result<ChangeSet> removeSequenceTime(const Model &model, std::int32_t at, std::int32_t length, bool acrossBorders);

} // namespace sinew::m2
