// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Menus and toolbar. See main_window.h.

#include "editor/main_window.h"

#include "editor/curve_docks.h"
#include "editor/dock_layouts.h"
#include "editor/document_views.h"
#include "editor/file_actions.h"
#include "editor/preferences_dialog.h"
#include "editor/replaceables.h"
#include "editor/settings.h"
#include "editor/shortcuts_dialog.h"
#include "editor/transform_actions.h"
#include "editor/view_menus.h"
#include "viewport/player_colours.h"
#include "viewport/viewport_widget.h"
#include "widgets/command_palette.h"
#include "widgets/message_bar.h"
#include "widgets/model_tree.h"
#include "widgets/timeline_widget.h"

#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMenuBar>
#include <QPixmap>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QWhatsThis>

namespace sinew {

QAction *MainWindow::addAction(QMenu *menu, const ActionSpec &spec, const std::function<void()> &run,
                               bool needsDocument)
{
    QAction *action = m_actions.add(spec);
    connect(action, &QAction::triggered, this, run);
    menu->addAction(action);
    if (needsDocument)
        m_documentActions.append(action);
    return action;
}

void MainWindow::adoptAction(QMenu *menu, QAction *action, const QString &id)
{
    m_actions.adopt(action, id);
    menu->addAction(action);
    m_viewport->addAction(action);
}

void MainWindow::makeMenus()
{
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeModelMenu();
    makeAnimationMenu();
    makeToolsMenu();
    makeWindowMenu();
    makeHelpMenu();
    makeToolBar();
}

void MainWindow::makeFileMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&File"));
    addAction(
        menu,
        {QStringLiteral("file.open"),
         tr("&Open…"),
         QStringLiteral("document-open"),
         {QKeySequence::Open},
         tr("Open model files in new tabs")},
        [this] { m_files->openWithDialog(); }, false);
    m_recentMenu = menu->addMenu(QIcon::fromTheme(QStringLiteral("document-open-recent")), tr("Open &recent"));
    menu->addSeparator();
    addAction(menu,
              {QStringLiteral("file.save"),
               tr("&Save"),
               QStringLiteral("document-save"),
               {QKeySequence::Save},
               tr("Write the changes to the file")},
              [this] { m_files->save(m_documents.current()); });
    addAction(menu,
              {QStringLiteral("file.saveAs"),
               tr("Save &as…"),
               QStringLiteral("document-save-as"),
               {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
               tr("Write the model to another file")},
              [this] { m_files->saveAs(m_documents.current()); });
    addAction(menu,
              {QStringLiteral("file.saveAll"),
               tr("Save a&ll"),
               QStringLiteral("document-save-all"),
               {},
               tr("Write every document that has changes")},
              [this] { m_files->saveAll(); });
    addAction(menu,
              {QStringLiteral("file.revert"),
               tr("Re&vert"),
               QStringLiteral("document-revert"),
               {},
               tr("Throw the changes away and read the file again")},
              [this] { m_files->revert(m_documents.current()); });
    menu->addSeparator();
    addAction(menu,
              {QStringLiteral("file.screenshot"),
               tr("Save &picture of the viewport…"),
               QStringLiteral("camera-photo"),
               {},
               tr("Write what the viewport shows to a picture file")},
              [this] { saveScreenshot(); });
    addAction(menu,
              {QStringLiteral("file.exportAnimation"),
               tr("&Export animation…"),
               QStringLiteral("video-x-generic"),
               {},
               tr("Write a sequence or a turn of the camera as an animated picture or as single frames")},
              [this] { exportAnimation(); });
    menu->addSeparator();
    addAction(menu,
              {QStringLiteral("file.close"), tr("&Close"), QStringLiteral("document-close"), {QKeySequence::Close}, {}},
              [this] { m_files->close(m_documents.current()); });
    addAction(menu,
              {QStringLiteral("file.closeAll"),
               tr("Close all"),
               QString(),
               {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W)},
               {}},
              [this] { m_files->closeAll(); });
    QAction *quit = addAction(
        menu,
        {QStringLiteral("file.quit"),
         tr("&Quit"),
         QStringLiteral("application-exit"),
         {QKeySequence(Qt::CTRL | Qt::Key_Q)},
         {}},
        [this] { close(); }, false);
    quit->setMenuRole(QAction::QuitRole);
}

