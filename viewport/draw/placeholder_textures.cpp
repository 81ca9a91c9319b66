// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/draw/placeholder_textures.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

DecodedImage fromQImage(const QImage &image)
{
    const QImage rgba = image.convertToFormat(QImage::Format_RGBA8888);
    ImageLevel level{rgba.width(), rgba.height(), {}};
    const qsizetype rowBytes = qsizetype(rgba.width()) * 4;
    level.bytes.reserve(rowBytes * rgba.height());
    for (int y = 0; y < rgba.height(); ++y)
        level.bytes.append(reinterpret_cast<const char *>(rgba.constScanLine(y)), rowBytes);
    DecodedImage result;
    result.hasAlpha = image.hasAlphaChannel();
    result.levels.push_back(std::move(level));
    return result;
}

DecodedImage solidTexture(QColor colour)
{
    QImage image(4, 4, QImage::Format_RGBA8888);
    image.fill(colour);
    return fromQImage(image);
}

DecodedImage checkerTexture(const QString &label)
{
    constexpr int side = 256, cells = 8, cell = side / cells;
    QImage image(side, side, QImage::Format_RGBA8888);
    QPainter painter(&image);
    for (int y = 0; y < cells; ++y) {
        for (int x = 0; x < cells; ++x)
            painter.fillRect(x * cell, y * cell, cell, cell,
                             (x + y) % 2 ? QColor(150, 130, 150) : QColor(105, 90, 105));
    }
    QFont font;
    font.setBold(true);
    font.setPixelSize(28);
    const int width = QFontMetrics(font).horizontalAdvance(label);
    if (width > side - 8)
        font.setPixelSize(std::max(9, 28 * (side - 8) / width));
    painter.setFont(font);
    // Twice, so that part of the name is likely to be visible wherever the mesh's uv coordinates lie.
    for (const int y : {0, side / 2}) {
        const QRect band(0, y + side / 8, side, side / 4);
        painter.setPen(Qt::black);
        painter.drawText(band.translated(1, 1), Qt::AlignCenter, label);
        painter.setPen(Qt::white);
        painter.drawText(band, Qt::AlignCenter, label);
    }
    painter.end();
    return fromQImage(image);
}

DecodedImage softTexture(SoftShape shape, SoftMix mix)
{
    constexpr int side = 64;
    ImageLevel level{side, side, {}};
    level.bytes.reserve(4 * side * side);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const float across = (float(y) + .5f) / (side / 2) - 1,
                        along = shape == SoftShape::Spot ? (float(x) + .5f) / (side / 2) - 1 : 0;
            const float inside = std::max(0.f, 1 - across * across - along * along);
            const int strength = int(std::lround(255 * inside * inside));
            int grey = 255, alpha = 255;
            if (mix == SoftMix::Sum)
                grey = alpha = strength;
            else if (mix == SoftMix::Darken)
                grey = 0xff - strength / 2;
            else if (mix == SoftMix::Darken2x)
                grey = 0x80 - strength / 4;
            else
                alpha = strength;
            const char pixel[] = {char(grey), char(grey), char(grey), char(alpha)};
            level.bytes.append(pixel, sizeof pixel);
        }
    }
    DecodedImage result;
    result.hasAlpha = true;
    result.levels.push_back(std::move(level));
    return result;
}

DecodedImage glowTexture(QColor team)
{
    constexpr int side = 64;
    QImage image(side, side, QImage::Format_RGBA8888);
    image.fill(Qt::black);
    QRadialGradient gradient(side / 2.0, side / 2.0, side / 2.0);
    gradient.setColorAt(0, team);
    gradient.setColorAt(1, Qt::black);
    QPainter painter(&image);
    painter.fillRect(image.rect(), gradient);
    painter.end();
    DecodedImage result = fromQImage(image);
    result.hasAlpha = false;
    return result;
}

} // namespace sinew
