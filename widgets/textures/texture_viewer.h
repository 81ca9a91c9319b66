// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QStackedLayout;
class QToolButton;

namespace sinew {

class TextureCanvas;

/// Shows a texture with its channels, levels and faces, and the values of the texel under the pointer.
class TextureViewer : public QWidget
{
    Q_OBJECT

public:
    enum Channel { AllChannels, Opaque, Red, Green, Blue, Alpha };

    explicit TextureViewer(QWidget *parent = nullptr);

    /// Null: nothing to show, and `text` says why.
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
    QStackedLayout *m_stack;
};

} // namespace sinew
