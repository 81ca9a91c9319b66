// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QModelIndexList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace sinew {

class CurveSession;
class KeyTableModel;

/// The keys of the active tracks as numbers, beside the graph. The selection is shared with the graph. Text typed into
/// a cell goes into the selected cells of its column, text typed into the line above into all selected cells.
class KeyTable : public QWidget
{
    Q_OBJECT

public:
    explicit KeyTable(CurveSession &session, QWidget *parent = nullptr);

    KeyTableModel *model() const { return m_model; }
    QTableView *view() const { return m_view; }
    QLineEdit *entry() const { return m_entry; }
    QToolButton *selectedFirstButton() const { return m_selectedFirst; }

    /// Why the table is empty; empty if it is not.
    QString hint() const;

    void copy();
    void paste();

Q_SIGNALS:
    void refused(const QString &reason);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showHint();
    void showSelection();
    void takeSelection();
    void enter();
    void fillColumn(const QModelIndex &index, const QVariant &value);
    QModelIndexList cells(int column = -1) const;

    CurveSession &m_session;
    KeyTableModel *m_model;
    QTableView *m_view;
    QLineEdit *m_entry;
    QToolButton *m_selectedFirst;
    QLabel *m_hint;
    bool m_syncing = false;
};

} // namespace sinew
