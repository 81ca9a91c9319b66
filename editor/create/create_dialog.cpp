// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/create_dialog.h"

#include "core/assets/memory_source.h"
#include "core/document/open_document.h"
#include "core/facets/sequence_facet.h"
#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "editor/compare/compare_view.h"
#include "editor/create/created_document.h"
#include "editor/create/rest_height.h"
#include "editor/create/sequence_choice.h"
#include "widgets/problems/loss_model.h"
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
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace sinew {

namespace {

constexpr int optionPause = 250;

} // namespace

struct CreateDialog::Snapshot
{
    std::shared_ptr<const Format> format;
    std::unique_ptr<Model> model;
    RenderScene scene;
    std::string name, game;
    std::vector<std::shared_ptr<const DecodedImage>> pictures; ///< by row of the scene's textures
    const ImageRegistry &images;
    CreationOptions options;

    Outcome make() const
    {
        Outcome outcome;
        outcome.scale = options.scale;
        auto created = format->creation()->create({scene, model.get(), name, game}, options);
        if (!created) {
            outcome.error = created.error();
            return outcome;
        }
        const auto picture = [this](std::int32_t row) { return pictures[std::size_t(row)]; };
        auto files = createdFiles(*format, *created, scene, picture, images);
        if (!files) {
            outcome.error = files.error();
            return outcome;
        }
        outcome.files = std::move(*files);
        outcome.files.losses.insert(outcome.files.losses.begin(), created->losses.begin(), created->losses.end());
        for (const CreatedSequence &sequence : created->sequences)
            outcome.rows.push_back(sequence.holds ? -1 : sequence.row);
        return outcome;
    }
};

CreateDialog::CreateDialog(Document &document, const RenderScene &scene, std::shared_ptr<const Format> format,
                           AssetTextures &textures, const FormatRegistry &formats, const Settings &settings,
                           const CompareWindow::Search &search, QWidget *parent)
    : QDialog(parent), m_document(document), m_scene(scene), m_format(std::move(format)), m_textures(textures),
      m_formats(formats), m_settings(settings), m_search(search), m_form(new QComboBox), m_suffix(new QComboBox),
      m_scale(new QDoubleSpinBox), m_textureFolder(new QLineEdit),
      m_allMeshes(new QCheckBox(tr("Coarser levels of detail and all variants"))),
      m_addsMissing(new QCheckBox(tr("Add what the game expects of a unit"))), m_sequences(new SequenceChoice(this)),
      m_sequenceTable(new QTableView), m_losses(new LossModel(document, this)), m_lossView(new QTreeView),
      m_summary(new PlainLabel), m_view(new CompareView)
{
    setWindowTitle(tr("Convert to %1").arg(m_format->info().game));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_lossView->setModel(m_losses);
    m_lossView->setRootIsDecorated(false);
    m_lossView->setUniformRowHeights(true);
    m_lossView->setAlternatingRowColors(true);
    m_lossView->setAccessibleName(tr("What changes or is lost"));
    m_lossView->setToolTip(tr("Double-click a row to select its object"));
    m_lossView->header()->setStretchLastSection(true);
    connect(m_lossView, &QTreeView::doubleClicked, this, &CreateDialog::jump);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_begin = buttons->addButton(tr("Convert…"), QDialogButtonBox::ActionRole);
    connect(m_begin, &QPushButton::clicked, this, &CreateDialog::browse);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *below = new QWidget;
    auto *column = new QVBoxLayout(below);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_lossView);
    column->addWidget(m_summary);
    auto *right = new QSplitter(Qt::Vertical);
    right->addWidget(m_view);
    right->addWidget(below);
    right->setStretchFactor(0, 3);
    right->setStretchFactor(1, 1);
    right->setChildrenCollapsible(false);
    auto *both = new QSplitter;
    both->addWidget(makeFields());
    both->addWidget(right);
    both->setStretchFactor(1, 1);
    both->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(both, 1);
    layout->addWidget(buttons);
    resize(1240, 820);
    // In the dialog by now: before that it would not be the one that Return presses.
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    m_begin->setDefault(true);

    m_view->setNames(QFileInfo(m_document.path()).fileName(), m_format->info().game);
    m_shownSource = std::make_unique<ComparedModel>(m_document, m_search(m_document), m_formats, m_settings);
    m_delay.setSingleShot(true);
    m_delay.setInterval(optionPause);
    connect(&m_delay, &QTimer::timeout, this, &CreateDialog::refresh);
    suggest();
    const auto later = [this] { m_delay.start(); };
    connect(m_form, &QComboBox::currentIndexChanged, this, &CreateDialog::suggest);
    connect(m_suffix, &QComboBox::currentIndexChanged, this, later);
    connect(m_scale, &QDoubleSpinBox::valueChanged, this, later);
    connect(m_textureFolder, &QLineEdit::textChanged, this, later);
    connect(m_allMeshes, &QCheckBox::toggled, this, later);
    connect(m_addsMissing, &QCheckBox::toggled, this, later);
    connect(m_sequences, &QAbstractItemModel::dataChanged, this, later);
    connect(&m_textures, &AssetTextures::arrived, this, later);
    refresh();
}

