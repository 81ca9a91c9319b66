// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/convert/convert_options_form.h"

#include "core/text/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace sinew {

namespace {

/// The threshold of Warcraft III's “Transparent” layers: 0.75 of 255.
constexpr int defaultCoverageThreshold = 192;

QSpinBox *spinBox(int least, int most, int value)
{
    auto *box = new QSpinBox;
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

} // namespace

ConvertOptionsForm::ConvertOptionsForm(const ImageRegistry &images, QWidget *parent)
    : QWidget(parent), m_form(new QFormLayout(this)), m_format(new QComboBox), m_alpha(new QComboBox),
      m_mips(new QComboBox), m_filter(new QComboBox), m_meaning(new QComboBox), m_size(new QComboBox),
      m_quality(spinBox(1, 100, 90)), m_alphaThreshold(spinBox(1, 255, EncodeOptions().alphaThreshold)),
      m_coverageThreshold(spinBox(1, 255, defaultCoverageThreshold)), m_dither(new QCheckBox(tr("Dither"))),
      m_coverage(new QCheckBox(tr("Keep the coverage of an alpha test at")))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_format->setObjectName(QStringLiteral("format"));
    m_dither->setChecked(true);
    m_dither->setToolTip(tr("Spreads the palette error over neighbouring texels: noise instead of banding"));
    m_mips->addItem(tr("Keep, generate what is missing"), int(MipSource::Keep));
    m_mips->addItem(tr("Regenerate all"), int(MipSource::Generate));
    m_mips->addItem(tr("None"), int(MipSource::None));
    m_filter->addItem(tr("Box"), int(MipFilter::Box));
    m_filter->addItem(tr("Kaiser (sharper)"), int(MipFilter::Kaiser));
    m_meaning->addItem(tr("By file name"), -1);
    m_meaning->addItem(tr("Colour"), int(TextureUsage::Colour));
    m_meaning->addItem(tr("Data (ORM, masks)"), int(TextureUsage::Data));
    m_meaning->addItem(tr("Normal map"), int(TextureUsage::Normal));
    m_meaning->addItem(tr("Normal map in alpha and green"), int(TextureUsage::NormalAlphaGreen));
    m_meaning->setToolTip(tr(
        "Smaller levels of colours are computed in linear light, normals are renormalised, data is averaged as is."));
    m_size->addItem(tr("As it is"), int(Resize::None));
    m_size->addItem(tr("Up to powers of two"), int(Resize::PowerOfTwo));
    m_size->addItem(tr("Powers of two within the game's limit"), int(Resize::GameLimit));
    m_coverage->setToolTip(tr("In each smaller level the same fraction of texels passes the test as in the first: "
                              "foliage does not get thinner."));

    m_form->addRow(tr("&Format"), m_format);
    m_form->addRow(tr("&Quality"), m_quality);
    m_form->addRow(tr("&Alpha"), m_alpha);
    m_form->addRow(tr("O&paque from"), m_alphaThreshold);
    m_form->addRow({}, m_dither);
    m_form->addRow(tr("&Size"), m_size);
    m_form->addRow(tr("&Mip levels"), m_mips);
    m_form->addRow(tr("F&ilter"), m_filter);
    m_form->addRow(tr("&Usage"), m_meaning);
    m_form->addRow(m_coverage);
    m_form->addRow({}, m_coverageThreshold);
    fillFormats(images);
    showVariant();

    connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
        showVariant();
        Q_EMIT changed();
    });
    for (const QComboBox *box : {m_alpha, m_mips, m_filter, m_meaning, m_size})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            enableParts();
            Q_EMIT changed();
        });
    for (const QSpinBox *box : {m_quality, m_alphaThreshold, m_coverageThreshold})
        connect(box, &QSpinBox::valueChanged, this, &ConvertOptionsForm::changed);
    for (const QCheckBox *box : {m_dither, m_coverage})
        connect(box, &QCheckBox::toggled, this, [this] {
            enableParts();
            Q_EMIT changed();
        });
}

