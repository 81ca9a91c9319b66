// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/export/model_export_dialog.h"

#include "core/files/file_transaction.h"
#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "widgets/problems/loss_model.h"
#include "widgets/text/plain_label.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeView>
#include <QVBoxLayout>

#include <map>

namespace sinew {

struct ModelExportDialog::Snapshot
{
    std::shared_ptr<const Format> format;
    std::unique_ptr<Model> model;
    RenderScene scene;
    std::map<NodeId, std::shared_ptr<const DecodedImage>> pictures; ///< by the object that names the texture
    std::shared_ptr<const Exporter> exporter;
    const ImageRegistry &images;
    ExportOptions options;

    Outcome write() const
    {
        const auto picture = [this](const SceneTexture &texture) {
            const auto found = pictures.find(texture.source);
            return found == pictures.end() ? nullptr : found->second;
        };
        return exporter->write({*format, *model, scene, picture, images}, options);
    }
};

namespace {

/// All files of an export at once. What is beside a new file must be new as well.
Status save(const ExportedModel &exported, const QString &path)
{
    SaveOptions beside;
    beside.checksTarget = !QFileInfo::exists(path);
    std::vector<FileToSave> files;
    for (const OutputFile &file : exported.files) {
        if (file.path.isEmpty())
            files.push_back({path, viewOf(file.bytes), {}});
        else
            files.push_back({QFileInfo(path).dir().filePath(file.path), viewOf(file.bytes), beside});
    }
    return saveFiles(files);
}

} // namespace

ModelExportDialog::ModelExportDialog(const Document &document, const RenderScene &scene,
                                     std::shared_ptr<const Exporter> exporter, AssetTextures &textures,
                                     const FormatRegistry &formats, QWidget *parent)
    : QDialog(parent), m_document(document), m_scene(scene), m_exporter(std::move(exporter)), m_textures(textures),
      m_formats(formats), m_form(new QComboBox), m_axes(new QComboBox), m_globals(new QComboBox),
      m_scale(new QDoubleSpinBox), m_plainCurves(new QCheckBox(tr("Smooth curves as straight pieces, for Blender"))),
      m_allMeshes(new QCheckBox(tr("Coarser levels of detail and variants, in further scenes"))),
      m_withTextures(new QCheckBox(tr("Textures"))),
      m_withExtras(new QCheckBox(tr("What other programs don't show as extra data, for the way back"))),
      m_sequences(new QListWidget), m_losses(new LossModel(document, this, LossModel::Purpose::Export)),
      m_view(new QTreeView), m_summary(new PlainLabel)
{
    setWindowTitle(tr("Export as %1").arg(m_exporter->info().name));
    fillFields();
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setWordWrap(true);
    m_view->setModel(m_losses);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setAccessibleName(tr("What other programs don't show"));
    m_view->header()->setStretchLastSection(true);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_begin = buttons->addButton(tr("Export…"), QDialogButtonBox::ActionRole);
    auto *copy = buttons->addButton(tr("Copy list"), QDialogButtonBox::ActionRole);
    copy->setAutoDefault(false);
    connect(m_begin, &QPushButton::clicked, this, &ModelExportDialog::browse);
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_losses->text()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *form = new QFormLayout;
    form->addRow(tr("Files"), m_form);
    form->addRow(tr("Axes"), m_axes);
    form->addRow(tr("Scale"), m_scale);
    form->addRow(tr("Global sequences"), m_globals);
    form->addRow(QString(), m_plainCurves);
    form->addRow(QString(), m_allMeshes);
    form->addRow(QString(), m_withTextures);
    form->addRow(QString(), m_withExtras);
    for (QWidget *field : std::initializer_list<QWidget *>{m_globals, m_plainCurves, m_allMeshes, m_withExtras})
        form->setRowVisible(field, !m_exporter->info().isStill);
    auto *choices = new QHBoxLayout;
    choices->addLayout(form);
    QWidget *sequences = sequenceArea();
    sequences->setVisible(!m_exporter->info().isStill && !m_scene.sequences.empty());
    choices->addWidget(sequences, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(choices);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_summary);
    layout->addWidget(buttons);
    resize(960, 580);
    // In the dialog by now: before that it would not be the one that Return presses.
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    m_begin->setDefault(true);

    for (QComboBox *box : {m_form, m_axes, m_globals})
        connect(box, &QComboBox::currentIndexChanged, this, &ModelExportDialog::refresh);
    for (QCheckBox *box : {m_plainCurves, m_allMeshes, m_withTextures, m_withExtras})
        connect(box, &QCheckBox::toggled, this, &ModelExportDialog::refresh);
    connect(m_sequences, &QListWidget::itemChanged, this, &ModelExportDialog::refresh);
    connect(&m_textures, &AssetTextures::arrived, this, &ModelExportDialog::refresh);
    refresh();
}

void ModelExportDialog::fillFields()
{
    const QStringList suffixes = m_exporter->info().suffixes;
    for (const QString &suffix : suffixes) {
        const bool isFirst = suffix == suffixes.front();
        m_form->addItem(m_exporter->info().isStill ? tr("Text, with materials and textures beside it (.%1)").arg(suffix)
                        : isFirst                  ? tr("One binary file (.%1)").arg(suffix)
                                                   : tr("Text, with buffer and textures beside it (.%1)").arg(suffix),
                        suffix);
    }
    m_axes->addItem(tr("Facing the viewer"), false);
    m_axes->addItem(tr("As in the game"), true);
    m_axes->setToolTip(tr("As in the game: Blender then shows the coordinates of the model"));
    m_globals->addItem(tr("In every animation"), false);
    m_globals->addItem(tr("As animations of their own"), true);
    m_scale->setDecimals(6);
    m_scale->setRange(0.000001, 1000000);
    m_scale->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_scale->setValue(m_scene.unitsPerYard > 8 ? 1. / 64 : 1);
    m_scale->setToolTip(tr("All lengths are multiplied by this; other programs count in metres"));
    m_withTextures->setChecked(true);
    m_withExtras->setChecked(true);
    m_withExtras->setToolTip(tr("Importing the file then makes this model again, with what has changed in between"));
    m_allMeshes->setChecked(true);
    m_allMeshes->setToolTip(tr("Blender shows the meshes of all scenes at once"));
    for (QComboBox *box : {m_form, m_axes, m_globals}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(24);
    }
    m_form->setAccessibleName(tr("Files"));
    m_axes->setAccessibleName(tr("Axes"));
    m_globals->setAccessibleName(tr("Global sequences"));
    m_scale->setAccessibleName(tr("Scale"));
}

QWidget *ModelExportDialog::sequenceArea()
{
    m_sequences->setAccessibleName(tr("Sequences"));
    m_sequences->setUniformItemSizes(true);
    for (const SceneSequence &sequence : m_scene.sequences) {
        auto *item = new QListWidgetItem(QString::fromStdString(sequence.name), m_sequences);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    auto *search = new QLineEdit;
    search->setPlaceholderText(tr("Search sequences"));
    search->setClearButtonEnabled(true);
    connect(search, &QLineEdit::textChanged, this, [this](const QString &text) {
        for (int row = 0; row < m_sequences->count(); ++row)
            m_sequences->item(row)->setHidden(!m_sequences->item(row)->text().contains(text, Qt::CaseInsensitive));
    });
    auto *all = new QPushButton(tr("All")), *none = new QPushButton(tr("None"));
    for (QPushButton *button : {all, none})
        button->setAutoDefault(false);
    all->setToolTip(tr("Checks the sequences that are listed"));
    none->setToolTip(tr("Unchecks the sequences that are listed"));
    connect(all, &QPushButton::clicked, this, [this] { checkAllSequences(true); });
    connect(none, &QPushButton::clicked, this, [this] { checkAllSequences(false); });
    auto *label = new PlainLabel(tr("Sequences"));
    label->setBuddy(m_sequences);
    auto *line = new QHBoxLayout;
    line->addWidget(label, 1);
    line->addWidget(all);
    line->addWidget(none);
    auto *area = new QWidget;
    auto *lines = new QVBoxLayout(area);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addLayout(line);
    lines->addWidget(search);
    lines->addWidget(m_sequences, 1);
    return area;
}

void ModelExportDialog::checkAllSequences(bool on)
{
    {
        const QSignalBlocker quiet(m_sequences);
        for (int row = 0; row < m_sequences->count(); ++row)
            if (!m_sequences->item(row)->isHidden())
                m_sequences->item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
    refresh();
}

std::vector<std::int32_t> ModelExportDialog::checkedSequences() const
{
    std::vector<std::int32_t> rows;
    for (int row = 0; row < m_sequences->count(); ++row)
        if (m_sequences->item(row)->checkState() == Qt::Checked)
            rows.push_back(row);
    return rows;
}

ExportOptions ModelExportDialog::options() const
{
    ExportOptions options;
    options.suffix = m_form->currentData().toString();
    options.name = QFileInfo(m_document.path()).completeBaseName();
    options.keepsAxes = m_axes->currentData().toBool();
    options.separatesGlobals = m_globals->currentData().toBool();
    options.scale = m_scale->value();
    options.plainCurves = m_plainCurves->isChecked();
    options.allMeshes = m_allMeshes->isChecked();
    options.textures = m_withTextures->isChecked();
    options.extras = m_withExtras->isChecked();
    options.sequences = checkedSequences();
    if (options.sequences.size() == m_scene.sequences.size())
        options.sequences.clear(); // all of them
    if (m_teamColour.isValid()) {
        options.teamColour[0] = float(m_teamColour.redF());
        options.teamColour[1] = float(m_teamColour.greenF());
        options.teamColour[2] = float(m_teamColour.blueF());
    }
    return options;
}

std::shared_ptr<const ModelExportDialog::Snapshot> ModelExportDialog::snapshot() const
{
    auto taken = std::make_shared<Snapshot>(Snapshot{
        m_document.sharedFormat(), m_document.model().clone(), m_scene, {}, m_exporter, m_formats.images(), options()});
    for (const SceneTexture &texture : m_scene.textures)
        if (TextureResult found = m_textures.texture(texture); found.state == TextureResult::Ready)
            taken->pictures[texture.source] = std::move(found.image);
    return taken;
}

void ModelExportDialog::refresh()
{
    if (m_isWriting)
        return;
    m_begin->setEnabled(m_scene.sequences.empty() || m_exporter->info().isStill || !checkedSequences().empty());
    if (!m_begin->isEnabled()) {
        m_tasks.cancel();
        m_losses->setLosses({});
        m_summary->setText(tr("Check at least one sequence."));
        return;
    }
    auto taken = std::const_pointer_cast<Snapshot>(snapshot());
    taken->options.isTrial = true;
    m_tasks.runNewest([taken] { return taken->write(); },
                      [this](Outcome outcome) {
                          m_losses->setLosses(outcome ? std::move(outcome->losses) : std::vector<ConversionLoss>());
                          m_summary->setText(outcome ? m_losses->summary() : translated(outcome.error()));
                          m_view->resizeColumnToContents(LossModel::KindColumn);
                          m_view->resizeColumnToContents(LossModel::WhereColumn);
                      });
}

void ModelExportDialog::browse()
{
    const QString suffix = m_form->currentData().toString();
    const QString name = QFileInfo(m_document.path()).completeBaseName() + u'.' + suffix;
    QString path = QFileDialog::getSaveFileName(this, windowTitle(), QDir(m_folder).filePath(name),
                                                QStringLiteral("%1 (*.%2)").arg(m_exporter->info().name, suffix));
    if (path.isEmpty())
        return;
    // A name with the suffix of another form means that form.
    const int form = m_form->findData(QFileInfo(path).suffix().toLower());
    if (form >= 0) {
        m_form->setCurrentIndex(form);
    } else {
        path += u'.' + suffix;
        if (QFileInfo::exists(path)) { // which the file dialog did not ask about
            m_summary->setText(tr("There is a file “%1” already.").arg(QDir::toNativeSeparators(path)));
            return;
        }
    }
    start(path);
}

void ModelExportDialog::start(const QString &path)
{
    auto taken = std::const_pointer_cast<Snapshot>(snapshot());
    taken->options.name = QFileInfo(path).completeBaseName();
    m_isWriting = true;
    m_begin->setEnabled(false);
    m_summary->setText(tr("Writing…"));
    m_tasks.runNewest(
        [taken, path]() -> Status {
            const Outcome outcome = taken->write();
            return outcome ? save(*outcome, path) : Status(outcome.error());
        },
        [this, path](const Status &status) {
            m_isWriting = false;
            m_begin->setEnabled(true);
            if (!status) {
                m_summary->setText(translated(status.error()));
                return;
            }
            m_written = path;
            accept();
        });
}

} // namespace sinew

#include "moc_model_export_dialog.cpp"
