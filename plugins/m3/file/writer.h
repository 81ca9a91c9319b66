// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format.h"
#include "plugins/m3/model/animated_values.h"
#include "plugins/m3/model/layout.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/model/plan.h"
#include "plugins/m3/model/time_ranges.h"

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace sinew::m3 {

/// Writes a model over the file that it was read from. Every section is rebuilt from the model; where one comes out
/// unchanged it keeps its place in the index and in the file.
///
/// A file in the official order (M3Layout::official) keeps it, whatever is added or removed. In other files sections
/// keep their rows of the index: those that still fit stay in place, those that grow or are new go to the end at a
/// multiple of 16, and those that nothing names any more stay behind until the file is compacted. Sections that several
/// references share stay shared while they are equal; WriteOptions::sharesEqual shares all that are equal and name no
/// others.
class M3Writer
{
public:
    /// Only the options for the layout of the file are used.
    M3Writer(const M3Model &model, const WriteOptions &options);
    Result<QByteArray> write();

private:
    struct Out
    {
        std::uint32_t tag = 0, version = 0, count = 0;
        std::vector<std::byte> bytes = {};
        std::vector<std::uint32_t> references = {}; ///< offsets in `bytes` of the rows that name sections
        bool taken = false;                         ///< the model holds its contents
        bool same = false;                          ///< unchanged from the file
        Bytes inFile = {};                          ///< instead of `bytes`, for unchanged sections that name no others

        Bytes content() const { return inFile.empty() ? Bytes(bytes) : inFile; }
    };
    struct EventKey
    {
        std::int32_t time;
        const Event *event;
    };
    /// The contents of a reference when the file was read.
    struct Origin
    {
        bool there = false; ///< false for new objects
        Reference3 reference;
        bool kept = false; ///< was not followed
    };
    Origin originOf(ObjectPlace place, const Plan &plan, std::uint32_t version, std::uint32_t disk) const;
    void encodeRow(const StructInfo &info, std::uint32_t version, const void *object, ObjectPlace place,
                   std::size_t row, Out &out);
    void putReference(Out &out, std::size_t at, const Reference3 &reference);
    Reference3 text(const PlanStep &step, const void *data, const Origin &origin);
    Reference3 array(const PlanStep &step, const ArrayBase &array, const Origin &origin);
    Reference3 list(const PlanStep &step, const void *data, const Origin &origin);
    Reference3 vertices(const Origin &origin);
    /// The contents are copied only if they differ from those in the file.
    Reference3 primitives(std::uint32_t tag, std::uint32_t count, Bytes content, const Origin &origin);
    /// Stores a section that names no others; reuses an equal earlier one if the options say so.
    Reference3 storePlain(Out out, Bytes content, const Origin &origin);
    Reference3 nothing(const Origin &origin) const;
    Reference3 store(Out out, const Origin &origin);
    /// The contents that the section had in the file, if it can be the same one.
    std::optional<Bytes> former(const Out &out, const Origin &origin) const;
    /// Chooses the section's row of the index. `hasFormer`: former() has contents; `same`: they are its own.
    Reference3 enter(Out out, const Origin &origin, bool hasFormer, bool same);

    // writer_tracks.cpp
    void blocks(const Collection &collection, const std::vector<NodeId> &ids, ObjectPlace place, const Plan &plan,
                const PlanStep &step, std::size_t row, Out &out);
    Reference3 blockList(std::uint16_t kind, const std::vector<std::pair<const Block *, NodeId>> &blocks,
                         const Origin &origin);
    void blockKeys(std::uint16_t kind, const Block &block, NodeId id, std::size_t entry, Out &out);
    /// Sets m_keyTimes, counted from the block's start, and m_keys, in disk form; empty if there are none.
    void gatherKeys(std::uint16_t kind, const Block &block);
    void eventKeys(const Block &block, const Origin &times, const Origin &values, Reference3 &timesNow,
                   Reference3 &valuesNow);

    /// Whether each section came out as it is in the file.
    bool isUnchanged() const;

    // writer_file.cpp
    Result<QByteArray> inOrder();
    Result<QByteArray> inPlace();
    std::vector<std::uint32_t> depthFirst(std::uint32_t root) const;
    void writeIndex(QByteArray &file, std::size_t at, const std::vector<std::uint32_t> &order,
                    const std::vector<std::uint32_t> &offsets) const;

    const M3Model &m_model;
    const M3Layout &m_layout;
    bool m_compact, m_sharesEqual;
    std::vector<Out> m_out;                                         ///< first those of the file, then new ones
    std::unordered_multimap<std::uint32_t, std::uint32_t> m_copies; ///< shared section → new ones derived from it
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::string>, std::uint32_t>
        m_plain;                                      ///< by tag, version, count and bytes: sections that can be shared
    AnimatedValues m_values;                          ///< those with keys
    std::unordered_set<const CurveBase *> m_unsorted; ///< those of them in which a key is later than the next
    std::unordered_map<std::uint32_t, std::vector<EventKey>> m_events; ///< by animId, in order of time
    TimeRanges m_timeline;
    std::vector<std::int32_t> m_keyTimes; ///< of one block; members so that their memory is used again
    std::vector<std::byte> m_keys;
    Reference3 m_root;
};

} // namespace sinew::m3
