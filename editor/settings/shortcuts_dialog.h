// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QKeySequence>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sinew {

class ActionList;

/// Shows every action with its keys and changes them at once. A key of another action is taken from it only if the user
/// confirms.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `actions` must live as long as the dialog.
    explicit ShortcutsDialog(ActionList &actions, QWidget *parent = nullptr);

private:
    void fill();
    /// The rows of actions, without the areas that contain them.
    QList<QTreeWidgetItem *> rows() const;
    void filter(const QString &text);
    void showCurrent();
    void assign(const QKeySequence &key);
    void resetCurrent();
    void resetAll();
    void updateRow(QTreeWidgetItem *row);
    QAction *currentAction() const;

    ActionList &m_actions;
    QLineEdit *m_search;
    QTreeWidget *m_list;
    QKeySequenceEdit *m_key;
    QPushButton *m_clear;
    QPushButton *m_reset;
    QLabel *m_conflict;
    QPushButton *m_take;
    QKeySequence m_wanted;
};

/// An action's text without mnemonic and dots.
QString plainText(const QAction *action);

} // namespace sinew
