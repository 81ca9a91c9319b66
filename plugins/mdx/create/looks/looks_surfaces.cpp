// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/looks/looks.h"

#include "core/scene/scene_build.h"
#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/looks/filter_number.h"
#include "plugins/mdx/create/looks/pass.h"
#include "plugins/mdx/create/looks/surface_recipes.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::mdx {

namespace {

std::uint32_t glowFilter(SurfaceBlend blend)
{
    switch (blend) {
    case SurfaceBlend::Modulate:
        return Filter::Modulate;
    case SurfaceBlend::Modulate2x:
        return Filter::Modulate2x;
    case SurfaceBlend::Blend:
        return Filter::Blend;
    default:
        return Filter::Additive;
    }
}

/// Files may have angles of any size.
constexpr std::size_t mostTurnKeys = 200000;

/// Angles with further keys on their straight pieces, so that none turns by more than a quarter: rotations between two
/// keys take the short way, and a whole turn is none.
Track<Vec3> inSmallTurns(const Track<Vec3> &angle)
{
    if (angle.curve.interpolation() != Interpolation::Linear)
        return angle;
    const auto times = angle.curve.times();
    const auto values = angle.curve.values();
    std::vector<std::pair<std::int32_t, Vec3>> keys;
    for (std::size_t i = 0; i < angle.curve.size(); ++i) {
        keys.push_back({times[i], values[i]});
        if (i + 1 == angle.curve.size() || times[i + 1] <= times[i])
            continue;
        const double turn = double(values[i + 1].z) - values[i].z, length = double(times[i + 1]) - times[i];
        const double pieces = std::min(std::ceil(std::abs(turn) / (std::numbers::pi / 2)), length);
        for (double piece = 1; piece < pieces && keys.size() < mostTurnKeys; ++piece) {
            const double into = std::round(length * piece / pieces);
            Vec3 value = values[i];
            value.z = float(value.z + turn * into / length);
            keys.push_back({std::int32_t(times[i] + into), value});
        }
    }
    Track<Vec3> result{{}, angle.fallback, angle.step};
    result.curve.reset(angle.curve.header(), keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        result.curve.editTimes()[i] = keys[i].first;
        result.curve.editValues()[i] = keys[i].second;
    }
    return result;
}

float opacityFactor(const SurfaceLayer &layer)
{
    return std::isfinite(layer.alpha.fallback) ? layer.alpha.fallback : 1;
}

} // namespace

std::int32_t Looks::surfaceAnimation(const SurfaceLayer &layer)
{
    const auto [at, isNew] = m_surfaceAnimations.try_emplace(&layer, -1);
    if (!isNew)
        return at->second;
    Track<Vec2> tiling = layer.tiling;
    if (tiling.curve.size() == 0)
        tiling.fallback = {tiling.fallback.x == 0 ? 1 : tiling.fallback.x,
                           tiling.fallback.y == 0 ? 1 : tiling.fallback.y};
    const auto back = [](const CurvePoint &p) { return CurvePoint{-p[0], -p[1], 0, 0}; };
    const auto size = [](const CurvePoint &p) { return CurvePoint{p[0], p[1], 1, 0}; };
    const auto turn = [](const CurvePoint &p) { return CurvePoint{0, 0, std::sin(p[2] / 2), std::cos(p[2] / 2)}; };
    TextureAnimation made;
    made.translation = m_job.curves.curve<Vec3>(layer.offset, {}, {back, back});
    made.rotation = m_job.curves.curve<Quat>(inSmallTurns(layer.angle), Standard::noTurn, {turn, turn});
    made.scaling = m_job.curves.curve<Vec3>(tiling, Standard::ones, {size, size});
    if (!made.translation.isPresent() && !made.rotation.isPresent() && !made.scaling.isPresent())
        return -1;
    for (std::size_t i = 0; i < m_job.root.textureAnimations.size(); ++i) {
        const TextureAnimation &other = m_job.root.textureAnimations[i];
        if (other.translation == made.translation && other.rotation == made.rotation && other.scaling == made.scaling)
            return at->second = std::int32_t(i);
    }
    m_job.root.textureAnimations.append(std::move(made));
    return at->second = std::int32_t(m_job.root.textureAnimations.size() - 1);
}

void Looks::layOn(const Pass &pass, Layer &layer, const SurfaceLayer &which)
{
    const auto note = [&](ConversionLoss::Kind kind, const char *reason) {
        m_job.losses.add(kind, reason, pass.from.source);
    };
    layer.coordId = uvSetOf(which.uv);
    if (isReflected(which.uv)) {
        layer.shadingFlags |= ShadingFlag::SphereEnvironment;
        note(ConversionLoss::Changed, QT_TRANSLATE_NOOP("Message", "Reflections follow the game's own rule (%1)"));
    } else if (!isUvSet(which.uv)) {
        note(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Textures that are projected lie on the mesh by its "
                                                                "first UV set (%1)"));
    }
    layer.textureAnimationId = surfaceAnimation(which);
    if (which.rows > 1 || which.columns > 1)
        note(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Cells of textures are left out: the whole texture is "
                                                                "shown (%1)"));
    if (which.fresnel != SurfaceFresnel::None)
        note(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Fading by the angle of view is left out (%1)"));
}

