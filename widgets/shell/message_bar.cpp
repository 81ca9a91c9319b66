// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shell/message_bar.h"

#include "widgets/shared/object_icons.h"
#include "widgets/text/plain_label.h"

#include <QAccessible>
#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

QColor accent(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QColor(0xda, 0x44, 0x53);
    case Severity::Warning:
        return QColor(0xf6, 0x74, 0x00);
    case Severity::Info:
        break;
    }
    return QColor(0x3d, 0xae, 0xe9);
}

/// Whether a message remains true whatever the user does next.
bool tellsState(const Notice &notice)
{
    return std::any_of(notice.steps.begin(), notice.steps.end(),
                       [](const Notice::Step &step) { return step.keepsMessage; });
}

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent), m_icon(new PlainLabel), m_text(new PlainLabel), m_position(new PlainLabel),
      m_grid(new QGridLayout(this)), m_controls(new QWidget), m_row(new QHBoxLayout(m_controls))
{
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_grid->setContentsMargins(12, 4, 6, 4);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(1, 1);
    m_grid->addWidget(m_icon, 0, 0);
    m_grid->addWidget(m_text, 0, 1);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_previous = makeButton({QStringLiteral("go-previous")}, tr("Previous message"), &MessageBar::showPrevious);
    m_row->addWidget(m_position);
    m_next = makeButton({QStringLiteral("go-next")}, tr("Next message"), &MessageBar::showNext);
    m_closeAll = makeButton({}, tr("Dismiss all"), &MessageBar::closeAll);
    m_close = makeButton({QStringLiteral("dialog-close"), QStringLiteral("window-close")}, tr("Close the message"),
                         &MessageBar::closeMessage);
    m_grid->addWidget(m_close, 0, 3, Qt::AlignRight);
    arrange();
    hide();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *before, QWidget *now) {
        // A dialog that a step opened was not in use before the bar.
        if (now && isAncestorOf(now) && before && !isAncestorOf(before) && before->window() == window())
            m_usedBefore = before;
    });
}

QToolButton *MessageBar::makeButton(const QStringList &icons, const QString &text, void (MessageBar::*slot)())
{
    auto *button = new QToolButton;
    if (icons.isEmpty())
        button->setText(text);
    else
        button->setIcon(themedIcon(icons.first(), icons.last()));
    button->setAutoRaise(true);
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, slot);
    m_row->addWidget(button);
    return button;
}

void MessageBar::notify(const Notice &notice)
{
    bool replacesShown = false;
    std::erase_if(m_messages, [&](const Message &message) {
        const Notice &old = message.notice;
        const bool settled =
            old.subject == notice.subject && ((!notice.topic.isEmpty() && old.topic == notice.topic) ||
                                              (old.severity == notice.severity && old.text == notice.text) ||
                                              (old.severity == Severity::Info && old.steps.empty()));
        replacesShown |= settled && message.id == m_shown;
        return settled;
    });
    const auto place = std::find_if(m_messages.begin(), m_messages.end(),
                                    [&](const Message &message) { return message.notice.severity <= notice.severity; });
    m_messages.insert(place, {++m_lastId, notice});
    if (notice.subject)
        connect(notice.subject, &QObject::destroyed, this, &MessageBar::forget, Qt::UniqueConnection);
    const Message *now = shown();
    if (concerns(notice) && (replacesShown || !now || comesUp(notice, now->notice)))
        m_shown = m_lastId;
    present();
}

bool MessageBar::comesUp(const Notice &notice, const Notice &now) const
{
    // What was said of no document gives way once there is something about this one.
    if (!now.subject && notice.subject && notice.subject == m_subject)
        return true;
    const bool isRead = m_reading.hasExpired(m_readingTime.count()), outranks = now.severity <= notice.severity;
    // Textures may be reported missing a moment after the action that named them told what it did.
    if (tellsState(notice) && !tellsState(now))
        return outranks && (isRead || notice.severity == Severity::Error);
    // What an action did is shown at once; what merely offers a way on waits behind what is more severe.
    const bool answers = notice.severity == Severity::Info || notice.steps.empty();
    return answers || outranks || (isRead && !tellsState(notice));
}

void MessageBar::setSubject(const QObject *subject)
{
    m_subject = subject;
    present();
}

void MessageBar::withdraw(const QObject *subject, const QString &topic)
{
    std::erase_if(m_messages, [&](const Message &message) {
        return message.notice.subject == subject && message.notice.topic == topic;
    });
    present();
}

void MessageBar::withdrawAnswers(const QObject *subject)
{
    const std::size_t gone = std::erase_if(m_messages, [&](const Message &message) {
        const Notice &said = message.notice;
        const bool isRemark = said.severity == Severity::Info && said.steps.empty() && said.topic.isEmpty();
        return said.subject == subject && (said.isAnswer || isRemark);
    });
    if (gone > 0)
        present();
}

bool MessageBar::hasPassingMessage() const
{
    return shown() && !tellsState(shown()->notice);
}

bool MessageBar::hasMessageAbout(const QObject *subject, const QString &topic) const
{
    return std::any_of(m_messages.begin(), m_messages.end(), [&](const Message &message) {
        return message.notice.subject == subject && message.notice.topic == topic;
    });
}

