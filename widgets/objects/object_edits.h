// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/io/result.h"

#include <QCoreApplication>

namespace sinew {

/// The edits of objects that tree, viewport and menus offer. Each is one undo step with a translated text; what can't
/// be done is refused with the reason and changes nothing. New objects become the selection.
class ObjectEdits
{
    Q_DECLARE_TR_FUNCTIONS(sinew::ObjectEdits)

public:
    explicit ObjectEdits(Document &document) : m_document(document) {}

    Status rename(NodeId node, const QString &name);
    Status remove(const std::vector<NodeId> &nodes);
    /// A new item with the table's fallbacks in `list`, before `row` (-1: at the end). A new node of the hierarchy
    /// becomes a child of `parent` when that is given.
    Result<NodeId> add(const Address &list, int row = -1, NodeId parent = NoNode);
    /// Moves objects so that they stand together before the item that is at `row` of `list` now (-1: at the end).
    /// Objects of another list with items of the same type change their owner and get new identities.
    Status moveTo(const std::vector<NodeId> &nodes, const Address &list, int row);
    /// Moves objects of one or several lists past `delta` (-1 up, 1 down) neighbour; those at the border stay. Nodes of
    /// the hierarchy pass their next sibling of the same list.
    Status shift(const std::vector<NodeId> &nodes, int delta);
    /// True when shift() would move at least one.
    bool canShift(const std::vector<NodeId> &nodes, int delta) const;
    /// Gives nodes of the hierarchy another parent; NoNode makes them roots. With `before`, they are placed before that
    /// sibling as far as they share its list.
    Status reparent(const std::vector<NodeId> &nodes, NodeId parent, NodeId before = NoNode);

    /// "“Armor”" for one object, "3 objects" for more: for texts of undo steps.
    QString describe(const std::vector<NodeId> &nodes) const;

private:
    Status pushMove(class EditStep &step, NodeId node, int row);
    std::vector<std::pair<NodeId, NodeId>> neighbours(const std::vector<NodeId> &nodes, int delta) const;

    Document &m_document;
};

/// Whether the object that owns a list has it at all in its version; conditions on its content may change and don't
/// count.
bool hasList(const Model &model, const Address &list);
/// Whether people can add items to a list: it is not kept by algorithms, and the model's version has such items (their
/// size is declared for it).
bool takesNewItems(const Model &model, const Address &list);

/// Objects without those whose owner is in the set as well (layers of a material that is there), in list order.
std::vector<NodeId> topmost(const Model &model, std::vector<NodeId> nodes);

} // namespace sinew