void MainWindow::makeEditMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Edit"));
    addAction(menu, {QStringLiteral("edit.undo"), tr("&Undo"), QStringLiteral("edit-undo"), {QKeySequence::Undo}, {}},
              [this] { m_documents.current()->undo(); });
    addAction(menu,
              {QStringLiteral("edit.redo"),
               tr("&Redo"),
               QStringLiteral("edit-redo"),
               {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
               {}},
              [this] { m_documents.current()->redo(); });
    menu->addSeparator();
    adoptAction(menu, m_tree->cutAction(), QStringLiteral("edit.cut"));
    adoptAction(menu, m_tree->copyAction(), QStringLiteral("edit.copy"));
    adoptAction(menu, m_tree->pasteAction(), QStringLiteral("edit.paste"));
    adoptAction(menu, m_tree->duplicateAction(), QStringLiteral("edit.duplicate"));
    adoptAction(menu, m_tree->deleteAction(), QStringLiteral("edit.delete"));
    adoptAction(menu, m_tree->renameAction(), QStringLiteral("edit.rename"));
    menu->addSeparator();
    QAction *deselect = addAction(menu,
                                  {QStringLiteral("edit.deselect"),
                                   tr("Select &nothing"),
                                   QStringLiteral("edit-select-none"),
                                   {QKeySequence(Qt::Key_Escape)},
                                   {}},
                                  [this] { m_documents.current()->selection().clear(); });
    // Elsewhere Escape belongs to the field that is being edited.
    deselect->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_tree->addAction(deselect);
    m_viewport->addAction(deselect);
    adoptAction(menu, m_tree->searchAction(), QStringLiteral("edit.search"));
    m_tree->searchAction()->setShortcutContext(Qt::WindowShortcut);
}

