// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/facets/counterparts.h"
#include "core/io/result.h"
#include "core/retarget/retarget_options.h"

#include <QCoreApplication>
#include <QStringList>

namespace sinew {

class EditStep;

struct PastedObjects
{
    std::vector<NodeId> nodes; ///< the new objects, also selected
    QStringList notes;         ///< what could not be kept, for the message bar
};

/// Pastes copies of a model's objects into a document, as one undo step; see ObjectClipboard for the rules.
class ObjectPaste
{
    Q_DECLARE_TR_FUNCTIONS(sinew::ObjectPaste)

public:
    /// `source`: of the document's format and version. `isOwn`: it is the document's own model, or a former state of
    /// it. `chosen`: objects of the document in place of some of `source`, whatever their names.
    ObjectPaste(Document &target, const Model &source, bool isOwn, ObjectMap chosen = {})
        : m_target(target), m_source(source), m_isOwn(isOwn), m_chosen(std::move(chosen))
    {
    }

    /// Motions of sequences are adapted to the document's skeleton.
    void setAdapted(const std::optional<RetargetOptions> &options) { m_adapted = options; }
    /// What objects do in sequences of the document that `source` lacks: as in this sequence of it. NoNode: they stay
    /// at rest.
    void setHeld(NodeId sequence) { m_held = sequence; }

    /// The first of the objects that is a part of an object neither around `near` nor known; NoNode if none.
    static NodeId homeless(const Document &target, const Model &source, bool isOwn, const std::vector<NodeId> &nodes,
                           NodeId near);
    /// `along`: further objects that come with them, not selected afterwards.
    Result<PastedObjects> paste(const std::vector<NodeId> &nodes, NodeId near, const QString &text,
                                const std::vector<NodeId> &along = {}, MergeKey key = {});
    /// Inserts the copies directly after the originals.
    Result<PastedObjects> duplicate(const std::vector<NodeId> &nodes, const QString &text);

private:
    /// Copies that go into one list before one row, with their originals.
    struct Batch
    {
        Address list;
        int row = -1;
        std::vector<NodeId> originals;
    };
    /// Which of the objects are pasted in which way.
    struct Kinds
    {
        std::vector<NodeId> sequences, transferred, plain;
    };

    Kinds kindsOf(const std::vector<NodeId> &nodes) const;
    std::vector<Batch> batches(const std::vector<NodeId> &nodes, NodeId near) const;
    bool hasEqual(NodeId original, const Counterparts *counterparts) const;
    std::vector<NodeId> needed(const Kinds &kinds, const Counterparts *counterparts) const;
    Result<PastedObjects> run(const Kinds &kinds, std::vector<Batch> batches, NodeId near, const QString &text,
                              MergeKey key);
    /// The uncopied objects below copied nodes, in words; empty if there are none.
    QString leftBelow(const std::vector<NodeId> &nodes) const;
    Status transfer(EditStep &step, NodeId object, NodeId near, const ObjectMap &chosen, PastedObjects &pasted);
    Status insert(EditStep &step, const Model &source, const std::vector<Batch> &batches,
                  const Counterparts *counterparts, ObjectMap &copies, QStringList &missing);
    Status putBelow(EditStep &step, NodeId near, const std::vector<NodeId> &originals,
                    const std::vector<NodeId> &copies, QStringList &missing);

    Document &m_target;
    const Model &m_source;
    bool m_isOwn;
    ObjectMap m_chosen;
    std::optional<RetargetOptions> m_adapted;
    NodeId m_held = NoNode;
};

} // namespace sinew
