// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/assets/asset_finder.h"
#include "widgets/textures/path_look_up.h"

namespace sinew {

/// Looks paths of textures up where a model finds its files.
class AssetPathLookUp final : public PathLookUp
{
public:
    explicit AssetPathLookUp(AssetSearch search, QObject *parent = nullptr);
    std::optional<bool> leadsToFile(const QString &path) const override;
    void lookUp(const QStringList &paths) override;

private:
    AssetFinder m_finder;
};

} // namespace sinew
