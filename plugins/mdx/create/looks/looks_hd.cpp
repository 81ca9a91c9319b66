// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/looks/filter_number.h"
#include "plugins/mdx/create/looks/pass.h"
#include "plugins/mdx/create/looks/surface_recipes.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace sinew::mdx {

namespace {

/// What Blizzard's HD materials and MdxMaterials' show in slots that have nothing of their own, by HdSlot. The game
/// does not load layers without a texture.
constexpr const char *usualTextures[hdSlots] = {"Textures\\white.blp",
                                                "Textures/normal.blp",
                                                "Textures/orm.blp",
                                                "Textures/Black32.blp",
                                                nullptr,
                                                "ReplaceableTextures/EnvironmentMap.blp"};
constexpr std::uint32_t teamReplaceable = 1;

} // namespace

/// The six layers of an HD material, as versions until 1000 have them; only the first is animated and blended.
Looks::Draft Looks::hdDraft(const SceneLayer &from, std::uint32_t filter, const HdTextures &textures)
{
    Draft draft;
    draft.material.shader.set("Shader_HD_DefaultUnit");
    draft.material.flags = from.twoSided ? std::uint32_t(MaterialFlag::TwoSided) : 0;
    for (std::size_t slot = 0; slot < hdSlots; ++slot) {
        Layer layer = plainLayer(from, slot == 0 ? filter : std::uint32_t(Filter::None));
        layer.textureId = textures[slot] >= 0   ? textures[slot]
                          : usualTextures[slot] ? m_textures.ofGame(usualTextures[slot])
                                                : m_textures.replaceable(teamReplaceable);
        draft.material.layers.append(std::move(layer));
    }
    setAlpha(draft.material.layers[0], from.alpha);
    return draft;
}

Looks::Draft Looks::ofHd(const SceneLayer &from)
{
    HdTextures textures;
    for (std::size_t slot = 0; slot < hdSlots; ++slot)
        textures[slot] = m_textures.plain(slot == 0 ? from.texture.fallback : from.slots[slot].fallback);
    Draft draft = hdDraft(from, filterNumber(from.filterMode), textures);
    for (Layer &layer : draft.material.layers)
        layer.coordId = from.uvSet;
    draft.material.layers[0].textureAnimationId = uvAnimation(from.textureAnimation);
    draft.material.layers[std::size_t(HdSlot::Emissive)].emissiveGain = from.emissiveGain.fallback;
    return draft;
}

std::int32_t Looks::hdDiffuseTexture(const Pass &pass)
{
    const SurfaceLayer &diffuse = pass.surface[SurfaceSlot::Diffuse];
    CreatedTexture recipe = hdDiffuse(diffuse);
    std::string tag = tagOf(diffuse);
    if (pass.filter != Filter::None)
        setMasks(pass, diffuse, recipe, tag);
    noteTone(pass, diffuse);
    if (diffuse.teamColour || isToned(diffuse))
        tag += "_diffuse";
    // The game does not look at the opacity of what is opaque.
    if (tag.empty() && pass.filter == Filter::None)
        return m_textures.plain(diffuse.texture);
    return m_textures.made(diffuse.texture, tag.empty() ? "_opaque" : tag, std::move(recipe));
}

/// The texture of what is added to the light; its brightness goes to the layer.
std::int32_t Looks::hdGlow(const Pass &pass, const SurfaceLayer *&shown)
{
    for (const auto &[slot, blend] : {std::pair(SurfaceSlot::Emissive1, pass.surface.emissive1Blend),
                                      {SurfaceSlot::Emissive2, pass.surface.emissive2Blend}}) {
        const SurfaceLayer &layer = pass.surface[slot];
        if (!isShown(layer))
            continue;
        if (blend == SurfaceBlend::TeamEmissive || blend == SurfaceBlend::TeamDiffuse) {
            m_job.losses.add(ConversionLoss::Lost,
                             QT_TRANSLATE_NOOP("Message", "Glowing team colours are left out (%1)"), pass.from.source);
            continue;
        }
        shown = &layer;
    }
    if (!shown)
        return -1;
    const bool isFirst = shown == &pass.surface[SurfaceSlot::Emissive1];
    CreatedTexture recipe = hdEmissive(*shown, isFirst ? pass.surface.emissive1Blend : pass.surface.emissive2Blend);
    const bool isPlain = tagOf(*shown).empty() && recipe.channels[0].factors.size() == 1;
    return isPlain ? m_textures.plain(shown->texture) : m_textures.made(shown->texture, "_emissive", std::move(recipe));
}

