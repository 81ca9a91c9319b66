// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/textures/texture_viewer.h"

#include <QWidget>

namespace sinew {

/// The picture itself: zoomed by whole or broken factors, moved by dragging.
class TextureCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit TextureCanvas(QWidget *parent = nullptr);

    /// A Format_RGBA8888 picture, or a null one; the zoom stays while the size of the first level does.
    void setPicture(const QImage &picture);
    const QImage &picture() const { return m_picture; }
    /// Behind what is transparent: a checker, or one colour when it is valid.
    void setBackdrop(const QColor &colour);
    /// Shows all of the picture, as large as it fits.
    void fit();
    /// Screen pixels per texel.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom, const QPointF &fixed);
    /// Shows the same part as another one of the same size, as large. Says nothing.
    void followView(const TextureCanvas &other);
    /// The texel at a place of the widget; may lie outside of the picture.
    QPoint texelAt(const QPointF &position) const;

    QSize sizeHint() const override { return {260, 260}; }

Q_SIGNALS:
    void hovered(const QPoint &texel);
    void left();
    void zoomChanged(double zoom);
    void viewChanged(); ///< zoomed, moved or fitted

protected:
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QRectF target() const;

    QImage m_picture;
    QColor m_backdrop;
    double m_zoom = 1;
    QPointF m_centre; ///< the texel in the middle of the widget
    QPointF m_pressed;
    bool m_fits = true;
};

/// The picture that one channel, or some, of another make: a single channel is grey.
QImage channelPicture(const QImage &picture, TextureViewer::Channel channel);

} // namespace sinew
