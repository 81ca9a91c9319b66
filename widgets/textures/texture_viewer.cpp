// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/textures/texture_viewer.h"

#include "widgets/text/plain_label.h"
#include "widgets/textures/texture_canvas.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

namespace sinew {

TextureViewer::TextureViewer(QWidget *parent)
    : QWidget(parent), m_channel(new QComboBox), m_level(new QComboBox), m_face(new QComboBox),
      m_backdrop(new QComboBox), m_canvas(new TextureCanvas), m_readout(new PlainLabel), m_zoom(new PlainLabel),
      m_empty(new PlainLabel), m_stack(new QStackedLayout)
{
    m_channel->addItem(tr("RGB and alpha"), AllChannels);
    m_channel->addItem(tr("RGB"), Opaque);
    m_channel->addItem(tr("Red"), Red);
    m_channel->addItem(tr("Green"), Green);
    m_channel->addItem(tr("Blue"), Blue);
    m_channel->addItem(tr("Alpha"), Alpha);
    m_channel->setAccessibleName(tr("Channels"));
    m_level->setAccessibleName(tr("Mip level"));
    m_face->setAccessibleName(tr("Face"));
    m_backdrop->addItem(tr("Checker"), QColor());
    m_backdrop->addItem(tr("Black"), QColor(Qt::black));
    m_backdrop->addItem(tr("White"), QColor(Qt::white));
    m_backdrop->addItem(tr("Magenta"), QColor(Qt::magenta));
    m_backdrop->setAccessibleName(tr("Background of transparent areas"));
    m_backdrop->setToolTip(m_backdrop->accessibleName());
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);

    auto *bar = new QHBoxLayout;
    for (QComboBox *box : {m_channel, m_level, m_face, m_backdrop}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        box->setMinimumWidth(60);
        bar->addWidget(box);
    }
    bar->addStretch();
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_readout, 1);
    foot->addWidget(m_zoom);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(bar);
    m_canvas->setAccessibleName(tr("Picture of the texture"));
    m_stack->addWidget(m_canvas);
    m_stack->addWidget(m_empty);
    column->addLayout(m_stack, 1);
    column->addLayout(foot);

    for (QComboBox *box : {m_channel, m_level, m_face})
        connect(box, &QComboBox::currentIndexChanged, this, &TextureViewer::show);
    connect(m_backdrop, &QComboBox::currentIndexChanged, this,
            [this] { m_canvas->setBackdrop(m_backdrop->currentData().value<QColor>()); });
    connect(m_canvas, &TextureCanvas::hovered, this, &TextureViewer::showTexel);
    connect(m_canvas, &TextureCanvas::left, m_readout, &QLabel::clear);
    connect(m_canvas, &TextureCanvas::zoomChanged, this,
            [this](double zoom) { m_zoom->setText(tr("%1 %").arg(QLocale().toString(zoom * 100, 'f', 0))); });
    setImage(nullptr);
}

void TextureViewer::setImage(std::shared_ptr<const DecodedImage> image, const QString &text)
{
    m_empty->setText(text);
    m_stack->setCurrentWidget(text.isEmpty() ? static_cast<QWidget *>(m_canvas) : m_empty);
    for (QWidget *box : std::initializer_list<QWidget *>{m_channel, m_backdrop, m_readout, m_zoom})
        box->setEnabled(image != nullptr);
    if (image && image == m_image)
        return;
    m_image = std::move(image);
    const QSignalBlocker levels(m_level), faces(m_face);
    m_level->clear();
    m_face->clear();
    if (m_image) {
        for (std::size_t i = 0; i < m_image->levels.size(); ++i)
            m_level->addItem(
                tr("Level %1: %2 × %3").arg(i).arg(m_image->levels[i].width).arg(m_image->levels[i].height));
        const QString sides[] = {tr("+x"), tr("−x"), tr("+y"), tr("−y"), tr("+z"), tr("−z")};
        for (int face = 0; face < m_image->faceCount(); ++face)
            m_face->addItem(m_image->isCube && face < 6 ? sides[face] : tr("Image %1").arg(face));
    }
    m_level->setEnabled(m_level->count() > 1);
    m_face->setVisible(m_face->count() > 1);
    show();
}

void TextureViewer::show()
{
    m_whole = m_image ? toQImage(*m_image, std::max(0, m_level->currentIndex()), std::max(0, m_face->currentIndex()))
                      : QImage();
    if (m_image && !m_image->hasAlpha)
        m_whole = channelPicture(m_whole, Opaque);
    m_canvas->setPicture(channelPicture(m_whole, Channel(m_channel->currentData().toInt())));
    m_readout->clear();
}

QString TextureViewer::readout() const
{
    return m_readout->text();
}

void TextureViewer::showTexel(const QPoint &texel)
{
    if (!m_whole.valid(texel))
        return m_readout->clear();
    const QColor colour = m_whole.pixelColor(texel);
    m_readout->setText(tr("%1, %2: %3 %4 %5 · %6 (%7)")
                           .arg(texel.x())
                           .arg(texel.y())
                           .arg(colour.red())
                           .arg(colour.green())
                           .arg(colour.blue())
                           .arg(colour.alpha())
                           .arg(colour.name()));
}

} // namespace sinew

#include "moc_texture_viewer.cpp"
