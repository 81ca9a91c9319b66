// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/plugin_messages.h"

#include "core/text/translated.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace sinew {

PluginMessages::PluginMessages(std::vector<std::shared_ptr<PluginLibrary>> libraries)
    : m_libraries(std::move(libraries))
{
    for (const auto &library : m_libraries)
        connect(library.get(), &PluginLibrary::failed, this, [this, library] { tell(library); });
}

void PluginMessages::tell()
{
    for (const auto &library : m_libraries)
        if (!library->isUsable())
            tell(library);
}

void PluginMessages::tell(const std::shared_ptr<PluginLibrary> &library)
{
    std::vector<Notice::Step> steps;
    if (library->mayBeTried())
        steps.push_back({tr("Try again"), [this, library] { tryAgain(library); }});
    steps.push_back({tr("Show in folder"), [library] {
                         QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(library->path()).absolutePath()));
                     }});
    Q_EMIT notice({Severity::Warning,
                   tr("The plugin “%1” is not used. Reason: %2.")
                       .arg(QFileInfo(library->path()).fileName(), translated(library->problem())),
                   std::move(steps), nullptr, library->path()});
}

void PluginMessages::tryAgain(const std::shared_ptr<PluginLibrary> &library)
{
    if (library->tryAgain())
        Q_EMIT notice({Severity::Info,
                       tr("The plugin “%1” was loaded and is used again.").arg(QFileInfo(library->path()).fileName()),
                       {},
                       nullptr,
                       library->path()});
}

} // namespace sinew

#include "moc_plugin_messages.cpp"
