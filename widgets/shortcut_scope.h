// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QKeyEvent;
class QWidget;

namespace sinew {

class CurveCommands;

/// Gives the curve commands their shortcuts while a page (or what is in it) has the focus, before the window's own actions, so that F
/// frames keys here and objects elsewhere. Fields that take text and views that take arrows keep theirs.
class ShortcutScope : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the page; `commands` must live as long as the page does.
    ShortcutScope(QWidget *page, CurveCommands &commands);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction *actionFor(const QKeyEvent &event) const;

    CurveCommands &m_commands;
};

} // namespace sinew
