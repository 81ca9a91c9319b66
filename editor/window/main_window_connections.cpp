// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// How the parts of the main window, and the documents, act on each other.

#include "editor/window/main_window.h"

#include "core/recovery/recovery_folder.h"
#include "editor/assets/asset_finder.h"
#include "editor/browser/asset_panel.h"
#include "editor/crash/crash_messages.h"
#include "editor/crash/opening_guard.h"
#include "editor/documents/archive_saver.h"
#include "editor/documents/document_views.h"
#include "editor/documents/file_actions.h"
#include "editor/mesh/mesh_edit_actions.h"
#include "editor/mesh/mesh_panel.h"
#include "editor/recovery/document_recovery.h"
#include "editor/settings/settings.h"
#include "editor/slim/slim_window.h"
#include "editor/view/empty_view_watch.h"
#include "editor/view/key_spread_actions.h"
#include "editor/view/transform_actions.h"
#include "editor/window/assets/asset_commands.h"
#include "editor/window/assets/asset_notes.h"
#include "editor/window/assets/texture_services.h"
#include "editor/window/docks/curve_docks.h"
#include "editor/window/docks/dock_layouts.h"
#include "editor/window/docks/window_docks.h"
#include "editor/window/document_messages.h"
#include "editor/window/document_status.h"
#include "editor/window/document_tabs.h"
#include "editor/window/menus/compare_menu.h"
#include "editor/window/menus/file_menu.h"
#include "editor/window/menus/menu_builder.h"
#include "editor/window/menus/model_menu.h"
#include "editor/window/menus/view_menu.h"
#include "editor/window/pointer_focus.h"
#include "editor/window/resume_document.h"
#include "editor/window/sample_files.h"
#include "editor/window/start_thumbnails.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/hex/hex_panel.h"
#include "widgets/materials/diagnosis_panel.h"
#include "widgets/materials/material_panel.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/problems/suppressed_codes.h"
#include "widgets/properties/property_panel.h"
#include "widgets/sequences/sequence_panel.h"
#include "widgets/shared/object_names.h"
#include "widgets/shared/progress_item.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/start_page.h"
#include "widgets/shell/view_notice.h"
#include "widgets/textures/texture_counts.h"
#include "widgets/textures/texture_panel.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tree/model_tree_panel.h"
#include "widgets/uv/uv_panel.h"

#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QTimer>

