// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/layout/turning_row.h"

#include <QBoxLayout>
#include <QResizeEvent>

#include <algorithm>

namespace sinew {

TurningRow::TurningRow(int characters, QWidget *parent)
    : QWidget(parent), m_characters(characters), m_box(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    m_box->setContentsMargins(0, 0, 0, 0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void TurningRow::addGroup(QLayout *group, int stretch)
{
    m_box->addLayout(group, stretch);
}

void TurningRow::addGroup(QWidget *group, int stretch)
{
    m_box->addWidget(group, stretch);
}

QSize TurningRow::minimumSizeHint() const
{
    int width = 0;
    for (int i = 0; i < m_box->count(); ++i)
        width = std::max(width, m_box->itemAt(i)->minimumSize().width());
    return {width, QWidget::minimumSizeHint().height()};
}

void TurningRow::resizeEvent(QResizeEvent *event)
{
    const bool isOneRow = event->size().width() >= m_characters * fontMetrics().averageCharWidth();
    m_box->setDirection(isOneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QWidget::resizeEvent(event);
}

} // namespace sinew
