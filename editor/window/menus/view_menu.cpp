// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/view_menu.h"

#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "editor/assets/replaceables.h"
#include "editor/documents/document_list.h"
#include "editor/documents/document_views.h"
#include "editor/settings/settings.h"
#include "editor/view/geoset_dialog.h"
#include "editor/view/ghost_dialog.h"
#include "editor/view/view_menus.h"
#include "editor/window/menus/menu_builder.h"
#include "viewport/options/player_colours.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QPixmap>

namespace sinew {

ViewMenu::ViewMenu(MenuBuilder &menus, DocumentViews &views, const DocumentList &documents,
                   const FormatRegistry &formats, Settings &settings, TextureSlotsDialog::Browse browse)
    : QObject(&menus.window()), m_menus(menus), m_views(views), m_documents(documents), m_formats(formats),
      m_settings(settings), m_browse(std::move(browse))
{
    QMenu *menu = m_menus.addMenu(tr("&View"));
    m_menus.add(menu,
                {QStringLiteral("view.frame"),
                 tr("&Frame selection"),
                 QStringLiteral("zoom-fit-selection"),
                 {QKeySequence(Qt::Key_F)},
                 tr("Bring the selected objects into view, or the whole model if none is selected")},
                [this] { m_views.frameSelection(); });
    m_menus.add(menu,
                {QStringLiteral("view.frameAll"),
                 tr("Frame &model"),
                 QStringLiteral("zoom-fit-best"),
                 {QKeySequence(Qt::SHIFT | Qt::Key_F), QKeySequence(Qt::Key_Home)},
                 tr("Bring the whole model into view")},
                [this] { m_views.frameModel(); });
    QMenu *cameras = menu->addMenu(QIcon::fromTheme(QStringLiteral("camera-video")), tr("&Camera"));
    m_menus.addDocumentAction(cameras->menuAction());
    QAction *fromView = m_menus.add(cameras,
                                    {QStringLiteral("view.cameraFromView"),
                                     tr("New camera from this &view"),
                                     QStringLiteral("list-add"),
                                     {},
                                     tr("Give the model a camera that sees what the viewport shows")},
                                    [this] { tellCamera(m_views.addCamera()); });
    QAction *portrait =
        m_menus.add(cameras,
                    {QStringLiteral("view.portraitCamera"),
                     tr("New &portrait camera"),
                     QStringLiteral("list-add"),
                     {},
                     tr("Give the model a camera that sees its head from the front, as it is posed now")},
                    [this] { tellCamera(m_views.addPortraitCamera()); });
    connect(cameras, &QMenu::aboutToShow, this, [this, cameras, fromView, portrait] {
        m_views.fillCameraMenu(cameras);
        cameras->addSeparator();
        cameras->addAction(fromView);
        cameras->addAction(portrait);
    });
    menu->addSeparator();

    addViewToggles(menu);
    menu->addSeparator();
    addDaylightMenu(menu, m_views, &m_menus.window());
    addBackgroundMenu(menu, m_views, &m_menus.window());
    addMeshMenu(menu, m_views);
    m_menus.add(menu,
                {QStringLiteral("view.geosets"),
                 tr("Geosets…"),
                 QStringLiteral("view-list-tree"),
                 {},
                 tr("Choose which of a model's hair styles, clothes and other variants are shown")},
                [this] { GeosetDialog::showFor(m_views, &m_menus.window()); });
    m_menus.add(menu,
                {QStringLiteral("view.reloadAssets"),
                 tr("&Reload textures and child models"),
                 QStringLiteral("view-refresh"),
                 {QKeySequence(Qt::Key_F5)},
                 tr("Look for the files of all open models again")},
                [this] { m_views.reloadAll(); });
    makeReplaceablesMenu(menu->addMenu(tr("Re&placeable textures")));
    makeTeamColourMenu(menu->addMenu(QIcon::fromTheme(QStringLiteral("color-management")), tr("T&eam colour")));
}

void ViewMenu::addViewToggles(QMenu *menu)
{
    const auto toggle = [&](const char *id, const QString &text, const char *icon, const QList<QKeySequence> &keys,
                            bool ViewOptions::*option, QMenu *into = nullptr) {
        QAction *action =
            m_menus.actions().add({QString::fromLatin1(id), text, QString::fromLatin1(icon), keys, {}, true});
        action->setChecked(m_views.options().*option);
        connect(action, &QAction::toggled, this, [this, option](bool on) {
            ViewOptions options = m_views.options();
            options.*option = on;
            m_views.setOptions(options);
        });
        connect(&m_views, &DocumentViews::optionsChanged, action,
                [this, action, option] { action->setChecked(m_views.options().*option); });
        (into ? into : menu)->addAction(action);
    };
    toggle("view.lit", tr("&Lighting"), "high-brightness", {QKeySequence(Qt::SHIFT | Qt::Key_Z)}, &ViewOptions::lit);
    toggle("view.textured", tr("&Textured meshes"), "draw-polygon", {}, &ViewOptions::model);
    toggle("view.wireframe", tr("&Wireframe"), "draw-polyline", {QKeySequence(Qt::Key_W)}, &ViewOptions::wireframe);
    toggle("view.grid", tr("&Grid"), "show-grid", {QKeySequence(Qt::SHIFT | Qt::Key_G)}, &ViewOptions::grid);
    toggle("view.skeleton", tr("&Skeleton"), "distribute-graph-directed", {QKeySequence(Qt::Key_B)},
           &ViewOptions::skeleton);
    toggle("view.nodeNames", tr("&Node names"), "draw-text", {QKeySequence(Qt::SHIFT | Qt::Key_B)},
           &ViewOptions::nodeNames);
    toggle("view.extents", tr("E&xtents"), "object-group", {QKeySequence(Qt::Key_E)}, &ViewOptions::extents);
    toggle("view.collisionShapes", tr("C&ollision shapes"), "draw-sphere", {}, &ViewOptions::collisionShapes);
    toggle("view.cameras", tr("Cameras &and targets"), "camera-video", {}, &ViewOptions::cameras);
    toggle("view.groundPlane", tr("Gro&und plane"), "", {}, &ViewOptions::groundPlane);
    toggle("view.modelLights", tr("The model's own l&ights"), "", {}, &ViewOptions::modelLights);
    toggle("view.fog", tr("Fog"), "", {}, &ViewOptions::fog);
    toggle("view.effects", tr("Particles and ribbons"), "weather-showers-scattered", {}, &ViewOptions::effects);
    toggle("view.childModels", tr("Chil&d models"), "insert-object", {}, &ViewOptions::childModels);
    QMenu *markers = menu->addMenu(QIcon::fromTheme(QStringLiteral("flag")), tr("Mar&kers"));
    const auto marker = [&](const char *id, const QString &text, const char *icon, bool ViewOptions::*option) {
        toggle(id, text, icon, {}, option, markers);
    };
    marker("view.events", tr("&Events"), "view-calendar-timeline", &ViewOptions::events);
    marker("view.lights", tr("&Lights"), "high-brightness", &ViewOptions::lights);
    marker("view.attachments", tr("&Attachments"), "mail-attachment", &ViewOptions::attachments);
    marker("view.projections", tr("P&rojections"), "", &ViewOptions::projections);
    marker("view.emitters", tr("&Selected emitters"), "tools-wizard", &ViewOptions::emitters);
    marker("view.popcorn", tr("&Popcorn effects"), "", &ViewOptions::popcorn);
    marker("view.missingModels", tr("&Missing child models"), "dialog-warning", &ViewOptions::missingModels);
    marker("view.billboards", tr("&Billboard axes"), "transform-rotate", &ViewOptions::billboards);
    toggle("view.normals", tr("Normals"), "snap-extension", {}, &ViewOptions::normals);
    toggle("view.weights", tr("Weights of the selected &bone"), "fill-color", {}, &ViewOptions::weights);
    toggle("view.trails", tr("Motion trails"), "draw-bezier-curves", {}, &ViewOptions::trails);
    toggle("view.ghosts", tr("Ghosts of neighbouring frames"), "layer-duplicate", {}, &ViewOptions::ghosts);
    m_menus.add(menu,
                {QStringLiteral("view.ghostChoice"),
                 tr("Choice of ghosts…"),
                 {},
                 {},
                 tr("How many frames before and after the present one are shown, and how far they lie apart")},
                [this] { GhostDialog::showFor(m_views, &m_menus.window()); });
    toggle("view.statistics", tr("Statistics"), "office-chart-line", {}, &ViewOptions::statistics);
    toggle("view.orientationCube", tr("Orientation cube"), "draw-cuboid", {}, &ViewOptions::orientationCube);
}

void ViewMenu::makeTeamColourMenu(QMenu *menu)
{
    menu->setObjectName(QStringLiteral("teamColourMenu"));
    auto *players = new QActionGroup(this);
    for (std::size_t i = 0; i < playerColours().size(); ++i) {
        const PlayerColour &colour = playerColours()[i];
        QPixmap swatch(16, 16);
        swatch.fill(QColor(colour.rgb));
        QAction *action = menu->addAction(swatch, QCoreApplication::translate("PlayerColour", colour.name));
        action->setCheckable(true);
        action->setChecked(int(i) == m_settings.teamColour());
        action->setIconVisibleInMenu(true);
        players->addAction(action);
        connect(action, &QAction::triggered, this, [this, i] { m_settings.setTeamColour(int(i)); });
    }
    connect(&m_settings, &Settings::teamColourChanged, players,
            [this, players] { players->actions().at(m_settings.teamColour())->setChecked(true); });
}

void ViewMenu::makeReplaceablesMenu(QMenu *menu)
{
    QAction *fill = m_menus.add(menu,
                                {QStringLiteral("view.fillSlots"),
                                 tr("&Textures that the game supplies…"),
                                 {},
                                 {},
                                 tr("Choose images for the textures for which the model specifies no file")},
                                [this] { fillTextureSlots(); });
    m_menus.addDocumentAction(fill);
    menu->addSeparator();
    // Each game has its own: World of Warcraft the types that the model uses, StarCraft II none.
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { showReplaceables(menu); });
    for (const Replaceable &replaceable : replaceables()) {
        if (replaceable.files.size() < 2)
            continue;
        const std::uint32_t id = replaceable.id;
        QMenu *choices =
            menu->addMenu(tr("%1 (%2)").arg(QCoreApplication::translate("Replaceable", replaceable.name)).arg(id));
        auto *group = new QActionGroup(choices);
        for (std::size_t row = 0; row < replaceable.files.size(); ++row) {
            // Modders know the files by their own names.
            QAction *action = choices->addAction(QString::fromLatin1(replaceable.files[row]).section(u'/', -1));
            action->setCheckable(true);
            action->setChecked(int(row) == m_settings.replaceableChoice(id));
            group->addAction(action);
            connect(action, &QAction::triggered, this,
                    [this, id, row] { m_settings.setReplaceableChoice(id, int(row)); });
        }
    }
}

