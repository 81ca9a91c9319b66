// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/parts/focus_wheel_combo_box.h"

#include <QWheelEvent>

namespace sinew {

FocusWheelComboBox::FocusWheelComboBox(QWidget *parent) : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(5);
    setPlaceholderText(QStringLiteral("—"));
}

void FocusWheelComboBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace sinew

#include "moc_focus_wheel_combo_box.cpp"
