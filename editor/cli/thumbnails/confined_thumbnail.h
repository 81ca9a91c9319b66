// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"
#include "core/format/format_registry.h"
#include "editor/thumbnails/thumbnail_messages.h"

#include <QImage>

#include <chrono>
#include <memory>
#include <vector>

namespace sinew {

/// A file that the user has not opened, as file managers come across it.
struct ConfinedThumbnail
{
    QString file;                                      ///< a model or a texture, told apart by its content
    int side = 0;                                      ///< of the picture, 1 to maxThumbnailSide
    std::chrono::milliseconds limit = {};              ///< of the time, without the start of the process
    std::vector<std::shared_ptr<AssetSource>> sources; ///< searched after a model's own folder
};

/// Draws the model or decodes the texture in a process that can open nothing; this process reads files for it without
/// looking into them. Needs an application object.
Result<QImage> drawConfined(const ConfinedThumbnail &thumbnail, const FormatRegistry &formats);

} // namespace sinew
