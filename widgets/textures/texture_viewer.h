// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_codec.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QToolButton;

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

/// A texture with its channels, levels and faces, and the values of the texel under the pointer.
class TextureViewer : public QWidget
{
    Q_OBJECT

public:
    enum Channel { AllChannels, Opaque, Red, Green, Blue, Alpha };

    explicit TextureViewer(QWidget *parent = nullptr);

    /// Null: nothing to show, `text` says why.
    void setImage(std::shared_ptr<const DecodedImage> image, const QString &text = {});

    QComboBox *channelBox() const { return m_channel; }
    QComboBox *levelBox() const { return m_level; }
    QComboBox *faceBox() const { return m_face; }
    QComboBox *backdropBox() const { return m_backdrop; }
    TextureCanvas *canvas() const { return m_canvas; }
    /// "12, 7: 255 128 0 · 64 (#ff8000)".
    QString readout() const;

private:
    void show();
    void showTexel(const QPoint &texel);

    std::shared_ptr<const DecodedImage> m_image;
    QImage m_whole; ///< the chosen level with all channels
    QComboBox *m_channel, *m_level, *m_face, *m_backdrop;
    TextureCanvas *m_canvas;
    QLabel *m_readout, *m_zoom, *m_empty;
};

/// The picture that one channel, or some, of another make: a single channel is grey.
QImage channelPicture(const QImage &picture, TextureViewer::Channel channel);

} // namespace sinew
