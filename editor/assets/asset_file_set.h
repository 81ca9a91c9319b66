// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_set.h"
#include "core/files/file_set.h"

#include <memory>

namespace sinew {

/// A file of a set with the companions that lie beside it there, called `name` in messages. The set's source must
/// outlive the result, whose isCurrent() tells whether all of them belong together.
inline FileSet fileSetOf(const std::shared_ptr<AssetSet> &set, const Asset &asset, const QString &name)
{
    const QString folder = asset.path.left(QString(asset.path).replace(u'\\', u'/').lastIndexOf(u'/') + 1);
    return {name, asset.bytes,
            [set, folder](const QString &companion) -> std::optional<QByteArray> {
                auto found = set->read(folder + companion);
                return found ? std::optional(std::move(found->bytes)) : std::nullopt;
            },
            [set] { return set->isCurrent(); }};
}

/// A file with companions that were not read together with it.
inline FileSet fileSetOf(const AssetSource &source, const Asset &asset, const QString &name)
{
    return fileSetOf(source.set(), asset, name);
}

} // namespace sinew
