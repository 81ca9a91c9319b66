// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shell/view_notice.h"

#include "widgets/shared/object_icons.h"
#include "widgets/text/plain_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

ViewNotice::ViewNotice(QWidget *parent)
    : QWidget(parent), m_icon(new PlainLabel), m_text(new PlainLabel), m_reasons(new PlainLabel),
      m_row(new QHBoxLayout), m_why(new QToolButton), m_close(new QToolButton)
{
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_icon->setPixmap(severityIcon(Severity::Info).pixmap(size, size));
    m_text->setWordWrap(true);
    m_reasons->setWordWrap(true);
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reasons->setIndent(size + 8); // below the text
    m_reasons->hide();
    m_why->setText(tr("Why?"));
    m_why->setCheckable(true);
    m_why->setToolTip(tr("Show the reasons"));
    m_why->setFocusPolicy(Qt::StrongFocus);
    m_close->setIcon(themedIcon(QStringLiteral("dialog-close"), QStringLiteral("window-close")));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    m_close->setToolTip(tr("Close the message"));
    m_close->setAccessibleName(m_close->toolTip());
    m_row->addWidget(m_icon);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(m_why);
    m_row->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 4, 6, 4);
    column->addLayout(m_row);
    column->addWidget(m_reasons);
    connect(m_why, &QToolButton::toggled, m_reasons, &QWidget::setVisible);
    connect(m_close, &QToolButton::clicked, this, &ViewNotice::close);
    hide();
}

void ViewNotice::tell(const QString &text, const QStringList &reasons, const std::vector<Notice::Step> &steps)
{
    if (text != m_text->text())
        m_why->setChecked(false);
    m_text->setText(text);
    setAccessibleName(text);
    m_reasons->setText(reasons.join(u'\n'));
    m_why->setVisible(!reasons.isEmpty());
    setSteps(steps);
    show();
}

void ViewNotice::setSteps(const std::vector<Notice::Step> &steps)
{
    // If they are the same, they keep the focus.
    const auto same = [](const QToolButton *button, const Notice::Step &step) { return button->text() == step.text; };
    if (std::equal(m_steps.begin(), m_steps.end(), steps.begin(), steps.end(), same))
        return;
    for (QToolButton *button : std::as_const(m_steps)) {
        button->hide();
        button->deleteLater();
    }
    m_steps.clear();
    for (const Notice::Step &step : steps) {
        auto *button = new QToolButton;
        button->setText(step.text);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, step.action);
        m_row->insertWidget(m_row->indexOf(m_close), button);
        m_steps.append(button);
    }
}

void ViewNotice::clear()
{
    hide();
    m_why->setChecked(false);
}

QString ViewNotice::text() const
{
    return isTelling() ? m_text->text() : QString();
}

QString ViewNotice::reasons() const
{
    return m_reasons->text();
}

bool ViewNotice::isUnfolded() const
{
    return !m_reasons->isHidden();
}

void ViewNotice::close()
{
    clear();
    Q_EMIT closed();
}

void ViewNotice::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void ViewNotice::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().alternateBase());
    painter.fillRect(QRect(0, 0, 4, height()), palette().highlight());
}

} // namespace sinew

#include "moc_view_notice.cpp"
