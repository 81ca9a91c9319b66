// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/format/format_registry.h"
#include "core/scene/scene_provider.h"

#include <QHash>
#include <QObject>
#include <QThreadPool>

namespace sinew {

/// The models that one model names, looked up in its asset search and built into scenes. Every file is read once.
class AssetScenes final : public QObject, public SceneProvider
{
    Q_OBJECT

public:
    enum class Mode {
        Wait,       ///< scene() returns when it is there; for single pictures
        Background, ///< scene() answers Pending; arrived() follows
    };
    /// No more models than these are read; further ones are Missing.
    static constexpr int maxScenes = 256;

    /// The registry must live as long as this object.
    AssetScenes(AssetSearch search, const FormatRegistry &formats, Mode mode, QObject *parent = nullptr);
    ~AssetScenes() override;

    SceneResult scene(const std::string &path) override;
    bool isBusy() const { return m_pending > 0; }
    /// Forgets everything, so that files are looked for again.
    void reload(AssetSearch search);
    /// Why a model that was found can't be shown; empty when it can, or was not asked for.
    QString problem(const QString &path) const;

Q_SIGNALS:
    /// Models that were Pending are there now, or are known to be missing.
    void arrived();

private:
    struct Entry
    {
        SceneResult answer;
        QString problem;
    };
    static Entry load(const AssetSearch &search, const FormatRegistry &formats, const QString &path);
    void start(const QString &key);

    std::shared_ptr<const AssetSearch> m_search;
    const FormatRegistry &m_formats;
    Mode m_mode;
    QHash<QString, Entry> m_entries; ///< by keyOf() their path
    int m_pending = 0;
    int m_generation = 0; ///< answers of a former search are dropped
    QThreadPool m_threads;
};

} // namespace sinew
