// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/textures/dropped_texture.h"

#include <QMimeData>
#include <QUrl>

namespace sinew {

std::optional<DroppedTexture> droppedTexture(const QMimeData &data)
{
    if (data.hasFormat(QLatin1String(assetPathMime)))
        return DroppedTexture{QString::fromUtf8(data.data(QLatin1String(assetPathMime)))};
    const QList<QUrl> urls = data.urls();
    if (urls.size() == 1 && urls.front().isLocalFile())
        return DroppedTexture{urls.front().toLocalFile(), true};
    return {};
}

} // namespace sinew
