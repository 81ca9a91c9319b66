// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/slim/texture_tab.h"

#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "widgets/text/plain_label.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <cmath>
#include <limits>

namespace sinew {

namespace {

QString sizeText(const QSize &size)
{
    return QStringLiteral("%1 × %2").arg(size.width()).arg(size.height());
}

QString likenessText(double likeness)
{
    return std::isinf(likeness) ? TextureTab::tr("equal")
                                : TextureTab::tr("%1 dB").arg(QLocale().toString(likeness, 'f', 1));
}

QString stateText(const SlimTexture &texture)
{
    switch (texture.state) {
    case SlimTexture::Kept:
        return TextureTab::tr("Nothing smaller looks the same");
    case SlimTexture::Exists:
        return TextureTab::tr("The file already exists");
    case SlimTexture::Failed:
        return translated(texture.error);
    case SlimTexture::Written:
        break;
    }
    return texture.variant;
}

} // namespace

TextureTab::TextureTab(Document &document, const FormatRegistry &formats, Search search, QWidget *parent)
    : QWidget(parent), m_document(&document), m_formats(formats), m_search(std::move(search)), m_list(new QTreeWidget),
      m_sizes(new QComboBox), m_write(new QPushButton(tr("Write to a folder…"))), m_summary(new PlainLabel)
{
    m_list->setHeaderLabels(
        {tr("Texture"), tr("Format"), tr("Size"), tr("Bytes"), tr("Bytes written"), tr("Likeness")});
    m_list->setAccessibleName(tr("Textures"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->header()->resizeSection(NameColumn, 320);
    m_list->header()->resizeSection(FormatColumn, 220);
    m_sizes->addItem(tr("As they are"), 0);
    for (const int side : {2048, 1024, 512, 256, 128})
        m_sizes->addItem(tr("At most %1 texels per side").arg(side), side);
    m_sizes->setAccessibleName(tr("Size of textures"));
    m_write->setToolTip(tr("Write each texture as the smallest file of its kind that looks the same (40 dB)"));
    m_summary->setWordWrap(true);
    m_summary->setText(tr("Textures are files beside the model. They are written to a folder of your choice, no file "
                          "is replaced, and the step that Apply makes does not include them."));
    auto *row = new QHBoxLayout;
    row->addWidget(m_sizes);
    row->addWidget(m_write);
    row->addWidget(m_summary, 1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_list, 1);
    column->addLayout(row);
    m_write->setEnabled(document.format()->textures());
    connect(m_write, &QPushButton::clicked, this, &TextureTab::choose);
}

TextureTab::~TextureTab()
{
    m_tasks.cancel();
}

void TextureTab::choose()
{
    if (isBusy()) {
        m_tasks.cancel();
        setBusy(false);
        return;
    }
    const QString folder = QFileDialog::getExistingDirectory(window(), tr("Folder for the smaller textures"));
    if (!folder.isEmpty())
        write(folder);
}

void TextureTab::write(const QString &folder)
{
    if (!m_document)
        return;
    const std::shared_ptr<const Model> model = m_document->model().clone();
    TextureSlimming slimming;
    slimming.largestSide = m_sizes->currentData().toInt();
    setBusy(true);
    m_tasks.runNewest(
        [=, format = m_document->sharedFormat(), search = m_search(*m_document), names = m_formats.idNames(),
         images = m_formats.images()](Task &task) mutable {
            slimming.cancelled = &task.cancelled();
            return slimTextures(texturesOf(*model, *format->textures(), search, names), folder, slimming, images);
        },
        [this](const std::vector<SlimTexture> &textures) { showResults(textures); });
}

void TextureTab::setBusy(bool on)
{
    m_sizes->setEnabled(!on);
    m_write->setText(on ? tr("Cancel") : tr("Write to a folder…"));
}

void TextureTab::showResults(const std::vector<SlimTexture> &textures)
{
    setBusy(false);
    m_list->clear();
    const QLocale locale;
    qint64 before = 0, after = 0;
    double least = std::numeric_limits<double>::infinity();
    int written = 0;
    for (const SlimTexture &texture : textures) {
        auto *item = new QTreeWidgetItem(m_list, {QFileInfo(texture.source).fileName(), stateText(texture)});
        item->setToolTip(NameColumn, texture.source);
        before += texture.bytesBefore;
        after += texture.bytes;
        if (texture.state == SlimTexture::Failed || texture.state == SlimTexture::Exists)
            continue;
        item->setText(SizeColumn, texture.size == texture.sizeBefore
                                      ? sizeText(texture.size)
                                      : sizeText(texture.sizeBefore) + QStringLiteral(" → ") + sizeText(texture.size));
        item->setText(BeforeColumn, locale.toString(texture.bytesBefore));
        if (texture.state != SlimTexture::Written)
            continue;
        ++written;
        least = std::min(least, texture.likeness);
        item->setText(AfterColumn, locale.toString(texture.bytes));
        item->setText(LikenessColumn, likenessText(texture.likeness));
    }
    m_summary->setText(textures.empty() ? tr("No texture of the model was found.")
                       : written        ? tr("%1 of %2 textures were written: %3 → %4 bytes, the worst at %5.")
                                       .arg(written)
                                       .arg(textures.size())
                                       .arg(locale.toString(before), locale.toString(after), likenessText(least))
                                 : tr("No texture can be made smaller."));
}

} // namespace sinew

#include "moc_texture_tab.cpp"
