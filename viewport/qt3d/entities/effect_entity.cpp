// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/entities/effect_entity.h"

#include "viewport/qt3d/parameters/effect_surface.h"

#include <QVector2D>
#include <QVector3D>

#include <algorithm>

namespace sinew {

namespace {

float fogOf(const FilterState &state, bool unfogged)
{
    return unfogged ? -1.f : float(state.fog);
}

// The part that does not change with the pose.

void setParticles(DrawCall &call, const Sprite &sprite)
{
    const FilterState state = filterState(sprite.blend);
    call.setParameter("spriteState", QVector3D(state.alphaThreshold, fogOf(state, sprite.unfogged),
                                               sprite.testsTexel && state.testsTexel ? 1 : 0));
    call.setParameter("spriteFactors", QVector2D(sprite.colourFactor, sprite.alphaFactor));
    call.setParameter("textureScales", QVector2D(sprite.repeats[0], sprite.repeats[1]));
}

void setRibbon(DrawCall &call, FilterMode mode, bool unfogged)
{
    const FilterState state = filterState(mode);
    call.setParameter("spriteState", QVector2D(state.alphaThreshold, fogOf(state, unfogged)));
}

/// The number and use of textures, coded as in SpriteVariant.
std::uint8_t numberOf(SpriteTextures textures)
{
    switch (textures) {
    case SpriteTextures::TwoColours:
        return 2;
    case SpriteTextures::ThreeColours:
        return 3;
    case SpriteTextures::Surface:
        return 0;
    case SpriteTextures::One:
        break;
    }
    return 1;
}

/// Replaces the material's layer of a ribbon that is drawn with its sprite.
SceneLayer ownLayer(const Sprite &sprite)
{
    SceneLayer layer;
    layer.filterMode = sprite.blend;
    layer.unfogged = sprite.unfogged;
    layer.noDepthSet = true;
    return layer;
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
    for (const SceneEffect &effect : scene.effects) {
        const std::uint32_t id = effect.sprite.replaceableId;
        if (id == 0 || std::find(m_replaceableIds.begin(), m_replaceableIds.end(), id) != m_replaceableIds.end())
            continue;
        m_replaceableIds.push_back(id);
        numbered.textures.emplace_back().replaceableId = id;
    }
    m_replaceables.sync(numbered, options.teamColour);

    m_emitters.resize(scene.effects.size());
    std::size_t ribbons = 0;
    std::vector<bool> shown(m_emitters.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        const DrawItem &item = order[i];
        const float index = draw_group::blended - sortBase - float(i);
        const auto row = std::size_t(item.mesh);
        if (item.kind == DrawItem::Particles) {
            const Sprite &sprite = scene.effects[row].sprite;
            shown[row] = true;
            Emitter &emitter = m_emitters[row];
            if (!emitter.call)
                emitter.call = std::make_unique<ParticleCall>(m_owner);
            emitter.key = EffectKey::forFilter(sprite.blend, EffectKey::Particle);
            emitter.key.cullBack = false;
            emitter.key.depthWrite = !isBlended(sprite.blend);
            emitter.call->call().setSortIndex(index);
            setParticles(emitter.call->call(), sprite);
        } else if (item.kind == DrawItem::RibbonLayer) {
            const SceneEffect &effect = scene.effects[row];
            const SceneLayer own = ownLayer(effect.sprite);
            const SceneLayer &layer = effect.kind == EffectKind::Ribbon
                                          ? own
                                          : ribbonMaterial(scene, effect)->layers[std::size_t(item.layer)];
            if (ribbons == m_ribbons.size())
                m_ribbons.push_back({{}, std::make_unique<RibbonCall>(m_owner)});
            RibbonLayer &target = m_ribbons[ribbons++];
            target.item = item;
            // M2 ribbons fade even if their material does not (WebWowViewer).
            const FilterMode mode = layer.filterMode == FilterMode::Opaque ? FilterMode::Alpha : layer.filterMode;
            target.key = EffectKey::forFilter(mode, EffectKey::Ribbon);
            target.key.cullBack = false;
            target.key.depthTest = !layer.noDepthTest;
            target.key.depthWrite = target.key.depthWrite && !layer.noDepthSet;
            target.call->call().setSortIndex(index);
            setRibbon(target.call->call(), mode, layer.unfogged);
        }
    }
    m_ribbons.resize(ribbons);
    for (std::size_t row = 0; row < m_emitters.size(); ++row) {
        if (!shown[row])
            m_emitters[row].call.reset();
    }
}

SpriteVariant EffectEntity::setTextures(DrawCall &call, const Sprite &sprite)
{
    if (sprite.textures == SpriteTextures::Surface)
        return setSurface(call, sprite.surface, SoftShape::Spot, sprite.blend, m_textures);
    const bool numbered = sprite.replaceableId != 0;
    TextureSet &textures = numbered ? m_replaceables : m_textures;
    const auto found = std::find(m_replaceableIds.begin(), m_replaceableIds.end(), sprite.replaceableId);
    const std::int32_t row = numbered ? std::int32_t(found - m_replaceableIds.begin()) : sprite.texture;
    const std::optional<SoftMix> mix = softMix(sprite.blend);
    if (mix && !textures.soft(row, SoftShape::Spot, *mix).present)
        return setSoftSurface(call, SoftShape::Spot, *mix, textures);
    const auto set = [&](const char *name, Qt3DRender::QAbstractTexture *texture) {
        call.setParameter(name, QVariant::fromValue(texture));
    };
    set("colourTexture", textures.texture(row));
    if (sprite.textures != SpriteTextures::One) {
        set("secondTexture", m_textures.slot(sprite.more[0], QColor(Qt::white)).texture);
        set("thirdTexture", m_textures.slot(sprite.more[1], QColor(Qt::white)).texture);
    }
    return {.textures = numberOf(sprite.textures)};
}

SpriteVariant EffectEntity::setTextures(const RibbonLayer &ribbon, const SceneEffect &effect, std::int32_t texture)
{
    DrawCall &call = ribbon.call->call();
    const FilterMode mode = ribbon.key.blend;
    if (effect.kind == EffectKind::Ribbon && effect.sprite.textures == SpriteTextures::Surface)
        return setSurface(call, effect.sprite.surface, SoftShape::Band, mode, m_textures);
    const std::optional<SoftMix> mix = softMix(mode);
    if (mix && !m_textures.soft(texture, SoftShape::Band, *mix).present)
        return setSoftSurface(call, SoftShape::Band, *mix, m_textures);
    call.setParameter("colourTexture", QVariant::fromValue(m_textures.texture(texture)));
    return {};
}

void EffectEntity::setEffect(DrawCall &call, EffectKey key, const SpriteVariant &sprite)
{
    key.sprite = sprite;
    call.setEffect(m_effects.effect(key));
}

void EffectEntity::apply(const RenderScene &scene, const Pose &pose, const EffectFrame &frame,
                         const Eigen::Affine3f &placement)
{
    m_particleCount = 0;
    for (std::size_t row = 0; row < m_emitters.size(); ++row) {
        const Emitter &emitter = m_emitters[row];
        if (!emitter.call)
            continue;
        const std::span<const ParticleInstance> particles = frame.particlesOf(row);
        m_particleCount += particles.size();
        emitter.call->setParticles(particles, placement);
        if (particles.empty())
            continue;
        const Sprite &sprite = scene.effects[row].sprite;
        SpriteVariant variant = setTextures(emitter.call->call(), sprite);
        variant.lit = sprite.lit && filterState(sprite.blend).takesLight;
        setEffect(emitter.call->call(), emitter.key, variant);
    }
    for (RibbonLayer &ribbon : m_ribbons) {
        const auto row = std::size_t(ribbon.item.mesh);
        const SceneEffect &effect = scene.effects[row];
        const auto material = std::size_t(effect.material), layer = std::size_t(ribbon.item.layer);
        LayerState state;
        if (effect.kind == EffectKind::Ribbon)
            state.texture = effect.sprite.texture;
        else if (material < pose.layers.size() && layer < pose.layers[material].size())
            state = pose.layers[material][layer];
        ribbon.call->setStrip(frame.ribbonOf(row), placement, state);
        if (ribbon.call->call().isVisible())
            setEffect(ribbon.call->call(), ribbon.key, setTextures(ribbon, effect, state.texture));
    }
}

std::size_t EffectEntity::drawCalls() const
{
    std::size_t count = 0;
    for (const Emitter &emitter : m_emitters)
        count += emitter.call && emitter.call->call().isVisible();
    for (const RibbonLayer &ribbon : m_ribbons)
        count += ribbon.call->call().isVisible();
    return count;
}

} // namespace sinew
