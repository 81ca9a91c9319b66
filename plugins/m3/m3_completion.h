// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"
#include "plugins/m3/m3_model.h"

#include <set>
#include <unordered_map>

namespace sinew::m3 {

/// An Animated value of a model.
struct AnimatedValue
{
    Address keys; ///< the curve: with its leaf
    std::uint32_t animId = 0;
    const CurveBase *curve = nullptr;
    const TypeInfo *value = nullptr;
};
using AnimatedValues = std::unordered_map<std::uint32_t, std::vector<AnimatedValue>>; ///< by animId
AnimatedValues animatedValues(const M3Model &model);

/// A stretch of the line and what plays it.
struct Stretch
{
    std::int32_t start = 0;
    std::int64_t end = 0; ///< exclusive
    int sequence = -1; ///< row; the first of those that share it
    int collection = -1; ///< row, of stretches that no sequence plays
};
/// In the order of the line.
std::vector<Stretch> stretchesOf(const Root &root);
/// Null for times that lie on none.
const Stretch *stretchAt(const std::vector<Stretch> &all, std::int32_t time);

/// The longest time that a sequence can be given, in milliseconds.
inline constexpr std::int32_t longestSequence = 36'000'000;
/// Where the next new sequence can start on the line.
std::int64_t nextStretch(const Root &root);

/// Collects what follows from an edit; every further change is carried out on the copy at once.
class Completion
{
public:
    Completion(const M3Model &before, ChangeSet &changes);
    Status run();

private:
    void set(Address at, Value value);
    void setField(NodeId object, const char *field, Value value);
    void insert(const Address &list, Value items);
    void removeRow(const Address &list, std::size_t row);
    Address rootList(const char *name) const;
    Address blocksOf(std::size_t collection) const;

    bool concerns() const;
    void giveVersions();
    void giveFreshIds();
    void placeSequences();
    void separateCollections();
    void copyKeys(const Collection &from, std::int32_t start, std::int32_t to);
    void dropCollections();
    void dropKeysOfBlocks();
    void fitSkinnedBones();
    void fitSets();

    // m3_completion_blocks.cpp
    Status fitValues();
    Status fitValue(const AnimatedValue &value, const std::vector<Stretch> &line);
    void shareKeys();
    void dropBlocksOfGone();
    Status fitEvents();
    void addBlock(const Stretch &stretch, std::uint32_t animId, std::uint16_t kind, std::int32_t last);
    void removeBlocks(std::uint32_t animId, const TypeInfo &value, const std::set<std::int32_t> &keep, const std::set<std::int32_t> &former);
    std::size_t collectionFor(const Stretch &stretch);
    void eraseKeys(std::uint32_t animId, std::uint16_t kind, std::int32_t start);
    bool sharesSection(NodeId a, NodeId b) const;
    std::uint32_t freshId();

    const M3Model &m_before;
    ChangeSet &m_changes;
    M3Model m_after;
    std::set<NodeId> m_inserted; ///< objects that the edit brings, with what is in them
    std::vector<Address> m_edited; ///< curves that the edit itself changes
    bool m_all = false; ///< every value may be concerned, not only the edited curves
    std::set<std::uint32_t> m_idsInUse;
};

} // namespace sinew::m3
