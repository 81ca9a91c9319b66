// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/effect_entity.h"

#include <QVector2D>

#include <algorithm>

namespace sinew {

namespace {

FilterMode filterMode(ParticleBlend blend)
{
    switch (blend) {
    case ParticleBlend::Blend:
    case ParticleBlend::M2Alpha:
    case ParticleBlend::M2BlendAdd:
        return FilterMode::Blend;
    case ParticleBlend::Additive:
    case ParticleBlend::M2NoAlphaAdd:
    case ParticleBlend::M2Add:
        return FilterMode::AddAlpha;
    case ParticleBlend::Modulate:
    case ParticleBlend::M2Mod:
        return FilterMode::Modulate;
    case ParticleBlend::Modulate2x:
    case ParticleBlend::M2Mod2x:
        return FilterMode::Modulate2x;
    case ParticleBlend::AlphaKey:
    case ParticleBlend::M2AlphaKey:
        return FilterMode::Transparent;
    case ParticleBlend::M2Opaque:
        return FilterMode::None;
    }
    return FilterMode::Blend;
}

/// What does not change with the pose.
void setSprite(DrawCall &call, FilterMode mode, bool unfogged)
{
    const FilterState state = filterState(mode);
    call.setParameter("spriteState", QVector2D(state.alphaThreshold, unfogged ? -1.f : float(state.fog)));
}

} // namespace

EffectEntity::EffectEntity(Qt3DCore::QEntity *owner, EffectCache &effects, TextureSet &textures, TextureProvider &provider)
    : m_owner(owner), m_effects(effects), m_textures(textures), m_replaceables(owner, provider)
{
}

EffectEntity::~EffectEntity() = default;

void EffectEntity::sync(const RenderScene &scene, const ViewOptions &options, const std::vector<DrawItem> &order, float sortBase)
{
    RenderScene numbered;
    m_replaceableIds.clear();
    for (const SceneParticleEmitter &emitter : scene.particleEmitters) {
        const std::uint32_t id = emitter.replaceableId;
        if (id == 0 || std::find(m_replaceableIds.begin(), m_replaceableIds.end(), id) != m_replaceableIds.end())
            continue;
        m_replaceableIds.push_back(id);
        numbered.textures.emplace_back().replaceableId = id;
    }
    m_replaceables.sync(numbered, options.teamColour);

    m_emitters.resize(scene.particleEmitters.size());
    std::size_t ribbons = 0;
    std::vector<bool> shown(m_emitters.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        const DrawItem &item = order[i];
        const float index = draw_group::blended - sortBase - float(i);
        const auto row = std::size_t(item.mesh);
        if (item.kind == DrawItem::Particles) {
            const FilterMode mode = filterMode(scene.particleEmitters[row].blend);
            shown[row] = true;
            if (!m_emitters[row])
                m_emitters[row] = std::make_unique<ParticleCall>(m_owner);
            DrawCall &call = m_emitters[row]->call();
            EffectKey key = EffectKey::forFilter(mode, EffectKey::Particle);
            key.cullBack = false;
            call.setEffect(m_effects.effect(key));
            call.setSortIndex(index);
            setSprite(call, mode, scene.particleEmitters[row].unfogged);
        } else if (item.kind == DrawItem::RibbonLayer) {
            const SceneLayer &layer = ribbonMaterial(scene, scene.ribbons[row])->layers[std::size_t(item.layer)];
            if (ribbons == m_ribbons.size())
                m_ribbons.push_back({{}, std::make_unique<RibbonCall>(m_owner)});
            RibbonLayer &target = m_ribbons[ribbons++];
            target.item = item;
            EffectKey key = EffectKey::forFilter(layer.filterMode, EffectKey::Ribbon);
            key.cullBack = false;
            key.depthTest = !layer.noDepthTest;
            key.depthWrite = key.depthWrite && !layer.noDepthSet;
            DrawCall &call = target.call->call();
            call.setEffect(m_effects.effect(key));
            call.setSortIndex(index);
            setSprite(call, layer.filterMode, layer.unfogged);
        }
    }
    m_ribbons.resize(ribbons);
    for (std::size_t row = 0; row < m_emitters.size(); ++row) {
        if (!shown[row])
            m_emitters[row].reset();
    }
}

Qt3DRender::QAbstractTexture *EffectEntity::textureOf(const SceneParticleEmitter &emitter)
{
    if (emitter.replaceableId == 0)
        return m_textures.texture(emitter.texture);
    const auto found = std::find(m_replaceableIds.begin(), m_replaceableIds.end(), emitter.replaceableId);
    return m_replaceables.texture(std::int32_t(found - m_replaceableIds.begin()));
}

void EffectEntity::apply(const RenderScene &scene, const Pose &pose, const EffectFrame &frame, const Eigen::Affine3f &placement)
{
    m_particleCount = 0;
    for (std::size_t row = 0; row < m_emitters.size(); ++row) {
        if (!m_emitters[row])
            continue;
        const std::span<const ParticleInstance> particles = frame.particlesOf(row);
        m_particleCount += particles.size();
        m_emitters[row]->setParticles(particles, placement);
        if (!particles.empty())
            m_emitters[row]->call().setParameter("colourTexture", QVariant::fromValue(textureOf(scene.particleEmitters[row])));
    }
    for (RibbonLayer &ribbon : m_ribbons) {
        const auto row = std::size_t(ribbon.item.mesh);
        const auto material = std::size_t(scene.ribbons[row].material), layer = std::size_t(ribbon.item.layer);
        LayerState state;
        if (material < pose.layers.size() && layer < pose.layers[material].size())
            state = pose.layers[material][layer];
        ribbon.call->setStrip(frame.ribbonOf(row), placement, state);
        if (ribbon.call->call().isVisible())
            ribbon.call->call().setParameter("colourTexture", QVariant::fromValue(m_textures.texture(state.texture)));
    }
}

std::size_t EffectEntity::drawCalls() const
{
    std::size_t count = 0;
    for (const auto &emitter : m_emitters)
        count += emitter && emitter->call().isVisible();
    for (const RibbonLayer &ribbon : m_ribbons)
        count += ribbon.call->call().isVisible();
    return count;
}

} // namespace sinew
