// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/facets/counterparts.h"
#include "core/transform/node_match.h"

#include <QTableWidget>

#include <functional>

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
    /// Nodes that no document stands behind: what matches them in the target, and their names.
    void setMatches(const std::vector<NodeMatch> &matches, std::function<QString(NodeId)> nameOf,
                    const Document *target);
    /// What is said of a node without a counterpart, and why.
    void setNoneTexts(const QString &text, const QString &help);
    /// Lists these nodes of the donor. Without a counterpart those of `needed` come along, and the others, which only
    /// sequences move, are left out. What users chose stays.
    void show(const std::vector<NodeId> &nodes, const std::vector<NodeId> &needed);
    /// The node that stands for each listed one; NoNode: none.
    ObjectMap chosen() const;
    NodeId nodeAt(int row) const { return m_nodes[std::size_t(row)]; }
    /// As users do in the second column. NoNode: none.
    void choose(int row, NodeId target);
    /// How many are guesses.
    int unsureCount() const;

Q_SIGNALS:
    void chosenChanged();

private:
    friend class NodeDelegate;
    void setRow(int row, NodeId node);
    /// What is shown for a node without a counterpart.
    QString noneText(NodeId node) const;

    const Document *m_target = nullptr;
    std::function<QString(NodeId)> m_nameOf;
    QString m_noneText, m_noneHelp;
    std::unordered_map<NodeId, NodeMatch> m_matches;
    ObjectMap m_byUser;
    std::vector<NodeId> m_nodes; ///< by row
    std::vector<NodeId> m_needed;
};

} // namespace sinew
