// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

class QMimeData;

namespace sinew {

/// The mime type of a path as models name it, dragged from the list of assets.
inline constexpr const char *assetPathMime = "application/x-sinew-asset-path";

/// A texture that is dragged over a place where it can be shown.
struct DroppedTexture
{
    QString path;
    bool isFile = false; ///< a disk file; else a path as models name it
};

/// Nothing if something else, or several files, are dragged.
std::optional<DroppedTexture> droppedTexture(const QMimeData &data);

} // namespace sinew
