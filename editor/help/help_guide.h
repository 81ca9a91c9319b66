// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace sinew {

class HelpWindow;

/// Opens the manual where help is asked for: in dialogs F1 does so by itself, in the main window an action asks.
class HelpGuide : public QObject
{
    Q_OBJECT

public:
    /// `window`: the main window, of which this is a child.
    explicit HelpGuide(QWidget &window);

    void showPage(const QString &page);
    /// A bubble with what a thing says of itself, and the way to the page about where `widget` is. `isMarkup`: the text
    /// is the program's own HTML; otherwise it is shown as it stands.
    void showBubble(const QPoint &globalPosition, const QString &text, bool isMarkup, QWidget *widget);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_window;
    QPointer<HelpWindow> m_helpWindow;
    QString m_bubblePage;
};

} // namespace sinew
