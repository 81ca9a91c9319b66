// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/tools_menu.h"

#include "core/format/format_registry.h"
#include "editor/settings/preferences_dialog.h"
#include "editor/settings/shortcuts_dialog.h"
#include "editor/window/menus/menu_builder.h"
#include "widgets/shell/command_palette.h"

#include <QMainWindow>
#include <QMenu>

namespace sinew {

ToolsMenu::ToolsMenu(MenuBuilder &menus, const FormatRegistry &formats, Settings &settings) : QObject(&menus.window())
{
    auto *palette = new CommandPalette(&menus.window());
    QMenu *menu = menus.addMenu(tr("&Tools"));
    menus.add(
        menu,
        {QStringLiteral("tools.commands"),
         tr("&All commands…"),
         QStringLiteral("system-search"),
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
         tr("Find any command by its name")},
        [palette] { palette->popUp(); }, false);
    menus.add(
        menu,
        {QStringLiteral("tools.shortcuts"), tr("&Keyboard shortcuts…"), QStringLiteral("configure-shortcuts"), {}, {}},
        [&menus] { ShortcutsDialog(menus.actions(), &menus.window()).exec(); }, false);
    menus.add(
        menu,
        {QStringLiteral("tools.browseAssets"),
         tr("&Browse assets…"),
         QStringLiteral("folder-pictures"),
         {},
         tr("Search the files of all asset sources, see their thumbnails and extract them")},
        [this] { Q_EMIT browseRequested(); }, false);
    menus.add(
        menu,
        {QStringLiteral("tools.convertTextures"),
         tr("C&onvert textures…"),
         QStringLiteral("document-export"),
         {},
         tr("Convert images and folders of images to BLP, DDS, TGA or PNG, and see how much quality is lost")},
        [this] { Q_EMIT convertRequested(); }, false);
    QAction *preferences = menus.add(
        menu,
        {QStringLiteral("tools.preferences"),
         tr("&Preferences…"),
         QStringLiteral("configure"),
         {QKeySequence(Qt::CTRL | Qt::Key_Comma)},
         {}},
        [&menus, &formats, &settings] {
            PreferencesDialog(settings, formats.archives(), formats.games(), &menus.window()).exec();
        },
        false);
    preferences->setMenuRole(QAction::PreferencesRole);
}

} // namespace sinew

#include "moc_tools_menu.cpp"
