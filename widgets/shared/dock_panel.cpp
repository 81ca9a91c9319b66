// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/dock_panel.h"

#include "widgets/text/plain_label.h"

#include <QAction>
#include <QLabel>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

DockPanel::DockPanel(QWidget *parent)
    : QWidget(parent), m_stack(new QStackedLayout(this)), m_content(new QWidget), m_empty(new QWidget),
      m_text(new PlainLabel), m_button(new QToolButton)
{
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setForegroundRole(QPalette::PlaceholderText);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->hide();
    auto *column = new QVBoxLayout(m_empty);
    column->addStretch();
    column->addWidget(m_text);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_content);
}

void DockPanel::setEmptyAction(QAction *action)
{
    if (action)
        m_button->setDefaultAction(action);
    m_button->setVisible(action);
}

QString DockPanel::emptyText() const
{
    return m_text->text();
}

bool DockPanel::isShowingContent() const
{
    return m_stack->currentWidget() == m_content;
}

QSize DockPanel::minimumSizeHint() const
{
    return QWidget::minimumSizeHint().boundedTo({240, 60});
}

void DockPanel::showContent()
{
    m_stack->setCurrentWidget(m_content);
}

void DockPanel::showEmpty(const QString &text)
{
    m_text->setText(text);
    m_empty->setAccessibleName(text);
    m_stack->setCurrentWidget(m_empty);
}

} // namespace sinew

#include "moc_dock_panel.cpp"
