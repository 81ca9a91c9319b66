// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/binding.h"
#include "widgets/properties/binding/property_context.h"
#include "widgets/shared/dock_panel.h"

#include <QSet>
#include <QTimer>

class QAction;
class QLabel;
class QLineEdit;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace sinew {

class ObjectTable;
class PropertyGroup;
class PropertyHeader;
class PropertyRow;

/// Every field of the selected objects, from the description table alone. Objects of one type are edited together;
/// objects of different types by what they have in common (the node of bones and lights). It follows the document's
/// selection, updates in place and rebuilds only if other objects are selected. A list that is selected as a whole
/// shows its objects as a table.
class PropertyPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit PropertyPanel(QWidget *parent = nullptr);
    ~PropertyPanel() override;

    void setDocument(Document *document);
    Document *document() const { return m_context.document(); }
    /// Offers actions beside fields, such as "Recalculate" for extents.
    void setActionProvider(ActionProvider provider);
    /// Shows below asset paths where their files are; refreshAssets() updates it.
    void setAssetNoteProvider(AssetNoteProvider provider);
    void refreshAssets();
    /// The order of Euler angles, that of the curves; XYZ where those show the stored numbers.
    void setRotationOrder(RotationOrder order);

    /// Rows in display order, including hidden ones; not those below a main field that was never unfolded.
    const std::vector<PropertyRow *> &rows() const { return m_rows; }
    /// The row of a field of the current object, null if it has none.
    PropertyRow *rowOf(const Address &address) const;
    QLineEdit *filter() const { return m_filter; }
    /// The note shown while the search hides fields; empty otherwise.
    QString filterNote() const;
    /// Ends the search.
    QToolButton *filterNoteButton() const { return m_showAll; }
    PropertyHeader *header() const { return m_header; }
    /// The table of objects of a list that is selected as a whole.
    ObjectTable *objectTable() const { return m_objects; }
    QScrollArea *scrollArea() const { return m_scroll; }

public Q_SLOTS:
    /// Scrolls a field of the selected object into view.
    void showField(const sinew::Address &address);

Q_SIGNALS:
    /// Rows offer this only while something is connected.
    void editCurveRequested(const sinew::Address &address);
    /// A receiver should show the available assets and call setAssetPath().
    void assetBrowseRequested(const sinew::Address &address, const QString &current);

protected:
    void connectNotify(const QMetaMethod &signal) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Related
    {
        PropertyRow *row;
        QString label;
    };

    /// The other fields of a structure with a main field, as long as there are no rows for them.
    struct PendingGroup
    {
        PropertyGroup *group;
        Binding binding;
        int depth;
    };

    void rebuild();
    void rebuildNow();
    /// The table of the selected lists, or hints on what to do if there are none.
    void showLists();
    void showRows(bool shown);
    void clear();
    void addFields(const std::vector<NodeId> &nodes);
    void addCommonStructs(const std::vector<NodeId> &nodes);
    void addStruct(const Binding &binding, QVBoxLayout *target, int depth);
    void addField(const Binding &binding, QVBoxLayout *target, int depth);
    /// A structure whose main field represents all of it: one row; the others are made when it is first unfolded.
    void addMain(const Binding &binding, QVBoxLayout *target, int depth);
    void fill(PropertyGroup *group);
    void fillMatching(const QString &text);
    static QString foldingKey(const Binding &binding);
    /// Folded as the user left groups with this key.
    void rememberFolding(PropertyGroup *group, const QString &key);
    /// The fields of a structure in their groups; `withRelated`: and the values stored elsewhere, after those that are
    /// in no group.
    void addRows(const StructInfo &info, const std::function<Binding(std::size_t)> &bindingOf, QVBoxLayout *target,
                 int depth, bool withRelated = false);
    /// Adds curves of static values, each below the row of its value; `firstRow`: where the rows of the same structure
    /// begin.
    void addCurves(const std::vector<Binding> &curves, QVBoxLayout *target, int depth, std::size_t firstRow);
    PropertyRow *addRow(const Binding &binding, QVBoxLayout *target, int depth, const QString &label = {});
    void addRelated(const std::vector<NodeId> &nodes, QVBoxLayout *target, int depth);
    Binding relatedBinding(const std::vector<NodeId> &nodes, const QString &label) const;
    void refresh();
    void applyFilter();
    void addObjectActions(NodeId node);
    void settle();
    void layOutLabels();
    void orderTabs();
    /// The groups that contain a row, the innermost first.
    std::vector<PropertyGroup *> groupsAbove(const PropertyRow *row) const;

    PropertyContext m_context;
    PropertyHeader *m_header;
    QLineEdit *m_filter;
    QWidget *m_filterNote; ///< says that not all fields are shown
    QLabel *m_filterText;
    QToolButton *m_showAll;
    QScrollArea *m_scroll;
    ObjectTable *m_objects;
    std::vector<NodeId> m_nodes; ///< the objects that the rows show
    std::vector<PropertyRow *> m_rows;
    std::vector<PropertyGroup *> m_groups;
    std::vector<Related> m_related;
    std::vector<PendingGroup> m_pendingGroups;
    QAction *m_showModel;
    bool m_relatedDone = false;
    QSet<QString> m_toggled; ///< groups that the user folded or unfolded, for all objects
    QTimer m_rebuild;
    QMetaObject::Connection m_browse, m_curves; ///< made when a receiver connects
};

} // namespace sinew
