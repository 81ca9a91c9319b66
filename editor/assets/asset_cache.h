// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/async/task_runner.h"

#include <QHash>

#include <functional>
#include <memory>
#include <optional>

namespace sinew {

/// When an asset is read that is requested for the first time.
enum class AssetLoading {
    Wait,       ///< at once; for single pictures
    Background, ///< in another thread
};

/// Assets read by an asset search, each once: requested by a key, answered from the cache or read. Belongs to one
/// thread.
template<class Asset, class Key = QString>
class AssetCache
{
public:
    /// Reads the asset of a key, found or not. Called in other threads, several at once; whatever it refers to must
    /// outlive the cache.
    using Load = std::function<Asset(const AssetSearch &search, const Key &key)>;

    /// `loaded` is called after each asset that was read in the background.
    AssetCache(AssetSearch search, AssetLoading loading, Load load, std::function<void()> loaded)
        : m_search(std::make_shared<const AssetSearch>(std::move(search))), m_loading(loading), m_load(std::move(load)),
          m_loaded(std::move(loaded))
    {
    }

    /// Null while it is being read. Valid until the cache changes.
    const Asset *find(const Key &key)
    {
        auto asset = m_assets.constFind(key);
        if (asset == m_assets.constEnd()) {
            if (m_loading == AssetLoading::Wait) {
                asset = m_assets.insert(key, m_load(*m_search, key));
            } else {
                asset = m_assets.insert(key, std::nullopt);
                m_tasks.run([load = m_load, search = m_search, key] { return load(*search, key); },
                            [this, key](Asset read) {
                                m_assets.insert(key, std::move(read));
                                m_loaded();
                            });
            }
        }
        return asset->has_value() ? &**asset : nullptr;
    }
    /// Null when it was not requested or is still being read. Valid until the cache changes.
    const Asset *known(const Key &key) const
    {
        const auto asset = m_assets.constFind(key);
        return asset != m_assets.constEnd() && asset->has_value() ? &**asset : nullptr;
    }
    /// Whether it was requested.
    bool contains(const Key &key) const { return m_assets.contains(key); }
    /// How many were requested.
    qsizetype size() const { return m_assets.size(); }
    bool isBusy() const { return m_tasks.isBusy(); }

    /// Drops everything, including what is being read.
    void reset(AssetSearch search)
    {
        m_tasks.cancel();
        m_assets.clear();
        m_search = std::make_shared<const AssetSearch>(std::move(search));
    }

private:
    std::shared_ptr<const AssetSearch> m_search;
    AssetLoading m_loading;
    Load m_load;
    std::function<void()> m_loaded;
    QHash<Key, std::optional<Asset>> m_assets;
    TaskRunner m_tasks{TaskRunner::AtEnd::Wait};
};

} // namespace sinew
