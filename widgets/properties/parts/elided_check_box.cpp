// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/parts/elided_check_box.h"

#include <algorithm>

namespace sinew {

ElidedCheckBox::ElidedCheckBox(const QString &text, QWidget *parent)
    : QCheckBox(text, parent), m_text(text), m_whole(QCheckBox::sizeHint())
{
}

void ElidedCheckBox::setHelp(const QString &help)
{
    m_help = help;
    elide();
}

QSize ElidedCheckBox::minimumSizeHint() const
{
    return {std::min(m_whole.width(), fontMetrics().averageCharWidth() * 12), m_whole.height()};
}

void ElidedCheckBox::resizeEvent(QResizeEvent *event)
{
    QCheckBox::resizeEvent(event);
    elide();
}

void ElidedCheckBox::elide()
{
    const int missing = m_whole.width() - width();
    const int room = fontMetrics().horizontalAdvance(m_text) - std::max(0, missing);
    setText(missing > 0 ? fontMetrics().elidedText(m_text, Qt::ElideRight, room) : m_text);
    setToolTip(missing > 0 ? m_text + QStringLiteral("\n") + m_help : m_help);
}

} // namespace sinew

#include "moc_elided_check_box.cpp"
