// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// A folder or an archive in which the program may look for assets.
struct AssetLocation
{
    QString path;
    bool enabled = true;
    QString game = {}; ///< FormatInfo::game of the models that use it; empty: all models
    bool operator==(const AssetLocation &) const = default;
};

} // namespace sinew
