// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/parts/colour_button.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <cmath>

namespace sinew {

float displayable(float value)
{
    return std::isnan(value) ? 0 : std::clamp(value, 0.f, 1.f);
}

ColourButton::ColourButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ColourButton::setColour(const Colour &colour, bool mixed, float alpha)
{
    m_colour = colour;
    m_alpha = alpha;
    m_mixed = mixed;
    update();
}

QSize ColourButton::sizeHint() const
{
    const int height = fontMetrics().height() + 8;
    return {height * 2, height};
}

void ColourButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF swatch = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const QColor colour = QColor::fromRgbF(displayable(m_colour.r), displayable(m_colour.g), displayable(m_colour.b));
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(m_mixed ? QBrush(palette().color(QPalette::Text), Qt::BDiagPattern) : QBrush(colour));
    painter.drawRoundedRect(swatch, 3, 3);
    if (!m_mixed && displayable(m_alpha) < 1) {
        const QRectF through = swatch.adjusted(swatch.width() / 2, 1, -1, -1);
        QColor thin = colour;
        thin.setAlphaF(displayable(m_alpha));
        painter.fillRect(through, Qt::white);
        painter.fillRect(through, QBrush(Qt::gray, Qt::Dense4Pattern));
        painter.fillRect(through, thin);
    }
    const float brightest = std::max({m_colour.r, m_colour.g, m_colour.b});
    if (!m_mixed && brightest > 1) {
        painter.setPen(colour.lightnessF() > 0.5 ? Qt::black : Qt::white);
        painter.drawText(rect(), Qt::AlignCenter, QStringLiteral("×%1").arg(double(brightest), 0, 'g', 2));
    }
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

} // namespace sinew

#include "moc_colour_button.cpp"
