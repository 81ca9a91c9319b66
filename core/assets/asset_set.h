// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"

namespace sinew {

/// Files of a source that belong together, such as a model with its companions. Used in one thread; the source must
/// outlive it.
class AssetSet
{
public:
    virtual ~AssetSet() = default;
    /// As AssetSource::read().
    virtual std::optional<Asset> read(const QString &path) = 0;
    /// False if a save has changed some of the files since the first one was read: they may be a mixture of old and
    /// new. Reading a new set then gives one of both.
    virtual bool isCurrent() const = 0;
};

} // namespace sinew
