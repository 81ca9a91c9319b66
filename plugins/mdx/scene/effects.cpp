// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/effects.h"

#include "plugins/mdx/scene/effects/model_emitter.h"
#include "plugins/mdx/scene/effects/segment_particles.h"
#include "plugins/mdx/scene/scene_values.h"
#include "plugins/mdx/scene/wow_particles.h"
#include "plugins/warcraft/effects/band.h"

#include <algorithm>
#include <bit>

namespace sinew::mdx {

namespace {

CellInterval interval(const std::array<std::uint32_t, 3> &values)
{
    return {values[0], values[1], values[2]};
}

std::shared_ptr<const EffectRules> segmentRules(const ParticleEmitter2 &e, std::uint32_t dialect)
{
    const auto rules = std::make_shared<SegmentParticles>();
    setQuads(e, dialect, *rules);
    rules->latitude = {e.latitudeKeys, e.latitude};
    rules->gravity = {e.gravityKeys, e.gravity};
    rules->lifeSpan = e.lifeSpan;
    rules->middleTime = e.middleTime;
    for (std::size_t i = 0; i < 3; ++i) {
        rules->colours[i] = e.segmentColours[i];
        rules->alphas[i] = float(e.segmentAlphas[i]) / 255;
        rules->scalings[i] = e.segmentScalings[i];
    }
    rules->headLife = interval(e.headInterval);
    rules->headDecay = interval(e.headDecayInterval);
    rules->tailLife = interval(e.tailInterval);
    rules->tailDecay = interval(e.tailDecayInterval);
    rules->squirt = e.squirt != 0;
    return rules;
}

SceneEffect particleEffect(const ParticleEmitter2 &e, std::uint32_t dialect, std::size_t)
{
    constexpr FilterMode modes[] = {FilterMode::Blend, FilterMode::AddAlpha, FilterMode::Modulate,
                                    FilterMode::Modulate2x, FilterMode::Transparent};
    SceneEffect result;
    result.sprite.blend = e.filterMode < std::size(modes) ? modes[e.filterMode] : FilterMode::Blend;
    result.sprite.texture = e.textureId;
    result.priorityPlane = e.priorityPlane;
    const EmitterOptions options = emitterOptions(e.node.flags, dialect);
    result.sprite.unfogged = options.unfogged;
    if (dialect == WowAlpha) {
        result.sprite.lit = !options.unshaded;
        result.sprite.testsTexel = true;
        for (const std::string_view path : {e.geometryPath.view(), e.recursionPath.view()})
            if (!path.empty())
                result.models.push_back({std::string(path)});
        result.rules = rampRules(e);
    } else {
        result.sprite.replaceableId = e.replaceableId;
        result.rules = segmentRules(e, dialect);
    }
    return result;
}

SceneEffect modelEffect(const ParticleEmitter &e, std::uint32_t dialect, std::size_t row)
{
    SceneEffect result;
    result.kind = EffectKind::Models;
    const EmitterOptions options = emitterOptions(e.node.flags, dialect);
    if (!e.path.view().empty())
        result.models.push_back({std::string(e.path.view()), options.usesTga && !options.usesMdl});
    const auto rules = std::make_shared<ModelEmitter>();
    rules->stream = row;
    rules->emissionRate = {e.emissionRateKeys, e.emissionRate};
    rules->gravity = {e.gravityKeys, e.gravity};
    rules->longitude = {e.longitudeKeys, e.longitude};
    rules->latitude = {e.latitudeKeys, e.latitude};
    rules->lifeSpan = {e.lifeSpanKeys, e.lifeSpan};
    rules->speed = {e.speedKeys, e.initialVelocity};
    result.rules = rules;
    return result;
}

SceneEffect ribbonEffect(const RibbonEmitter &e, std::uint32_t dialect, std::size_t)
{
    SceneEffect result;
    result.kind = EffectKind::MaterialRibbon;
    result.material = std::int32_t(e.materialId);
    const auto rules = std::make_shared<warcraft::Band>();
    rules->heightAbove = {e.heightAboveKeys, e.heightAbove};
    rules->heightBelow = {e.heightBelowKeys, e.heightBelow};
    rules->alpha = {e.alphaKeys, e.alpha};
    rules->colour = {toRgbOrder(e, &RibbonEmitter::colourKeys), toRgbOrder(e, &RibbonEmitter::colour, dialect)};
    rules->textureSlot = {asSigned(e.textureSlotKeys), std::int32_t(e.textureSlot), true};
    // World of Warcraft uses at least a quarter of a second and one edge per second.
    rules->lifeSpan = dialect == WowAlpha ? std::max(e.lifeSpan, .25f) : e.lifeSpan;
    rules->emissionRate = float(dialect == WowAlpha ? std::max(e.emissionRate, 1u) : e.emissionRate);
    rules->gravity = e.gravity;
    rules->rows = std::max(1u, e.rows);
    rules->columns = std::max(1u, e.columns);
    result.rules = rules;
    return result;
}

std::string_view trimmed(std::string_view text)
{
    const auto from = text.find_first_not_of(" \t\r\n");
    return from == text.npos ? std::string_view() : text.substr(from, text.find_last_not_of(" \t\r\n") - from + 1);
}

/// "Always=on" or "Stand=on, Death=off".
std::vector<PopcornGuide> popcornGuide(std::string_view text)
{
    std::vector<PopcornGuide> guide;
    while (!text.empty()) {
        const std::string_view entry = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), entry.size() + 1));
        const auto equals = entry.rfind('=');
        if (equals == entry.npos)
            continue;
        std::string state(trimmed(entry.substr(equals + 1)));
        for (char &c : state)
            c = c >= 'A' && c <= 'Z' ? char(c + 32) : c;
        guide.push_back({std::string(trimmed(entry.substr(0, equals))), state == "on"});
    }
    return guide;
}

