// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/file_set.h"
#include "core/io/diagnostics.h"
#include "core/io/memory_budget.h"
#include "core/model/change.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/model.h"

#include <functional>
#include <memory>
#include <set>
#include <span>

namespace sinew::m2 {

/// A skeleton that a .skel file adds to (SKPD). The game takes from it the sequences that the model lacks, with the
/// keys of the bones in the same rows, including those in its .anim files.
///
/// Its sequences come after the model's own ones on the common timeline, and the keys lie in the curves of the model's
/// bones, so that everything that shows or plays keys shows these. They are removed again before a model is written,
/// because other models name the file as well.
class ParentSkeleton
{
public:
    /// `file`: the .skel file, with its chunks. Finds and reads the sequences, and the .anim files of those that the
    /// model takes.
    ParentSkeleton(const FileSet &files, Diagnostics &diagnostics, MemoryBudget &budget, SourceFile file,
                   const Ctx &ctx, const std::function<bool(const Sequence &)> &isTaken);

    const List<Sequence> &sequences() const { return m_root.sequences; }
    std::uint32_t parentId() const { return m_parentId; }
    /// Moves the files that were read into a set.
    void giveFiles(M2Layout &layout);
    bool isMissing(std::size_t row) const { return m_layout.sequences[row].missing; }
    /// Reads the bones. `slotLength`: that of the model.
    void readBones(Diagnostics &diagnostics, MemoryBudget &budget, std::int32_t slotLength);
    std::size_t boneCount() const { return m_root.bones.size(); }
    /// Copies the keys of one of its sequences to the model's bones, from `timelineStart` on. Tracks that the model
    /// can't hold besides its own are added to `left` (bone · 3 + 0 translation, 1 rotation, 2 scale): those on a
    /// global loop, with other interpolations, or where the model's track has fewer sub-tracks than there are
    /// sequences. False if the budget is spent.
    bool addKeys(std::size_t row, std::int32_t timelineStart, Root &root, std::set<std::size_t> &left,
                 MemoryBudget &budget) const;
    /// The row whose keys a sequence plays.
    std::size_t keysOf(std::size_t row) const { return m_layout.sequences[row].keysOf; }

private:
    M2Layout m_layout;
    Root m_root; ///< only sequences and bones
    std::uint32_t m_parentId = 0;
    std::int32_t m_bones = -1; ///< space of SKB1
    Ctx m_ctx;
};

/// Where each of a model's parent sequences lies on the timeline, each range once.
std::vector<std::int32_t> parentTimeRanges(const M2Model &model);
/// Whether a time lies in one of them.
bool isInTimeRange(std::span<const std::int32_t> starts, std::int32_t length, std::int32_t time);
/// A model with that layout as its own files hold it; the model itself if there is no parent. `storage` holds the copy.
const M2Model &withoutParentKeys(const M2Model &model, const M2Layout &layout, std::unique_ptr<M2Model> &storage);
/// Refuses an edit of a parent's sequences or of their keys.
Status checkParentKeys(const M2Model &before, const M2Model &after, const ChangeSet &changes);
/// "the sequence belongs to the skeleton “Bear.skel” …"
Error parentKeys(const ParentSequence &sequence);

} // namespace sinew::m2
