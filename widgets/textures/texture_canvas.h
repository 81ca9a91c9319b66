// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/textures/texture_viewer.h"

#include <QWidget>

namespace sinew {

/// The picture itself: zoomed by whole or fractional factors, moved by dragging.
class TextureCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit TextureCanvas(QWidget *parent = nullptr);

    /// A Format_RGBA8888 picture, or a null one; the zoom stays if the size of the first level does.
    void setPicture(const QImage &picture);
    const QImage &picture() const { return m_picture; }
    /// The background of transparent areas: a checkerboard, or one colour if it is valid.
    void setBackdrop(const QColor &colour);
    /// Shows the whole picture, as large as fits.
    void fit();
    /// Screen pixels per texel.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom, const QPointF &fixed);
    /// Shows the same part at the same size as another canvas with a picture of the same size. Emits no signals.
    void followView(const TextureCanvas &other);
    /// The texel at a place of the widget; may lie outside the picture.
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

/// The picture of one or some of another's channels: a single channel is grey.
QImage channelPicture(const QImage &picture, TextureViewer::Channel channel);

} // namespace sinew
