// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/same_path.h"
#include "core/scene/same.h"

#include <QString>

namespace sinew::test {
inline namespace scene_looks_helpers {

/// How the meshes of scenes look, with textures and texture animations given by content instead of row, so that scenes
/// of a model before and after tidying up its tables can be compared.
class SceneMaterials
{
public:
    /// Difference between the materials of two scenes, empty if none.
    QString difference(RenderScene a, RenderScene b)
    {
        if (a.meshes.size() != b.meshes.size())
            return QStringLiteral("another number of meshes");
        resolve(a);
        resolve(b);
        const auto materialOf = [](const RenderScene &scene, std::int32_t row) {
            return row >= 0 && std::size_t(row) < scene.materials.size() ? scene.materials[std::size_t(row)]
                                                                         : SceneMaterial();
        };
        for (std::size_t i = 0; i < a.effects.size() && i < b.effects.size(); ++i) {
            if (!same(materialOf(a, a.effects[i].material), materialOf(b, b.effects[i].material)) ||
                !same(a.effects[i].sprite, b.effects[i].sprite))
                return QStringLiteral("effect %1 looks otherwise").arg(i);
        }
        for (std::size_t i = 0; i < a.meshes.size(); ++i) {
            if (!same(materialOf(a, a.meshes[i].material), materialOf(b, b.meshes[i].material)))
                return QStringLiteral("mesh %1 looks otherwise").arg(i);
        }
        return {};
    }

private:
    void resolve(RenderScene &scene)
    {
        for (SceneEffect &effect : scene.effects) {
            Sprite &sprite = effect.sprite;
            for (std::int32_t *row : {&sprite.texture, &sprite.more[0], &sprite.more[1], &sprite.surface.base.texture,
                                      &sprite.surface.glow.texture, &sprite.surface.mask.texture})
                resolveRow(scene, *row);
        }
        for (SceneMaterial &material : scene.materials) {
            material.source = NoNode;
            for (SceneLayer &layer : material.layers) {
                layer.source = NoNode;
                resolve(scene, layer.texture);
                for (auto &slot : layer.slots)
                    resolve(scene, slot);
                resolve(scene, layer.textureAnimation);
                if (layer.surface)
                    for (SurfaceLayer &part : layer.surface->layers)
                        resolveRow(scene, part.texture);
                if (layer.batch)
                    for (SceneStage &stage : layer.batch->stages) {
                        resolve(scene, stage.texture);
                        resolve(scene, stage.textureAnimation);
                    }
            }
        }
    }
    void resolve(const RenderScene &scene, Track<std::int32_t> &texture) { resolveRow(scene, texture.fallback); }
    void resolveRow(const RenderScene &scene, std::int32_t &texture)
    {
        const std::int32_t row = texture;
        if (row < 0 || std::size_t(row) >= scene.textures.size())
            return;
        const SceneTexture &is = scene.textures[std::size_t(row)];
        const auto known = std::find_if(m_textures.begin(), m_textures.end(), [&](const SceneTexture &t) {
            return samePath(t.path, is.path) && t.replaceableId == is.replaceableId && t.slot == is.slot &&
                   t.fileId == is.fileId && t.wrapU == is.wrapU && t.wrapV == is.wrapV;
        });
        texture = std::int32_t(known - m_textures.begin());
        if (known == m_textures.end())
            m_textures.push_back(is);
    }
    void resolve(const RenderScene &scene, std::int32_t &animation)
    {
        if (animation < 0 || std::size_t(animation) >= scene.textureAnimations.size())
            return;
        const SceneTextureAnimation is = scene.textureAnimations[std::size_t(animation)];
        const auto known = std::find_if(m_animations.begin(), m_animations.end(),
                                        [&](const SceneTextureAnimation &t) { return same(t, is); });
        animation = std::int32_t(known - m_animations.begin());
        if (known == m_animations.end())
            m_animations.push_back(is);
    }

    std::vector<SceneTexture> m_textures;
    std::vector<SceneTextureAnimation> m_animations;
};

} // namespace scene_looks_helpers
} // namespace sinew::test
