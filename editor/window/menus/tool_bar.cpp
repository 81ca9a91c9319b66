// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/tool_bar.h"

#include "editor/mesh/mesh_edit_actions.h"
#include "editor/settings/settings.h"
#include "editor/view/transform_actions.h"
#include "editor/window/docks/dock_layouts.h"
#include "editor/window/menus/menu_builder.h"
#include "viewport/options/player_colours.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPixmap>
#include <QToolBar>
#include <QToolButton>

namespace sinew {

ToolBar::ToolBar(MenuBuilder &menus, TransformActions &transform, const MeshEditActions &meshEdit,
                 const DockLayouts &layouts, Settings &settings)
    : QObject(&menus.window())
{
    QToolBar *bar = menus.window().addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    const auto addAll = [&](std::initializer_list<const char *> ids) {
        for (const char *id : ids)
            bar->addAction(menus.actions().find(QString::fromLatin1(id)));
        bar->addSeparator();
    };
    addAll({"file.open", "file.save"});
    addAll({"edit.undo", "edit.redo"});
    addAll({"edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete"});
    bar->addAction(meshEdit.toggle());
    transform.fillToolBar(bar);
    addAll({"view.frame", "view.lit", "view.wireframe", "view.grid", "view.skeleton", "view.extents"});
    auto *team = new QToolButton;
    team->setPopupMode(QToolButton::InstantPopup);
    team->setMenu(menus.window().menuBar()->findChild<QMenu *>(QStringLiteral("teamColourMenu")));
    team->setToolTip(tr("Team colour"));
    team->setAccessibleName(team->toolTip());
    const auto showColour = [team, &settings] {
        QPixmap swatch(22, 22);
        swatch.fill(QColor(playerColours()[std::size_t(settings.teamColour())].rgb));
        team->setIcon(swatch);
    };
    connect(&settings, &Settings::teamColourChanged, team, showColour);
    showColour();
    bar->addWidget(team);
    // At the end of the bar, as tabs: what the docks are arranged for.
    auto *room = new QWidget;
    room->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(room);
    for (const DockLayouts::Layout &layout : layouts.layouts()) {
        QAction *action = menus.actions().find(QStringLiteral("window.layout.") + layout.id);
        bar->addAction(action);
        static_cast<QToolButton *>(bar->widgetForAction(action))->setToolButtonStyle(Qt::ToolButtonTextOnly);
    }
}

} // namespace sinew

#include "moc_tool_bar.cpp"