void Looks::noteHdLosses(const Pass &pass)
{
    const auto note = [&](ConversionLoss::Kind kind, const char *reason) {
        m_job.losses.add(kind, reason, pass.from.source);
    };
    const SceneSurface &surface = pass.surface;
    const auto has = [&](SurfaceSlot slot) { return isShown(surface[slot]); };
    constexpr SurfaceSlot relief[] = {SurfaceSlot::Normal, SurfaceSlot::Specular, SurfaceSlot::Gloss,
                                      SurfaceSlot::AmbientOcclusion};
    if (std::any_of(std::begin(relief), std::end(relief), [&](SurfaceSlot slot) {
            return has(slot) && !lieAlike(surface[slot], surface[SurfaceSlot::Diffuse]);
        }))
        note(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Normal maps, highlights and occlusion that lie "
                                                                "differently than the colour are left out (%1)"));
    if (has(SurfaceSlot::LightMap))
        note(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Light maps are left out (%1)"));
    if (has(SurfaceSlot::Environment))
        note(ConversionLoss::Changed, QT_TRANSLATE_NOOP("Message", "Reflections follow the game's own rule (%1)"));
    if (has(SurfaceSlot::Specular))
        note(ConversionLoss::Guessed,
             QT_TRANSLATE_NOOP("Message", "Highlights become roughness: their colours are left out, and how bright the "
                                          "game makes them is not known (%1)"));
}

/// One HD material for a pass that isHdSurface().
Looks::Draft Looks::ofHdSurface(const SceneMesh &mesh, const SceneLayer &from)
{
    Draft draft;
    Pass pass{from, *from.surface, draft, filterNumber(from.filterMode) == Filter::None, filterNumber(from.filterMode)};
    if (pass.isOpaque && pass.surface.alphaThreshold >= 0)
        pass.filter = Filter::Transparent;
    const SurfaceLayer &diffuse = pass.surface[SurfaceSlot::Diffuse], &normal = pass.surface[SurfaceSlot::Normal],
                       &environment = pass.surface[SurfaceSlot::Environment];
    const SurfaceLayer *glow = nullptr;
    HdTextures textures;
    textures.fill(-1);
    const auto slot = [&](HdSlot which) -> std::int32_t & { return textures[std::size_t(which)]; };
    slot(HdSlot::Diffuse) = hdDiffuseTexture(pass);
    if (isShown(normal) && lieAlike(normal, diffuse))
        slot(HdSlot::Normal) = m_textures.made(normal.texture, "_normal", hdNormal(normal));
    CreatedTexture orm;
    orm.channels = ormOf(pass.surface);
    orm.usage = TextureUsage::Data;
    slot(HdSlot::Orm) = m_textures.made(diffuse.texture, "_orm", std::move(orm));
    slot(HdSlot::Emissive) = hdGlow(pass, glow);
    if (isShown(environment))
        slot(HdSlot::Environment) = m_textures.opaque(environment.texture);
    draft = hdDraft(from, pass.filter, textures);
    draft.alpha = mesh.alpha;
    draft.colour = mesh.colour;
    List<Layer> &layers = draft.material.layers;
    layOn(pass, layers[0], diffuse);
    for (Layer &layer : layers)
        layer.coordId = layers[0].coordId;
    if (glow) {
        Layer &layer = layers[std::size_t(HdSlot::Emissive)];
        const double most = std::isfinite(pass.surface.hdrEmissive) ? double(pass.surface.hdrEmissive) : 1;
        const auto gain = [most](const CurvePoint &p) { return CurvePoint{p[0] * most, 0, 0, 0}; };
        m_job.curves.animate(glow->multiply, layer.emissiveGain, layer.emissiveGainKeys, {gain, gain}, Standard::ones);
        if (glow->fresnel != SurfaceFresnel::None)
            m_job.losses.add(ConversionLoss::Lost,
                             QT_TRANSLATE_NOOP("Message", "Fading by the angle of view is left out (%1)"), from.source);
    }
    noteHdLosses(pass);
    return draft;
}

} // namespace sinew::mdx
