// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/thumbnails/model_drawer.h"

#include "editor/assets/asset_scenes.h"
#include "editor/assets/asset_textures.h"
#include "editor/export/animation_export.h"

namespace sinew {

ModelDrawer::ModelDrawer(const FormatRegistry &formats) : m_formats(formats) {}

ModelDrawer::~ModelDrawer() = default;

Result<std::unique_ptr<ModelDrawer>> ModelDrawer::create(const FormatRegistry &formats, QSize size)
{
    auto renderer = OffscreenRenderer::create(size);
    if (!renderer)
        return renderer.error();
    std::unique_ptr<ModelDrawer> drawer(new ModelDrawer(formats));
    drawer->m_renderer = std::move(*renderer);
    return drawer;
}

Result<QImage> ModelDrawer::draw(const ViewContent &content, const Surroundings &around, bool transparent)
{
    const RenderScene &scene = *content.scene;
    auto textures = std::make_unique<AssetTextures>(around.search, m_formats.images(), AssetTextures::Mode::Wait);
    textures->setIdNames(m_formats.idNames());
    textures->setHdSlots(scene);
    textures->setSlotFiles(around.slotFiles);
    auto scenes = std::make_unique<AssetScenes>(around.search, m_formats, AssetScenes::Mode::Wait);
    m_renderer->setProvider(*textures, scenes.get());
    // The renderer has released the former ones by now.
    m_textures = std::move(textures);
    m_scenes = std::move(scenes);
    return transparent ? renderTransparent(*m_renderer, content) : m_renderer->render(content);
}

std::size_t ModelDrawer::missingTextures() const
{
    return m_textures ? m_textures->problems().size() : 0;
}

} // namespace sinew
