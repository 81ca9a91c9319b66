// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/import_dialog.h"

#include "core/text/translated.h"
#include "editor/create/created_document.h"
#include "editor/create/fields/axes_box.h"
#include "editor/create/fields/cut_table.h"
#include "editor/create/returned_model.h"
#include "widgets/text/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sinew {

namespace {

constexpr int fieldPause = 300; ///< milliseconds

} // namespace

ImportDialog::ImportDialog(const QString &path, std::shared_ptr<const Importer> importer,
                           std::shared_ptr<const Format> format, const FormatRegistry &formats, QWidget *parent)
    : QDialog(parent), m_path(path), m_importer(std::move(importer)), m_format(std::move(format)), m_formats(formats),
      m_form(new QComboBox), m_axes(new AxesBox), m_scale(new QDoubleSpinBox), m_basis(new PlainLabel),
      m_restore(new QCheckBox(tr("&Restore the model that Sinew exported"))), m_cuts(new CutTable),
      m_losses(new QTreeWidget), m_summary(new PlainLabel)
{
    setWindowTitle(tr("Import %1").arg(QFileInfo(path).fileName()));
    fillFields();
    m_losses->setHeaderLabels({tr("What happens"), tr("To what")});
    m_losses->setRootIsDecorated(false);
    m_losses->setUniformRowHeights(true);
    m_losses->setAlternatingRowColors(true);
    m_losses->setAccessibleName(tr("What changes or is lost"));
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_basis->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_begin = buttons->addButton(tr("Import…"), QDialogButtonBox::ActionRole);
    m_begin->setEnabled(false);
    connect(m_begin, &QPushButton::clicked, this, &ImportDialog::browse);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *form = new QFormLayout;
    form->addRow(m_restore);
    form->addRow(tr("Model"), m_form);
    form->addRow(tr("Axes"), m_axes);
    form->addRow(tr("Scale"), m_scale);
    form->addRow(QString(), m_basis);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_cuts, 1);
    layout->addWidget(m_losses, 1);
    layout->addWidget(m_summary);
    layout->addWidget(buttons);
    resize(840, 560);
    // In the dialog by now: before that it would not be the one that Return presses.
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    m_begin->setDefault(true);
    m_delay.setSingleShot(true);
    m_delay.setInterval(fieldPause);
    connect(&m_delay, &QTimer::timeout, this, &ImportDialog::refresh);
    const auto later = [this] {
        m_begin->setEnabled(false); // until it is known what comes of it
        m_delay.start();
    };
    m_restore->setChecked(true);
    m_restore->setVisible(false);
    m_restore->setToolTip(
        tr("As it was, with what has changed in the file: vertices, places of nodes, keys. Otherwise a "
           "new model is made"));
    connect(m_restore, &QCheckBox::toggled, this, later);
    connect(m_form, &QComboBox::currentIndexChanged, this, later);
    connect(m_axes, &QComboBox::currentIndexChanged, this, later);
    connect(m_scale, &QDoubleSpinBox::valueChanged, this, [this, later] {
        m_hasScale = true;
        later();
    });
    connect(m_cuts, &CutTable::changed, this, later);
    refresh();
}

void ImportDialog::fillFields()
{
    for (const ConversionTarget &target : m_format->creation()->targets())
        if (target.isAdvised)
            m_form->addItem(translated(target.label), QString::fromStdString(target.id));
    m_form->setAccessibleName(tr("Model"));
    setUpScaleBox(*m_scale);
}

