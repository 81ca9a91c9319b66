// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/tools_menu.h"

#include "core/format/format_registry.h"
#include "editor/documents/document_list.h"
#include "editor/settings/preferences_dialog.h"
#include "editor/settings/shortcuts_dialog.h"
#include "editor/window/menus/menu_builder.h"
#include "widgets/shell/command_palette.h"

#include <QMainWindow>
#include <QMenu>

namespace sinew {

namespace {

constexpr qsizetype mostRecent = 40;

/// For the command palette.
QString whyGreyed(const DocumentList &documents, const QAction &action)
{
    const QString id = ActionList::idOf(&action);
    if (id == QLatin1String("help.crashReport"))
        return ToolsMenu::tr("No known crash");
    if (!documents.current())
        return ToolsMenu::tr("Open a model first");
    if (id == QLatin1String("edit.undo"))
        return ToolsMenu::tr("Nothing to undo");
    if (id == QLatin1String("edit.redo"))
        return ToolsMenu::tr("Nothing to redo");
    if (id == QLatin1String("file.save") || id == QLatin1String("file.saveAll") || id == QLatin1String("file.revert"))
        return ToolsMenu::tr("Nothing has changed");
    if (id == QLatin1String("file.saveIntoArchive"))
        return ToolsMenu::tr("The model does not come from an archive");
    // Commands that can give the reason append it to their tooltip.
    const QString tip = action.toolTip(), last = tip.mid(tip.lastIndexOf(u'\n') + 1);
    if (tip.contains(u'\n') && last != action.whatsThis())
        return last;
    return documents.current()->selection().isEmpty() ? ToolsMenu::tr("Select something first")
                                                      : ToolsMenu::tr("Not possible with the current selection");
}

} // namespace

ToolsMenu::ToolsMenu(MenuBuilder &menus, const DocumentList &documents, const FormatRegistry &formats,
                     Settings &settings)
    : QObject(&menus.window())
{
    auto *palette = new CommandPalette(&menus.window());
    palette->setReason([&documents](const QAction &action) { return whyGreyed(documents, action); });
    const QString name = QStringLiteral("palette.recent");
    palette->setRecent(settings.state(name).toStringList());
    connect(&menus.actions(), &ActionList::triggered, palette, [palette, &settings, name](const QString &id) {
        QStringList recent = settings.state(name).toStringList();
        if (id == QLatin1String("tools.commands") || recent.value(0) == id)
            return;
        recent.removeAll(id);
        recent.prepend(id);
        recent = recent.mid(0, mostRecent);
        settings.setState(name, recent);
        palette->setRecent(recent);
    });
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
