// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QWidget>

class QSortFilterProxyModel;
class QTableView;

namespace sinew {

class ObjectTableModel;
class PropertyContext;
class ToneLabel;

/// The objects of lists as a table: a click on a column's heading sorts, a double-click or Enter goes to the object, F2
/// or typing edits a cell with the field's usual editor. Rows stay in place while values change.
class ObjectTable : public QWidget
{
    Q_OBJECT

public:
    explicit ObjectTable(PropertyContext &context, QWidget *parent = nullptr);

    /// Empty if there are no lists.
    void showLists(const std::vector<Address> &lists);
    const std::vector<Address> &lists() const { return m_lists; }
    ObjectTableModel *model() const { return m_model; }
    QTableView *view() const { return m_view; }
    /// Why the last edit was refused; empty if all is well.
    QString problem() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void go(const QModelIndex &index);
    void fitColumns();
    void showProblem(const QString &reason);

    PropertyContext &m_context;
    std::vector<Address> m_lists;
    ObjectTableModel *m_model = nullptr;
    QSortFilterProxyModel *m_sorted;
    QTableView *m_view;
    ToneLabel *m_problem;
};

} // namespace sinew
