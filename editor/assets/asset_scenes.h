// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"
#include "core/scene/scene_provider.h"
#include "editor/assets/asset_cache.h"

#include <QObject>

namespace sinew {

/// The models that one model names, found by its asset search and built into scenes. Every file is read once.
class AssetScenes final : public QObject, public SceneProvider
{
    Q_OBJECT

public:
    /// Background: scene() answers Pending, arrived() follows.
    using Mode = AssetLoading;
    /// At most this many models are read; further ones are Missing.
    static constexpr int maxScenes = 256;

    /// The registry must outlive this object.
    AssetScenes(AssetSearch search, const FormatRegistry &formats, Mode mode, QObject *parent = nullptr);

    SceneResult scene(const std::string &path) override;
    bool isBusy() const { return m_cache.isBusy(); }
    /// Drops everything, so that files are looked for again.
    void reload(AssetSearch search);
    /// Why a model that was found can't be shown; empty when it can, or was not requested.
    QString problem(const QString &path) const;

Q_SIGNALS:
    /// Models that were Pending have arrived, or are known to be missing.
    void arrived();

private:
    struct Loaded
    {
        SceneResult answer;
        QString problem;
    };
    static Loaded load(const AssetSearch &search, const FormatRegistry &formats, const QString &path);

    ModelSuffixes m_models;
    AssetCache<Loaded> m_cache; ///< by modelKey() of their path
};

} // namespace sinew