void MessageBar::forget(QObject *subject)
{
    if (m_subject == subject)
        m_subject = nullptr;
    std::erase_if(m_messages, [&](const Message &message) { return message.notice.subject == subject; });
    present();
}

void MessageBar::closeMessage()
{
    close(m_shown);
}

void MessageBar::close(quint64 id)
{
    if (id == m_shown) {
        const QList<quint64> ids = reachable();
        const qsizetype index = ids.indexOf(id);
        m_shown = ids.value(index + 1, ids.value(index - 1, 0));
    }
    std::erase_if(m_messages, [id](const Message &message) { return message.id == id; });
    present();
}

void MessageBar::closeAll()
{
    std::erase_if(m_messages, [this](const Message &message) { return concerns(message.notice); });
    present();
}

void MessageBar::showNeighbour(int by)
{
    const QList<quint64> ids = reachable();
    m_shown = ids.value(ids.indexOf(m_shown) + by, m_shown);
    present();
}

QList<quint64> MessageBar::reachable() const
{
    QList<quint64> ids;
    for (const Message &message : m_messages)
        if (concerns(message.notice))
            ids.append(message.id);
    return ids;
}

const MessageBar::Message *MessageBar::shown() const
{
    const auto found = std::find_if(m_messages.begin(), m_messages.end(),
                                    [this](const Message &message) { return message.id == m_shown; });
    return found == m_messages.end() || !concerns(found->notice) ? nullptr : &*found;
}

int MessageBar::position() const
{
    return int(reachable().indexOf(m_shown));
}

QString MessageBar::text() const
{
    return shown() ? shown()->notice.text : QString();
}

Severity MessageBar::severity() const
{
    return shown() ? shown()->notice.severity : Severity::Info;
}

void MessageBar::present()
{
    const QList<quint64> ids = reachable();
    if (!ids.contains(m_shown))
        m_shown = ids.value(0, 0);
    // Buttons that vanish under the user must not give the focus to whichever widget comes next. Who has taken a step
    // goes on where they were.
    QWidget *const focus = QApplication::focusWidget();
    const bool isUsed = isAncestorOf(focus), tookStep = std::any_of(m_buttons.cbegin(), m_buttons.cend(),
                                                                    [&](auto *button) { return button == focus; });
    if (tookStep && m_usedBefore && m_usedBefore->isVisible())
        m_usedBefore->setFocus();
    else if (isUsed)
        m_close->setFocus();
    for (QToolButton *button : std::as_const(m_buttons)) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    const Message *message = shown();
    QTimer::singleShot(0, this, &MessageBar::changed);
    if (!message) {
        m_text->clear();
        if (isUsed && m_usedBefore && m_usedBefore->isVisible())
            m_usedBefore->setFocus();
        hide();
        return;
    }
    if (std::exchange(m_presented, m_shown) != m_shown)
        m_reading.start();
    showIcon();
    const bool isNew = m_text->text() != message->notice.text || isHidden();
    m_text->setText(message->notice.text);
    setAccessibleName(message->notice.text);
    for (const Notice::Step &step : message->notice.steps) {
        auto *button = new QToolButton;
        button->setText(step.text);
        button->setFocusPolicy(Qt::StrongFocus);
        // The message is removed first: the step may bring up the next one.
        connect(button, &QToolButton::clicked, this, [this, id = m_shown, step = step] {
            if (!step.keepsMessage)
                close(id);
            step.action();
        });
        m_row->insertWidget(m_row->indexOf(m_previous), button);
        m_buttons.append(button);
    }
    const bool several = ids.size() > 1;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_previous, m_position, m_next, m_closeAll})
        widget->setVisible(several);
    m_position->setText(tr("%1 of %2").arg(position() + 1).arg(ids.size()));
    m_previous->setEnabled(position() > 0);
    m_next->setEnabled(position() + 1 < ids.size());
    m_controls->setVisible(several || !m_buttons.isEmpty());
    arrange();
    show();
    update();
    if (isNew) {
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void MessageBar::arrange()
{
    const int rest = width() - m_controls->sizeHint().width() - m_close->sizeHint().width();
    const bool below = rest < fontMetrics().averageCharWidth() * 45;
    // Each move requests a new layout, which would lead here again.
    const int index = m_grid->indexOf(m_controls);
    int row = -1, column = 0, rows = 0, columns = 0;
    if (index >= 0)
        m_grid->getItemPosition(index, &row, &column, &rows, &columns);
    if (row == int(below))
        return;
    m_grid->removeWidget(m_controls);
    if (below)
        m_grid->addWidget(m_controls, 1, 1, 1, 2, Qt::AlignRight);
    else
        m_grid->addWidget(m_controls, 0, 2);
    updateGeometry(); // its height depends on that
}

void MessageBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void MessageBar::showIcon()
{
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_icon->setPixmap(severityIcon(severity()).pixmap(QSize(size, size), devicePixelRatioF()));
}

void MessageBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        showIcon();
}

void MessageBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor colour = accent(severity());
    QColor wash = colour;
    wash.setAlphaF(0.18f);
    painter.fillRect(rect(), wash);
    painter.fillRect(QRect(0, 0, 4, height()), colour);
}

void MessageBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        closeMessage();
    else
        QWidget::keyPressEvent(event);
}

} // namespace sinew

#include "moc_message_bar.cpp"
