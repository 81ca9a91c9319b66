// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/options/mesh_choice.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sinew {

class DocumentView;

/// Chooses which geosets of one document are drawn: a tree of groups and their variants, each with a check mark. A
/// double click on a variant makes it the only one shown of its group. Changes the view, never the model.
class GeosetPicker : public QWidget
{
    Q_OBJECT

public:
    explicit GeosetPicker(QWidget *parent = nullptr);
    /// Null for no document. Follows the view's edits and choices until the view is deleted.
    void setView(DocumentView *view);
    QTreeWidget *tree() const { return m_tree; }

private:
    void read();
    void fill(const std::vector<GeosetGroup> &groups);
    void showChoice();
    void takeChoice();
    void showAlone(QTreeWidgetItem *variant);

    QPointer<DocumentView> m_view;
    std::vector<GeosetGroup> m_groups; ///< as the tree shows them
    QTreeWidget *m_tree;
    QLabel *m_nothing;
    QPushButton *m_defaults, *m_all;
};

} // namespace sinew
