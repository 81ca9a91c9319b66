// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/io/diagnostics.h"
#include "widgets/tree/tree_item.h"

#include <QAbstractItemModel>
#include <QPointer>

#include <unordered_map>

namespace sinew {

/// The objects of a document as a tree: the model itself, a group for each list of the root in table order, objects
/// below with the lists that they own, and in place of the lists of nodes one group "Nodes" that shows the hierarchy.
///
/// Nodes deeper than maxDepth are shown beside their parents instead of below them: views, filters and this model walk
/// the rows by recursion, and a file can contain chains of any length.
///
/// Rows are inserted and removed with every single change. The hierarchy is updated at the end of a step: until then,
/// the keys that name parents may be only partly renumbered.
class ModelTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        NodeRole = Qt::UserRole, ///< NodeId of an object, 0 for groups
        TypeRole,                ///< label of the object's or the items' type
    };

    static constexpr int maxDepth = 256; ///< of a node below "Nodes"; skeletons of the games have less than 50

    explicit ModelTreeModel(QObject *parent = nullptr);
    ~ModelTreeModel() override;

    void setDocument(Document *document);
    Document *document() const { return m_document; }

    /// The row's object, NoNode for groups.
    NodeId nodeAt(const QModelIndex &index) const;
    /// The list for new items of this row's kind: a group's own, or the one that contains an object; empty for the root
    /// and the group of nodes.
    Address listAt(const QModelIndex &index) const;
    bool isNodesGroup(const QModelIndex &index) const;
    /// True for the group of nodes and the nodes in it.
    bool isHierarchyRow(const QModelIndex &index) const;
    QModelIndex indexOf(NodeId node) const;
    QModelIndex nodesGroup() const;
    /// The lists of the root whose objects form the hierarchy.
    std::vector<Address> nodeLists() const;
    bool isNodeList(const Address &list) const;
    /// What a row is for searches: its type and the structure whose fields can be searched.
    const StructInfo *infoAt(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    Qt::DropActions supportedDropActions() const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    /// Something was refused or done with a remark.
    void message(sinew::Severity severity, const QString &text);
    /// All rows, their order and names match the document again, after a step.
    void caughtUp();

private:
    /// What a drop at a place would do.
    struct Drop
    {
        enum Kind { None, Reorder, Reparent, Paste } kind = None;
        Address list;                            ///< Reorder
        int row = -1;                            ///< Reorder: before this row of the list
        NodeId parent = NoNode, before = NoNode; ///< Reparent
        NodeId near = NoNode;                    ///< Paste
    };

    TreeItem *itemAt(const QModelIndex &index) const;
    QModelIndex indexFor(const TreeItem *item) const;
    TreeItem *find(NodeId node) const;
    TreeItem *hostOf(const Address &list) const;
    Drop dropAt(const QMimeData *data, Qt::DropAction action, int row, const QModelIndex &parent) const;

    void build();
    void findNodeLists();
    std::unique_ptr<TreeItem> makeObject(NodeId node);
    void makeLists(TreeItem &object);
    void registerBelow(TreeItem &item);
    void unregisterBelow(const TreeItem &item);

    void onAboutToApply(const ChangeSet &changes);
    void onAboutToChange(const Change &change);
    void onChanged(const Change &change);
    void onCommitted(const ChangeSet &changes);
    void insertItems(const Address &list, int first, int count);
    void removeItems(const Address &list, int first, int count);
    void moveItems(const Address &list, int first, int count, int to);
    void removeItem(TreeItem *item);
    TreeItem *insertItem(std::unique_ptr<TreeItem> added, TreeItem *parent, int row);
    void moveItem(TreeItem *item, TreeItem *parent, int row);
    void syncHierarchy();
    void refreshNames(TreeItem &item);

    QPointer<Document> m_document;
    bool m_isBuilding = false;  ///< during a reset: views are not told about single rows
    bool m_isResetting = false; ///< while an edit is applied after which all rows are rebuilt
    Ctx m_ctx;
    std::unique_ptr<TreeItem> m_top;
    TreeItem *m_nodes = nullptr;
    std::vector<std::uint16_t> m_nodeLists;
    std::unordered_map<NodeId, TreeItem *> m_items;
    std::unordered_map<Address, TreeItem *> m_hosts; ///< by list
};

} // namespace sinew
