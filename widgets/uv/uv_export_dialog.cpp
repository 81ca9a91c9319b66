// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/uv/uv_export_dialog.h"

#include "core/image/image_codec.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace sinew {

UvExportDialog::UvExportDialog(const QSize &textureSize, bool hasTexture, QWidget *parent)
    : QDialog(parent), m_width(new QSpinBox), m_height(new QSpinBox),
      m_texture(new QCheckBox(tr("With the texture underneath"))), m_file(new QLineEdit)
{
    setWindowTitle(tr("Export the layout"));
    for (QSpinBox *box : {m_width, m_height}) {
        box->setRange(1, maxImageSide);
        box->setSuffix(tr(" px"));
    }
    m_width->setValue(textureSize.width());
    m_height->setValue(textureSize.height());
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    m_texture->setEnabled(hasTexture);
    m_texture->setToolTip(tr("Otherwise the image is transparent with white lines"));
    m_file->setAccessibleName(tr("File"));
    m_file->setReadOnly(true);
    m_file->setMinimumWidth(260);
    auto *choose = new QPushButton(tr("Choose…"));
    auto *place = new QHBoxLayout;
    place->addWidget(m_file, 1);
    place->addWidget(choose);
    auto *form = new QFormLayout(this);
    form->addRow(tr("Width"), m_width);
    form->addRow(tr("Height"), m_height);
    form->addRow(m_texture);
    form->addRow(tr("File"), place);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Export"));
    form->addRow(buttons);
    connect(choose, &QPushButton::clicked, this, &UvExportDialog::browse);
    connect(m_file, &QLineEdit::textChanged, this, &UvExportDialog::update);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    update();
}

void UvExportDialog::update()
{
    m_ok->setEnabled(!m_file->text().isEmpty());
}

void UvExportDialog::browse()
{
    QFileDialog dialog(this, windowTitle(), QString(), tr("PNG images (*.png)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("png")); // so that it asks about the very file that will be written
    dialog.selectFile(m_file->text().isEmpty() ? QStringLiteral("uv.png") : m_file->text());
    if (dialog.exec() == QDialog::Accepted)
        m_file->setText(dialog.selectedFiles().constFirst());
}

QString UvExportDialog::file() const
{
    return m_file->text();
}

QSize UvExportDialog::size() const
{
    return {m_width->value(), m_height->value()};
}

bool UvExportDialog::withTexture() const
{
    return m_texture->isEnabled() && m_texture->isChecked();
}

} // namespace sinew

#include "moc_uv_export_dialog.cpp"