/// Factors and sums are part of the picture, which does not change.
void Looks::noteTone(const Pass &pass, const SurfaceLayer &layer)
{
    if (layer.multiply.curve.size() > 0 || layer.add.curve.size() > 0 || layer.alpha.curve.size() > 0)
        m_job.losses.add(ConversionLoss::Changed,
                         QT_TRANSLATE_NOOP("Message", "Colours that become brighter and darker stay as at first (%1)"),
                         pass.from.source);
}

/// The opacity is that of the masks.
void Looks::setMasks(const Pass &pass, const SurfaceLayer &base, CreatedTexture &recipe, std::string &tag)
{
    recipe.channels[3] = {{}, 1, 0};
    for (const SurfaceSlot slot : {SurfaceSlot::AlphaMask1, SurfaceSlot::AlphaMask2}) {
        const SurfaceLayer &mask = pass.surface[slot];
        if (!isShown(mask))
            continue;
        if (!lieAlike(mask, base)) {
            m_job.losses.add(ConversionLoss::Lost,
                             QT_TRANSLATE_NOOP("Message", "Alpha masks that lie differently than the colour are left "
                                                          "out (%1)"),
                             pass.from.source);
            continue;
        }
        recipe.channels[3].factors.push_back({mask.texture, singleChannel(mask.channels, alphaChannel), mask.inverts});
        recipe.channels[3].scale *= opacityFactor(mask);
        tag += "_m" + std::to_string(mask.texture) + (mask.inverts ? "i" : "") +
               std::to_string(singleChannel(mask.channels, alphaChannel));
    }
    if (recipe.channels[3].factors.empty())
        recipe.channels[3] = {{}, 0, 1};
    if (pass.filter == Filter::Transparent) {
        recipe.cutFrom = std::max(pass.surface.alphaThreshold, 1.f / 255);
        recipe.cutTo = 0.75f;
        tag += "_cut" + std::to_string(int(pass.surface.alphaThreshold * 255));
    }
}

void Looks::addDiffuse(Pass &pass)
{
    const SurfaceLayer &diffuse = pass.surface[SurfaceSlot::Diffuse];
    if (!isShown(diffuse))
        return;
    pass.hasBase = true;
    noteTone(pass, diffuse);
    if (pass.isOpaque && diffuse.teamColour) {
        // The same polarity: where the texel is transparent, the team's colour shows.
        Layer team = plainLayer(pass.from, Filter::None);
        team.textureId = m_textures.replaceable(1);
        pass.draft.material.layers.append(std::move(team));
        Layer layer = plainLayer(pass.from, Filter::Blend);
        layer.textureId = m_textures.plain(diffuse.texture);
        if (isToned(diffuse) || diffuse.alpha.fallback != 1) {
            CreatedTexture recipe = Textures::copyOf(diffuse.texture);
            tone(recipe, diffuse);
            recipe.channels[3].scale = opacityFactor(diffuse);
            layer.textureId = m_textures.made(diffuse.texture, "_toned", std::move(recipe));
        }
        layOn(pass, layer, diffuse);
        pass.draft.material.layers.append(std::move(layer));
        return;
    }
    CreatedTexture recipe = colourOf(diffuse);
    std::string tag = tagOf(diffuse);
    if (isToned(diffuse)) {
        tone(recipe, diffuse);
        tag += "_toned";
    }
    if (pass.filter != Filter::None)
        setMasks(pass, diffuse, recipe, tag);
    Layer layer = plainLayer(pass.from, pass.filter);
    const bool isPlain = tag.empty() && pass.filter == Filter::None;
    layer.textureId = isPlain ? m_textures.plain(diffuse.texture)
                              : m_textures.made(diffuse.texture, tag.empty() ? "_opaque" : tag, std::move(recipe));
    layOn(pass, layer, diffuse);
    setAlpha(layer, pass.from.alpha);
    pass.draft.material.layers.append(std::move(layer));
}

/// What shines by itself, or is put on top of what is below.
void Looks::addGlow(Pass &pass, SurfaceSlot slot, SurfaceBlend blend)
{
    const SurfaceLayer &layer = pass.surface[slot];
    if (!isShown(layer))
        return;
    if (blend == SurfaceBlend::TeamEmissive || blend == SurfaceBlend::TeamDiffuse) {
        m_job.losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Glowing team colours are left out (%1)"),
                         pass.from.source);
        return;
    }
    CreatedTexture recipe = colourOf(layer);
    std::string tag = tagOf(layer);
    if (!pass.isOpaque)
        setMasks(pass, layer, recipe, tag);
    else if (blend == SurfaceBlend::Add || blend == SurfaceBlend::Blend)
        recipe.channels[3] = {{{layer.texture, 3, false}}, 1, 0};
    const bool isPlain = tag.empty() && !recipe.channels[3].factors.empty();
    Layer made = plainLayer(pass.from, !pass.hasBase ? pass.filter : glowFilter(blend));
    made.shadingFlags |= ShadingFlag::Unshaded | (m_job.version >= 900 ? ShadingFlag::Unlit : 0u);
    made.textureId = isPlain ? m_textures.plain(layer.texture)
                             : m_textures.made(layer.texture, tag.empty() ? "_opaque" : tag, std::move(recipe));
    layOn(pass, made, layer);
    if (blend != SurfaceBlend::Modulate && blend != SurfaceBlend::Modulate2x)
        setBrightness(made, layer, slot == SurfaceSlot::Decal ? 1 : pass.surface.hdrEmissive, pass.from.source);
    pass.draft.material.layers.append(std::move(made));
    pass.hasBase = true;
}