void ConvertOptionsForm::fillFormats(const ImageRegistry &images)
{
    // The commonly used ones of Qt's many formats.
    static const QStringList pictures{QStringLiteral("png"), QStringLiteral("jpg"), QStringLiteral("webp"),
                                      QStringLiteral("bmp"), QStringLiteral("tif")};
    for (ImageRegistry::Writer &writer : images.writers())
        if (writer.variant.texture || pictures.contains(writer.variant.id))
            m_variants.push_back(std::move(writer.variant));
    const QSignalBlocker quiet(m_format);
    for (std::size_t i = 0; i < m_variants.size(); ++i) {
        if (i > 0 && m_variants[i].suffix != m_variants[i - 1].suffix && m_variants[i - 1].texture)
            m_format->insertSeparator(m_format->count());
        m_format->addItem(translated(m_variants[i].label), int(i));
    }
}

const ImageVariant &ConvertOptionsForm::variant() const
{
    static const ImageVariant none;
    const int row = m_format->currentData().toInt();
    return std::size_t(row) < m_variants.size() ? m_variants[std::size_t(row)] : none;
}

void ConvertOptionsForm::setVariant(const QString &id)
{
    for (std::size_t i = 0; i < m_variants.size(); ++i)
        if (m_variants[i].id == id)
            m_format->setCurrentIndex(m_format->findData(int(i)));
}

void ConvertOptionsForm::setResize(Resize resize)
{
    m_size->setCurrentIndex(m_size->findData(int(resize)));
}

void ConvertOptionsForm::showVariant()
{
    const ImageVariant &now = variant();
    {
        const QSignalBlocker quietAlpha(m_alpha), quietQuality(m_quality);
        const QVariant bits = m_alpha->currentData();
        m_alpha->clear();
        m_alpha->addItem(tr("As needed by the image"), -1);
        for (const int count : now.alphaBits)
            m_alpha->addItem(count == 0 ? tr("None") : tr("%n bits", nullptr, count), count);
        m_alpha->setCurrentIndex(std::max(0, m_alpha->findData(bits)));
        if (now.defaultQuality > 0)
            m_quality->setValue(now.defaultQuality);
    }
    m_quality->setToolTip(now.format == PixelFormat::Rgba8
                              ? tr("For JPEG: 1 is small and poor, 100 is large and good")
                              : tr("Above 90 the search for the best colours takes forty times longer"));
    enableParts();
}

void ConvertOptionsForm::enableParts()
{
    const ImageVariant &now = variant();
    const auto show = [this](QWidget *field, bool visible) {
        field->setVisible(visible);
        if (QWidget *label = m_form->labelForField(field))
            label->setVisible(visible);
    };
    const bool mips = now.mips && m_mips->currentData().toInt() != int(MipSource::None);
    const int bits = m_alpha->currentData().toInt();
    const bool hasOneBit = std::find(now.alphaBits.begin(), now.alphaBits.end(), 1) != now.alphaBits.end();
    show(m_quality, now.defaultQuality > 0);
    show(m_alpha, now.alphaBits.size() > 1);
    show(m_alphaThreshold, bits == 1 || (bits == -1 && hasOneBit && now.alphaBits.back() == 1));
    show(m_dither, now.palette);
    show(m_mips, now.mips);
    show(m_filter, mips);
    show(m_meaning, mips || m_size->currentData().toInt() != int(Resize::None));
    show(m_coverage, mips);
    show(m_coverageThreshold, mips && m_coverage->isChecked());
}

ConvertSettings ConvertOptionsForm::settings() const
{
    ConvertSettings settings;
    ConversionOptions &conversion = settings.conversion;
    const ImageVariant &now = variant();
    conversion.encode.variant = now.id;
    conversion.encode.quality = now.defaultQuality > 0 ? m_quality->value() : 0;
    conversion.encode.alphaBits = m_alpha->currentData().toInt();
    conversion.encode.alphaThreshold = m_alphaThreshold->value();
    conversion.encode.dither = m_dither->isChecked();
    conversion.mips = MipSource(m_mips->currentData().toInt());
    conversion.resize = Resize(m_size->currentData().toInt());
    conversion.scaling.filter = MipFilter(m_filter->currentData().toInt());
    if (m_coverage->isChecked())
        conversion.scaling.coverageThreshold = m_coverageThreshold->value();
    settings.meaningByName = m_meaning->currentData().toInt() < 0;
    if (!settings.meaningByName)
        conversion.scaling.meaning = TextureUsage(m_meaning->currentData().toInt());
    return settings;
}

} // namespace sinew

#include "moc_convert_options_form.cpp"
