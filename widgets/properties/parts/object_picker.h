// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QAbstractListModel>
#include <QFrame>
#include <QPointer>

class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace sinew {

/// "None" and the objects that a reference can name, with their numbers. Names are computed on demand.
class ObjectListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    struct Entry
    {
        NodeId node = NoNode;
        std::int64_t number = -1;
    };
    ObjectListModel(Document &document, std::vector<Entry> entries, QString noneText = {}, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    NodeId nodeAt(int row) const { return m_entries[std::size_t(row)].node; }

private:
    QPointer<Document> m_document;
    std::vector<Entry> m_entries;
    QString m_noneText;
};

/// "3 Armor.blp": an object with the number that references use, unless the name tells it already.
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
