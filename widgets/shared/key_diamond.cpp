// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/key_diamond.h"

namespace sinew {

void paintDiamond(QPainter &painter, QPointF centre, qreal half, DiamondFill fill, const QColor &colour)
{
    const QPolygonF diamond{
        {centre + QPointF(0, -half), centre + QPointF(half, 0), centre + QPointF(0, half), centre + QPointF(-half, 0)}};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill == DiamondFill::Full ? QBrush(colour) : QBrush());
    painter.setPen(QPen(colour, 1.4));
    painter.drawPolygon(diamond);
    if (fill == DiamondFill::Half) {
        painter.setClipRect(QRectF(centre.x() - half, centre.y() - half, half, 2 * half), Qt::IntersectClip);
        painter.setBrush(colour);
        painter.drawPolygon(diamond);
    }
    painter.restore();
}

} // namespace sinew