/// A layer can't be brighter than its texture.
void Looks::setBrightness(Layer &made, const SurfaceLayer &layer, float factor, NodeId source)
{
    const double most = std::isfinite(factor) ? double(factor) : 1;
    const auto clamped = [most](const CurvePoint &p) { return CurvePoint{std::clamp(p[0] * most, 0., 1.), 0, 0, 0}; };
    const auto scaled = [most](const CurvePoint &p) { return CurvePoint{p[0] * most, 0, 0, 0}; };
    m_job.curves.animate(layer.multiply, made.alpha, made.alphaKeys, {clamped, scaled}, Standard::ones);
    const auto isTooBright = [most](float v) { return double(v) * most > 1; };
    const auto values = layer.multiply.curve.values();
    if (isTooBright(layer.multiply.fallback) || std::any_of(values.begin(), values.end(), isTooBright))
        m_job.losses.add(ConversionLoss::Changed,
                         QT_TRANSLATE_NOOP("Message", "Glow brighter than its texture is as bright as that (%1)"),
                         source);
}

/// A colour without a texture, or nothing that is known.
void Looks::addWhite(Pass &pass)
{
    const SurfaceLayer &diffuse = pass.surface[SurfaceSlot::Diffuse];
    Layer layer = plainLayer(pass.from, pass.filter);
    layer.textureId = m_textures.white();
    pass.draft.material.layers.append(std::move(layer));
    if (!diffuse.isOn) {
        m_job.losses.add(ConversionLoss::Lost,
                         QT_TRANSLATE_NOOP("Message", "Materials without a texture are shown in white (%1)"),
                         pass.from.source);
        return;
    }
    const Colour4 &colour = diffuse.colour.fallback;
    pass.draft.colour = {converted<Colour>(diffuse.colour.curve,
                                           [](const Colour4 &c) {
                                               return Colour{c.r, c.g, c.b};
                                           }),
                         {colour.r, colour.g, colour.b}};
}

void Looks::addSurface(const SceneLayer &from, Draft &draft)
{
    const SceneSurface &surface = *from.surface;
    const bool isOpaque = from.filterMode == FilterMode::Opaque || from.filterMode == FilterMode::None;
    Pass pass{from, surface, draft, isOpaque,
              isOpaque && surface.alphaThreshold >= 0 ? std::uint32_t(Filter::Transparent)
                                                      : filterNumber(from.filterMode)};
    addDiffuse(pass);
    addGlow(pass, SurfaceSlot::Decal, surface.decalBlend);
    addGlow(pass, SurfaceSlot::Emissive1, surface.emissive1Blend);
    addGlow(pass, SurfaceSlot::Emissive2, surface.emissive2Blend);
    if (const SurfaceLayer &environment = surface[SurfaceSlot::Environment]; isShown(environment)) {
        Layer layer = plainLayer(from, pass.hasBase ? std::uint32_t(Filter::Additive) : pass.filter);
        layer.textureId = m_textures.opaque(environment.texture);
        layer.shadingFlags |= ShadingFlag::Unshaded | ShadingFlag::SphereEnvironment;
        draft.material.layers.append(std::move(layer));
        m_job.losses.add(ConversionLoss::Changed,
                         QT_TRANSLATE_NOOP("Message", "Reflections follow the game's own rule (%1)"), from.source);
        pass.hasBase = true;
    }
    const auto has = [&](SurfaceSlot slot) { return isShown(surface[slot]); };
    if (has(SurfaceSlot::Normal) || has(SurfaceSlot::Specular) || has(SurfaceSlot::Gloss) ||
        has(SurfaceSlot::AmbientOcclusion) || has(SurfaceSlot::LightMap))
        m_job.losses.add(ConversionLoss::Lost,
                         QT_TRANSLATE_NOOP("Message", "Normal maps, highlights, light maps and occlusion are left out "
                                                      "(%1)"),
                         from.source);
    if (!pass.hasBase)
        addWhite(pass);
}

std::vector<Looks::Draft> Looks::ofSurfaces(const SceneMesh &mesh, const SceneMaterial &material)
{
    Draft draft;
    draft.alpha = mesh.alpha;
    draft.colour = mesh.colour;
    for (const SceneLayer &from : material.layers)
        if (from.surface)
            addSurface(from, draft);
        else
            m_job.losses.add(ConversionLoss::Lost,
                             QT_TRANSLATE_NOOP("Message", "Materials of kinds that the game does not have are left "
                                                          "out (%1)"),
                             from.source);
    return {std::move(draft)};
}

} // namespace sinew::mdx
