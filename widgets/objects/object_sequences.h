// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/timeline/sequence_match.h"
#include "core/document/document.h"
#include "core/io/result.h"
#include "core/retarget/adapted_motion.h"

#include <QCoreApplication>
#include <QStringList>

namespace sinew {

class Counterparts;
class EditStep;

/// Copies of a model's sequences in a document, with their keys: duplicates if they are the document's own; otherwise
/// sequences in free intervals, whose keys go to the objects of the same names.
class ObjectSequences
{
    Q_DECLARE_TR_FUNCTIONS(sinew::ObjectSequences)

public:
    /// `source`: of the document's format. `isOwn`: it is the document's own model, or a former state of it.
    ObjectSequences(Document &target, const Model &source, bool isOwn)
        : m_target(target), m_source(source), m_isOwn(isOwn)
    {
    }

    /// Motions are adapted to the document's skeleton, unless it is the same; otherwise keys go over as they are.
    void setAdapted(const RetargetOptions &options) { m_adapted = options; }

    /// True if a copy of the object has to bring keys; false if the format can't edit sequences.
    static bool isSequence(const Document &target, const Model &source, NodeId object);
    /// The nodes that keys of a sequence move, parents first.
    static std::vector<NodeId> movedNodes(const Document &target, const Model &source, NodeId sequence);
    /// Pushes the copy; its keys come with pushKeys().
    Result<NodeId> add(EditStep &step, NodeId sequence);
    /// Pushes the keys of the added sequences, and their bounds. Notes objects without a counterpart.
    Status pushKeys(EditStep &step, const Counterparts &counterparts, QStringList &notes) const;
    /// Where the added sequences lie, except for duplicates, which already have their keys.
    const std::vector<SpanMatch> &placed() const { return m_placed; }

private:
    class Keys;
    struct LeftOut;

    /// Makes the motions, if the skeletons differ and users want them adapted.
    std::unique_ptr<AdaptedMotion> adaptedMotion(const Counterparts &counterparts) const;

    Document &m_target;
    const Model &m_source;
    bool m_isOwn;
    std::optional<RetargetOptions> m_adapted;
    std::vector<SpanMatch> m_placed;
    std::vector<NodeId> m_made; ///< of m_placed
};

/// "Head, Hand", a long list shortened to its first names and their number.
QString listed(const QStringList &names);

} // namespace sinew
