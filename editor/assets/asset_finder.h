// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"

#include <QHash>

namespace sinew {

/// Where the files of one document are; each is looked up once.
class AssetFinder
{
public:
    explicit AssetFinder(AssetSearch search) : m_search(std::move(search)) {}
    const FoundAsset &find(const QString &path, AssetKind kind = AssetKind::Any);
    const AssetSearch &search() const { return m_search; }

private:
    AssetSearch m_search;
    QHash<std::pair<QString, int>, FoundAsset> m_found; ///< by path and kind
};

} // namespace sinew
