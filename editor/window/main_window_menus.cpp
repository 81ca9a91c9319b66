// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The menus of the file and the model, and the toolbar. See main_window.h.

#include "editor/window/main_window.h"

#include "editor/documents/document_views.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"
#include "editor/view/transform_actions.h"
#include "viewport/options/player_colours.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/shell/message_bar.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tree/model_tree_panel.h"
#include "widgets/uv/uv_panel.h"

#include <QMenuBar>
#include <QPixmap>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

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
               tr("Save the changes to the file")},
              [this] { m_files->save(m_documents.current()); });
    addAction(menu,
              {QStringLiteral("file.saveAs"),
               tr("Save &as…"),
               QStringLiteral("document-save-as"),
               {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
               tr("Write the model to another file")},
              [this] { m_files->saveAs(m_documents.current()); });
    addAction(menu,
              {QStringLiteral("file.saveCompact"),
               tr("Save &compact copy…"),
               {},
               {},
               tr("Rewrite all files of the model in the official order, without leftovers of earlier edits")},
              [this] { m_files->saveCompact(m_documents.current()); });
    addAction(menu,
              {QStringLiteral("file.convertVersion"),
               tr("Convert &to version…"),
               {},
               {},
               tr("Convert the model to another version of its format; losses are shown first")},
              [this] { m_files->convert(m_documents.current()); });
    addAction(menu,
              {QStringLiteral("file.saveAll"),
               tr("Save a&ll"),
               QStringLiteral("document-save-all"),
               {},
               tr("Save every document with changes")},
              [this] { m_files->saveAll(); });
    addAction(menu,
              {QStringLiteral("file.revert"),
               tr("Re&vert"),
               QStringLiteral("document-revert"),
               {},
               tr("Discard the changes and reload the file")},
              [this] { m_files->revert(m_documents.current()); });
    m_readingMenu = menu->addMenu(tr("&Read as"));
    m_readingMenu->menuAction()->setStatusTip(
        tr("Read the file again as another game's, where its version number stands for two"));
    connect(m_readingMenu, &QMenu::aboutToShow, this, &MainWindow::fillReadingMenu);
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

void MainWindow::makeModelMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Model"));
    menu->addMenu(m_tree->addMenu());
    m_transform = new TransformActions(m_actions, m_documents, *m_viewport, this);
    connect(m_transform, &TransformActions::notice, this, &MainWindow::notify);
    connect(m_transform, &TransformActions::settled, m_messages, &MessageBar::withdraw);
    connect(&m_viewport->transform(), &TransformController::notified, this,
            [this](const QString &text) { statusBar()->showMessage(text); });
    m_transform->fillTransformMenu(menu->addMenu(tr("&Transform")));
    for (QAction *action : m_uvs->actions())
        m_actions.adopt(action, action->objectName());
    menu->addMenu(m_uvs->menu());
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