ScenePopcorn popcorn(const PopcornEmitter &e, std::uint32_t, std::size_t)
{
    ScenePopcorn result;
    result.path = e.path.view();
    result.guide = popcornGuide(e.animationVisibilityGuide.view());
    result.replaceableId = e.replaceableId;
    result.lifeSpan = {e.lifeSpanKeys, e.lifeSpan};
    result.emissionRate = {e.emissionRateKeys, e.emissionRate};
    result.speed = {e.speedKeys, e.speed};
    result.alpha = {e.alphaKeys, e.alpha};
    result.colour = {toRgbOrder(e, &PopcornEmitter::colourKeys), e.colour};
    return result;
}

SceneEvent event(const EventObject &e, std::uint32_t, std::size_t)
{
    SceneEvent result;
    result.name = e.node.name.view();
    constexpr std::pair<std::string_view, EventKind> kinds[] = {{"SND", EventKind::Sound},
                                                                {"SPN", EventKind::Spawn},
                                                                {"SPL", EventKind::Splat},
                                                                {"FPT", EventKind::Footprint},
                                                                {"UBR", EventKind::UberSplat}};
    for (const auto &[prefix, kind] : kinds)
        if (result.name.starts_with(prefix))
            result.kind = kind;
    if (result.name.size() >= 8)
        result.id = result.name.substr(4, 4);
    result.times = e.track;
    return result;
}

SceneAttachment attachment(const Attachment &a, std::uint32_t, std::size_t)
{
    SceneAttachment result;
    result.path = a.path.view();
    result.attachmentId = a.attachmentId;
    return result;
}

/// Appends. `firstNode`: row of the first one's node; the nodes of a list are in the same order.
template<class T, class U>
void convert(const List<T> &list, std::size_t firstNode, std::uint32_t dialect, std::vector<U> &target,
             U (*make)(const T &, std::uint32_t dialect, std::size_t row))
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        target.push_back(make(list[i], dialect, i));
        target.back().source = list.ids[i];
        target.back().node = std::int32_t(firstNode + i);
    }
}

} // namespace

void setQuads(const ParticleEmitter2 &e, std::uint32_t dialect, warcraft::QuadRules &rules)
{
    rules.speed = {e.speedKeys, e.speed};
    rules.variation = {e.variationKeys, e.variation};
    rules.emissionRate = {e.emissionRateKeys, e.emissionRate};
    rules.length = {e.lengthKeys, e.length};
    rules.width = {e.widthKeys, e.width};
    if (std::has_single_bit(e.rows) && std::has_single_bit(e.columns)) {
        rules.rows = e.rows;
        rules.columns = e.columns;
    }
    // Numbers above 2 have no bit of their own; all known viewers draw nothing for them. A head is more useful.
    rules.head = e.headOrTail != 1;
    rules.tail = e.headOrTail == 1 || e.headOrTail == 2;
    rules.tailLength = e.tailLength;
    const EmitterOptions options = emitterOptions(e.node.flags, dialect);
    rules.sortFarZ = options.sortFarZ;
    rules.lineEmitter = options.lineEmitter;
    rules.modelSpace = options.modelSpace;
    rules.xyQuad = options.xyQuad;
}

void buildEffects(const MdxModel &model, RenderScene &scene)
{
    const Root &root = model.data;
    scene.effects.clear();
    scene.attachments.clear();
    scene.popcorns.clear();
    scene.events.clear();
    // As in buildNodes().
    const std::size_t attachments = root.bones.size() + root.lights.size() + root.helpers.size();
    const std::size_t models = attachments + root.attachments.size();
    const std::size_t particles = models + root.particleEmitters.size();
    const std::size_t popcorns = particles + root.particleEmitters2.size();
    const std::size_t ribbons = popcorns + root.popcornEmitters.size();
    const std::size_t events = ribbons + root.ribbonEmitters.size();
    convert(root.particleEmitters2, particles, root.dialect, scene.effects, particleEffect);
    convert(root.particleEmitters, models, root.dialect, scene.effects, modelEffect);
    convert(root.ribbonEmitters, ribbons, root.dialect, scene.effects, ribbonEffect);
    convert(root.attachments, attachments, root.dialect, scene.attachments, attachment);
    convert(root.popcornEmitters, popcorns, root.dialect, scene.popcorns, popcorn);
    convert(root.eventObjects, events, root.dialect, scene.events, event);
}

} // namespace sinew::mdx
