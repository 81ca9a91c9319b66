// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/message_bar.h"

#include "widgets/object_icons.h"

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

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

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent), m_icon(new QLabel), m_text(new QLabel), m_row(new QHBoxLayout(this)), m_close(new QToolButton)
{
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTextFormat(Qt::PlainText);
    m_close->setIcon(themedIcon(QStringLiteral("dialog-close"), QStringLiteral("window-close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close the message"));
    m_close->setAccessibleName(m_close->toolTip());
    connect(m_close, &QToolButton::clicked, this, &MessageBar::closeMessage);
    m_row->setContentsMargins(12, 4, 6, 4);
    m_row->addWidget(m_icon);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(m_close);
    hide();
}

void MessageBar::showMessage(Severity severity, const QString &text, const QList<QAction *> &actions)
{
    const auto same = std::find_if(m_messages.begin(), m_messages.end(),
                                   [&](const Message &message) { return message.severity == severity && message.text == text; });
    if (same != m_messages.end())
        m_messages.erase(same);
    if (!m_messages.isEmpty() && m_messages.back().severity > severity) {
        m_messages.insert(m_messages.size() - 1, {severity, text, actions});
        return;
    }
    // What a newer message replaces is done with, unless it asks for something.
    if (!m_messages.isEmpty() && m_messages.back().actions.isEmpty())
        m_messages.removeLast();
    m_messages.append({severity, text, actions});
    present();
}

void MessageBar::closeMessage()
{
    if (!m_messages.isEmpty())
        m_messages.removeLast();
    present();
}

void MessageBar::clear()
{
    m_messages.clear();
    present();
}

QString MessageBar::text() const
{
    return m_messages.isEmpty() ? QString() : m_messages.back().text;
}

Severity MessageBar::severity() const
{
    return m_messages.isEmpty() ? Severity::Info : m_messages.back().severity;
}

void MessageBar::present()
{
    for (QToolButton *button : std::as_const(m_buttons)) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    if (m_messages.isEmpty()) {
        hide();
        return;
    }
    const Message &message = m_messages.back();
    showIcon();
    m_text->setText(message.text);
    setAccessibleName(message.text);
    for (QAction *action : message.actions) {
        auto *button = new QToolButton;
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::triggered, this, &MessageBar::closeMessage);
        m_row->insertWidget(m_row->count() - 1, button);
        m_buttons.append(button);
    }
    show();
    update();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
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
