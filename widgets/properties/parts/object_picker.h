// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "widgets/properties/parts/object_list_model.h"

#include <QFrame>

class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace sinew {

/// "3 Armor.blp": an object with the number that references use, unless the name already contains it.
QString numberedName(const Document &document, NodeId node, std::int64_t number);

/// A popup list with a filter line. Up, Down, Enter and Esc work while the filter has focus.
class ObjectPicker : public QFrame
{
    Q_OBJECT

public:
    ObjectPicker(Document &document, std::vector<ObjectListModel::Entry> entries, NodeId current,
                 const QString &noneText, QWidget *parent);
    void popupBelow(const QWidget &anchor);

Q_SIGNALS:
    void chosen(sinew::NodeId node);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void choose(const QModelIndex &index);

    QLineEdit *m_filter;
    QListView *m_view;
    ObjectListModel *m_objects;
    QSortFilterProxyModel *m_proxy;
};

} // namespace sinew
