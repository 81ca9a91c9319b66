// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"

#include <QList>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace sinew {

/// The line above the viewport that says what happened and offers the next step. Shows one message at a time; a newer one of
/// the same or higher severity replaces it, a lesser one waits until it is closed.
class MessageBar : public QWidget
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// `actions` become buttons; triggering one closes the message. The bar does not own them.
    void showMessage(Severity severity, const QString &text, const QList<QAction *> &actions = {});
    /// Closes the message; what waited comes up.
    void closeMessage();
    /// Forgets everything (another document).
    void clear();

    bool hasMessage() const { return !m_messages.isEmpty(); }
    QString text() const;
    Severity severity() const;
    QToolButton *closeButton() const { return m_close; }
    QList<QToolButton *> actionButtons() const { return m_buttons; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Message
    {
        Severity severity;
        QString text;
        QList<QAction *> actions;
    };
    void present();
    void showIcon();

    QList<Message> m_messages; ///< the shown one last
    QLabel *m_icon;
    QLabel *m_text;
    QHBoxLayout *m_row;
    QToolButton *m_close;
    QList<QToolButton *> m_buttons;
};

} // namespace sinew
