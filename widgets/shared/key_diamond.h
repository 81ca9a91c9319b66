// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>
#include <QPalette>

namespace sinew {

/// Not animated, animated, or with a key here.
enum class DiamondFill { Hollow, Half, Full };

/// The diamond that shows whether a value is animated.
void paintDiamond(QPainter &painter, QPointF centre, qreal half, DiamondFill fill, const QColor &colour);

} // namespace sinew
