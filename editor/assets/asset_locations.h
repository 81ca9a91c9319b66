// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"

#include <QHash>
#include <QObject>

namespace sinew {

class FormatRegistry;
class Settings;

/// The user's asset locations as sources: opened once and shared by all documents.
class AssetLocations : public QObject
{
    Q_OBJECT

public:
    /// Both must live as long as this object.
    AssetLocations(Settings &settings, const FormatRegistry &formats, QObject *parent = nullptr);

    /// Those switched on for the models of a game (FormatInfo::game; empty: all), in the user's order. If the user
    /// chose one game for all models, that one counts.
    std::vector<std::shared_ptr<AssetSource>> sources(const QString &game = {}) const;
    AssetSearch searchFor(const QString &modelPath, const QString &game = {}) const;

Q_SIGNALS:
    /// To be called after the list was changed: files may be found elsewhere now.
    void changed();

private:
    void update();

    Settings &m_settings;
    const FormatRegistry &m_formats;
    QHash<QString, std::shared_ptr<AssetSource>> m_opened; ///< by path
    struct Location
    {
        std::shared_ptr<AssetSource> source;
        QString game;
    };
    std::vector<Location> m_locations;
};

/// Where a model's assets are looked for: in its own folder, in up to six folders above it (for the whole path alone:
/// one of them may be the root that the game sees, as with the folders of a map's imports; the home folder and
/// everything above it are omitted), then in `sources`. An empty path: only in `sources`.
/// `models`: as FormatRegistry has them.
AssetSearch assetSearchFor(const QString &modelPath, const std::vector<std::shared_ptr<AssetSource>> &sources,
                           ModelSuffixes models);

/// What an asset browser lists for a model: its own folder before `sources`, unless one of them holds that folder
/// already. An empty path: `sources`.
std::vector<std::shared_ptr<AssetSource>> listedSources(const QString &modelPath,
                                                        std::vector<std::shared_ptr<AssetSource>> sources);

} // namespace sinew
