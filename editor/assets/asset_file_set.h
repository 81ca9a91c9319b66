// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"
#include "core/files/file_set.h"

namespace sinew {

/// A file of a source with the companions that lie beside it there, called `name` in messages. The source must outlive
/// the result.
inline FileSet fileSetOf(const AssetSource &source, const Asset &asset, const QString &name)
{
    const QString folder = asset.path.left(QString(asset.path).replace(u'\\', u'/').lastIndexOf(u'/') + 1);
    return {name, asset.bytes, [&source, folder](const QString &companion) -> std::optional<QByteArray> {
                const auto found = source.read(folder + companion);
                return found ? std::optional(found->bytes) : std::nullopt;
            }};
}

} // namespace sinew
