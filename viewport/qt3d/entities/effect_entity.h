// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/effect_frame.h"
#include "viewport/draw/draw_order.h"
#include "viewport/options/view_options.h"
#include "viewport/qt3d/entities/effect_particles.h"
#include "viewport/qt3d/entities/effect_ribbon.h"
#include "viewport/qt3d/gpu/effect_cache.h"
#include "viewport/qt3d/gpu/texture_set.h"

#include <memory>

namespace sinew {

/// Draws the effects of one scene: one instanced draw call per effect with particles, one per layer of a ribbon.
class EffectEntity
{
public:
    /// `textures`: those of the scene. The provider is asked for replaceable textures of emitters.
    EffectEntity(Qt3DCore::QEntity *owner, EffectCache &effects, TextureSet &textures, TextureProvider &provider);
    ~EffectEntity();

    /// `sortBase`: index of the first item of `order` in its draw group; see SceneSync::sync().
    void sync(const RenderScene &scene, const ViewOptions &options, const std::vector<DrawItem> &order, float sortBase);
    /// Everything is moved by `placement`.
    void apply(const RenderScene &scene, const Pose &pose, const EffectFrame &frame, const Eigen::Affine3f &placement);
    void refreshTextures() { m_replaceables.refresh(); }

    std::size_t particles() const { return m_particleCount; }
    std::size_t drawCalls() const;

private:
    struct Emitter
    {
        std::unique_ptr<ParticleCall> call; ///< null if not drawn
        EffectKey key;                      ///< except for its textures
    };
    struct RibbonLayer
    {
        DrawItem item;
        std::unique_ptr<RibbonCall> call;
        EffectKey key; ///< except for its textures
    };
    /// Gives it the textures in their present state; returns what its shader reads.
    SpriteVariant setTextures(DrawCall &call, const Sprite &sprite);
    SpriteVariant setTextures(const RibbonLayer &ribbon, const SceneEffect &effect, std::int32_t texture);
    void setEffect(DrawCall &call, EffectKey key, const SpriteVariant &sprite);

    Qt3DCore::QEntity *m_owner;
    EffectCache &m_effects;
    TextureSet &m_textures;
    TextureSet m_replaceables;                   ///< those that emitters name by number
    std::vector<std::uint32_t> m_replaceableIds; ///< by row of m_replaceables
    std::vector<Emitter> m_emitters;             ///< by row
    std::vector<RibbonLayer> m_ribbons;
    std::size_t m_particleCount = 0;
};

} // namespace sinew
