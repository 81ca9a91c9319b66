// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/notice.h"

#include <QElapsedTimer>
#include <QList>
#include <QPointer>
#include <QWidget>

#include <chrono>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace sinew {

/// The line above the viewport that says what happened and offers the next step. Shows one message at a time, the worst
/// first and of these the newest, and lets the user page through the others. Remarks respond to what the user has just
/// done: they appear at once, whatever is waiting. Others wait behind what is more severe until that has been shown for
/// some seconds; what only tells of a lasting state (a step keeps its message) covers nothing newer before that. A
/// message about a document is shown only while that document is; only remarks that offer no next step give way to
/// newer messages.
class MessageBar : public QWidget
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void notify(const Notice &notice);
    /// The subject whose messages are shown beside the window's own.
    void setSubject(const QObject *subject);
    /// Withdraws messages that are resolved (the textures were found).
    void withdraw(const QObject *subject, const QString &topic);
    /// Withdraws what was said about a former step of a document: answers, and remarks without a topic or next step.
    void withdrawAnswers(const QObject *subject);
    /// True if a message about `subject` is waiting to be read or settled.
    bool hasMessageAbout(const QObject *subject, const QString &topic) const;

    void showNext() { showNeighbour(1); }
    void showPrevious() { showNeighbour(-1); }
    /// Closes the message; another one comes up.
    void closeMessage();
    /// Whether a message is shown that Esc closes wherever it is pressed: not one that tells of a lasting state.
    bool hasPassingMessage() const;
    /// Closes all messages that could be paged through.
    void closeAll();

    /// How long a message is taken to be unread.
    void setReadingTime(std::chrono::milliseconds time) { m_readingTime = time; }

    bool hasMessage() const { return shown() != nullptr; }
    QString text() const;
    Severity severity() const;
    /// The number of messages that can be paged through, and which of them is shown (from 0; -1 without messages).
    int count() const { return int(reachable().size()); }
    int position() const;
    QToolButton *closeButton() const { return m_close; }
    QToolButton *closeAllButton() const { return m_closeAll; }
    QToolButton *previousButton() const { return m_previous; }
    QToolButton *nextButton() const { return m_next; }
    QList<QToolButton *> actionButtons() const { return m_buttons; }

Q_SIGNALS:
    void changed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Message
    {
        quint64 id;
        Notice notice;
    };
    QToolButton *makeButton(const QStringList &icons, const QString &text, void (MessageBar::*slot)());
    void forget(QObject *subject);
    void close(quint64 id);
    void showNeighbour(int by);
    /// Ids in paging order.
    QList<quint64> reachable() const;
    const Message *shown() const;
    bool concerns(const Notice &notice) const { return !notice.subject || notice.subject == m_subject; }
    /// Whether a new message is shown although there is another one.
    bool comesUp(const Notice &notice, const Notice &now) const;
    void present();
    /// Puts the buttons beside the text, or below it if that would get too narrow.
    void arrange();
    void showIcon();

    std::vector<Message> m_messages;    ///< the worst first, of these the newest
    const QObject *m_subject = nullptr; ///< only compared
    QPointer<QWidget> m_usedBefore;     ///< had the focus before the bar did
    quint64 m_shown = 0;
    quint64 m_lastId = 0;
    quint64 m_presented = 0; ///< m_shown when m_reading began
    QElapsedTimer m_reading;
    std::chrono::milliseconds m_readingTime = std::chrono::seconds(6);
    QLabel *m_icon;
    QLabel *m_text;
    QLabel *m_position;
    QGridLayout *m_grid;
    QWidget *m_controls;
    QHBoxLayout *m_row; ///< of m_controls
    QToolButton *m_previous, *m_next, *m_closeAll, *m_close;
    QList<QToolButton *> m_buttons;
};

} // namespace sinew
