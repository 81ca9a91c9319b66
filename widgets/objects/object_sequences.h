// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/timeline/sequence_match.h"
#include "core/document/document.h"
#include "core/io/result.h"

#include <QCoreApplication>
#include <QStringList>

namespace sinew {

class Counterparts;
class EditStep;

/// Sequences of a model as copies in a document, with their keys: of its own document duplicates; of another one
/// sequences in free intervals, whose keys go to the objects of the same names.
class ObjectSequences
{
    Q_DECLARE_TR_FUNCTIONS(sinew::ObjectSequences)

public:
    /// `source`: of the document's format. `isOwn`: the document's own model, or a former state of it.
    ObjectSequences(Document &target, const Model &source, bool isOwn)
        : m_target(target), m_source(source), m_isOwn(isOwn)
    {
    }

    /// Whether a copy of the object has to bring keys; false where the format can't edit sequences.
    static bool isSequence(const Document &target, const Model &source, NodeId object);
    /// Pushes the copy; its keys come with pushKeys().
    Result<NodeId> add(EditStep &step, NodeId sequence);
    /// The keys of the sequences that were added, and their bounds. Notes what found no counterpart.
    Status pushKeys(EditStep &step, const Counterparts &counterparts, QStringList &notes) const;
    /// Where the sequences that were added stand, but for duplicates, which have their keys already.
    const std::vector<SpanMatch> &placed() const { return m_placed; }

private:
    class Keys;

    Document &m_target;
    const Model &m_source;
    bool m_isOwn;
    std::vector<SpanMatch> m_placed;
    std::vector<NodeId> m_made; ///< of m_placed
};

/// "Head, Hand", a long list shortened to its first names and their number.
QString listed(const QStringList &names);

} // namespace sinew
