// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/clip.h"
#include "core/facets/sequence_facet.h"

namespace sinew::m3 {

/// Sequences of M3 models. Each has its own time; groups and collections follow them (see completeChanges()).
class M3Sequences final : public SequenceFacet
{
public:
    std::vector<Clip> sequences(const Model &model) const override;
    bool canEdit() const override { return true; }
    SequenceFields fields(const Model &model, NodeId id) const override;
    Result<ChangeSet> setLoops(const Model &model, std::span<const NodeId> ids, bool loops) const override;
    /// With the event that marks its end, if the model has such an event.
    Result<NewSequence> create(const Model &model, std::string_view name, std::int32_t length) const override;
    Result<NewSequence> duplicate(const Model &model, NodeId id) const override;
    Result<NewSequence> adopt(const Model &model, const Model &from, NodeId id) const override;
    std::unique_ptr<Model> played(const Model &model) const override;
    Result<ChangeSet> remove(const Model &model, std::span<const NodeId> ids, bool withKeys) const override;
    Result<ChangeSet> setInterval(const Model &model, NodeId id, std::int32_t start, std::int32_t end, KeyPolicy policy,
                                  OverlapPolicy) const override;
    Result<ChangeSet> copyKeys(const Model &model, NodeId from, NodeId to, bool stretch) const override;
    Result<ChangeSet> insertTime(const Model &model, std::int32_t at, std::int32_t length) const override;
    Result<ChangeSet> removeTime(const Model &model, std::int32_t at, std::int32_t length,
                                 bool acrossBorders) const override;
};

} // namespace sinew::m3
