// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/io/result.h"

#include <QCoreApplication>

namespace sinew {

/// The edits of objects offered by tree, viewport and menus. Each is one undo step with a translated text; an
/// impossible edit is refused with the reason and changes nothing. New objects become the selection.
class ObjectEdits
{
    Q_DECLARE_TR_FUNCTIONS(sinew::ObjectEdits)

public:
    explicit ObjectEdits(Document &document) : m_document(document) {}

    Status rename(NodeId node, const QString &name);
    Status remove(const std::vector<NodeId> &nodes);
    /// A new item with the table's fallback values in `list`, before `row` (-1: at the end). A new node of the
    /// hierarchy becomes a child of `parent` if that is given.
    Result<NodeId> add(const Address &list, int row = -1, NodeId parent = NoNode);
    /// Moves objects so that they are together before the item now at `row` of `list` (-1: at the end). Objects of
    /// another list with items of the same type change their owner and get new identities.
    Status moveTo(const std::vector<NodeId> &nodes, const Address &list, int row);
    /// Moves objects of one or several lists past `delta` (-1 up, 1 down) neighbours; those at the border stay. Nodes
    /// of the hierarchy pass their next sibling of the same list.
    Status shift(const std::vector<NodeId> &nodes, int delta);
    /// True when shift() would move at least one.
    bool canShift(const std::vector<NodeId> &nodes, int delta) const;
    /// Gives nodes of the hierarchy another parent; NoNode makes them roots. With `before`, they are placed before that
    /// sibling if they share its list.
    Status reparent(const std::vector<NodeId> &nodes, NodeId parent, NodeId before = NoNode);

    /// "“Armor”" for one object, "3 objects" for more; for texts of undo steps.
    QString describe(const std::vector<NodeId> &nodes) const;

private:
    std::vector<std::pair<NodeId, NodeId>> neighbours(const std::vector<NodeId> &nodes, int delta) const;

    Document &m_document;
};

/// True if the object that owns a list has that list at all in its version, and it is to be shown; conditions on what
/// is on the disk may change and don't count.
bool hasList(const Model &model, const Address &list);
/// True if users can add items to a list: it is not maintained by algorithms, and the model's version has such items
/// (their size is declared for it).
bool takesNewItems(const Model &model, const Address &list);

/// Objects without those whose owner is also in the set (layers of a material in it), in list order.
std::vector<NodeId> topmost(const Model &model, std::vector<NodeId> nodes);

} // namespace sinew
