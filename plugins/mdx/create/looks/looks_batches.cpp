// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/looks/looks.h"

#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/looks/filter_number.h"

#include <QtGlobal>

#include <algorithm>
#include <cstring>

namespace sinew::mdx {

namespace {

/// What a combiner does with its second texture, as a layer above the first one (conversion.md §5.2).
enum class Second : std::uint8_t { None, Modulate, Modulate2x, AddAlpha, AddAll, AddMasked, AddAllMasked, Blend, Lost };

struct Layering
{
    Second second = Second::Lost;
    bool isExact = true; ///< the same picture over opaque ground
};

Layering layeringOf(Combiner combiner)
{
    switch (combiner) {
    case Combiner::Opaque:
    case Combiner::Mod:
    case Combiner::Mod_Depth:
        return {Second::None};
    case Combiner::Opaque_Opaque:
    case Combiner::Opaque_Mod:
        return {Second::Modulate};
    case Combiner::Mod_Mod:
    case Combiner::Mod_Opaque:
    case Combiner::Mod_Mod_Depth:
        return {Second::Modulate, false};
    case Combiner::Opaque_Mod2x:
    case Combiner::Opaque_Mod2xNA:
        return {Second::Modulate2x};
    case Combiner::Mod_Mod2x:
    case Combiner::Mod_Mod2xNA:
        return {Second::Modulate2x, false};
    case Combiner::Opaque_AddAlpha:
        return {Second::AddAlpha};
    case Combiner::Mod_AddAlpha:
    case Combiner::Opaque_AddAlpha_Wgt:
    case Combiner::Mod_AddAlpha_Wgt:
        return {Second::AddAlpha, false};
    case Combiner::Mod_Add:
    case Combiner::Mod_AddNA:
        return {Second::AddAll, false};
    case Combiner::Opaque_AddAlpha_Alpha:
        return {Second::AddMasked};
    case Combiner::Mod_AddAlpha_Alpha:
        return {Second::AddMasked, false};
    case Combiner::Mod_Add_Alpha:
        return {Second::AddAllMasked, false};
    case Combiner::Opaque_Alpha:
        return {Second::Blend};
    default:
        return {Second::Lost, false};
    }
}

std::uint32_t secondFilter(Second second)
{
    switch (second) {
    case Second::Modulate:
        return Filter::Modulate;
    case Second::Modulate2x:
        return Filter::Modulate2x;
    case Second::Blend:
        return Filter::Blend;
    default:
        return Filter::Additive;
    }
}

bool isWeighted(Combiner combiner)
{
    return combiner == Combiner::Opaque_AddAlpha_Wgt || combiner == Combiner::Mod_AddAlpha_Wgt;
}

template<class T>
bool sameTrack(const Track<T> &a, const Track<T> &b)
{
    return a.curve == b.curve && std::memcmp(&a.fallback, &b.fallback, sizeof(T)) == 0;
}

bool isProduct(Second second)
{
    return second == Second::Modulate || second == Second::Modulate2x;
}

/// Whether both textures lie on the mesh in the same way at all times.
bool areAligned(const SceneBatch &batch)
{
    const SceneStage &a = batch.stages[0], &b = batch.stages[1];
    return a.uv == b.uv && a.textureAnimation == b.textureAnimation && a.uv != UvSource::Environment;
}

/// Products of two textures that lie alike are one picture.
bool bakesProduct(const SceneBatch &batch)
{
    return batch.stages.size() == 2 && isProduct(layeringOf(batch.combiner).second) && areAligned(batch) &&
           batch.stages[0].texture.fallback >= 0 && batch.stages[1].texture.fallback >= 0;
}

CreatedTexture productOf(const SceneBatch &batch)
{
    const std::int32_t first = batch.stages[0].texture.fallback, second = batch.stages[1].texture.fallback;
    CreatedTexture recipe = Textures::copyOf(first);
    const float factor = layeringOf(batch.combiner).second == Second::Modulate2x ? 2 : 1;
    for (std::uint8_t channel = 0; channel < 3; ++channel) {
        recipe.channels[channel].factors.push_back({second, channel, false});
        recipe.channels[channel].scale = factor;
    }
    switch (batch.combiner) {
    case Combiner::Mod_Mod:
    case Combiner::Mod_Mod_Depth:
        recipe.channels[3].factors.push_back({second, 3, false});
        break;
    case Combiner::Mod_Mod2x:
        recipe.channels[3].factors.push_back({second, 3, false});
        recipe.channels[3].scale = 2;
        break;
    case Combiner::Opaque_Mod:
        recipe.channels[3] = {{{second, 3, false}}, 1, 0};
        break;
    case Combiner::Opaque_Mod2x:
        recipe.channels[3] = {{{second, 3, false}}, 2, 0};
        break;
    case Combiner::Opaque_Opaque:
    case Combiner::Opaque_Mod2xNA:
        recipe.channels[3] = {{}, 0, 1};
        break;
    default:
        break; // the first one's opacity
    }
    return recipe;
}

CreatedTexture masked(std::int32_t first, std::int32_t second, bool withOwnAlpha)
{
    CreatedTexture recipe = Textures::copyOf(second);
    if (!withOwnAlpha)
        recipe.channels[3].factors.clear();
    recipe.channels[3].factors.push_back({first, 3, true});
    return recipe;
}

} // namespace

void Looks::layOn(const SceneLayer &from, Layer &layer, const SceneStage &stage)
{
    layer.textureAnimationId = uvAnimation(stage.textureAnimation);
    layer.coordId = stage.uv == UvSource::Set1 ? 1 : 0;
    if (stage.uv == UvSource::Environment) {
        layer.shadingFlags |= ShadingFlag::SphereEnvironment;
        m_job.losses.add(ConversionLoss::Changed,
                         QT_TRANSLATE_NOOP("Message", "Reflections follow the game's own rule (%1)"), from.source);
    }
}

void Looks::addFirst(const SceneLayer &from, Draft &draft)
{
    const SceneBatch &batch = *from.batch;
    const SceneStage &stage = batch.stages.front();
    const std::int32_t texture = stage.texture.fallback;
    const bool isBaked = bakesProduct(batch);
    const CreatedTexture base = isBaked ? productOf(batch) : Textures::copyOf(texture);
    const std::string tag = isBaked ? "_by" + std::to_string(batch.stages[1].texture.fallback) : std::string();
    const auto add = [&](std::uint32_t filter, std::int32_t row) {
        Layer layer = plainLayer(from, filter);
        layer.textureId = row;
        layOn(from, layer, stage);
        if (!batch.ignoresWeight)
            setAlpha(layer, stage.weight);
        draft.material.layers.append(std::move(layer));
    };
    const auto whole = [&] { return isBaked ? m_textures.made(texture, tag, base) : m_textures.plain(texture); };
    const auto opaque = [&] {
        CreatedTexture recipe = base;
        recipe.channels[3] = {{}, 0, 1};
        return isBaked ? m_textures.made(texture, tag + "_opaque", std::move(recipe)) : m_textures.opaque(texture);
    };
    const std::uint32_t filter = filterNumber(from.filterMode);
    // The game shows these modes whole, however faint the layer is; but what blends does not hide what is behind it, so
    // that what fades now and then had better not.
    const std::size_t fading = std::max(m_job.curves.fadingParts(from.alpha),
                                        batch.ignoresWeight ? 0 : m_job.curves.fadingParts(stage.weight));
    const bool isFaded = fading * 2 > m_job.timeline.parts().size();
    if (fading > 0 && !isFaded && (filter == Filter::None || filter == Filter::Transparent))
        m_job.losses.add(ConversionLoss::Changed,
                         QT_TRANSLATE_NOOP("Message", "Opaque batches that fade in a few sequences stay whole until "
                                                      "they are gone (%1)"),
                         from.source);
    if (isFaded && filter == Filter::None) {
        add(Filter::Blend, opaque());
        return;
    }
    if (isFaded && filter == Filter::Transparent) {
        add(Filter::Blend, whole());
        m_job.losses.add(ConversionLoss::Changed,
                         QT_TRANSLATE_NOOP("Message", "Layers that cut out and fade blend instead (%1)"), from.source);
        return;
    }
    CreatedTexture recipe = base;
    switch (from.filterMode) {
    case FilterMode::AlphaKey:
        Textures::moveCut(recipe, batch.alphaReference);
        add(filter, isBaked ? m_textures.made(texture, tag + "_cut", std::move(recipe))
                            : m_textures.cut(texture, batch.alphaReference));
        return;
    case FilterMode::NoAlphaAdd:
        add(filter, opaque());
        return;
    case FilterMode::BlendAdd: {
        CreatedTexture above = base;
        recipe.colour = CreatedTexture::DividedByAlpha;
        above.colour = CreatedTexture::AboveAlpha;
        add(Filter::Blend, m_textures.made(texture, tag + "_blend", std::move(recipe)));
        add(Filter::Additive, m_textures.made(texture, tag + "_add", std::move(above)));
        return;
    }
    default:
        add(filter, whole());
    }
}

void Looks::addSecond(const SceneLayer &from, Draft &draft)
{
    const SceneBatch &batch = *from.batch;
    const Layering layering = layeringOf(batch.combiner);
    if (batch.stages.size() < 2 || layering.second == Second::None)
        return;
    const SceneStage &stage = batch.stages[0], &next = batch.stages[1];
    const std::int32_t first = stage.texture.fallback, second = next.texture.fallback;
    if (bakesProduct(batch))
        return;
    const bool isMasked = layering.second == Second::AddMasked || layering.second == Second::AddAllMasked;
    const auto note = [&](ConversionLoss::Kind kind, const char *reason) {
        m_job.losses.add(kind, reason, from.source);
    };
    // A product with what is behind would darken all that is seen through the batch.
    const bool darkens =
        isProduct(layering.second) && from.filterMode != FilterMode::Opaque && from.filterMode != FilterMode::AlphaKey;
    if (layering.second == Second::Lost || second < 0 || darkens || (isMasked && !areAligned(batch))) {
        note(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Layers of several textures show the first one (%1)"));
        return;
    }
    if (!layering.isExact)
        note(ConversionLoss::Changed, QT_TRANSLATE_NOOP("Message", "Second textures are layers of their own, which "
                                                                   "also change what is seen through the first (%1)"));
    const Colour &tint = batch.colour.fallback;
    if (isProduct(layering.second) && (batch.colour.curve.size() > 0 || tint.r != 1 || tint.g != 1 || tint.b != 1))
        note(ConversionLoss::Changed, QT_TRANSLATE_NOOP("Message", "The colour of a geoset tints both of its layers "
                                                                   "(%1)"));
    if (batch.stages.size() > 2)
        note(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Third textures are left out (%1)"));
    Layer layer = plainLayer(from, secondFilter(layering.second));
    if (isMasked)
        layer.textureId = m_textures.made(second, "_mask" + std::to_string(first),
                                          masked(first, second, layering.second == Second::AddMasked));
    else
        layer.textureId = layering.second == Second::AddAll ? m_textures.opaque(second) : m_textures.plain(second);
    // Light was in the first one; a second time would be too dark, and what is added is not lit at all.
    if (layering.second != Second::Blend)
        layer.shadingFlags |= ShadingFlag::Unshaded | (m_job.version >= 900 ? ShadingFlag::Unlit : 0u);
    layOn(from, layer, next);
    if (isWeighted(batch.combiner))
        setAlpha(layer, next.weight);
    else if (!batch.ignoresWeight)
        setAlpha(layer, stage.weight);
    draft.material.layers.append(std::move(layer));
}

void Looks::addBatch(const SceneLayer &from, Draft &draft)
{
    if (from.batch->stages.empty())
        return;
    addFirst(from, draft);
    addSecond(from, draft);
}

/// One for each run of batches with the same colour and opacity, which a geoset has only once.
std::vector<Looks::Draft> Looks::ofBatches(const SceneMaterial &material)
{
    std::vector<Draft> drafts;
    for (const SceneLayer &from : material.layers) {
        if (!from.batch)
            continue;
        const SceneBatch &batch = *from.batch;
        const bool fits = !drafts.empty() && sameTrack(drafts.back().alpha, from.alpha) &&
                          sameTrack(drafts.back().colour, batch.colour) &&
                          drafts.back().material.priorityPlane == batch.priorityPlane;
        if (!fits) {
            if (!drafts.empty())
                m_job.losses.add(ConversionLoss::Changed,
                                 QT_TRANSLATE_NOOP("Message", "Batches with colours or priority planes of their own "
                                                              "become geosets of their own (%1)"),
                                 from.source);
            Draft &draft = drafts.emplace_back();
            draft.alpha = from.alpha;
            draft.colour = batch.colour;
            draft.material.priorityPlane = batch.priorityPlane;
        }
        addBatch(from, drafts.back());
        if (batch.sortsNear || batch.sortsFar)
            m_job.losses.add(ConversionLoss::Changed,
                             QT_TRANSLATE_NOOP("Message", "Blended batches are drawn in the game's own order (%1)"),
                             from.source);
        if (batch.edgeFade)
            m_job.losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Fading at the edges is left out (%1)"),
                             from.source);
    }
    return drafts;
}

} // namespace sinew::mdx
