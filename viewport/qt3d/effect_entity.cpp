// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/effect_entity.h"

#include <QVector2D>
#include <QVector3D>
#include <QVector4D>

#include <algorithm>

namespace sinew {

namespace {

FilterMode filterMode(ParticleBlend blend)
{
    switch (blend) {
    case ParticleBlend::Blend:
        return FilterMode::Blend;
    case ParticleBlend::Additive:
        return FilterMode::AddAlpha;
    case ParticleBlend::Modulate:
        return FilterMode::Modulate;
    case ParticleBlend::Modulate2x:
        return FilterMode::Modulate2x;
    case ParticleBlend::AlphaKey:
        return FilterMode::Transparent;
    case ParticleBlend::M2Opaque:
        return FilterMode::Opaque;
    case ParticleBlend::M2AlphaKey:
        return FilterMode::AlphaKey;
    case ParticleBlend::M2Alpha:
        return FilterMode::Alpha;
    case ParticleBlend::M2NoAlphaAdd:
        return FilterMode::NoAlphaAdd;
    case ParticleBlend::M2Add:
        return FilterMode::Add;
    case ParticleBlend::M2Mod:
        return FilterMode::Mod;
    case ParticleBlend::M2Mod2x:
        return FilterMode::Mod2x;
    case ParticleBlend::M2BlendAdd:
        return FilterMode::BlendAdd;
    }
    return FilterMode::Blend;
}

float fogOf(const FilterState &state, bool unfogged)
{
    return unfogged ? -1.f : float(state.fog);
}

// What does not change with the pose.

QVector4D part(const ParticleTexture &texture)
{
    return {texture.texture >= 0 ? 1.f : 0.f, float(texture.channels), texture.cells ? 1.f : 0.f, texture.brightness};
}

/// Without any texture of its own a surface is white.
void setSurface(DrawCall &call, const ParticleSurface &surface)
{
    QVector4D base = part(surface.base);
    if (base.x() == 0 && !surface.glowOnly)
        base.setX(-1);
    call.setParameter("surfaceBase", base);
    call.setParameter("surfaceGlow", part(surface.glow));
    call.setParameter("surfaceMask", part(surface.mask));
}

void setSurfaceTextures(DrawCall &call, const ParticleSurface &surface, TextureSet &textures)
{
    call.setParameter("colourTexture", QVariant::fromValue(textures.texture(surface.base.texture)));
    call.setParameter("secondTexture", QVariant::fromValue(textures.texture(surface.glow.texture)));
    call.setParameter("thirdTexture", QVariant::fromValue(textures.texture(surface.mask.texture)));
}

void setRibbon(DrawCall &call, FilterMode mode, bool unfogged, const SceneRibbon &ribbon)
{
    const FilterState state = filterState(mode);
    call.setParameter("spriteState", QVector3D(state.alphaThreshold, fogOf(state, unfogged), ribbon.m3 ? -1 : 0));
    setSurface(call, ribbon.m3 ? ribbon.m3->surface : ParticleSurface());
}

void setParticles(DrawCall &call, FilterMode mode, const SceneParticleEmitter &emitter)
{
    constexpr float faint = 0.2f; ///< of what bends the picture behind it in the game
    const FilterState state = filterState(mode);
    QVector4D shown(state.alphaThreshold, fogOf(state, emitter.unfogged), 0, 0);
    QVector3D factors(1, 1, 1);
    QVector2D scales(1, 1);
    if (const auto &m2 = emitter.m2) {
        shown.setZ(state.testsTexel ? 1 : 0);
        shown.setW(emitter.unshaded || m2->refraction || !state.takesLight ? 0 : 1);
        factors = {m2->colourMultiplier, m2->alphaMultiplier * (m2->refraction ? faint : 1),
                   !m2->multiTexture                               ? 1.f
                   : m2->combine == ParticleCombine::ThreeColours ? 3.f
                                                                  : 2.f};
        scales = {m2->textureScales[0], m2->textureScales[1]};
    } else if (emitter.m3) {
        shown.setW(emitter.unshaded || !state.takesLight ? 0 : 1);
        factors.setZ(-1);
    }
    setSurface(call, emitter.m3 ? emitter.m3->surface : ParticleSurface());
    call.setParameter("spriteState", shown);
    call.setParameter("spriteFactors", factors);
    call.setParameter("textureScales", scales);
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
            if (scene.particleEmitters[row].m2 || scene.particleEmitters[row].m3)
                key.depthWrite = !isBlended(mode);
            call.setEffect(m_effects.effect(key));
            call.setSortIndex(index);
            setParticles(call, mode, scene.particleEmitters[row]);
        } else if (item.kind == DrawItem::RibbonLayer) {
            const SceneRibbon &ribbon = scene.ribbons[row];
            SceneLayer own;
            own.filterMode = filterMode(ribbon.blend);
            own.unfogged = ribbon.unfogged;
            own.noDepthSet = true;
            const SceneLayer &layer = ribbon.m3 ? own : ribbonMaterial(scene, ribbon)->layers[std::size_t(item.layer)];
            if (ribbons == m_ribbons.size())
                m_ribbons.push_back({{}, std::make_unique<RibbonCall>(m_owner)});
            RibbonLayer &target = m_ribbons[ribbons++];
            target.item = item;
            // M2's ribbons fade even where their material does not (WebWowViewer).
            const FilterMode mode = layer.filterMode == FilterMode::Opaque ? FilterMode::Alpha : layer.filterMode;
            EffectKey key = EffectKey::forFilter(mode, EffectKey::Ribbon);
            key.cullBack = false;
            key.depthTest = !layer.noDepthTest;
            key.depthWrite = key.depthWrite && !layer.noDepthSet;
            DrawCall &call = target.call->call();
            call.setEffect(m_effects.effect(key));
            call.setSortIndex(index);
            setRibbon(call, mode, layer.unfogged, ribbon);
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
        if (particles.empty())
            continue;
        const SceneParticleEmitter &emitter = scene.particleEmitters[row];
        DrawCall &call = m_emitters[row]->call();
        if (emitter.m3) {
            setSurfaceTextures(call, emitter.m3->surface, m_textures);
            continue;
        }
        Qt3DRender::QAbstractTexture *texture = textureOf(emitter);
        const bool three = emitter.m2 && emitter.m2->multiTexture;
        call.setParameter("colourTexture", QVariant::fromValue(texture));
        call.setParameter("secondTexture", QVariant::fromValue(three ? m_textures.texture(emitter.m2->textures[0]) : texture));
        call.setParameter("thirdTexture", QVariant::fromValue(three ? m_textures.texture(emitter.m2->textures[1]) : texture));
    }
    for (RibbonLayer &ribbon : m_ribbons) {
        const auto row = std::size_t(ribbon.item.mesh);
        const auto material = std::size_t(scene.ribbons[row].material), layer = std::size_t(ribbon.item.layer);
        LayerState state;
        const bool own = scene.ribbons[row].m3.has_value();
        if (!own && material < pose.layers.size() && layer < pose.layers[material].size())
            state = pose.layers[material][layer];
        ribbon.call->setStrip(frame.ribbonOf(row), placement, state);
        if (ribbon.call->call().isVisible() && own)
            setSurfaceTextures(ribbon.call->call(), scene.ribbons[row].m3->surface, m_textures);
        else if (ribbon.call->call().isVisible())
            for (const char *name : {"colourTexture", "secondTexture", "thirdTexture"}) // a shader without one of its textures draws nothing
                ribbon.call->call().setParameter(name, QVariant::fromValue(m_textures.texture(state.texture)));
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
