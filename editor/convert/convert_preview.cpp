// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/convert/convert_preview.h"

#include "core/text/translated.h"
#include "widgets/text/plain_label.h"
#include "widgets/textures/texture_canvas.h"
#include "widgets/textures/texture_viewer.h"

#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// A slider may still be moving.
constexpr int patienceMs = 150;
constexpr int differenceFactor = 8;

QImage differenceOf(const QImage &a, const QImage &b)
{
    QImage result(a.size(), QImage::Format_RGB888);
    if (a.size() != b.size() || result.isNull())
        return {};
    for (int y = 0; y < a.height(); ++y) {
        const uchar *first = a.constScanLine(y), *second = b.constScanLine(y);
        uchar *out = result.scanLine(y);
        for (int x = 0; x < a.width(); ++x, first += 4, second += 4, out += 3) {
            const int alpha = std::abs(first[3] - second[3]);
            for (int c = 0; c < 3; ++c)
                out[c] = uchar(std::min(255, std::max(std::abs(first[c] - second[c]), alpha) * differenceFactor));
        }
    }
    return result;
}

} // namespace

QString decibelText(double decibels)
{
    return std::isinf(decibels) ? ConvertPreview::tr("equal")
                                : ConvertPreview::tr("%1 dB").arg(QLocale().toString(decibels, 'f', 1));
}