CreateDialog::~CreateDialog()
{
    m_view->setModels(nullptr, nullptr);
}

QWidget *CreateDialog::makeFields()
{
    for (const ConversionTarget &target : m_format->creation()->targets())
        if (target.isAdvised)
            m_form->addItem(translated(target.label), QString::fromStdString(target.id));
    for (const char *suffix : {"blp", "dds", "tga"})
        m_suffix->addItem(QString::fromLatin1(suffix).toUpper(), QString::fromLatin1(suffix));
    m_scale->setDecimals(4);
    m_scale->setRange(0.0001, 100000);
    m_scale->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_scale->setToolTip(tr("All lengths are multiplied by this. 64 costs no precision; 50 and 56 are usual as well"));
    m_textureFolder->setPlaceholderText(tr("Beside the model"));
    m_textureFolder->setToolTip(tr("Folder of the textures, as the model names them: war3mapImported"));
    m_addsMissing->setChecked(true);
    m_addsMissing->setToolTip(tr("Stand and Death, attachments at the origin and above the head, a shape to click, a "
                                 "camera for the portrait"));
    m_sequenceTable->setModel(m_sequences);
    m_sequenceTable->verticalHeader()->hide();
    m_sequenceTable->setAccessibleName(tr("Sequences"));
    m_sequenceTable->horizontalHeader()->setStretchLastSection(false);
    m_form->setAccessibleName(tr("Convert to"));
    m_suffix->setAccessibleName(tr("Textures"));
    m_scale->setAccessibleName(tr("Scale"));
    m_textureFolder->setAccessibleName(tr("Texture folder"));
    auto *form = new QFormLayout;
    form->addRow(tr("Convert to"), m_form);
    form->addRow(tr("Scale"), scaleRow());
    form->addRow(tr("Textures"), m_suffix);
    form->addRow(tr("Texture folder"), m_textureFolder);
    form->addRow(QString(), m_allMeshes);
    form->addRow(QString(), m_addsMissing);
    auto *all = new QPushButton(tr("All"));
    auto *none = new QPushButton(tr("None"));
    connect(all, &QPushButton::clicked, this, [this] { m_sequences->setAllChosen(true); });
    connect(none, &QPushButton::clicked, this, [this] { m_sequences->setAllChosen(false); });
    for (QPushButton *button : {all, none})
        button->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->addWidget(new PlainLabel(tr("Sequences")), 1);
    row->addWidget(all);
    row->addWidget(none);
    auto *fields = new QWidget;
    auto *column = new QVBoxLayout(fields);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(form);
    column->addLayout(row);
    column->addWidget(m_sequenceTable, 1);
    fields->setMinimumWidth(360);
    return fields;
}

/// The factor, and heights of units to choose it by.
QWidget *CreateDialog::scaleRow()
{
    auto *heights = new QComboBox;
    heights->setAccessibleName(tr("Height"));
    heights->addItem(tr("By height…"));
    for (const auto &[text, height] : {std::pair(tr("Small, 60"), 60),
                                       {tr("Medium, 104"), 104},
                                       {tr("Large, 150"), 150},
                                       {tr("Hero, 175"), 175},
                                       {tr("Giant, 350"), 350}})
        heights->addItem(text, height);
    connect(heights, &QComboBox::activated, this, [this, heights] {
        const double top = restHeight(m_scene, options().meshes);
        if (const double height = heights->currentData().toDouble(); height > 0 && top > 0)
            m_scale->setValue(height / top);
        heights->setCurrentIndex(0);
    });
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_scale, 1);
    line->addWidget(heights);
    return row;
}

CreationSource CreateDialog::source() const
{
    return {m_scene, &m_document.model(), QFileInfo(m_document.path()).completeBaseName().toStdString(),
            m_document.format()->gameOf(m_document.model()).toStdString()};
}

/// What suits the chosen form; what the user changed stays.
void CreateDialog::suggest()
{
    const CreationFacet &creation = *m_format->creation();
    const CreationOptions suggested = creation.suggested(source(), m_form->currentData().toString().toStdString());
    m_suffix->setCurrentIndex(std::max(0, m_suffix->findData(QString::fromStdString(suggested.textureSuffix))));
    if (m_sequences->rowCount() == 0) {
        m_scale->setValue(suggested.scale);
        m_sequences->setSequences(m_scene, creation.allSequences(source()), suggested.sequences);
        m_sequenceTable->resizeColumnsToContents();
    }
    m_delay.start();
}

