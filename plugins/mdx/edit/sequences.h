// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/clip.h"
#include "core/facets/sequence_facet.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Sequences are intervals of a single timeline that all curves share, with both ends included; the game picks them by
/// name and by row, so new ones go to the end of the list. Blizzard's files leave gaps between intervals, mostly 3333
/// ms or 33 ms; in some files intervals overlap, or there are keys in the gaps, which no sequence reads.
class MdxSequences final : public SequenceFacet
{
public:
    std::vector<Clip> sequences(const Model &model) const override;
    bool canEdit() const override { return true; }
    SequenceFields fields(const Model &model, NodeId id) const override;
    Result<ChangeSet> setLoops(const Model &model, std::span<const NodeId> ids, bool loops) const override;
    Result<NewSequence> create(const Model &model, std::string_view name, std::int32_t length) const override;
    Result<NewSequence> createGlobal(const Model &model, std::int32_t duration) const override;
    /// Named like the original with the next free number: "Stand", "Stand - 2".
    Result<NewSequence> duplicate(const Model &model, NodeId id) const override;
    Result<NewSequence> adopt(const Model &model, const Model &from, NodeId id) const override;
    Result<ChangeSet> remove(const Model &model, std::span<const NodeId> ids, bool withKeys) const override;
    Result<ChangeSet> setInterval(const Model &model, NodeId id, std::int32_t start, std::int32_t end, KeyPolicy policy,
                                  OverlapPolicy overlapPolicy) const override;
    Result<ChangeSet> copyKeys(const Model &model, NodeId from, NodeId to, bool stretch) const override;
    Result<ChangeSet> insertTime(const Model &model, std::int32_t at, std::int32_t length) const override;
    Result<ChangeSet> removeTime(const Model &model, std::int32_t at, std::int32_t length,
                                 bool acrossBorders) const override;
};

} // namespace sinew::mdx
