// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/main_window.h"

#include "core/document/document_save.h"
#include "core/facets/sequence_names.h"
#include "core/system/crash/crash_handler.h"
#include "core/system/crash/crash_reports.h"
#include "editor/crash/crash_messages.h"
#include "editor/crash/opening_guard.h"
#include "editor/crash/step_recorder.h"
#include "editor/documents/closed_files.h"
#include "editor/documents/document_views.h"
#include "editor/documents/file_actions.h"
#include "editor/mesh/mesh_edit_actions.h"
#include "editor/recovery/document_recovery.h"
#include "editor/settings/settings.h"
#include "editor/view/key_spread_actions.h"
#include "editor/view/transform_actions.h"
#include "editor/window/assets/asset_commands.h"
#include "editor/window/docks/curve_docks.h"
#include "editor/window/docks/dock_layouts.h"
#include "editor/window/docks/focus_order.h"
#include "editor/window/docks/window_docks.h"
#include "editor/window/document_messages.h"
#include "editor/window/document_status.h"
#include "editor/window/document_tabs.h"
#include "editor/window/menus/edit_menu.h"
#include "editor/window/menus/file_menu.h"
#include "editor/window/menus/menu_builder.h"
#include "editor/window/menus/model_menu.h"
#include "editor/window/start_thumbnails.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/hex/hex_panel.h"
#include "widgets/history/history_panel.h"
#include "widgets/materials/diagnosis_panel.h"
#include "widgets/materials/material_panel.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/properties/property_panel.h"
#include "widgets/sequences/sequence_panel.h"
#include "widgets/shared/progress_item.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/popup_keys.h"
#include "widgets/shell/start_page.h"
#include "widgets/text/plain_tool_tips.h"
#include "widgets/textures/texture_panel.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tree/model_tree_panel.h"
#include "widgets/uv/uv_panel.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QMenu>
#include <QPointer>
#include <QStackedWidget>
#include <QStatusBar>