void MainWindow::makeViewMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    addAction(menu,
              {QStringLiteral("view.frame"),
               tr("&Frame selection"),
               QStringLiteral("zoom-fit-selection"),
               {QKeySequence(Qt::Key_F)},
               tr("Bring the selected objects, or else the whole model, into view")},
              [this] { m_views->frameSelection(); });
    addAction(menu,
              {QStringLiteral("view.frameAll"),
               tr("Frame &model"),
               QStringLiteral("zoom-fit-best"),
               {QKeySequence(Qt::SHIFT | Qt::Key_F)},
               tr("Bring the whole model into view")},
              [this] { m_views->frameModel(); });
    QMenu *cameras = menu->addMenu(QIcon::fromTheme(QStringLiteral("camera-video")), tr("&Camera"));
    m_documentActions.append(cameras->menuAction());
    connect(cameras, &QMenu::aboutToShow, this, [this, cameras] { m_views->fillCameraMenu(cameras); });
    menu->addSeparator();

    const auto toggle = [&](const char *id, const QString &text, const char *icon, const QList<QKeySequence> &keys,
                            bool ViewOptions::*option, QMenu *into = nullptr) {
        QAction *action = m_actions.add({QString::fromLatin1(id), text, QString::fromLatin1(icon), keys, {}, true});
        action->setChecked(m_views->options().*option);
        connect(action, &QAction::toggled, this, [this, option](bool on) {
            ViewOptions options = m_views->options();
            options.*option = on;
            m_views->setOptions(options);
        });
        connect(m_views, &DocumentViews::optionsChanged, action,
                [this, action, option] { action->setChecked(m_views->options().*option); });
        (into ? into : menu)->addAction(action);
    };
    toggle("view.lit", tr("&Lighting"), "weather-clear", {QKeySequence(Qt::Key_L)}, &ViewOptions::lit);
    toggle("view.textured", tr("&Textured meshes"), "draw-polygon", {}, &ViewOptions::model);
    toggle("view.wireframe", tr("&Wireframe"), "draw-polyline", {QKeySequence(Qt::Key_W)}, &ViewOptions::wireframe);
    toggle("view.grid", tr("&Grid"), "show-grid", {QKeySequence(Qt::SHIFT | Qt::Key_G)}, &ViewOptions::grid);
    toggle("view.skeleton", tr("&Skeleton"), "distribute-graph-directed", {QKeySequence(Qt::Key_B)},
           &ViewOptions::skeleton);
    toggle("view.nodeNames", tr("&Node names"), "draw-text", {QKeySequence(Qt::Key_N)}, &ViewOptions::nodeNames);
    toggle("view.extents", tr("&Extents"), "object-group", {QKeySequence(Qt::Key_E)}, &ViewOptions::extents);
    toggle("view.collisionShapes", tr("C&ollision shapes"), "draw-sphere", {}, &ViewOptions::collisionShapes);
    toggle("view.cameras", tr("Cameras &and targets"), "camera-video", {}, &ViewOptions::cameras);
    toggle("view.groundPlane", tr("Gro&und plane"), "", {}, &ViewOptions::groundPlane);
    toggle("view.modelLights", tr("The model's own l&ights"), "", {}, &ViewOptions::modelLights);
    toggle("view.fog", tr("Fog"), "", {}, &ViewOptions::fog);
    toggle("view.effects", tr("Particles and ribbons"), "weather-showers-scattered", {}, &ViewOptions::effects);
    toggle("view.childModels", tr("C&hild models"), "insert-object", {}, &ViewOptions::childModels);
    QMenu *markers = menu->addMenu(QIcon::fromTheme(QStringLiteral("flag")), tr("Mar&kers"));
    const auto marker = [&](const char *id, const QString &text, const char *icon, bool ViewOptions::*option) {
        toggle(id, text, icon, {}, option, markers);
    };
    marker("view.events", tr("&Events"), "view-calendar-timeline", &ViewOptions::events);
    marker("view.lights", tr("&Lights"), "brightness-high", &ViewOptions::lights);
    marker("view.attachments", tr("&Attachments"), "mail-attachment", &ViewOptions::attachments);
    marker("view.emitters", tr("&Selected emitters"), "tools-wizard", &ViewOptions::emitters);
    marker("view.popcorn", tr("&Popcorn effects"), "", &ViewOptions::popcorn);
    marker("view.missingModels", tr("&Missing child models"), "dialog-warning", &ViewOptions::missingModels);
    marker("view.billboards", tr("&Billboard axes"), "transform-rotate", &ViewOptions::billboards);
    toggle("view.normals", tr("Normals"), "snap-extension", {}, &ViewOptions::normals);
    toggle("view.weights", tr("Weights of the selected &bone"), "fill-color", {}, &ViewOptions::weights);
    toggle("view.statistics", tr("Statistics"), "office-chart-line", {}, &ViewOptions::statistics);

    menu->addSeparator();
    addDaylightMenu(menu, *m_views, this);
    addMeshMenu(menu, *m_views);
    addAction(menu,
              {QStringLiteral("view.reloadAssets"),
               tr("&Reload textures and child models"),
               QStringLiteral("view-refresh"),
               {QKeySequence(Qt::Key_F5)},
               tr("Look for the files of all open models again")},
              [this] { m_views->reloadAll(); });
    makeReplaceablesMenu(menu->addMenu(tr("Re&placeable textures")));
    QMenu *team = menu->addMenu(QIcon::fromTheme(QStringLiteral("color-management")), tr("Team c&olour"));
    team->setObjectName(QStringLiteral("teamColourMenu"));
    auto *players = new QActionGroup(this);
    for (std::size_t i = 0; i < playerColours().size(); ++i) {
        const PlayerColour &colour = playerColours()[i];
        QPixmap swatch(16, 16);
        swatch.fill(QColor(colour.rgb));
        QAction *action = team->addAction(swatch, QCoreApplication::translate("PlayerColour", colour.name));
        action->setCheckable(true);
        action->setChecked(int(i) == m_settings.teamColour());
        action->setIconVisibleInMenu(true);
        players->addAction(action);
        connect(action, &QAction::triggered, this, [this, i] { m_settings.setTeamColour(int(i)); });
    }
    connect(&m_settings, &Settings::teamColourChanged, players,
            [this, players] { players->actions().at(m_settings.teamColour())->setChecked(true); });
}

void MainWindow::makeReplaceablesMenu(QMenu *menu)
{
    for (const Replaceable &replaceable : replaceables()) {
        if (replaceable.files.size() < 2)
            continue;
        const std::uint32_t id = replaceable.id;
        QMenu *choices = menu->addMenu(tr("%1 (%2)").arg(QCoreApplication::translate("Replaceable", replaceable.name)).arg(id));
        auto *group = new QActionGroup(choices);
        for (std::size_t row = 0; row < replaceable.files.size(); ++row) {
            // The files' own names are what modders know.
            QAction *action = choices->addAction(QString::fromLatin1(replaceable.files[row]).section(u'/', -1));
            action->setCheckable(true);
            action->setChecked(int(row) == m_settings.replaceableChoice(id));
            group->addAction(action);
            connect(action, &QAction::triggered, this, [this, id, row] { m_settings.setReplaceableChoice(id, int(row)); });
        }
    }
}

