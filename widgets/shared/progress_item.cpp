// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/progress_item.h"

#include "widgets/shared/object_icons.h"
#include "widgets/text/plain_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>

namespace sinew {

ProgressItem::ProgressItem(QWidget *parent)
    : QWidget(parent), m_text(new PlainLabel), m_bar(new QProgressBar), m_cancel(new QToolButton)
{
    m_bar->setMaximumWidth(180);
    m_bar->setTextVisible(false);
    m_cancel->setIcon(themedIcon(QStringLiteral("dialog-cancel"), QStringLiteral("process-stop")));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_cancel->setAutoRaise(true);
    m_cancel->setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::show);
    connect(m_cancel, &QToolButton::clicked, this, &ProgressItem::cancel);
    hide();
}

void ProgressItem::begin(const QString &text, bool cancellable)
{
    // Many short jobs in a row are one long wait.
    if (!m_active)
        m_timer.start();
    m_active = true;
    m_cancelled = false;
    m_text->setText(text);
    m_bar->setAccessibleName(text);
    m_cancel->setVisible(cancellable);
    m_cancel->setEnabled(true);
    setProgress(-1);
}

void ProgressItem::setProgress(double fraction)
{
    m_bar->setRange(0, fraction < 0 ? 0 : 1000);
    if (fraction >= 0)
        m_bar->setValue(int(std::clamp(fraction, 0.0, 1.0) * 1000));
}

void ProgressItem::finish()
{
    m_active = false;
    m_timer.stop();
    hide();
}

void ProgressItem::cancel()
{
    // The work may need a moment to stop; a second click would change nothing.
    m_cancelled = true;
    m_cancel->setEnabled(false);
    m_text->setText(tr("Cancelling …"));
    Q_EMIT cancelRequested();
}

} // namespace sinew

#include "moc_progress_item.cpp"
