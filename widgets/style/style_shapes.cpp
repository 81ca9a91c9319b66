// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/style/style_shapes.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

namespace sinew {

namespace {

/// Lines of a shape in a square from −1 to 1.
QPainterPath glyphPath(Glyph glyph)
{
    QPainterPath path;
    const auto line = [&path](std::initializer_list<QPointF> points) {
        path.moveTo(*points.begin());
        for (const QPointF &point : points)
            path.lineTo(point);
    };
    switch (glyph) {
    case Glyph::Clear:
    case Glyph::Close:
        line({{-0.55, -0.55}, {0.55, 0.55}});
        line({{-0.55, 0.55}, {0.55, -0.55}});
        break;
    case Glyph::Float:
        path.addRect(QRectF(-0.65, -0.2, 0.85, 0.85));
        line({{-0.2, -0.6}, {0.65, -0.6}, {0.65, 0.25}});
        break;
    case Glyph::More:
        line({{-0.6, -0.5}, {-0.1, 0}, {-0.6, 0.5}});
        line({{0.1, -0.5}, {0.6, 0}, {0.1, 0.5}});
        break;
    case Glyph::MoreBelow:
        line({{-0.5, -0.6}, {0, -0.1}, {0.5, -0.6}});
        line({{-0.5, 0.1}, {0, 0.6}, {0.5, 0.1}});
        break;
    case Glyph::Tick:
        line({{-0.6, 0.05}, {-0.15, 0.5}, {0.6, -0.45}});
        break;
    case Glyph::Dash:
        line({{-0.5, 0}, {0.5, 0}});
        break;
    case Glyph::Up:
        line({{-0.6, 0.3}, {0, -0.3}, {0.6, 0.3}});
        break;
    case Glyph::Down:
        line({{-0.6, -0.3}, {0, 0.3}, {0.6, -0.3}});
        break;
    case Glyph::Left:
        line({{0.3, -0.6}, {-0.3, 0}, {0.3, 0.6}});
        break;
    case Glyph::Right:
        line({{-0.3, -0.6}, {0.3, 0}, {-0.3, 0.6}});
        break;
    }
    return path;
}

class GlyphIconEngine : public QIconEngine
{
public:
    explicit GlyphIconEngine(Glyph glyph) : m_glyph(glyph) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        drawGlyph(*painter, m_glyph, rect, QApplication::palette().color(group, QPalette::WindowText));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine *clone() const override { return new GlyphIconEngine(m_glyph); }

private:
    Glyph m_glyph;
};

} // namespace

void drawBox(QPainter &painter, const QRectF &rect, const QColor &fill, const QColor &line, double lineWidth,
             double radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter.setPen(line.isValid() ? QPen(line, lineWidth) : QPen(Qt::NoPen));
    const double inset = line.isValid() ? lineWidth / 2 : 0;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void drawGlyph(QPainter &painter, Glyph glyph, const QRectF &rect, const QColor &colour)
{
    const double half = std::min(rect.width(), rect.height()) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    QPen pen(colour, std::max(1.4, half * 0.24), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(QTransform::fromScale(half, half).map(glyphPath(glyph)));
    painter.restore();
}

QIcon glyphIcon(Glyph glyph)
{
    return QIcon(new GlyphIconEngine(glyph));
}

} // namespace sinew