void MainWindow::makeModelMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Model"));
    menu->addMenu(m_tree->addMenu());
    m_transform = new TransformActions(m_actions, m_documents, *m_viewport, this);
    connect(m_transform, &TransformActions::notice, this, &MainWindow::tell);
    connect(m_transform, &TransformActions::settled, m_messages, &MessageBar::withdraw);
    connect(&m_viewport->transform(), &TransformController::told, this, [this](const QString &text) { statusBar()->showMessage(text); });
    m_transform->fillTransformMenu(menu->addMenu(tr("&Transform")));
    adoptAction(menu, m_tree->moveUpAction(), QStringLiteral("model.moveUp"));
    adoptAction(menu, m_tree->moveDownAction(), QStringLiteral("model.moveDown"));
    menu->addSeparator();
    addAction(menu,
              {QStringLiteral("model.recalculateBounds"),
               tr("Recalculate all &bounds"),
               QStringLiteral("transform-scale"),
               {},
               tr("Fit the bounds of the model, its geosets and sequences to the posed geometry")},
              [this] { recalculateBounds(); });
}

void MainWindow::makeAnimationMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Animation"));
    adoptAction(menu, m_timeline->playAction(), QStringLiteral("animation.play"));
    adoptAction(menu, m_timeline->loopAction(), QStringLiteral("animation.loop"));
    menu->addMenu(m_timeline->atEndMenu());
    menu->addSeparator();
    adoptAction(menu, m_timeline->previousFrameAction(), QStringLiteral("animation.previousFrame"));
    adoptAction(menu, m_timeline->nextFrameAction(), QStringLiteral("animation.nextFrame"));
    adoptAction(menu, m_timeline->previousKeyAction(), QStringLiteral("animation.previousKey"));
    adoptAction(menu, m_timeline->nextKeyAction(), QStringLiteral("animation.nextKey"));
    adoptAction(menu, m_timeline->firstAction(), QStringLiteral("animation.first"));
    adoptAction(menu, m_timeline->lastAction(), QStringLiteral("animation.last"));
    menu->addSeparator();
    m_transform->fillKeyMenu(menu);
    menu->addSeparator();
    const auto step = [this](int by) {
        QComboBox *box = m_timeline->sequenceBox();
        const int index = box->currentIndex() + by;
        if (index >= 0 && index < box->count()) {
            box->setCurrentIndex(index);
            Q_EMIT box->activated(index);
        }
    };
    addAction(menu,
              {QStringLiteral("animation.previousSequence"),
               tr("Previous &sequence"),
               QStringLiteral("go-previous"),
               {QKeySequence(Qt::Key_PageUp)},
               {}},
              [step] { step(-1); });
    addAction(menu,
              {QStringLiteral("animation.nextSequence"),
               tr("Next s&equence"),
               QStringLiteral("go-next"),
               {QKeySequence(Qt::Key_PageDown)},
               {}},
              [step] { step(1); });
    menu->addSeparator();
    m_curves->adoptActions(m_actions, menu);
    // In the curve editor and the tree, Space plays as everywhere.
    m_tree->addAction(m_timeline->playAction());
    m_curves->curves()->addAction(m_timeline->playAction());
    m_curves->dopeSheet()->addAction(m_timeline->playAction());
}

void MainWindow::makeToolsMenu()
{
    m_palette = new CommandPalette(this);
    QMenu *menu = menuBar()->addMenu(tr("&Tools"));
    addAction(
        menu,
        {QStringLiteral("tools.commands"),
         tr("&All commands…"),
         QStringLiteral("system-search"),
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
         tr("Find any command by its name")},
        [this] { m_palette->popUp(); }, false);
    addAction(
        menu,
        {QStringLiteral("tools.shortcuts"), tr("&Keyboard shortcuts…"), QStringLiteral("configure-shortcuts"), {}, {}},
        [this] { ShortcutsDialog(m_actions, this).exec(); }, false);
    addAction(menu,
              {QStringLiteral("tools.browseAssets"),
               tr("&Browse assets…"),
               QStringLiteral("folder-pictures"),
               {},
               tr("Search the files of all asset sources, see their pictures, extract them")},
              [this] { browseAssets({}, {}); }, false);
    QAction *preferences = addAction(
        menu,
        {QStringLiteral("tools.preferences"),
         tr("&Preferences…"),
         QStringLiteral("configure"),
         {QKeySequence(Qt::CTRL | Qt::Key_Comma)},
         {}},
        [this] { PreferencesDialog(m_settings, m_formats.archives(), this).exec(); }, false);
    preferences->setMenuRole(QAction::PreferencesRole);
}

