// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The menus from Animation to Help. See main_window.h.

#include "editor/window/main_window.h"

#include "core/format/format_registry.h"
#include "editor/convert/convert_batch.h"
#include "editor/settings/preferences_dialog.h"
#include "editor/settings/shortcuts_dialog.h"
#include "editor/view/transform_actions.h"
#include "editor/window/curve_docks.h"
#include "editor/window/dock_layouts.h"
#include "editor/window/window_docks.h"
#include "widgets/shell/command_palette.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tree/model_tree_panel.h"

#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QMenuBar>
#include <QTimer>
#include <QWhatsThis>

namespace sinew {

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
    addAction(
        menu,
        {QStringLiteral("tools.browseAssets"),
         tr("&Browse assets…"),
         QStringLiteral("folder-pictures"),
         {},
         tr("Search the files of all asset sources, see their pictures, extract them")},
        [this] { browseAssets({}, {}); }, false);
    addAction(
        menu,
        {QStringLiteral("tools.convertTextures"),
         tr("C&onvert textures…"),
         QStringLiteral("document-export"),
         {},
         tr("Write pictures and folders of pictures as BLP, DDS, TGA or PNG, and see what it costs")},
        [this] { convertTextures({}); }, false);
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
    for (QDockWidget *dock : m_docks->all()) {
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
         tr("Help on the item under the &pointer"),
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

} // namespace sinew
