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
#include "editor/create/fields/create_fields.h"
#include "viewport/view/document_view.h"
#include "viewport/view/geoset_picker.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/problems/loss_tree.h"
#include "widgets/text/plain_label.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTreeView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

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
    std::string weapons;
    CreatedPlacement placement;

    Outcome make() const
    {
        Outcome outcome;
        outcome.scale = options.scale;
        outcome.placement = placement;
        auto created = format->creation()->create({scene, model.get(), name, game, weapons}, options);
        if (!created) {
            outcome.error = created.error();
            return outcome;
        }
        if (const Status placed = place(*created, *format, placement); !placed) {
            outcome.error = placed.error();
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
                           AssetTextures &textures, const FormatRegistry &formats, Settings &settings,
                           const CompareWindow::Search &search, QWidget *parent)
    : QDialog(parent), m_document(document),
      m_scene(scene), m_source{m_scene, &document.model(), QFileInfo(document.path()).completeBaseName().toStdString(),
                               document.format()->gameOf(document.model()).toStdString()},
      m_format(std::move(format)), m_textures(textures), m_formats(formats), m_settings(settings), m_search(search),
      m_fields(new CreateFields(m_source, *m_format, settings)), m_variants(new GeosetPicker(this)),
      m_losses(new LossModel(document, this, LossModel::Purpose::Creation)), m_lossTree(new LossTree(*m_losses, this)),
      m_lossView(new QTreeView), m_summary(new PlainLabel), m_view(new CompareView)
{
    setWindowTitle(tr("Convert to %1").arg(m_format->info().game));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_begin = buttons->addButton(tr("Convert…"), QDialogButtonBox::ActionRole);
    m_begin->setEnabled(false);
    connect(m_begin, &QPushButton::clicked, this, &CreateDialog::browse);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *right = new QSplitter(Qt::Vertical);
    right->addWidget(m_view);
    right->addWidget(makeLosses());
    right->setStretchFactor(0, 3);
    right->setStretchFactor(1, 1);
    right->setSizes({480, 240});
    right->setChildrenCollapsible(false);
    auto *both = new QSplitter;
    both->addWidget(m_fields);
    if (std::any_of(m_scene.meshes.begin(), m_scene.meshes.end(),
                    [](const SceneMesh &mesh) { return mesh.geosetId >= 0; }))
        m_fields->addPage(m_variants, tr("Variants"));
    else
        m_variants->setVisible(false);
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
    const auto later = [this] {
        m_begin->setEnabled(false); // until it is known what comes of it
        m_delay.start();
    };
    connect(m_fields, &CreateFields::changed, this, later);
    connect(&m_textures, &AssetTextures::arrived, this, later);
    refresh();
}

CreateDialog::~CreateDialog()
{
    m_view->setModels(nullptr, nullptr);
}

QWidget *CreateDialog::makeLosses()
{
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_lossView->setModel(m_lossTree);
    m_lossView->setUniformRowHeights(true);
    m_lossView->setAlternatingRowColors(true);
    m_lossView->setAccessibleName(tr("What changes or is lost"));
    m_lossView->setToolTip(tr("A row shows its object in the views; a double-click selects it in the document"));
    m_lossView->header()->setStretchLastSection(false);
    m_lossView->header()->setSectionResizeMode(LossTree::WhatColumn, QHeaderView::Stretch);
    connect(m_lossView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) { jump(index, false); });
    connect(m_lossView, &QTreeView::doubleClicked, this, [this](const QModelIndex &index) { jump(index, true); });
    auto *losses = new QWidget;
    auto *column = new QVBoxLayout(losses);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_lossView);
    column->addWidget(m_summary);
    return losses;
}

std::shared_ptr<const CreateDialog::Snapshot> CreateDialog::snapshot() const
{
    auto taken = std::make_shared<Snapshot>(Snapshot{m_format,
                                                     m_document.model().clone(),
                                                     m_scene,
                                                     m_source.name,
                                                     m_source.game,
                                                     {},
                                                     m_formats.images(),
                                                     m_fields->options(),
                                                     m_fields->weapons(),
                                                     {m_fields->quarterTurns(), m_fields->isOnGround()}});
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
    m_begin->setEnabled(isMade && !isBusy());
    m_losses->setLosses(isMade ? m_outcome.files.losses : std::vector<ConversionLoss>());
    m_summary->setText(isMade ? m_losses->summary() : translated(m_outcome.error));
    m_lossView->expandAll();
    for (int group = 0; group < m_lossTree->rowCount(); ++group)
        m_lossView->setFirstColumnSpanned(group, {}, true);
    m_lossView->resizeColumnToContents(LossTree::WhereColumn);
    if (const int most = m_lossView->viewport()->width() / 3; m_lossView->columnWidth(LossTree::WhereColumn) > most)
        m_lossView->setColumnWidth(LossTree::WhereColumn, most);
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
    const int turns = m_outcome.placement.quarterTurns + (m_scene.front == ModelFront::MinusY ? 1 : 0);
    m_view->setCounterpart({m_outcome.scale, turns % 4, pair});
    const int scrolled = m_variants->tree()->verticalScrollBar()->value();
    m_view->setModels(m_shownSource.get(), shown.get());
    showVariants();
    m_variants->tree()->verticalScrollBar()->setValue(scrolled);
    m_shownResult = std::move(shown);
}

/// The view of the source is a new one after each change; what is hidden in it stays so.
void CreateDialog::showVariants()
{
    DocumentView *view = m_view->left()->view(*m_shownSource->document);
    if (m_hiddenGeosets)
        view->setHiddenGeosets(m_hiddenGeosets);
    m_variants->setView(view);
    connect(view, &DocumentView::geosetsChanged, this, [this, view] {
        m_hiddenGeosets = view->hiddenGeosets();
        m_fields->setHiddenGeosets(*m_hiddenGeosets);
    });
}

void CreateDialog::jump(const QModelIndex &index, bool isFound)
{
    const ConversionLoss *loss = m_lossTree->loss(index);
    if (!loss)
        return;
    const NodeId object = loss->address.node;
    const bool exists = object != RootNode && m_document.model().contains(object);
    m_view->select(exists ? object : NoNode, NoNode);
    if (!exists || !isFound)
        return;
    m_document.selection().select(object);
    m_view->frameSelection();
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

#include "moc_create_dialog.cpp"
