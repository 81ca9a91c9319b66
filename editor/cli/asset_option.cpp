// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/asset_option.h"

#include <QFileInfo>

namespace sinew {

QStringList assetOptionNames()
{
    return {QStringLiteral("assets")};
}

Result<std::vector<std::shared_ptr<AssetSource>>> assetSourcesOf(const Arguments &arguments, const ArchiveRegistry &archives)
{
    std::vector<std::shared_ptr<AssetSource>> sources;
    for (const QString &path : arguments.values(assetOptionNames().first())) {
        if (!QFileInfo::exists(path))
            return Error{"--assets: there is no such folder or archive", path.toStdString()};
        auto source = archives.source(path);
        // Counting a folder's files would take its time; that it is one is enough.
        if (!QFileInfo(path).isDir()) {
            const AssetListing listing = source->list();
            if (listing.state != AssetListing::Readable)
                return Error{"--assets: " + listing.problem, path.toStdString()};
        }
        sources.push_back(std::move(source));
    }
    return sources;
}

} // namespace sinew
