// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The parts of the main window.

#include "editor/window/main_window.h"

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
#include "editor/slim/slim_window.h"
#include "editor/view/key_spread_actions.h"
#include "editor/view/transform_actions.h"
#include "editor/view/weights_notice.h"
#include "editor/window/assets/asset_commands.h"
#include "editor/window/assets/texture_services.h"
#include "editor/window/docks/curve_docks.h"
#include "editor/window/docks/dock_layouts.h"
#include "editor/window/docks/dock_titles.h"
#include "editor/window/docks/layout_view.h"
#include "editor/window/docks/window_docks.h"
#include "editor/window/document_tabs.h"
#include "editor/window/menus/animation_menu.h"
#include "editor/window/menus/compare_menu.h"
#include "editor/window/menus/dock_focus.h"
#include "editor/window/menus/edit_menu.h"
#include "editor/window/menus/file_menu.h"
#include "editor/window/menus/help_menu.h"
#include "editor/window/menus/menu_builder.h"
#include "editor/window/menus/model_menu.h"
#include "editor/window/menus/tool_bar.h"
#include "editor/window/menus/tools_menu.h"
#include "editor/window/menus/view_menu.h"
#include "editor/window/menus/window_menu.h"
#include "editor/window/start_thumbnails.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/hex/hex_panel.h"
#include "widgets/history/history_panel.h"
#include "widgets/materials/diagnosis_panel.h"
#include "widgets/materials/material_panel.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/problems/suppressed_codes.h"
#include "widgets/properties/property_panel.h"
#include "widgets/sequences/sequence_panel.h"
#include "widgets/shared/progress_item.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/start_page.h"
#include "widgets/shell/view_notice.h"
#include "widgets/textures/texture_panel.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tree/model_tree_panel.h"
#include "widgets/uv/uv_panel.h"

#include <QDockWidget>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

namespace sinew {

void MainWindow::makeCentre(const FormatRegistry &formats)
{
    m_messages = new MessageBar;
    m_viewNotice = new ViewNotice;
    m_tabs = new DocumentTabs(m_documents);
    m_viewport = new ViewportWidget;
    m_views = new DocumentViews(m_documents, *m_viewport, formats, m_settings, this);
    m_start = new StartPage;
    m_start->setMinimumSize(240, 60); // its own minimum would keep the window large even while it is hidden
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_viewport);

    auto *centre = new QWidget;
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(m_messages);
    column->addWidget(m_viewNotice);
    column->addWidget(new WeightsNotice(*m_views));
    column->addWidget(m_pages, 1);
    setCentralWidget(centre);
}

void MainWindow::makeDocks()
{
    m_tree = new ModelTreePanel;
    m_properties = new PropertyPanel;
    m_timeline = new TimelinePanel;
    m_sequences = new SequencePanel;
    m_curves = new CurveDocks(m_settings, this);
    m_history = new HistoryPanel;
    m_problems = new ProblemsPanel;
    m_hex = new HexPanel;
    m_textures = new TexturePanel;
    m_materials = new MaterialPanel;
    m_diagnosis = new DiagnosisPanel;
    m_uvs = new UvPanel;
    m_mesh = new MeshPanel;
    m_assets = new AssetPanel(m_formats, AssetPanel::Preview::None);

    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    using enum DockPlace::Relation;
    constexpr auto left = Qt::LeftDockWidgetArea, right = Qt::RightDockWidgetArea, bottom = Qt::BottomDockWidgetArea;
    const QString properties = QStringLiteral("properties"), history = QStringLiteral("history"),
                  timeline = QStringLiteral("timeline"), sequences = QStringLiteral("sequences");
    m_docks = std::make_unique<WindowDocks>(
        *this, std::vector<DockPlace>{
                   {QStringLiteral("tree"), tr("Model"), m_tree, left},
                   {properties, tr("Properties"), m_properties, right},
                   {history, tr("History"), m_history, right, Below, properties},
                   {QStringLiteral("problems"), tr("Problems"), m_problems, right, TabOf, history},
                   {QStringLiteral("poses"), tr("Poses"), m_curves->poses(), right, TabOf, properties},
                   {QStringLiteral("mesh"), tr("Mesh"), m_mesh, right, TabOf, properties},
                   {timeline, tr("Timeline"), m_timeline, bottom},
                   {sequences, tr("Sequences"), m_sequences, bottom, Below, timeline},
                   {QStringLiteral("dope"), tr("Dope sheet"), m_curves->dopeSheet(), bottom, TabOf, sequences},
                   {QStringLiteral("curves"), tr("Curves"), m_curves->curves(), bottom, TabOf, sequences},
                   {QStringLiteral("materials"), tr("Materials"), m_materials, bottom, TabOf, sequences},
                   {QStringLiteral("looks"), tr("Diagnosis"), m_diagnosis, bottom, TabOf, sequences},
                   {QStringLiteral("uvs"), tr("UV"), m_uvs, bottom, TabOf, sequences},
                   {QStringLiteral("textures"), tr("Textures"), m_textures, bottom, TabOf, sequences},
                   {QStringLiteral("assets"), tr("Assets"), m_assets, bottom, TabOf, sequences},
                   {QStringLiteral("hex"), tr("Hex"), m_hex, bottom, TabOf, timeline},
               });
    // Its content does not grow; the docks below it can use the room.
    m_docks->find(timeline)->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    new DockTitles(*this);
}

