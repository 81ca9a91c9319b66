// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/textures/square_picture.h"

#include <QPainter>

namespace sinew {

QPixmap squarePicture(const QImage &picture, int side)
{
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    if (picture.isNull())
        return pixmap;
    const QImage fitted = picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    const QPoint corner((side - fitted.width()) / 2, (side - fitted.height()) / 2);
    QPainter painter(&pixmap);
    painter.fillRect(QRect(corner, fitted.size()), Qt::darkGray);
    painter.drawImage(corner, fitted);
    return pixmap;
}

} // namespace sinew
