// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/view_menus.h"

#include "editor/documents/document_views.h"
#include "editor/view/daylight_dialog.h"

#include <QActionGroup>
#include <QColorDialog>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace sinew {

namespace {

/// An entry of a group; `change` sets the options that the entry represents.
template<class Change>
void addChoice(QMenu *menu, QActionGroup *group, DocumentViews &views, const QString &text, const Change &change)
{
    QAction *action = menu->addAction(text);
    action->setCheckable(true);
    ViewOptions chosen = views.options();
    change(chosen);
    action->setChecked(chosen == views.options());
    group->addAction(action);
    QObject::connect(action, &QAction::triggered, &views, [&views, change] {
        ViewOptions options = views.options();
        change(options);
        views.setOptions(options);
    });
}

void fillDaylightMenu(QMenu *menu, DocumentViews &views, QWidget *window)
{
    menu->clear();
    auto *presets = new QActionGroup(menu);
    for (const DaylightPreset &preset : daylightPresets()) {
        addChoice(menu, presets, views, QCoreApplication::translate("Daylight", preset.name),
                  [light = preset.light](ViewOptions &options) { options.daylight = light; });
    }
    menu->addSeparator();
    QObject::connect(menu->addAction(QCoreApplication::translate("ViewMenu", "&Sun, ambient light and fog…")),
                     &QAction::triggered, &views, [&views, window] { DaylightDialog::showFor(views, window); });
}

void fillBackgroundMenu(QMenu *menu, DocumentViews &views, QWidget *window)
{
    menu->clear();
    auto *colours = new QActionGroup(menu);
    const std::pair<QString, QColor> presets[] = {
        {QCoreApplication::translate("ViewMenu", "&Dark grey"), ViewOptions().background},
        {QCoreApplication::translate("ViewMenu", "&Black"), QColor(0, 0, 0)},
        {QCoreApplication::translate("ViewMenu", "&Grey"), QColor(0x80, 0x80, 0x80)},
        {QCoreApplication::translate("ViewMenu", "&Light grey"), QColor(0xd0, 0xd3, 0xd6)},
        {QCoreApplication::translate("ViewMenu", "&White"), QColor(0xff, 0xff, 0xff)},
        {QCoreApplication::translate("ViewMenu", "Blue &sky"), QColor(0x6a, 0x8c, 0xae)},
    };
    for (const auto &[name, colour] : presets)
        addChoice(menu, colours, views, name, [colour = colour](ViewOptions &options) { options.background = colour; });
    menu->addSeparator();
    QObject::connect(menu->addAction(QCoreApplication::translate("ViewMenu", "&Choose…")), &QAction::triggered, &views,
                     [&views, window] {
                         ViewOptions options = views.options();
                         const QColor chosen = QColorDialog::getColor(options.background, window);
                         if (!chosen.isValid())
                             return;
                         options.background = chosen;
                         views.setOptions(options);
                     });
}

void fillMeshMenu(QMenu *menu, DocumentViews &views)
{
    menu->clear();
    auto *kinds = new QActionGroup(menu);
    const auto addKind = [&](const QString &text, MeshChoice::Kind kind) {
        addChoice(menu, kinds, views, text, [kind](ViewOptions &options) { options.meshes.kind = kind; });
    };
    addKind(QCoreApplication::translate("ViewMenu", "&Classic and HD meshes"), MeshChoice::All);
    addKind(QCoreApplication::translate("ViewMenu", "Only c&lassic meshes"), MeshChoice::SdOnly);
    addKind(QCoreApplication::translate("ViewMenu", "Only &HD meshes"), MeshChoice::HdOnly);
    menu->addSeparator();
    std::vector<std::uint32_t> levels = views.meshLevels();
    for (const std::uint32_t always : {0u, views.options().meshes.level}) {
        if (std::find(levels.begin(), levels.end(), always) == levels.end())
            levels.push_back(always);
    }
    std::sort(levels.begin(), levels.end());
    auto *group = new QActionGroup(menu);
    for (const std::uint32_t level : levels) {
        addChoice(menu, group, views, QCoreApplication::translate("ViewMenu", "Level of detail %1").arg(level),
                  [level](ViewOptions &options) { options.meshes.level = level; });
    }
}

} // namespace

void addDaylightMenu(QMenu *menu, DocumentViews &views, QWidget *window)
{
    QMenu *light = menu->addMenu(QIcon::fromTheme(QStringLiteral("weather-clear")),
                                 QCoreApplication::translate("ViewMenu", "Da&ylight"));
    light->setObjectName(QStringLiteral("daylightMenu"));
    QObject::connect(light, &QMenu::aboutToShow, &views,
                     [light, &views, window] { fillDaylightMenu(light, views, window); });
}

void addBackgroundMenu(QMenu *menu, DocumentViews &views, QWidget *window)
{
    QMenu *background = menu->addMenu(QIcon::fromTheme(QStringLiteral("fill-color")),
                                      QCoreApplication::translate("ViewMenu", "Background"));
    background->setObjectName(QStringLiteral("backgroundMenu"));
    QObject::connect(background, &QMenu::aboutToShow, &views,
                     [background, &views, window] { fillBackgroundMenu(background, views, window); });
}

void addMeshMenu(QMenu *menu, DocumentViews &views)
{
    QMenu *meshes = menu->addMenu(QIcon::fromTheme(QStringLiteral("draw-polygon")),
                                  QCoreApplication::translate("ViewMenu", "Mes&hes shown"));
    meshes->setObjectName(QStringLiteral("meshMenu"));
    QObject::connect(meshes, &QMenu::aboutToShow, &views, [meshes, &views] { fillMeshMenu(meshes, views); });
}

} // namespace sinew