void MainWindow::makeLayouts()
{
    // The last name of docks that share a place is the one in front.
    const QString tree = QStringLiteral("tree"), props = QStringLiteral("properties"),
                  time = QStringLiteral("timeline"), past = QStringLiteral("history"),
                  trouble = QStringLiteral("problems"), bytes = QStringLiteral("hex"),
                  list = QStringLiteral("sequences"), dope = QStringLiteral("dope"), curves = QStringLiteral("curves"),
                  textures = QStringLiteral("textures"), materials = QStringLiteral("materials"),
                  looks = QStringLiteral("looks"), uvs = QStringLiteral("uvs"), files = QStringLiteral("assets");
    using enum DockLayouts::Layout::Move::Relation;
    m_layouts = new DockLayouts(*this, m_settings,
                                {{QStringLiteral("model"),
                                  tr("Model"),
                                  {tree, props, past, trouble, time},
                                  {{tree, 290}, {props, 380}},
                                  {{props, 460}, {past, 220}, {time, 120}}},
                                 {QStringLiteral("animate"),
                                  tr("Animate"),
                                  {tree, QStringLiteral("poses"), props, time, list, dope, curves},
                                  {{tree, 240}, {props, 340}},
                                  {{time, 112}, {curves, 400}},
                                  true},
                                 {QStringLiteral("texture"),
                                  tr("Texture"),
                                  {tree, time, files, textures, uvs, looks, props, materials},
                                  {{tree, 200}, {uvs, 380}, {materials, 380}},
                                  {{time, 112}},
                                  false,
                                  {{uvs, RightOf, tree},
                                   {textures, TabOf, uvs},
                                   {files, TabOf, uvs},
                                   {materials, TabOf, props},
                                   {looks, TabOf, props}}},
                                 {QStringLiteral("inspect"),
                                  tr("Inspect"),
                                  {tree, props, past, trouble, time, bytes},
                                  {{tree, 320}, {props, 380}},
                                  {{props, 310}, {past, 180}, {bytes, 280}}}});
    new LayoutView(*m_layouts, *m_views, m_settings);
}

