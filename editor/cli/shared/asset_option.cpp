// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/asset_option.h"

#include "core/assets/archive_registry.h"

#include <QFileInfo>

namespace sinew {

QStringList assetOptionNames()
{
    return {QStringLiteral("assets"), QStringLiteral("texture")};
}

Result<SlotFiles> slotFilesOf(const Arguments &arguments)
{
    SlotFiles files;
    for (const QString &value : arguments.values(assetOptionNames().last())) {
        bool isNumber = false;
        const std::uint32_t id = value.section(u'=', 0, 0).toUInt(&isNumber);
        const QString file = value.section(u'=', 1);
        if (!isNumber || file.isEmpty())
            return Error{"--texture needs TYPE=FILE, such as 11=BearSkin.blp"};
        if (!QFileInfo(file).isFile())
            return Error{"--texture: there is no such file", file.toStdString()};
        files.insert(id, QFileInfo(file).absoluteFilePath());
    }
    return files;
}

Result<std::vector<std::shared_ptr<AssetSource>>> assetSourcesOf(const Arguments &arguments,
                                                                 const ArchiveRegistry &archives)
{
    std::vector<std::shared_ptr<AssetSource>> sources;
    for (const QString &path : arguments.values(assetOptionNames().first())) {
        if (!QFileInfo::exists(path))
            return Error{"--assets: there is no such folder or archive", path.toStdString()};
        auto source = archives.source(path);
        // Counting a folder's files would take too long; that it is a folder is enough.
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