namespace sinew {

void MainWindow::connectDocks()
{
    connect(m_problems, &ProblemsPanel::titleChanged, m_docks->find(QStringLiteral("problems")),
            &QDockWidget::setWindowTitle);
    connect(m_problems, &ProblemsPanel::message, this, [this](Severity severity, const QString &text) {
        answer({severity, text, {}, m_documents.current()});
    });
    m_problems->suppressed()->setStore(
        [this](const QString &name) { return m_settings.state(name); },
        [this](const QString &name, const QVariant &value) { m_settings.setState(name, value); });
    m_assetCommands = new AssetCommands(*this, *m_assets, *m_docks->find(QStringLiteral("assets")), m_documents,
                                        *m_views, *m_files, m_formats, m_settings);
    connect(m_assetCommands, &AssetCommands::notice, this, &MainWindow::notify);
    m_documentMessages = new DocumentMessages(*this, *m_messages, *m_files, *m_docks);
    connect(m_documentMessages, &DocumentMessages::assetFolderRequested, m_assetCommands,
            [this] { m_assetCommands->addFolder(this); });
    connect(m_documentMessages, &DocumentMessages::archivesRequested, m_assetCommands,
            [this] { m_assetCommands->addArchives(this); });
    connect(m_documentMessages, &DocumentMessages::foundPathsRequested, m_textures->action("useFound"),
            &QAction::trigger);
    connect(m_documentMessages, &DocumentMessages::copiesRequested, m_textures->action("collect"), &QAction::trigger);
    connect(m_views, &DocumentViews::filesLeftBehind, m_documentMessages, &DocumentMessages::reportFilesLeftBehind);
    connect(m_sequences, &SequencePanel::notice, this, &MainWindow::answer);
    connect(m_sequences, &SequencePanel::settled, m_messages, &MessageBar::withdraw);
    connect(m_sequences, &SequencePanel::done, this,
            [this](const QString &step) { statusBar()->showMessage(step, messageMilliseconds); });
    connect(m_textures, &TexturePanel::notice, this, &MainWindow::answer);
    connect(m_textures, &TexturePanel::settled, m_messages, &MessageBar::withdraw);
    TexturePanel::Services services =
        textureServices(*m_views, m_settings, this, [this](const Notice &notice) { notify(notice); });
    services.browse = [this](const QString &current, const std::function<void(const QString &)> &use) {
        m_assetCommands->browse(current, use);
    };
    services.idNames = [this](std::uint32_t id) { return m_formats.idNames() ? m_formats.idNames()(id) : QString(); };
    m_materials->setStates(services.states);
    m_materials->setPathFor(services.pathFor);
    m_uvs->setStates(services.states);
    m_uvs->setOptions(m_settings.state(QStringLiteral("uv.options")).toMap());
    services.convert = [this](Document &document, const std::vector<TextureState> &states) {
        if (const AssetFinder *finder = m_views->finder(&document))
            m_assetCommands->convertTextures(convertSourcesOf(finder->search(), states));
    };
    m_diagnosis->setSources(shownScenes(*m_views), textureFacts(*m_views));
    auto *watch = new EmptyViewWatch(*m_viewNotice, *m_views, *m_viewport, textureFacts(*m_views));
    connect(watch, &EmptyViewWatch::diagnosisRequested, this, [this](Document *document, NodeId mesh) {
        m_docks->show(QStringLiteral("looks"));
        document->selection().select(mesh);
    });
    m_textures->setServices(std::move(services));
    connect(m_materials, &MaterialPanel::notice, this, &MainWindow::answer);
    connect(m_materials, &MaterialPanel::settled, m_messages, &MessageBar::withdraw);
    connect(m_views, &DocumentViews::texturesArrived, m_textures, [this](Document *document) {
        if (document != m_documents.current())
            return;
        m_textures->refresh();
        m_materials->refresh();
        m_diagnosis->refresh();
        m_uvs->refresh();
    });
    connect(m_views, &DocumentViews::assetsChanged, m_textures, &TexturePanel::refresh);
    connect(m_curves->poses(), &PosePanel::reportedUnseen, this, [this](const QString &text, bool isPartial) {
        if (isPartial)
            answer({Severity::Warning, text, {}, m_documents.current(), QStringLiteral("poses")});
        else
            statusBar()->showMessage(text, messageMilliseconds);
    });
    connect(m_curves->dopeSheet(), &DopeSheetPanel::sequenceMenuRequested, m_sequences, &SequencePanel::showMenuOf);
    const QString keys = QStringLiteral("sequences.keys"), overlapPolicy = QStringLiteral("sequences.inTheWay");
    const auto followCurves = [this] {
        const CurveOptions &options = m_curves->session().options();
        m_timeline->setTimesFromStart(options.timesFromStart);
        m_properties->setRotationOrder(options.rotation);
    };
    connect(&m_curves->session(), &CurveSession::optionsChanged, this, followCurves);
    followCurves();
    m_sequences->setOptions({KeyPolicy(m_settings.state(keys, int(KeyPolicy::Shift)).toInt()),
                             OverlapPolicy(m_settings.state(overlapPolicy, int(OverlapPolicy::Refuse)).toInt())});
    connect(m_sequences, &SequencePanel::optionsChanged, this,
            [this, keys, overlapPolicy](const SequenceOptions &options) {
                m_settings.setState(keys, int(options.keys));
                m_settings.setState(overlapPolicy, int(options.overlapPolicy));
            });
}

void MainWindow::connectParts()
{
    connectDocuments();
    connectOpening();
    connectViews();
    connectStartPage();
    connectPanels();
}

void MainWindow::connectDocuments()
{
    connect(&m_documents, &DocumentList::currentChanged, this, &MainWindow::showDocument);
    connect(&m_documents, &DocumentList::added, this, &MainWindow::adoptDocument);
    connect(&m_documents, &DocumentList::aboutToRemove, this,
            [this](Document *document) { m_documentMessages->forget(document); });
    connect(&m_documents, &DocumentList::replaced, this, [this](Document *old, Document *fresh) {
        m_tree->takeOver(*old, *fresh);
        resumeDocument(*old, *fresh);
    });
    m_recovery = new DocumentRecovery(m_documents, m_formats, recoveryFolder(), this);
    connect(m_recovery, &DocumentRecovery::notice, this, &MainWindow::notify);
    m_openings = new OpeningGuard(*m_files, *m_viewport, AttemptLog::ofUser(QStringLiteral("documents")), this);
    connect(m_openings, &OpeningGuard::notice, this, &MainWindow::notify);
    connect(m_crashes, &CrashMessages::notice, this, &MainWindow::notify);
}

void MainWindow::connectOpening()
{
    connect(m_files, &FileActions::notice, this, &MainWindow::notify);
    connect(m_files, &FileActions::settled, m_messages, &MessageBar::withdraw);
    connect(m_files, &FileActions::saved, this, [this](const Document *document) {
        statusBar()->showMessage(tr("Saved “%1”").arg(documentTitle(document)), messageMilliseconds);
    });
    connect(m_files, &FileActions::archiveRequested, m_assetCommands, &AssetCommands::openArchive);
    ArchiveSaver &archives = m_files->archiveSaver();
    connect(&archives, &ArchiveSaver::started, this, [this](const QString &path) {
        m_progress->begin(tr("Writing and verifying “%1”…").arg(QFileInfo(path).fileName()));
    });
    connect(&archives, &ArchiveSaver::progressed, m_progress, &ProgressItem::setProgress);
    connect(&archives, &ArchiveSaver::finished, m_progress, &ProgressItem::finish);
    connect(m_progress, &ProgressItem::cancelRequested, &archives, &ArchiveSaver::cancel);
    DocumentOpener &opener = m_files->opener();
    connect(&opener, &DocumentOpener::started, this, [this, &opener](const QString &path) {
        const QString name = QFileInfo(path).fileName();
        const int more = opener.pending() - 1;
        m_progress->begin(more > 0 ? tr("Reading “%1” (%2 more waiting)…").arg(name).arg(more)
                                   : tr("Reading “%1”…").arg(name));
    });
    connect(&opener, &DocumentOpener::idle, m_progress, &ProgressItem::finish);
    connect(m_progress, &ProgressItem::cancelRequested, &opener, &DocumentOpener::cancel);
    makeFileDrops();
}

void MainWindow::connectViews()
{
    connect(m_tabs, &DocumentTabs::closeRequested, m_files, &FileActions::close);
    connect(m_tabs, &DocumentTabs::menuRequested, this, &MainWindow::showTabMenu);
    // The next command is meant for the model that was clicked: Ctrl+V pastes there.
    connect(m_tabs, &QTabBar::tabBarClicked, this, [this] {
        const bool inTree = m_tree->isAncestorOf(QApplication::focusWidget());
        QTimer::singleShot(0, this, [this, inTree] {
            if (inTree)
                m_tree->setFocus(Qt::OtherFocusReason);
            else
                m_viewport->takeFocus();
        });
    });
    connect(m_tree, &ModelTreePanel::message, this, [this](Severity severity, const QString &text) {
        answer({severity, text, {}, m_documents.current()});
    });
    connect(m_tree, &ModelTreePanel::frameRequested, m_views, &DocumentViews::frameSelection);
    connect(m_views, &DocumentViews::problemsPending, m_problems,
            [this](Document *document) { m_problems->setPending(document, QStringLiteral("textures")); });
    connect(m_views, &DocumentViews::problemsChanged, m_problems,
            [this](Document *document, const std::vector<Finding> &problems) {
                m_problems->setProblems(document, QStringLiteral("textures"), problems);
                m_documentMessages->reportMissingTextures(document, countTextures(*document, m_textures->states()));
            });
    connect(m_views, &DocumentViews::approximationsChanged, m_status, &DocumentStatus::setApproximations);
    connect(m_viewport, &ViewportWidget::statisticsChanged, m_status, &DocumentStatus::setDrawing);
    connect(m_viewport, &ViewportWidget::menuRequested, this, &MainWindow::showObjectMenu);
    const auto navigate = [this] { m_viewport->setNavigation(m_settings.navigation()); };
    connect(&m_settings, &Settings::navigationChanged, m_viewport, navigate);
    navigate();
}

void MainWindow::connectStartPage()
{
    connect(m_start, &StartPage::openRequested, m_files, &FileActions::openWithDialog);
    connect(m_start, &StartPage::fileRequested, m_files, &FileActions::open);
    auto *newMenu = new QMenu(this);
    newMenu->addActions({m_actions.find(QStringLiteral("file.new")),
                         m_actions.find(QStringLiteral("file.newFromPicture")),
                         m_actions.find(QStringLiteral("file.import"))});
    m_start->newButton()->setMenu(newMenu);
    connect(m_start, &StartPage::sampleRequested, this, [this](const QString &path) {
        const QString copy = copyOfSample(path);
        if (copy.isEmpty())
            return notify({Severity::Error, tr("The sample can’t be copied into your data folder.")});
        statusBar()->showMessage(tr("A copy; the sample itself stays as it is"), messageMilliseconds);
        open(copy);
    });
    connect(&m_settings, &Settings::recentFilesChanged, this,
            [this] { m_start->setRecentFiles(m_settings.recentFiles()); });
    m_start->setSamples(sampleModels());
    m_start->setRecentFiles(m_settings.recentFiles());
    const QString hints = QStringLiteral("start.hints");
    m_start->setHintsShown(m_settings.state(hints, true).toBool());
    connect(m_start, &StartPage::hintsClosed, this, [this, hints] { m_settings.setState(hints, false); });
    m_startThumbnails = new StartThumbnails(m_formats, *m_start, this);
}

void MainWindow::connectPanels()
{
    m_properties->setActionProvider([](Document &document, Address address) {
        const BoundsFacet *bounds = document.format() ? document.format()->bounds() : nullptr;
        if (!bounds || !bounds->isBounds(document.model(), address))
            return std::vector<FieldAction>();
        return std::vector<FieldAction>{
            {tr("Recalculate"), tr("Fit the bounds to the posed geometry"),
             [&document, bounds, address] { return bounds->recalculate(document.model(), address); },
             tr("Recalculate the bounds of “%1”").arg(displayName(document, address.node))}};
    });
    connect(m_properties, &PropertyPanel::editCurveRequested, this, &MainWindow::showCurve);
    connect(&m_materials->context(), &PropertyContext::editCurveRequested, this, &MainWindow::showCurve);
    connect(&m_materials->context(), &PropertyContext::assetBrowseRequested, m_assetCommands,
            &AssetCommands::browseFor);
    m_materials->context().setAssetNoteProvider(
        assetNotesOf(*m_views, m_settings, this, [this](const Notice &notice) { notify(notice); }));
    m_properties->setAssetNoteProvider(
        assetNotesOf(*m_views, m_settings, this, [this](const Notice &notice) { notify(notice); }));
    connect(m_properties, &PropertyPanel::assetBrowseRequested, m_assetCommands, &AssetCommands::browseFor);
    connect(m_views, &DocumentViews::assetsChanged, m_properties, &PropertyPanel::refreshAssets);
    connect(m_views, &DocumentViews::filesFound, m_properties, [this] {
        m_properties->refreshAssets();
        Q_EMIT m_materials->context().assetsChanged();
    });
    auto *pointer = new PointerFocus(*this);
    pointer->add(m_viewport, [this] { return m_viewport->takeFocus(); });
    for (QWidget *panel :
         std::initializer_list<QWidget *>{m_tree, m_curves->curves(), m_curves->dopeSheet(), m_uvs, m_timeline})
        pointer->add(panel);
}

} // namespace sinew