void MainWindow::makeWindowMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Window"));
    auto *layouts = new QActionGroup(this);
    int number = 0;
    for (const DockLayouts::Layout &layout : m_layouts->layouts()) {
        const QString id = layout.id;
        QAction *action = addAction(
            menu,
            {QStringLiteral("window.layout.") + id,
             layout.title,
             {},
             {QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + number++))},
             tr("Arrange the docks for this task"),
             true},
            [this, id] {
                m_layouts->apply(id);
                focusTask();
            },
            false);
        layouts->addAction(action);
        connect(m_layouts, &DockLayouts::currentChanged, action,
                [action, id](const QString &current) { action->setChecked(current == id); });
    }
    addAction(
        menu, {QStringLiteral("window.resetLayout"), tr("&Reset this layout"), QStringLiteral("view-restore"), {}, {}},
        [this] { m_layouts->reset(); }, false);
    menu->addSeparator();
    for (QDockWidget *dock : m_docks) {
        QAction *action = dock->toggleViewAction();
        m_actions.adopt(action, QStringLiteral("window.dock.") + dock->objectName());
        menu->addAction(action);
        // Once the layout has placed it.
        connect(action, &QAction::triggered, dock,
                [this, dock] { QTimer::singleShot(0, dock, [this, dock] { m_layouts->giveRoom(dock); }); });
        connect(action, &QAction::toggled, dock, [this](bool open) {
            if (!open)
                QTimer::singleShot(0, m_layouts, &DockLayouts::leaveSpareRoom);
        });
    }
    menu->addSeparator();
    const auto step = [this](int by) {
        const int count = m_documents.size();
        m_documents.setCurrent(m_documents.at((m_documents.indexOf(m_documents.current()) + by + count) % count));
    };
    addAction(menu,
              {QStringLiteral("window.next"),
               tr("&Next document"),
               QStringLiteral("go-next-view"),
               {QKeySequence(Qt::CTRL | Qt::Key_Tab)},
               {}},
              [step] { step(1); });
    addAction(menu,
              {QStringLiteral("window.previous"),
               tr("&Previous document"),
               QStringLiteral("go-previous-view"),
               {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab)},
               {}},
              [step] { step(-1); });
    addAction(
        menu,
        {QStringLiteral("window.fullScreen"),
         tr("&Full screen"),
         QStringLiteral("view-fullscreen"),
         {QKeySequence(Qt::Key_F11)},
         {},
         true},
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); }, false);
}

void MainWindow::makeHelpMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    addAction(
        menu,
        {QStringLiteral("help.field"),
         tr("Help on what is under the &pointer"),
         QStringLiteral("help-contextual"),
         {QKeySequence(Qt::Key_F1)},
         {}},
        [this] { showFieldHelp(); }, false);
    QAction *whatsThis = QWhatsThis::createAction(this);
    m_actions.adopt(whatsThis, QStringLiteral("help.whatsThis"));
    menu->addAction(whatsThis);
    menu->addSeparator();
    QAction *about = addAction(
        menu, {QStringLiteral("help.about"), tr("&About Sinew"), QStringLiteral("help-about"), {}, {}},
        [this] { showAbout(); }, false);
    about->setMenuRole(QAction::AboutRole);
    QAction *aboutQt = addAction(
        menu, {QStringLiteral("help.aboutQt"), tr("About &Qt"), {}, {}, {}}, [] { QApplication::aboutQt(); }, false);
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

void MainWindow::makeToolBar()
{
    QToolBar *bar = addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    const auto addAll = [&](std::initializer_list<const char *> ids) {
        for (const char *id : ids)
            bar->addAction(m_actions.find(QString::fromLatin1(id)));
        bar->addSeparator();
    };
    addAll({"file.open", "file.save"});
    addAll({"edit.undo", "edit.redo"});
    addAll({"edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete"});
    m_transform->fillToolBar(bar);
    addAll({"view.frame", "view.lit", "view.wireframe", "view.grid", "view.skeleton", "view.extents"});
    auto *team = new QToolButton;
    team->setPopupMode(QToolButton::InstantPopup);
    team->setMenu(menuBar()->findChild<QMenu *>(QStringLiteral("teamColourMenu")));
    team->setToolTip(tr("Team colour"));
    team->setAccessibleName(team->toolTip());
    const auto showColour = [this, team] {
        QPixmap swatch(22, 22);
        swatch.fill(QColor(playerColours()[std::size_t(m_settings.teamColour())].rgb));
        team->setIcon(swatch);
    };
    connect(&m_settings, &Settings::teamColourChanged, team, showColour);
    showColour();
    bar->addWidget(team);
}

} // namespace sinew
