// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/asset_finder.h"

namespace sinew {

const FoundAsset &AssetFinder::find(const QString &path, AssetKind kind)
{
    const std::pair key(path, int(kind));
    const auto known = m_found.constFind(key);
    return known != m_found.constEnd() ? *known : *m_found.insert(key, m_search.locate(path, kind));
}

} // namespace sinew
