// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/textures/texture_canvas.h"

#include "widgets/textures/texture_viewer.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr double smallest = 1.0 / 64, largest = 64;
constexpr int checkerSide = 8;

QPixmap checker()
{
    QPixmap tile(2 * checkerSide, 2 * checkerSide);
    tile.fill(QColor(0x99, 0x99, 0x99));
    QPainter painter(&tile);
    const QColor dark(0x66, 0x66, 0x66);
    painter.fillRect(0, 0, checkerSide, checkerSide, dark);
    painter.fillRect(checkerSide, checkerSide, checkerSide, checkerSide, dark);
    return tile;
}

} // namespace

TextureCanvas::TextureCanvas(QWidget *parent) : QWidget(parent)
{
    setMouseTracking(true);
    setMinimumSize(48, 48);
    setFocusPolicy(Qt::ClickFocus);
}

void TextureCanvas::setPicture(const QImage &picture)
{
    m_picture = picture;
    if (m_fits)
        fit();
    update();
}

void TextureCanvas::setBackdrop(const QColor &colour)
{
    m_backdrop = colour;
    update();
}

void TextureCanvas::fit()
{
    m_fits = true;
    if (m_picture.isNull())
        return;
    const double room = std::min(double(width()) / m_picture.width(), double(height()) / m_picture.height());
    m_zoom = std::clamp(room > 1 ? std::floor(room) : room, smallest, largest);
    m_centre = QPointF(m_picture.width(), m_picture.height()) / 2;
    update();
    Q_EMIT zoomChanged(m_zoom);
    Q_EMIT viewChanged();
}

void TextureCanvas::setZoom(double zoom, const QPointF &fixed)
{
    const QPointF before = (fixed - QRectF(rect()).center()) / m_zoom + m_centre;
    m_zoom = std::clamp(zoom, smallest, largest);
    m_centre = before - (fixed - QRectF(rect()).center()) / m_zoom;
    m_fits = false;
    update();
    Q_EMIT zoomChanged(m_zoom);
    Q_EMIT viewChanged();
}

void TextureCanvas::followView(const TextureCanvas &other)
{
    m_zoom = other.m_zoom;
    m_centre = other.m_centre;
    m_fits = other.m_fits;
    update();
}

QRectF TextureCanvas::target() const
{
    const QPointF corner = QRectF(rect()).center() - m_centre * m_zoom;
    return {corner, QSizeF(m_picture.size()) * m_zoom};
}

QPoint TextureCanvas::texelAt(const QPointF &position) const
{
    const QPointF texel = (position - target().topLeft()) / m_zoom;
    return {int(std::floor(texel.x())), int(std::floor(texel.y()))};
}

void TextureCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Dark));
    if (m_picture.isNull())
        return;
    const QRectF place = target();
    if (m_backdrop.isValid())
        painter.fillRect(place, m_backdrop);
    else
        painter.fillRect(place, QBrush(checker()));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, m_zoom < 1);
    painter.drawImage(place, m_picture);
}

void TextureCanvas::wheelEvent(QWheelEvent *event)
{
    setZoom(m_zoom * std::pow(2.0, event->angleDelta().y() / 240.0), event->position());
    event->accept();
}

void TextureCanvas::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position();
}

void TextureCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        m_centre -= (event->position() - m_pressed) / m_zoom;
        m_pressed = event->position();
        m_fits = false;
        update();
        Q_EMIT viewChanged();
    }
    Q_EMIT hovered(texelAt(event->position()));
}

void TextureCanvas::mouseDoubleClickEvent(QMouseEvent *)
{
    fit();
}

void TextureCanvas::leaveEvent(QEvent *)
{
    Q_EMIT left();
}

void TextureCanvas::resizeEvent(QResizeEvent *)
{
    if (m_fits)
        fit();
}

QImage channelPicture(const QImage &picture, TextureViewer::Channel channel)
{
    if (channel == TextureViewer::AllChannels || picture.isNull())
        return picture;
    QImage result = picture.convertToFormat(QImage::Format_RGBA8888);
    for (int y = 0; y < result.height(); ++y) {
        uchar *texel = result.scanLine(y);
        for (int x = 0; x < result.width(); ++x, texel += 4) {
            if (channel != TextureViewer::Opaque)
                texel[0] = texel[1] = texel[2] = texel[int(channel) - int(TextureViewer::Red)];
            texel[3] = 255;
        }
    }
    return result;
}

} // namespace sinew

#include "moc_texture_canvas.cpp"
