// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"
#include "editor/assets/texture_slots.h"
#include "editor/cli/shared/render_request.h"
#include "editor/cli/thumbnails/thumbnail_job.h"
#include "editor/thumbnails/model_drawer.h"

#include <QDir>

namespace sinew {

/// Draws thumbnails of model files in this process. Has the requirements of ModelDrawer.
class ThumbnailFiles
{
public:
    /// `sources` are searched after a model's own folder; `chosen` stands for textures that the game supplies. The
    /// arguments, the request and the registry must outlive this object.
    ThumbnailFiles(const Arguments &arguments, const RenderRequest &request, const FormatRegistry &formats,
                   std::vector<std::shared_ptr<AssetSource>> sources, SlotFiles chosen);

    /// To be called once, before draw(). Fails as ModelDrawer::create() does.
    Status begin();
    ThumbnailOutcome draw(const ThumbnailJob &job);

private:
    Result<ThumbnailOutcome> tryToDraw(const ThumbnailJob &job);

    const Arguments &m_arguments;
    const RenderRequest &m_request;
    const FormatRegistry &m_formats;
    std::vector<std::shared_ptr<AssetSource>> m_sources;
    SlotFiles m_chosen;
    QDir m_out;
    std::unique_ptr<ModelDrawer> m_drawer;
};

} // namespace sinew