void ImportDialog::refresh()
{
    ImportOptions options;
    const bool restores = m_restore->isChecked() && !m_cuts->isChecked() && !m_hasScale && !m_axes->keepsAxes();
    options.keepsAxes = m_axes->keepsAxes();
    if (m_hasScale)
        options.scale = m_scale->value();
    m_cuts->addTo(options);
    const auto make = [path = m_path, importer = m_importer, format = m_format, &formats = m_formats, options, restores,
                       target = m_form->currentData().toString().toStdString()] {
        Outcome outcome;
        const auto file = ImportedFile::read(path, *importer, options, formats);
        if (!file) {
            outcome.error = file.error();
            return outcome;
        }
        outcome.scene = file->sharedScene();
        outcome.isReturned = isReturned(file->scene(), *format);
        const CreationSource source = file->source(QFileInfo(path).completeBaseName());
        CreationOptions wanted = format->creation()->suggested(source, target);
        if (!options.cuts.empty()) // whatever they are called
            wanted.sequences = format->creation()->allSequences(source);
        auto created = outcome.isReturned && restores
                           ? returnedModel(*file, *format, format->info().suffixes.front(), {}, formats)
                           : format->creation()->create(source, wanted);
        if (!created) {
            outcome.error = created.error();
            return outcome;
        }
        auto files = createdFiles(*format, *created, source.scene, file->pictures(), formats.images());
        if (!files) {
            outcome.error = files.error();
            return outcome;
        }
        outcome.files = std::move(*files);
        auto &losses = outcome.files.losses;
        losses.insert(losses.begin(), created->losses.begin(), created->losses.end());
        // What the scene can't say is in the extra data.
        if (!outcome.isReturned || !restores)
            losses.insert(losses.begin(), file->scene().losses.begin(), file->scene().losses.end());
        return outcome;
    };
    m_tasks.runNewest(make, [this](Outcome outcome) { show(std::move(outcome)); });
}

void ImportDialog::show(Outcome outcome)
{
    m_outcome = std::move(outcome);
    const bool isMade = m_outcome.error.message.text().empty();
    m_begin->setEnabled(isMade && !isBusy());
    m_losses->clear();
    if (!isMade) {
        m_summary->setText(translated(m_outcome.error));
        return;
    }
    m_restore->setVisible(m_outcome.isReturned);
    const bool restores = m_outcome.isReturned && m_restore->isChecked() && !m_cuts->isChecked();
    for (QWidget *field :
         {static_cast<QWidget *>(m_form), static_cast<QWidget *>(m_axes), static_cast<QWidget *>(m_scale)})
        field->setEnabled(!restores);
    if (!m_hasScale) {
        const QSignalBlocker quiet(m_scale);
        m_scale->setValue(m_outcome.scene->scale);
    }
    m_basis->setText(m_hasScale ? QString() : translated(m_outcome.scene->basis));
    m_cuts->suggest(*m_outcome.scene);
    int lost = 0;
    for (const ConversionLoss &loss : m_outcome.files.losses) {
        const QString kind = loss.kind == ConversionLoss::Lost      ? tr("Lost")
                             : loss.kind == ConversionLoss::Guessed ? tr("Guessed")
                             : loss.kind == ConversionLoss::Kept    ? tr("Kept")
                                                                    : tr("Changed");
        lost += loss.kind == ConversionLoss::Lost;
        const QString message = translated(loss.message);
        (new QTreeWidgetItem(m_losses, {kind, message}))->setToolTip(1, message);
    }
    m_losses->resizeColumnToContents(0);
    m_summary->setText(lost > 0 ? tr("%n thing(s) can't be taken over.", nullptr, lost)
                                : tr("Everything can be taken over."));
}

void ImportDialog::browse()
{
    const QString suffix = m_format->info().suffixes.front();
    const QFileInfo file(m_path);
    QString path = QFileDialog::getSaveFileName(
        this, tr("Where the model will be saved"), file.dir().filePath(file.completeBaseName() + u'.' + suffix),
        QStringLiteral("%1 (*.%2)").arg(m_format->info().name, suffix), nullptr, QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().compare(suffix, Qt::CaseInsensitive) != 0)
        path += u'.' + suffix;
    finish(path);
}

void ImportDialog::finish(const QString &path)
{
    if (isBusy() || m_outcome.files.files.empty())
        return;
    auto made = createdDocument(m_outcome.files, path, m_formats);
    if (!made) {
        m_summary->setText(translated(made.error()));
        return;
    }
    m_made = std::move(*made);
    accept();
}

} // namespace sinew

#include "moc_import_dialog.cpp"
