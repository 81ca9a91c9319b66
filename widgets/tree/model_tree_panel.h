// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// widgets/ contains the docks and panels of the window: tree, timeline, history, problems, hex view, message bar … They
// work on the description table and the facets of core and depend on neither a format nor the viewport. May use core
// and Qt Widgets.

#include "core/document/document.h"
#include "core/io/diagnostics.h"
#include "widgets/shared/dock_panel.h"

#include <QHash>
#include <QPoint>
#include <QPointer>
#include <QSet>

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;
class QTreeView;

namespace sinew {

class ModelTreeFilter;
class ModelTreeModel;
class ModelTreeView;

/// The dock that shows a document's objects: search, selection in step with Selection, and every edit of whole objects.
class ModelTreePanel : public DockPanel
{
    Q_OBJECT

public:
    explicit ModelTreePanel(QWidget *parent = nullptr);

    void setDocument(Document *document);
    /// `fresh`, the same file read again, will look like `old`: expanded rows stay expanded. `fresh` must not be shown
    /// yet.
    void takeOver(const Document &old, Document &fresh);

    QTreeView *view() const;
    /// Shown in place of the view while a search finds nothing.
    QWidget *noHits() const { return m_noHits; }
    /// What there is to say about the search; hidden while there is nothing.
    QLabel *searchState() const { return m_searchState; }
    QToolButton *clearSearchButton() const { return m_clearSearch; }
    QLineEdit *searchBox() const { return m_search; }
    bool isSearching() const;
    void clearSearch();
    ModelTreeModel *treeModel() const { return m_model; }

    // For the window's menus. Their shortcuts work while the tree (or a widget that they are added to) has the focus.
    QAction *renameAction() const { return m_rename; }
    QAction *cutAction() const { return m_cut; }
    QAction *copyAction() const { return m_copy; }
    QAction *pasteAction() const { return m_paste; }
    QAction *duplicateAction() const { return m_duplicate; }
    QAction *deleteAction() const { return m_delete; }
    QAction *moveUpAction() const { return m_moveUp; }
    QAction *moveDownAction() const { return m_moveDown; }
    QAction *searchAction() const { return m_find; }
    /// Filled when it opens: parts of the selected object first, then every list of the model.
    QMenu *addMenu() const { return m_addMenu; }
    QList<QAction *> editActions() const;
    /// Frame, select users, select all, invert, with children, of one kind; for the context menu.
    QList<QAction *> selectionActions() const
    {
        return {m_frame, m_selectUsers, m_selectAll, m_invert, m_selectChildren, m_selectKind};
    }
    /// For the viewport: its keys do something else in the tree.
    QAction *selectNodesAction() const { return m_selectNodes; }
    QAction *selectChildrenAction() const { return m_selectChildren; }
    QAction *selectKindAction() const { return m_selectKind; }
    QAction *invertAction() const { return m_invert; }
    QAction *hideEmptyAction() const { return m_hideEmpty; }

public Q_SLOTS:
    void focusSearch();

Q_SIGNALS:
    /// Something was refused or done with a remark; for the message bar.
    void message(sinew::Severity severity, const QString &text);
    /// An object was double-clicked or entered: the viewport frames it.
    void frameRequested(sinew::NodeId node);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction *makeAction(const QString &icon, const QString &text, const QList<QKeySequence> &keys,
                        void (ModelTreePanel::*slot)());
    void makeActions();
    void updateActions();
    void updatePaste();
    void fillAddMenu();
    void addNew(const Address &list);
    void showMenu(const QPoint &position);
    void report(const Status &status);

    void rename();
    void cut();
    void copy();
    void frame();
    /// Selects the objects that refer to the selected ones.
    void selectUsers();
    void selectAll();
    void invert();
    void selectNodes();
    void selectChildren();
    /// All nodes of the current one's kind.
    void selectKind();
    /// The list of the current node, or that of most nodes.
    Address kind() const;
    /// The siblings of the current object.
    std::vector<NodeId> peers() const;
    void paste();
    void duplicate();
    void removeSelected();
    void moveUp();
    void moveDown();

    void search(const QString &text);
    void beforeHits();
    void showHits();
    /// Says if a search finds nothing, is still under way, or finds more than is shown.
    void updateSearchState();
    /// Names an open list of which not all rows are shown.
    QString cutListText() const;
    void selectionFromView();
    /// The list of the selected group.
    std::vector<Address> listsFromView() const;
    void currentFromView();
    void selectionToView();
    /// Identifies a row across filtering and tab switches: a node, or the list of a group.
    quint64 expansionKey(const QModelIndex &sourceIndex) const;
    static quint64 listKey(const Address &list);
    QSet<quint64> expandedRows() const;
    void restoreExpanded(const QSet<quint64> &rows);
    /// The state of a document's tree from when another one was shown.
    struct ViewState
    {
        QSet<quint64> expanded;
        QPoint scroll;
    };
    ViewState viewState() const;
    void keepState(Document *document, const ViewState &state);

    QPointer<Document> m_document;
    ModelTreeModel *m_model;
    ModelTreeFilter *m_filter;
    ModelTreeView *m_view;
    QLineEdit *m_search;
    QLabel *m_searchState;
    QWidget *m_noHits;
    QLabel *m_noHitsText;
    QToolButton *m_clearSearch;
    QMenu *m_addMenu;
    QAction *m_rename, *m_cut, *m_copy, *m_paste, *m_duplicate, *m_delete, *m_moveUp, *m_moveDown, *m_find;
    QAction *m_frame, *m_selectUsers, *m_selectAll, *m_invert, *m_selectNodes, *m_selectChildren, *m_selectKind,
        *m_hideEmpty;
    QHash<const Document *, ViewState> m_states;
    QSet<quint64> m_expandedBeforeSearch, m_expandedBeforeReset;
    bool m_switching = false; ///< another document is being shown
    bool m_syncing = false;   ///< the view is being set from the selection, or rows are being moved
};

} // namespace sinew