namespace sinew {

namespace {

QStringList existing(QStringList paths)
{
    paths.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return paths;
}

} // namespace

MainWindow::MainWindow(const FormatRegistry &formats, Settings &settings, QWidget *parent)
    : QMainWindow(parent), m_settings(settings), m_formats(formats), m_actions(settings, this),
      m_files(new FileActions(m_documents, formats, settings, this)), m_closed(new ClosedFiles(m_documents, this)),
      m_progress(new ProgressItem), m_status(new DocumentStatus(statusBar())),
      m_crashes(new CrashMessages(crashReportFolder(), this))
{
    new StepRecorder(m_actions, m_documents, crashSteps(), this);
    showToolTipsPlain();
    keepKeysInPopups();
    statusBar()->addPermanentWidget(m_progress);
    // No AnimatedDocks: restoreState() while one is still moving crashes in Qt 6.4.
    setDockOptions(AllowNestedDocks | AllowTabbedDocks);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    makeCentre(formats);
    makeDocks();
    connectDocks();
    makeLayouts();
    makeMenus();
    connectParts();

    showDocument(nullptr);
    m_layouts->restore();
}

MainWindow::~MainWindow()
{
    // What works on the documents must be destroyed before them; child objects would be destroyed after them.
    m_documents.disconnect(this);
    showDocument(nullptr);
    delete m_recovery;
    delete m_openings;
    delete m_views;
    delete m_files;
    delete m_curves;
    delete m_meshEdit;
    delete m_transform;
    delete m_keySpread;
}

void MainWindow::open(const QString &path)
{
    m_files->open(path);
}

void MainWindow::openAs(const QString &path, const QString &reading)
{
    m_files->openAs(path, reading);
}

bool MainWindow::isBusy() const
{
    return m_files->opener().isBusy() || m_views->isBusy() || m_recovery->isBusy();
}

bool MainWindow::isSettled() const
{
    return !isBusy() && (!m_start->isVisible() || !m_startThumbnails->isBusy());
}

void MainWindow::begin(const QStringList &files, const QString &reading)
{
    // In safe mode there are no session files.
    const bool reopens = files.isEmpty() && m_settings.reopensFiles();
    m_openings->openAtStart(reopens ? existing(m_settings.sessionFiles()) : files, reading);
    m_crashes->tell();
    offerRecoveries();
}

void MainWindow::offerRecoveries()
{
    m_recovery->offer();
}

bool MainWindow::finishReading(int milliseconds)
{
    return m_files->opener().finish(milliseconds) && m_recovery->finish(milliseconds);
}

void MainWindow::notify(const Notice &notice)
{
    m_messages->notify(notice);
}

void MainWindow::answer(Notice notice)
{
    notice.isAnswer = true;
    notify(notice);
}

void MainWindow::adoptDocument(Document *document)
{
    document->setHistoryLimit(std::size_t(m_settings.historyMebibytes()) << 20);
    connect(&m_settings, &Settings::historyLimitChanged, document,
            [this, document] { document->setHistoryLimit(std::size_t(m_settings.historyMebibytes()) << 20); });
    connect(document, &Document::historyChanged, this, &MainWindow::updateActions);
    connect(document, &Document::historyChanged, m_messages,
            [this, document] { m_messages->withdrawAnswers(document); });
    connect(document, &Document::pathChanged, this, &MainWindow::updateActions);
    connect(document, &Document::modifiedChanged, this, &MainWindow::updateActions);
    connect(&document->selection(), &Selection::changed, this, &MainWindow::updateActions);

    m_documentMessages->reportLoadDiagnostics(document);
    m_documentMessages->reportInterruptedSaves(document);

    // A model is opened to be seen in motion.
    if (const SequenceFacet *facet = document->format() ? document->format()->sequences() : nullptr) {
        const std::vector<Clip> clips = facet->sequences(document->model());
        std::vector<std::string> names;
        for (const Clip &clip : clips)
            names.push_back(clip.missing ? std::string() : clip.name);
        if (!clips.empty()) {
            document->playback().setSequence(clips[restingSequence(names)]);
            document->playback().setPlaying(true);
        }
    }
}

void MainWindow::focusTask()
{
    // Without focus, or with the focus in a field, keys such as Space would have no effect.
    if (m_curves->curves()->isVisible() && m_curves->curves()->isShowingContent())
        m_curves->curves()->setFocus(Qt::OtherFocusReason);
    else if (m_documents.current())
        m_viewport->takeFocus();
}

void MainWindow::showDocument(Document *document)
{
    const bool first = document && m_pages->currentWidget() == m_start;
    m_tree->setDocument(document);
    m_tree->setEmptyAction(document ? nullptr : m_actions.find(QStringLiteral("file.open")));
    m_properties->setDocument(document);
    m_timeline->setDocument(document);
    m_sequences->setDocument(document);
    m_curves->session().setDocument(document);
    m_history->setDocument(document);
    m_problems->setDocument(document);
    m_hex->setDocument(document);
    m_textures->setDocument(document);
    m_materials->setDocument(document);
    m_diagnosis->setDocument(document);
    m_uvs->setDocument(document);
    m_status->setDocument(document);
    m_messages->setSubject(document);
    m_views->show(document);
    m_assetCommands->refresh();
    m_pages->setCurrentWidget(document ? static_cast<QWidget *>(m_viewport) : m_start);
    m_tabs->setVisible(m_documents.size() > 0);
    updateActions();
    if (first)
        focusTask();
}

void MainWindow::updateActions()
{
    Document *document = m_documents.current();
    m_menus->setDocumentOpen(document);
    m_fileMenu->update(document);
    m_editMenu->update(document);
    m_modelMenu->update(document);

    setWindowTitle(document ? documentTitle(document) + QStringLiteral("[*]") : QString());
    setWindowFilePath(document ? document->path() : QString());
    setWindowModified(document && document->isModified());
}

void MainWindow::showTabMenu(Document *document, const QPoint &position)
{
    QMenu menu;
    // While the menu is open the document may be read again, which replaces it.
    const QPointer<Document> tab = document;
    connect(menu.addAction(tr("Close")), &QAction::triggered, this, [this, tab] {
        if (tab)
            m_files->close(tab);
    });
    connect(menu.addAction(tr("Close others")), &QAction::triggered, this, [this, tab] {
        if (tab)
            m_files->closeOthers(tab);
    });
    connect(menu.addAction(tr("Close all")), &QAction::triggered, this, [this] { m_files->closeAll(); });
    menu.exec(position);
}

void MainWindow::showObjectMenu(const QPoint &position)
{
    QMenu menu;
    menu.addAction(m_actions.find(QStringLiteral("view.frame")));
    menu.addAction(m_actions.find(QStringLiteral("view.cameraFromView")));
    menu.addSeparator();
    menu.addActions(m_tree->editActions());
    menu.addMenu(m_tree->addMenu());
    menu.exec(position);
}

void MainWindow::showCurve(const Address &track)
{
    m_docks->show(QStringLiteral("curves"));
    m_curves->curves()->showTrack(track);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    // The 3D view's native window takes the keyboard without Qt's focus order being aware of it.
    QWidget *from = m_viewport->hasKeyboard() ? m_viewport->focusProxy() : focusWidget();
    return moveFocus(from ? *from : *this, next);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_files->mayCloseAll()) {
        event->ignore();
        return;
    }
    QStringList open;
    for (int i = 0; i < m_documents.size(); ++i)
        if (const Document *each = m_documents.at(i); !each->path().isEmpty() && !wasNeverSaved(*each))
            open.append(each->path());
    m_settings.setSessionFiles(open);
    m_recovery->forgetAll();
    m_layouts->remember();
    m_curves->remember();
    m_settings.setState(QStringLiteral("uv.options"), m_uvs->options());
    event->accept();
}

} // namespace sinew

#include "moc_main_window.cpp"
