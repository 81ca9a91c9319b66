// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/help/help_topics.h"

#include <QDockWidget>
#include <QWidget>

namespace sinew {

namespace {

struct Topic
{
    const char *name;
    const char *page;
};

/// By the names of docks, which stored layouts know as well.
constexpr Topic docks[] = {
    {"tree", "docks/model.html"},
    {"properties", "docks/properties.html"},
    {"history", "docks/history.html"},
    {"problems", "docks/problems.html"},
    {"poses", "docks/poses.html"},
    {"mesh", "docks/mesh.html"},
    {"timeline", "docks/timeline.html"},
    {"sequences", "docks/sequences.html"},
    {"dope", "docks/dope-sheet.html"},
    {"curves", "docks/curves.html"},
    {"materials", "docks/materials.html"},
    {"looks", "docks/diagnosis.html"},
    {"uvs", "docks/uv.html"},
    {"textures", "docks/textures.html"},
    {"assets", "docks/assets.html"},
    {"hex", "docks/hex.html"},
};

/// By classes of widgets, so that this room needs none of theirs.
constexpr Topic classes[] = {
    {"sinew::ViewportWidget", "docks/viewport.html"},
    {"sinew::StartPage", "first-steps.html"},
    {"sinew::PartsDialog", "dialogs/take-parts.html"},
    {"sinew::SideBySideWindow", "dialogs/take-parts.html"},
    {"sinew::MeshImportDialog", "dialogs/take-meshes.html"},
    {"sinew::ReadyMadeDialog", "jobs/hero-glow.html"},
    {"sinew::PlacementDialog", "dialogs/transform-model.html"},
    {"sinew::LookAtDialog", "dialogs/look-at.html"},
    {"sinew::SlimWindow", "dialogs/slim.html"},
    {"sinew::CompareWindow", "dialogs/compare.html"},
    {"sinew::VersionDialog", "dialogs/convert-version.html"},
    {"sinew::CreateDialog", "dialogs/convert-to-warcraft3.html"},
    {"sinew::ImportDialog", "dialogs/import.html"},
    {"sinew::ModelExportDialog", "dialogs/export-model.html"},
    {"sinew::ExportDialog", "dialogs/export-animation.html"},
    {"sinew::ConvertDialog", "dialogs/convert-textures.html"},
    {"sinew::PreferencesDialog", "dialogs/preferences.html"},
    {"sinew::ShortcutsDialog", "keyboard.html"},
    {"sinew::CommandPalette", "keyboard.html"},
    {"sinew::AssetBrowser", "docks/assets.html"},
    {"sinew::PathDialog", "docks/textures.html"},
    {"sinew::UvExportDialog", "docks/uv.html"},
    {"sinew::FixPreview", "docks/problems.html"},
    {"sinew::DaylightDialog", "docks/viewport.html"},
    {"sinew::GhostDialog", "docks/viewport.html"},
    {"sinew::GeosetDialog", "docks/viewport.html"},
    {"sinew::TextureSlotsDialog", "docks/viewport.html"},
    {"sinew::MeshToolDialog", "docks/mesh.html"},
    {"sinew::CrashReportDialog", "files.html"},
};

template<std::size_t count>
const char *pageOf(const Topic (&topics)[count], const QString &name)
{
    for (const Topic &topic : topics)
        if (name == QLatin1String(topic.name))
            return topic.page;
    return nullptr;
}

} // namespace

QString firstHelpPage()
{
    return QStringLiteral("index.html");
}

QString helpPageOf(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        const char *page = qobject_cast<const QDockWidget *>(widget) ? pageOf(docks, widget->objectName()) : nullptr;
        for (const QMetaObject *type = widget->metaObject(); type && !page; type = type->superClass())
            page = pageOf(classes, QLatin1String(type->className()));
        if (page)
            return QLatin1String(page);
    }
    return firstHelpPage();
}

QStringList helpPages()
{
    QStringList pages{firstHelpPage()};
    for (const Topic &topic : docks)
        pages.append(QLatin1String(topic.page));
    for (const Topic &topic : classes)
        pages.append(QLatin1String(topic.page));
    pages.removeDuplicates();
    return pages;
}

} // namespace sinew
