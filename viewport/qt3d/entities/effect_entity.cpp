// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/entities/effect_entity.h"

#include "viewport/qt3d/parameters/effect_surface.h"

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

QVector3D spriteState(FilterMode mode, bool unfogged)
{
    const FilterState state = filterState(mode);
    return QVector3D(state.alphaThreshold, fogOf(state, unfogged), 0);
}

constexpr float ofSurface = -1; ///< in place of how many textures a sprite has

void setParticles(DrawCall &call, FilterMode mode, const SceneParticleEmitter &emitter)
{
    const FilterState state = filterState(mode);
    QVector4D shown(state.alphaThreshold, fogOf(state, emitter.unfogged), 0, 0);
    QVector2D scales(1, 1);
    if (const auto &m2 = emitter.m2) {
        shown.setZ(state.testsTexel ? 1 : 0);
        shown.setW(emitter.unshaded || m2->refraction || !state.takesLight ? 0 : 1);
        scales = {m2->textureScales[0], m2->textureScales[1]};
    } else if (emitter.m3) {
        shown.setW(emitter.unshaded || !state.takesLight ? 0 : 1);
    }
    call.setParameter("spriteState", shown);
    call.setParameter("textureScales", scales);
}

/// `textures`: how many and how, as particle.frag numbers it.
void setFactors(DrawCall &call, const SceneParticleEmitter &emitter, float textures)
{
    constexpr float faint = 0.2f; ///< of what bends the picture behind it in the game
    QVector3D factors(1, 1, textures);
    if (const auto &m2 = emitter.m2) {
        factors.setX(m2->colourMultiplier);
        factors.setY(m2->alphaMultiplier * (m2->refraction ? faint : 1));
    }
    call.setParameter("spriteFactors", factors);
}

} // namespace

EffectEntity::EffectEntity(Qt3DCore::QEntity *owner, EffectCache &effects, TextureSet &textures,
                           TextureProvider &provider)
    : m_owner(owner), m_effects(effects), m_textures(textures), m_replaceables(owner, provider)
{
}

EffectEntity::~EffectEntity() = default;

void EffectEntity::sync(const RenderScene &scene, const ViewOptions &options, const std::vector<DrawItem> &order,
                        float sortBase)
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
            target.mode = mode;
            target.state = spriteState(mode, layer.unfogged);
        }
    }
    m_ribbons.resize(ribbons);
    for (std::size_t row = 0; row < m_emitters.size(); ++row) {
        if (!shown[row])
            m_emitters[row].reset();
    }
}

void EffectEntity::setTextures(DrawCall &call, const SceneParticleEmitter &emitter)
{
    const FilterMode mode = filterMode(emitter.blend);
    if (emitter.m3) {
        setFactors(call, emitter, ofSurface);
        setSurface(call, emitter.m3->surface, SoftShape::Spot, mode, m_textures);
        return;
    }
    const bool numbered = emitter.replaceableId != 0;
    TextureSet &textures = numbered ? m_replaceables : m_textures;
    const auto found = std::find(m_replaceableIds.begin(), m_replaceableIds.end(), emitter.replaceableId);
    const std::int32_t row = numbered ? std::int32_t(found - m_replaceableIds.begin()) : emitter.texture;
    const std::optional<SoftMix> mix = softMix(mode);
    if (mix && !textures.soft(row, SoftShape::Spot, *mix).present) {
        setFactors(call, emitter, ofSurface);
        setSoftSurface(call, SoftShape::Spot, *mix, textures);
        return;
    }
    const M2Particles *three = emitter.m2 && emitter.m2->multiTexture ? &*emitter.m2 : nullptr;
    setFactors(call, emitter, !three ? 1.f : three->combine == ParticleCombine::ThreeColours ? 3.f : 2.f);
    setNoSurface(call);
    const auto set = [&](const char *name, Qt3DRender::QAbstractTexture *texture) {
        call.setParameter(name, QVariant::fromValue(texture));
    };
    set("colourTexture", textures.texture(row));
    set("secondTexture",
        three ? m_textures.slot(three->textures[0], QColor(Qt::white)).texture : textures.texture(row));
    set("thirdTexture", three ? m_textures.slot(three->textures[1], QColor(Qt::white)).texture : textures.texture(row));
}

void EffectEntity::setTextures(RibbonLayer &ribbon, const SceneRibbon &source, std::int32_t texture)
{
    DrawCall &call = ribbon.call->call();
    const std::optional<SoftMix> mix = softMix(ribbon.mode);
    const bool missing = !source.m3 && mix && !m_textures.soft(texture, SoftShape::Band, *mix).present;
    call.setParameter("spriteState",
                      QVector3D(ribbon.state.x(), ribbon.state.y(), source.m3 || missing ? ofSurface : 0));
    if (source.m3) {
        setSurface(call, source.m3->surface, SoftShape::Band, ribbon.mode, m_textures);
    } else if (missing) {
        setSoftSurface(call, SoftShape::Band, *mix, m_textures);
    } else {
        setNoSurface(call);
        for (const char *name :
             {"colourTexture", "secondTexture", "thirdTexture"}) // a shader without one of its textures draws nothing
            call.setParameter(name, QVariant::fromValue(m_textures.texture(texture)));
    }
}

void EffectEntity::apply(const RenderScene &scene, const Pose &pose, const EffectFrame &frame,
                         const Eigen::Affine3f &placement)
{
    m_particleCount = 0;
    for (std::size_t row = 0; row < m_emitters.size(); ++row) {
        if (!m_emitters[row])
            continue;
        const std::span<const ParticleInstance> particles = frame.particlesOf(row);
        m_particleCount += particles.size();
        m_emitters[row]->setParticles(particles, placement);
        if (!particles.empty())
            setTextures(m_emitters[row]->call(), scene.particleEmitters[row]);
    }
    for (RibbonLayer &ribbon : m_ribbons) {
        const auto row = std::size_t(ribbon.item.mesh);
        const auto material = std::size_t(scene.ribbons[row].material), layer = std::size_t(ribbon.item.layer);
        LayerState state;
        if (!scene.ribbons[row].m3 && material < pose.layers.size() && layer < pose.layers[material].size())
            state = pose.layers[material][layer];
        ribbon.call->setStrip(frame.ribbonOf(row), placement, state);
        if (ribbon.call->call().isVisible())
            setTextures(ribbon, scene.ribbons[row], state.texture);
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
