// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/facets/counterparts.h"
#include "core/transform/node_match.h"

#include <QTableWidget>

#include <functional>

#include <unordered_set>

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
    /// The same, with what is above nodes that come along: these parents (by node) come along as well, or have a
    /// counterpart. `above`: all nodes above the others; they are only shown where that matters.
    void show(const std::vector<NodeId> &nodes, const std::vector<NodeId> &needed, const std::vector<NodeId> &above,
              const ObjectMap &parents);
    /// The node that stands for each listed one; NoNode: none.
    ObjectMap chosen() const;
    NodeId nodeAt(int row) const { return m_nodes[std::size_t(row)]; }
    /// Whether parts follow the node itself, not only what is below it.
    bool isDirect(int row) const { return m_direct.contains(nodeAt(row)); }
    /// As users do in the second column. NoNode: none.
    void choose(int row, NodeId target);
    /// How many are guesses.
    int unsureCount() const;

Q_SIGNALS:
    void chosenChanged();

private:
    friend class NodeDelegate;
    void setRow(int row, NodeId node);
    NodeId counterpartOf(NodeId node) const;
    /// Nodes that come along, and the first ones above them that do not.
    void findAncestors();
    /// What is shown for a node without a counterpart.
    QString noneText(NodeId node) const;

    const Document *m_target = nullptr;
    std::function<QString(NodeId)> m_nameOf;
    QString m_noneText, m_noneHelp;
    std::unordered_map<NodeId, NodeMatch> m_matches;
    ObjectMap m_byUser;
    std::vector<NodeId> m_nodes; ///< by row
    std::vector<NodeId> m_needed;
    std::unordered_set<NodeId> m_direct; ///< shown in any case
    ObjectMap m_parents;                 ///< of listed nodes
    std::unordered_set<NodeId> m_coming; ///< come along
};

} // namespace sinew
