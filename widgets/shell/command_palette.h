// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QPointer>

class QAction;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;
class QStandardItemModel;

namespace sinew {

/// Every action of a window by name: type some letters, Return triggers. Letters need not be neighbours ("dm" finds
/// "Delete material"). What can be done now stands first, of that the best match; without letters the order is that of
/// the menus.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    explicit CommandPalette(QWidget *window);

    /// Shows the window's enabled and disabled actions with the name of their menu or dock, but not the values of
    /// choices.
    void popUp();
    QLineEdit *searchBox() const { return m_search; }
    QListView *list() const { return m_list; }
    /// The text of the chosen row, for tests and assistive tools.
    QString currentText() const;

    /// How well `text` matches `search`: 0 not at all, higher is better. Whole words before beginnings of words before
    /// letters in order.
    static int score(const QString &text, const QString &search);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void collect();
    void chooseFirst();
    void run(const QModelIndex &index);

    QPointer<QWidget> m_window;
    QLineEdit *m_search;
    QListView *m_list;
    QStandardItemModel *m_model;
    QSortFilterProxyModel *m_filter;
};

} // namespace sinew
