// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/tables/element_table_model.h"

#include <QWidget>

class QTableView;
class QToolButton;

namespace sinew {

/// A table of an object's elements or keys with buttons for actions on a row. Ctrl+C and Ctrl+V exchange cells with
/// spreadsheets, Insert and Delete add and remove rows.
class ElementTable : public QWidget
{
    Q_OBJECT

public:
    explicit ElementTable(const Binding &binding, QWidget *parent = nullptr);

    ElementTableModel *model() const { return m_model; }
    QTableView *view() const { return m_view; }
    void setReadOnly(bool readOnly);
    void showRow(int row);

public Q_SLOTS:
    void insertRow();
    void removeRows();
    void copy();
    void paste();

Q_SIGNALS:
    void refused(const QString &reason);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *addButton(const QString &icon, const QString &text, const QString &help, void (ElementTable::*slot)());
    void updateButtons();

    ElementTableModel *m_model;
    QTableView *m_view;
    QToolButton *m_insert, *m_remove, *m_paste;
};

} // namespace sinew
