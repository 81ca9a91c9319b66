// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// widgets/sequences lists sequences and global sequences and edits them with their keys, through SequenceFacet alone.
// Like all widgets it uses core and QtWidgets; it doesn't depend on any format or viewport.

#include "core/document/document.h"
#include "core/facets/clip.h"
#include "core/facets/sequence_facet.h"

#include <QCoreApplication>

namespace sinew {

/// How keys follow when intervals are edited.
struct SequenceOptions
{
    KeyPolicy keys = KeyPolicy::Shift;
    OverlapPolicy overlapPolicy = OverlapPolicy::Refuse;

    bool operator==(const SequenceOptions &) const = default;
};

/// The edits of sequences offered by table, ruler and menus. Each is one undo step with a translated text; an
/// impossible edit is refused with the reason and changes nothing. New sequences become the selection.
class SequenceEdits
{
    Q_DECLARE_TR_FUNCTIONS(sinew::SequenceEdits)

public:
    explicit SequenceEdits(Document &document) : m_document(document) {}

    /// Null if the format has no sequences.
    const SequenceFacet *facet() const;
    bool canEdit() const { return facet() && facet()->canEdit(); }

    Result<NodeId> create(const QString &name, std::int32_t length);
    Result<NodeId> createGlobal(std::int32_t duration);
    Status duplicate(const std::vector<NodeId> &sequences);
    /// For sequences and global sequences; tracks of a deleted global sequence then run on the model's timeline.
    Status remove(const std::vector<NodeId> &sequences, bool withKeys);
    Status setInterval(NodeId sequence, std::int64_t start, std::int64_t end, const SequenceOptions &options);
    Status setDuration(NodeId globalSequence, std::int64_t duration);
    Status setLoops(const std::vector<NodeId> &sequences, bool loops);
    /// Moves them with their keys, all by the same amount.
    Status shift(std::vector<NodeId> sequences, std::int32_t by, OverlapPolicy overlapPolicy);
    /// Stretches them with their keys; the starts stay.
    Status stretch(std::vector<NodeId> sequences, double factor, OverlapPolicy overlapPolicy);
    /// Copies keys unchanged and cut off, or stretched to the length of each target.
    Status copyKeys(NodeId from, const std::vector<NodeId> &to, bool stretch);
    Status insertTime(std::int32_t at, std::int32_t length);
    Status removeTime(std::int32_t at, std::int32_t length, bool acrossBorders);
    Status recalculateBounds(const std::vector<NodeId> &sequences);

    /// "“Stand”", "3 sequences"; for texts of undo steps.
    QString describe(const std::vector<NodeId> &sequences) const;

private:
    Status push(Result<ChangeSet> changes, const QString &text);
    Result<NodeId> push(Result<NewSequence> made, const QString &text);
    /// The clips of sequences, the last in time first.
    Result<std::vector<Clip>> clipsOf(const std::vector<NodeId> &sequences) const;

    Document &m_document;
};

} // namespace sinew
