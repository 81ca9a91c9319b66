// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

class QMimeData;

namespace sinew {

/// The mime type of a path as models name it, dragged from the list of assets.
inline constexpr const char *assetPathMime = "application/x-sinew-asset-path";

/// A texture that is dragged over a place that could show it.
struct DroppedTexture
{
    QString path;
    bool isFile = false; ///< of the disk; else a path as models name it
};

/// Nothing where something else is dragged, or several files.
std::optional<DroppedTexture> droppedTexture(const QMimeData &data);

} // namespace sinew
