// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/commands/handle_icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

namespace sinew {

namespace {

/// Drawn when it is shown, so that it follows the palette.
class HandleIconEngine final : public QIconEngine
{
public:
    explicit HandleIconEngine(HandleMode mode) : m_mode(mode) {}

    QIconEngine *clone() const override { return new HandleIconEngine(m_mode); }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return picture;
    }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const QColor colour = mode == QIcon::Disabled   ? palette.color(QPalette::Disabled, QPalette::WindowText)
                              : mode == QIcon::Selected ? palette.color(QPalette::HighlightedText)
                                                        : palette.color(QPalette::WindowText);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const double side = std::min(rect.width(), rect.height());
        painter->translate(QRectF(rect).center() - QPointF(side, side) / 2);
        painter->scale(side / 16, side / 16);
        draw(*painter, colour);
        painter->restore();
    }

private:
    /// In a square of 16 units.
    void draw(QPainter &painter, const QColor &colour) const
    {
        QPointF key(8, 8);
        QPainterPath curve;
        const auto from = [&](double x, double y) { curve.moveTo(x, y); };
        const auto bend = [&](double ax, double ay, double bx, double by, double x, double y) {
            curve.cubicTo(ax, ay, bx, by, x, y);
        };
        std::vector<QPointF> handles;
        QLineF level;
        switch (m_mode) {
        case HandleMode::Free: // at an angle
            key = {8, 11};
            handles = {{2, 5}, {14, 5}};
            break;
        case HandleMode::Aligned: // in one line
            handles = {{2, 12.5}, {14, 3.5}};
            break;
        case HandleMode::Flat: // level
            handles = {{1.5, 8}, {14.5, 8}};
            break;
        case HandleMode::Auto: // smooth through the key
            from(1, 13.5);
            bend(4, 13.5, 5, 11, 8, 8);
            bend(11, 5, 12, 2.5, 15, 2.5);
            break;
        case HandleMode::AutoClamped: // never above the peak
            key = {8, 5};
            level = {3, 2, 13, 2};
            from(1, 14);
            bend(3, 8, 5, 5, 8, 5);
            bend(11, 5, 13, 8, 15, 14);
            break;
        case HandleMode::Plateau: // flat on one side
            key = {8, 4.5};
            from(1, 14);
            bend(3, 8, 5, 4.5, 8, 4.5);
            curve.lineTo(15, 4.5);
            break;
        case HandleMode::Vector: // straight
            key = {8, 4};
            from(1, 13.5);
            curve.lineTo(8, 4);
            curve.lineTo(15, 13.5);
            break;
        case HandleMode::Stored: // has no icon
            break;
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, 1.3));
        painter.drawPath(curve);
        if (!level.isNull()) {
            painter.setPen(QPen(colour, 1, Qt::DotLine));
            painter.drawLine(level);
        }
        for (const QPointF &end : handles) {
            painter.setPen(QPen(colour, 1.1));
            painter.drawLine(key, end);
            painter.setBrush(colour);
            painter.drawEllipse(end, 1.3, 1.3);
        }
        painter.fillRect(QRectF(key - QPointF(2.2, 2.2), QSizeF(4.4, 4.4)), colour);
    }

    HandleMode m_mode;
};

} // namespace

QIcon handleIcon(HandleMode mode)
{
    return QIcon(new HandleIconEngine(mode));
}

} // namespace sinew