void ViewMenu::showReplaceables(QMenu *menu)
{
    const Document *document = m_documents.current();
    const QString format = document && document->format() ? document->format()->info().id : QString();
    for (QAction *action : menu->actions()) {
        if (action->property("slot").isValid())
            delete action;
        else if (action->menu())
            action->setVisible(format.isEmpty() || format == QLatin1String("mdx"));
    }
    if (format.isEmpty() || format == QLatin1String("mdx"))
        return;
    const std::vector<TextureSlot> slots = m_views.slotsOf(document);
    const SlotFiles files = slotFiles(m_settings.slotFiles(document->path()), m_views.guessedFiles(document));
    for (const TextureSlot &slot : slots) {
        const QString file = files.value(slot.id);
        QAction *action = menu->addAction(
            tr("%1 (%2): %3").arg(slot.name).arg(slot.id).arg(file.isEmpty() ? tr("none") : QFileInfo(file).fileName()),
            this, [this, id = slot.id] { fillTextureSlots(id); });
        action->setProperty("slot", slot.id);
    }
    if (slots.empty()) {
        QAction *none = menu->addAction(tr("The model specifies a file for each of its textures"));
        none->setEnabled(false);
        none->setProperty("slot", 0);
    }
}

void ViewMenu::fillTextureSlots(std::uint32_t slot)
{
    const Document *document = m_documents.current();
    if (!document)
        return;
    TextureSlotsDialog dialog(m_views.slotsOf(document), m_views.guessedFiles(document), document->path(),
                              m_formats.images().suffixes(), m_settings, m_browse, &m_menus.window());
    dialog.select(slot);
    dialog.exec();
}

void ViewMenu::tellCamera(const Status &added)
{
    if (!added)
        Q_EMIT notice({Severity::Warning,
                       tr("No camera was added: %1.").arg(translated(added.error())),
                       {},
                       m_documents.current(),
                       {},
                       true});
}

} // namespace sinew

#include "moc_view_menu.cpp"
