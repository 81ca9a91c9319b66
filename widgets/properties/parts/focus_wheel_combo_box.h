// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <QWidget>

namespace sinew {

/// A combo box that reacts to the wheel only while it has focus, so that scrolling the panel changes nothing.
class FocusWheelComboBox : public QComboBox
{
    Q_OBJECT

public:
    explicit FocusWheelComboBox(QWidget *parent = nullptr);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace sinew
