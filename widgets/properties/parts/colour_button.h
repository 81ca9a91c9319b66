// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <QAbstractButton>
#include <QWidget>

namespace sinew {

/// Shows a colour, its right half with its transparency; values beyond 0…1 are clamped for display only and marked.
class ColourButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ColourButton(QWidget *parent = nullptr);
    void setColour(const Colour &colour, bool mixed, float alpha = 1);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Colour m_colour;
    float m_alpha = 1;
    bool m_mixed = false;
};

/// A component as a screen can show it: 0…1, and 0 if it is not a number.
float displayable(float value);

} // namespace sinew
