// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QTreeWidget>

namespace sinew {

/// The objects of a donor as a tree with check boxes, by kind, nodes below their parents.
class PartTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit PartTree(QWidget *parent = nullptr);

    /// `donor` must stay while it is shown; null empties the tree. Lists `parts` only.
    void show(const Document *donor, const std::vector<NodeId> &parts);
    /// The checked objects, in the order of the tree.
    std::vector<NodeId> checked() const;
    void check(NodeId object, bool on);
    /// Brings it into sight.
    void reveal(NodeId object);
    /// Hides what doesn't contain a text; groups with a match stay.
    void setFilter(const QString &text);

Q_SIGNALS:
    void checkedChanged();

private:
    QTreeWidgetItem *addItem(QTreeWidgetItem *parent, NodeId object);
    /// What lies below an item follows its box; the boxes above show whether all or some are checked.
    void follow(QTreeWidgetItem *item);
    static bool filter(QTreeWidgetItem *item, const QString &text);

    const Document *m_donor = nullptr;
    std::unordered_map<NodeId, QTreeWidgetItem *> m_items;
    bool m_isFollowing = false;
};

} // namespace sinew
