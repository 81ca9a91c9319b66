// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QTextBrowser;

namespace sinew {

class CurveCommands;

/// A panel over a page that lists what keys and mouse do there: the commands with their current shortcuts, and the
/// gestures. Escape closes it.
class CheatSheet : public QFrame
{
    Q_OBJECT

public:
    /// Covers `page` and follows its size.
    CheatSheet(CurveCommands &commands, QWidget *page);

    /// Shows or hides it.
    void toggle();
    QString text() const;

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    void place();

    CurveCommands &m_commands;
    QTextBrowser *m_text;
};

} // namespace sinew
