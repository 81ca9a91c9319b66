// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

#include <QObject>

namespace sinew {

/// The selection in one document. Tree, properties, viewport, curves and problems all read and set this one object.
class Selection : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// In the order they were selected.
    const std::vector<NodeId> &nodes() const { return m_nodes; }
    /// The one that panels show, the last selected; NoNode when nothing is selected.
    NodeId current() const { return m_nodes.empty() ? NoNode : m_nodes.back(); }
    bool contains(NodeId id) const;
    bool isEmpty() const { return m_nodes.empty(); }

    void set(std::vector<NodeId> nodes);
    void select(NodeId id) { set({id}); }
    void toggle(NodeId id);
    void add(NodeId id);
    void clear() { set({}); }
    /// Lists that are viewed as a whole, while no object is selected. Their objects are not affected.
    const std::vector<Address> &lists() const { return m_lists; }
    /// Then no object is selected.
    void showLists(std::vector<Address> lists);
    /// Leaves out objects that the model no longer has, without a signal. Returns true if any was left out: the caller,
    /// which knows when all lists that follow the model are up to date, then emits changed().
    bool dropRemoved(const Model &model);

    /// Selects the field's object and asks panels to bring the field into view.
    void jumpTo(const Address &address);

Q_SIGNALS:
    void changed();
    void fieldRequested(const sinew::Address &address);

private:
    std::vector<NodeId> m_nodes;
    std::vector<Address> m_lists;
};

} // namespace sinew