CreationOptions CreateDialog::options() const
{
    const std::string target = m_form->currentData().toString().toStdString();
    CreationOptions options = m_format->creation()->suggested(source(), target);
    options.scale = m_scale->value();
    options.sequences = m_sequences->chosen();
    options.addsMissing = m_addsMissing->isChecked();
    options.textureSuffix = m_suffix->currentData().toString().toStdString();
    if (m_allMeshes->isChecked()) {
        options.meshes.resize(m_scene.meshes.size());
        std::iota(options.meshes.begin(), options.meshes.end(), 0);
    }
    // Folders below the model's only.
    QString folder = m_textureFolder->text().trimmed();
    folder.replace(u'/', u'\\');
    QStringList parts = folder.split(u'\\', Qt::SkipEmptyParts);
    parts.removeAll(QStringLiteral(".."));
    parts.removeIf([](const QString &part) { return part.contains(u':'); });
    options.textureFolder = parts.isEmpty() ? std::string() : (parts.join(u'\\') + u'\\').toStdString();
    return options;
}

std::shared_ptr<const CreateDialog::Snapshot> CreateDialog::snapshot() const
{
    const CreationSource from = source();
    auto taken = std::make_shared<Snapshot>(Snapshot{
        m_format, m_document.model().clone(), m_scene, from.name, from.game, {}, m_formats.images(), options()});
    for (const SceneTexture &texture : m_scene.textures)
        taken->pictures.push_back(m_textures.texture(texture).image);
    return taken;
}

void CreateDialog::refresh()
{
    m_tasks.runNewest([taken = snapshot()] { return taken->make(); },
                      [this](Outcome outcome) { show(std::move(outcome)); });
}

void CreateDialog::show(Outcome outcome)
{
    m_outcome = std::move(outcome);
    const bool isMade = m_outcome.error.message.text().empty();
    m_begin->setEnabled(isMade);
    m_losses->setLosses(isMade ? m_outcome.files.losses : std::vector<ConversionLoss>());
    m_summary->setText(isMade ? m_losses->summary() : translated(m_outcome.error));
    m_lossView->resizeColumnToContents(LossModel::KindColumn);
    m_lossView->resizeColumnToContents(LossModel::WhereColumn);
    if (isMade)
        showResult();
}

void CreateDialog::showResult()
{
    const auto files = std::make_shared<MemorySource>(m_format->info().game);
    for (const OutputFile &file : m_outcome.files.files)
        if (!file.path.isEmpty())
            files->add(file.path, file.bytes);
    AssetSearch search(m_formats.modelSuffixes());
    search.addSource(files);
    const AssetSearch own = m_search(m_document);
    for (const auto &each : own.sources())
        search.addSource(each);
    const QString name = QStringLiteral("result.") + m_format->info().suffixes.front();
    auto made = openDocument(m_formats, FileSet(name, m_outcome.files.files.front().bytes), name);
    if (!made) {
        m_summary->setText(translated(made.error()));
        return;
    }
    auto shown = std::make_unique<ComparedModel>(**made, search, m_formats, m_settings);
    const std::vector<Clip> clips = m_format->sequences()->sequences(shown->document->model());
    const auto pair = [this, clips](NodeId sequence) -> std::optional<Clip> {
        const auto row = std::find_if(m_scene.sequences.begin(), m_scene.sequences.end(),
                                      [sequence](const SceneSequence &each) { return each.source == sequence; }) -
                         m_scene.sequences.begin();
        for (std::size_t i = 0; i < m_outcome.rows.size() && i < clips.size(); ++i)
            if (m_outcome.rows[i] == row)
                return clips[i];
        return std::nullopt;
    };
    m_view->setCounterpart({m_outcome.scale, m_scene.front == ModelFront::MinusY, pair});
    m_view->setModels(m_shownSource.get(), shown.get());
    m_shownResult = std::move(shown);
}

void CreateDialog::jump(const QModelIndex &index)
{
    const ConversionLoss &loss = m_losses->loss(index.row());
    m_view->select(loss.address.node, NoNode);
    if (m_document.model().contains(loss.address.node) && loss.address.node != RootNode)
        m_document.selection().select(loss.address.node);
}

void CreateDialog::browse()
{
    const QString suffix = m_format->info().suffixes.front();
    const QString name = QFileInfo(m_document.path()).completeBaseName() + u'.' + suffix;
    QString path = QFileDialog::getSaveFileName(
        this, tr("Where the model will be saved"), QDir(m_folder).filePath(name),
        QStringLiteral("%1 (*.%2)").arg(m_format->info().name, suffix), nullptr, QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().compare(suffix, Qt::CaseInsensitive) != 0)
        path += u'.' + suffix;
    finish(path);
}

void CreateDialog::finish(const QString &path)
{
    auto made = createdDocument(m_outcome.files, path, m_formats);
    if (!made) {
        m_summary->setText(translated(made.error()));
        return;
    }
    m_made = std::move(*made);
    accept();
}

} // namespace sinew

#include "moc_create_dialog.cpp"