ConvertPreview::ConvertPreview(const ImageRegistry &images, QWidget *parent)
    : QWidget(parent), m_images(images), m_original(new TextureCanvas), m_result(new TextureCanvas),
      m_level(new QComboBox), m_channels(new QComboBox), m_originalText(new PlainLabel), m_resultText(new PlainLabel),
      m_notes(new PlainLabel)
{
    m_channels->addItem(tr("RGB and alpha"), TextureViewer::AllChannels);
    m_channels->addItem(tr("RGB"), TextureViewer::Opaque);
    m_channels->addItem(tr("Alpha"), TextureViewer::Alpha);
    m_channels->addItem(tr("Difference × %1").arg(differenceFactor), Difference);
    m_channels->setAccessibleName(tr("Displayed channels"));
    m_level->setAccessibleName(tr("Displayed mip level"));
    m_level->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (QLabel *label : {m_originalText, m_resultText, m_notes}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *choices = new QHBoxLayout;
    choices->addWidget(m_level);
    choices->addWidget(m_channels);
    choices->addStretch();
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addLayout(choices, 0, 0, 1, 2);
    grid->addWidget(m_original, 1, 0);
    grid->addWidget(m_result, 1, 1);
    grid->addWidget(m_originalText, 2, 0, Qt::AlignTop);
    grid->addWidget(m_resultText, 2, 1, Qt::AlignTop);
    grid->addWidget(m_notes, 3, 0, 1, 2);
    grid->setRowStretch(1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);

    m_original->setAccessibleName(tr("Original"));
    m_result->setAccessibleName(tr("Result"));
    const auto follow = [this](TextureCanvas *leader, TextureCanvas *follower) {
        connect(leader, &TextureCanvas::viewChanged, this, [leader, follower] { follower->followView(*leader); });
    };
    follow(m_original, m_result);
    follow(m_result, m_original);
    m_soon.setSingleShot(true);
    m_soon.setInterval(patienceMs);
    connect(&m_soon, &QTimer::timeout, this, &ConvertPreview::start);
    connect(m_level, &QComboBox::currentIndexChanged, this, &ConvertPreview::showLevel);
    connect(m_channels, &QComboBox::currentIndexChanged, this, &ConvertPreview::showLevel);
}

void ConvertPreview::setRequest(const std::optional<ConvertSource> &source, const ConvertSettings &settings)
{
    m_tasks.cancel();
    m_source = source;
    m_settings = settings;
    if (source) {
        m_resultText->setText(tr("Converting…"));
        m_soon.start();
        return;
    }
    m_soon.stop();
    m_conversion.reset();
    m_originalText->clear();
    m_resultText->clear();
    m_notes->setText(tr("Select an image to preview the result."));
    showLevel();
}

ConvertPreview::Answer ConvertPreview::convert(const ConvertSource &source, const ConvertSettings &settings,
                                               const ImageRegistry &images)
{
    Answer answer{0, {}, {}, Error{}};
    Diagnostics diagnostics;
    const auto image = loadConvertSource(source, images, diagnostics);
    if (!image) {
        answer.conversion = image.error();
        return answer;
    }
    answer.sourceBytes = source.path.isEmpty() ? source.bytes.size() : QFileInfo(source.path).size();
    answer.description = image->description;
    answer.size = {image->width(), image->height()};
    answer.conversion = convertImage(*image, images.writer(settings.conversion.encode.variant),
                                     conversionOptionsFor(settings, source.name, *image));
    return answer;
}

void ConvertPreview::start()
{
    m_tasks.run(
        [this, source = *m_source, settings = m_settings](const TaskControl &control) mutable {
            settings.conversion.encode.cancelled = &control.cancelled();
            return convert(source, settings, m_images);
        },
        [this](const Answer &answer) { take(answer); });
}

void ConvertPreview::take(const Answer &answer)
{
    m_originalText->setText(answer.size.isEmpty() ? QString()
                                                  : tr("Original: %1\n%2 × %3, %4")
                                                        .arg(QString::fromStdString(answer.description))
                                                        .arg(answer.size.width())
                                                        .arg(answer.size.height())
                                                        .arg(QLocale().formattedDataSize(answer.sourceBytes)));
    if (!answer.conversion) {
        m_conversion.reset();
        m_resultText->setText(translated(answer.conversion.error()));
        m_notes->clear();
    } else {
        m_conversion = *answer.conversion;
        QStringList notes;
        for (const Message &warning : m_conversion->warnings)
            notes += QStringLiteral("⚠ ") + translated(warning);
        m_notes->setText(notes.join(u'\n'));
    }
    const QSignalBlocker quiet(m_level);
    const int level = std::max(0, m_level->currentIndex());
    m_level->clear();
    for (std::size_t i = 0; m_conversion && i < m_conversion->ideal.levels.size(); ++i) {
        const ImageLevel &one = m_conversion->ideal.levels[i];
        m_level->addItem(tr("Level %1: %2 × %3").arg(i).arg(one.width).arg(one.height));
    }
    m_level->setCurrentIndex(std::min(level, m_level->count() - 1));
    showLevel();
    Q_EMIT shown();
}

void ConvertPreview::showLevel()
{
    const int level = m_level->currentIndex();
    if (!m_conversion || level < 0) {
        m_original->setPicture({});
        m_result->setPicture({});
        return;
    }
    const QImage original = toQImage(m_conversion->ideal, level), result = toQImage(m_conversion->result, level);
    const int channels = m_channels->currentData().toInt();
    if (channels == Difference) {
        m_original->setPicture(original);
        m_result->setPicture(differenceOf(original, result));
    } else {
        m_original->setPicture(channelPicture(original, TextureViewer::Channel(channels)));
        m_result->setPicture(channelPicture(result, TextureViewer::Channel(channels)));
    }
    QString text = tr("Result: %1\n%2, %n levels", nullptr, int(m_conversion->ideal.levels.size()))
                       .arg(QString::fromStdString(m_conversion->result.description),
                            QLocale().formattedDataSize(m_conversion->file.size()));
    if (std::size_t(level) < m_conversion->levels.size()) {
        const ImageSimilarity &likeness = m_conversion->levels[std::size_t(level)];
        text += u'\n' + tr("This level: RGB %1, alpha %2").arg(decibelText(likeness.rgb), decibelText(likeness.alpha));
    }
    m_resultText->setText(text);
}

} // namespace sinew

#include "moc_convert_preview.cpp"
