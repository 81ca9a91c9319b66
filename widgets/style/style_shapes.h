// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QRectF>

class QPainter;

namespace sinew {

/// Corner radius of buttons and fields, in logical pixels.
inline constexpr double cornerRadius = 3;
/// The extra width of a tool button for the arrow of its menu.
inline constexpr int menuArrowWidth = 14;

/// A filled box with rounded corners and a line inside its edge; invalid colours leave fill or line out.
void drawBox(QPainter &painter, const QRectF &rect, const QColor &fill, const QColor &line, double lineWidth = 1,
             double radius = cornerRadius);

/// Shapes drawn with lines of one weight.
enum class Glyph { Close, Float, Clear, More, MoreBelow, Tick, Dash, Up, Down, Left, Right };
void drawGlyph(QPainter &painter, Glyph glyph, const QRectF &rect, const QColor &colour);
/// Drawn in the text colour of the program's palette at the time of painting, so that it follows the theme.
QIcon glyphIcon(Glyph glyph);

} // namespace sinew
