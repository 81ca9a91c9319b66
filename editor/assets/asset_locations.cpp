// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/asset_locations.h"

#include "core/assets/folder_source.h"
#include "core/format/format_registry.h"
#include "editor/settings/asset_location.h"
#include "editor/settings/settings.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

constexpr int levelsAbove = 6;

} // namespace

AssetLocations::AssetLocations(Settings &settings, const FormatRegistry &formats, QObject *parent)
    : QObject(parent), m_settings(settings), m_formats(formats)
{
    update();
    connect(&m_settings, &Settings::assetLocationsChanged, this, [this] {
        update();
        Q_EMIT changed();
    });
}

void AssetLocations::update()
{
    QHash<QString, std::shared_ptr<AssetSource>> opened;
    m_locations.clear();
    for (const AssetLocation &place : m_settings.assetLocations()) {
        if (!place.enabled)
            continue;
        auto source = m_opened.value(place.path);
        if (!source)
            source = m_formats.archives().source(place.path);
        opened.insert(place.path, source);
        m_locations.push_back({std::move(source), place.game});
    }
    m_opened = std::move(opened);
}

std::vector<std::shared_ptr<AssetSource>> AssetLocations::sources(const QString &game) const
{
    const QString chosen = m_settings.assetGame(), wanted = chosen.isEmpty() ? game : chosen;
    const bool isAny = wanted.isEmpty() || wanted == Settings::allGames();
    std::vector<std::shared_ptr<AssetSource>> sources;
    for (const Location &location : m_locations)
        if (isAny || location.game.isEmpty() || location.game == wanted)
            sources.push_back(location.source);
    return sources;
}

AssetSearch AssetLocations::searchFor(const QString &modelPath, const QString &game) const
{
    return assetSearchFor(modelPath, sources(game), m_formats.modelSuffixes());
}

AssetSearch assetSearchFor(const QString &modelPath, const std::vector<std::shared_ptr<AssetSource>> &sources,
                           ModelSuffixes models)
{
    AssetSearch search(std::move(models));
    if (!modelPath.isEmpty()) {
        QDir folder = QFileInfo(modelPath).absoluteDir();
        search.addSource(std::make_shared<FolderSource>(folder.path()));
        const QString home = QDir::homePath() + u'/';
        for (int level = 0; level < levelsAbove; ++level) {
            const QString above = QFileInfo(folder.path()).path();
            if (above == folder.path() || above == u"/" || home.startsWith(above + u'/'))
                break;
            folder.setPath(above);
            search.addSource(std::make_shared<FolderSource>(above, FolderSource::Names::WholePath));
        }
    }
    for (const auto &source : sources)
        search.addSource(source);
    return search;
}

std::vector<std::shared_ptr<AssetSource>> listedSources(const QString &modelPath,
                                                        std::vector<std::shared_ptr<AssetSource>> sources)
{
    const QFileInfo model(modelPath);
    if (modelPath.isEmpty())
        return sources;
    const QString folder = model.canonicalPath() + u'/';
    const auto holdsIt = [&folder](const auto &source) {
        const QFileInfo place(source->name());
        return place.isDir() && folder.startsWith(place.canonicalFilePath() + u'/');
    };
    if (std::none_of(sources.begin(), sources.end(), holdsIt))
        sources.insert(sources.begin(), std::make_shared<FolderSource>(model.absolutePath()));
    return sources;
}

} // namespace sinew

#include "moc_asset_locations.cpp"