void MainWindow::makeMenus()
{
    m_menus = new MenuBuilder(*this, m_actions, *m_viewport);
    m_fileMenu = new FileMenu(*m_menus, *m_files, *m_closed, m_documents, *m_viewport, *m_views, m_formats, m_settings);
    m_editMenu = new EditMenu(*m_menus, m_documents, *m_tree, *m_viewport, *m_curves, *m_messages);
    auto *view = new ViewMenu(*m_menus, *m_views, m_documents, m_formats, m_settings,
                              [this](const QString &current, const std::function<void(const QString &)> &use) {
                                  m_assetCommands->browse(current, use);
                              });
    m_transform = new TransformActions(m_actions, m_documents, *m_viewport, this);
    m_meshEdit = new MeshEditActions(m_actions, m_documents, *m_viewport, this);
    m_mesh->setMode(*m_meshEdit, *m_viewport);
    m_modelMenu =
        new ModelMenu(*m_menus, m_documents, m_formats, m_settings, *m_tree, *m_uvs, *m_transform, *m_meshEdit,
                      *m_viewport, [this](const Document &document) { return m_views->searchFor(document); });
    connect(m_modelMenu, &ModelMenu::filesWritten, m_views, &DocumentViews::reloadAll);
    m_keySpread = new KeySpreadActions(m_actions, m_documents, m_settings, this);
    connect(m_keySpread, &KeySpreadActions::notice, this, &MainWindow::notify);
    new AnimationMenu(*m_menus, *m_timeline, *m_transform, *m_keySpread, *m_curves, *m_tree, *m_sequences);
    auto *tools = new ToolsMenu(*m_menus, m_documents, m_formats, m_settings);
    new DockFocus(*m_menus, *m_docks, *m_viewport);
    auto *window = new WindowMenu(*m_menus, *m_layouts, *m_docks, m_documents);
    new HelpMenu(*m_menus, *m_crashes);
    new ToolBar(*m_menus, *m_transform, *m_meshEdit, *m_layouts, m_settings);

    auto *compare = new CompareMenu(*m_menus, m_fileMenu->compareMenu(), m_documents, m_formats, m_settings,
                                    [this](const Document &document) { return m_views->searchFor(document); });
    connect(compare, &CompareMenu::notice, this, &MainWindow::notify);
    connect(compare, &CompareMenu::showRequested, this, [this](Document *document, NodeId node) {
        m_documents.setCurrent(document);
        document->selection().select(node);
        m_viewport->frameSelection();
    });

    connect(m_modelMenu, &ModelMenu::slimRequested, this, [this](Document *document) {
        for (SlimWindow *open : findChildren<SlimWindow *>(Qt::FindDirectChildrenOnly))
            if (open->document() == document) {
                open->raise();
                open->activateWindow();
                return;
            }
        auto *slim = new SlimWindow(
            *document, m_formats, m_settings, [this](const Document &each) { return m_views->searchFor(each); }, this);
        connect(slim, &SlimWindow::notice, this, &MainWindow::notify);
        slim->show();
    });
    connect(m_fileMenu, &FileMenu::notice, this, &MainWindow::notify);
    connect(view, &ViewMenu::notice, this, &MainWindow::notify);
    connect(m_modelMenu, &ModelMenu::notice, this, &MainWindow::notify);
    connect(m_assetCommands, &AssetCommands::donorChosen, m_modelMenu, &ModelMenu::takePartsFrom);
    m_start->setWhatsThis(tr("The start page: recent files, samples that open as copies, and ways to begin. It comes "
                             "back when all models are closed"));
    m_tree->setWhatsThis(tr("The objects of the model. Click to select, double-click to bring into view, drag to move "
                            "or relink, F2 to rename; letters search; a right click shows what can be done"));
    connect(m_transform, &TransformActions::notice, this, &MainWindow::answer);
    connect(m_transform, &TransformActions::settled, m_messages, &MessageBar::withdraw);
    connect(m_transform, &TransformActions::hint, this,
            [this](const QString &text) { statusBar()->showMessage(text, messageMilliseconds); });
    connect(m_meshEdit, &MeshEditActions::notice, this, &MainWindow::answer);
    connect(m_meshEdit, &MeshEditActions::settled, m_messages, &MessageBar::withdraw);
    connect(m_mesh, &MeshPanel::notice, this, &MainWindow::answer);
    connect(m_meshEdit->toggle(), &QAction::triggered, this, [this](bool isOn) {
        if (isOn && m_meshEdit->session())
            m_docks->show(QStringLiteral("mesh"));
    });
    connect(&m_viewport->transform(), &TransformController::notified, this,
            [this](const QString &text) { statusBar()->showMessage(text, messageMilliseconds); });
    connect(tools, &ToolsMenu::browseRequested, this, [this] { m_assetCommands->browse({}, {}); });
    connect(tools, &ToolsMenu::convertRequested, this, [this] { m_assetCommands->convertTextures({}); });
    connect(window, &WindowMenu::layoutChosen, this, &MainWindow::focusTask);
}

} // namespace sinew
