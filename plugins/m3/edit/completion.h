// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/follow_up.h"
#include "plugins/m3/model/animated_values.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/model/time_ranges.h"

#include <map>
#include <optional>
#include <set>
#include <unordered_set>

namespace sinew::m3 {

/// The parts of a model that an edit can affect beyond what it sets itself.
enum class Concern : std::uint8_t {
    Nothing,
    Names,       ///< of sequences; their collections are named after them
    Keys,        ///< of the curves that it changes
    Objects,     ///< inserted or removed, with what they animate
    Arrangement, ///< of sequences, collections, blocks and animIds: every key may be affected
};

/// Completes an edit by its consequences.
class Completion : private FollowUp<M3Model>
{
public:
    Completion(const M3Model &before, ChangeSet &changes, Concern concern);
    Status run();

private:
    /// Ranges of the timeline, and where the keys of a value move from there.
    using Moves = std::multimap<std::int32_t, std::int32_t>;

    void append(const Address &list, Value items);
    Address blocksOf(NodeId collection) const;
    const AnimatedValues &values();
    std::uint32_t freshId();
    void collectIds();

    void giveVersions();
    template<class Effect>
    void carrySwitches(NodeId id, std::uint32_t flagsSince, std::uint32_t version);
    void giveFreshIds();
    void fitSkinnedBones();
    void fitSets();

    // completion_values.cpp
    bool sharesSection(NodeId a, NodeId b) const;
    void shareKeys();
    void giveInterpolation(const Address &keys);
    void takeInterpolation(const Address &keys);

    // completion_sequences.cpp
    void placeSequences();
    void separateCollections();
    void followNames();
    void dropCollections();
    template<auto Member>
    void followAnimationSet(std::size_t collection, std::uint16_t gone);
    void dropKeysOfBlocks();
    void arrange();
    void moveKeys(const Address &at, const CurveBase &curve, const TypeInfo &value, const TimeRanges &timeline,
                  const Moves &moves);
    void setWithout(const Address &at, const CurveBase &curve, const TypeInfo &value,
                    const std::set<std::int32_t> &starts);

    // completion_blocks.cpp
    void indexBlocks();
    Status fitValues();
    Status fitValue(const AnimatedValue &value, const TimeRanges &timeline);
    void dropBlocksOfGone();
    Status fitEvents();
    Status addBlock(const TimeRange &timeRange, std::uint32_t animId, std::uint16_t kind, std::int32_t last);
    NodeId blockOf(std::uint32_t animId, std::uint16_t kind, NodeId collection, std::int32_t start) const;
    void removeBlock(NodeId block);
    void removeBlocks(std::uint32_t animId, const TypeInfo &value, const std::set<std::int32_t> &keep,
                      const std::set<std::int32_t> &former);
    NodeId collectionFor(const TimeRange &timeRange, std::uint32_t animId, std::uint16_t kind);
    NodeId newCollection(std::size_t sequence);

    Concern m_concern;
    TimeRanges m_timelineBefore;
    std::set<NodeId> m_inserted;                ///< objects that the edit inserts, with their children
    std::set<Address> m_edited;                 ///< curves that the edit itself changes
    std::unordered_set<std::uint32_t> m_wanted; ///< if only keys are concerned: the animIds of their curves
    std::optional<AnimatedValues> m_values;     ///< see values()
    std::unordered_map<std::uint32_t, std::vector<NodeId>> m_blocks; ///< by animId; see indexBlocks()
    std::unordered_map<std::uint32_t, std::uint32_t> m_copiedFrom;   ///< animId of a copy → that of the original
    std::unordered_set<NodeId> m_moved;                              ///< blocks that have been moved
    std::set<std::uint32_t> m_idsInUse;                              ///< empty until one is needed
};

/// Completes an edit: blocks, animIds and animation sets for keys that were added or removed, unique animIds for
/// copies, equal keys for values that share an animId, a range of the timeline and collections for new sequences.
/// Refuses keys outside all ranges.
Status completeChanges(const M3Model &model, ChangeSet &changes);

} // namespace sinew::m3
