// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/assets/asset_path_look_up.h"

namespace sinew {

AssetPathLookUp::AssetPathLookUp(AssetSearch search, QObject *parent) : PathLookUp(parent), m_finder(std::move(search))
{
    connect(&m_finder, &AssetFinder::arrived, this, &PathLookUp::arrived);
}

std::optional<bool> AssetPathLookUp::leadsToFile(const QString &path) const
{
    const FoundAsset *asset = m_finder.known(path, AssetKind::Image);
    return asset ? std::optional(asset->found() && !asset->byNameAlone) : std::nullopt;
}

void AssetPathLookUp::lookUp(const QStringList &paths)
{
    std::vector<AssetName> names;
    for (const QString &path : paths)
        names.emplace_back(path, AssetKind::Image);
    m_finder.lookUp(names);
}

} // namespace sinew
