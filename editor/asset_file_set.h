// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/asset_source.h"
#include "core/format/file_set.h"

#include <memory>

namespace sinew {

/// A file of a source with the companions that lie beside it there.
inline FileSet fileSetOf(std::shared_ptr<AssetSource> source, const Asset &asset)
{
    const QString folder = asset.path.left(asset.path.lastIndexOf(u'/') + 1);
    return {asset.path, asset.bytes, [folder, source = std::move(source)](const QString &name) -> std::optional<QByteArray> {
                const auto companion = source->read(folder + name);
                return companion ? std::optional(companion->bytes) : std::nullopt;
            }};
}

} // namespace sinew
