// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/facets/counterparts.h"
#include "core/transform/node_match.h"

#include <QTableWidget>

namespace sinew {

/// Which node of the open model stands for each node of the donor that parts follow: two columns, the second one
/// editable. Guesses are marked.
class NodeTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit NodeTable(QWidget *parent = nullptr);

    /// Both must stay while they are shown.
    void setModels(const Document *donor, const Document *target);
    /// Lists these nodes of the donor. What users chose stays.
    void show(const std::vector<NodeId> &nodes);
    /// The node that stands for each listed one; NoNode: it comes along.
    ObjectMap chosen() const;
    NodeId nodeAt(int row) const { return m_nodes[std::size_t(row)]; }
    /// How many are guesses.
    int unsureCount() const;

Q_SIGNALS:
    void chosenChanged();

private:
    friend class NodeDelegate;
    void setRow(int row, NodeId node);
    void choose(int row, NodeId target);

    const Document *m_donor = nullptr, *m_target = nullptr;
    std::unordered_map<NodeId, NodeMatch> m_matches;
    ObjectMap m_byUser;
    std::vector<NodeId> m_nodes; ///< by row
};

} // namespace sinew
