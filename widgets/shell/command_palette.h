// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QPointer>

#include <functional>

class QAction;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;
class QStandardItemModel;

namespace sinew {

class PlainLabel;

/// Every action of a window by name: type some letters, Return triggers. Initials will do ("dm" finds "Delete
/// material"). Enabled actions come first, among them the best matches, among these the last used; without letters the
/// order is that of the menus, then of the docks; those of low priority are last. Disabled actions say why. British
/// and American spelling find each other.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    explicit CommandPalette(QWidget *window);

    /// Shows the window's enabled and disabled actions with the name of their menu or dock. The values of a choice are
    /// represented by their menu, which opens.
    void popUp();
    QLineEdit *searchBox() const { return m_search; }
    QListView *list() const { return m_list; }
    /// The text of the chosen row, for tests and assistive tools.
    QString currentText() const;

    /// Why an action is greyed, if that is known.
    using Reason = std::function<QString(const QAction &)>;
    void setReason(Reason reason) { m_reason = std::move(reason); }
    /// Object names of actions, the last used first.
    void setRecent(const QStringList &ids) { m_recent = ids; }

    /// How well `text` matches `search`, in steps: 0 not at all, 1 by initials, 2 inside a word, 3 each typed word
    /// begins a word, 4 a word begins with it, 5 the text does.
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
    PlainLabel *m_none; ///< in place of an empty list
    QStandardItemModel *m_model;
    QSortFilterProxyModel *m_filter;
    Reason m_reason;
    QStringList m_recent;
};

} // namespace sinew
