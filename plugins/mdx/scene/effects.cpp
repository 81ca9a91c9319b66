// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/effects.h"

#include "plugins/mdx/scene/scene.h"

#include <algorithm>
#include <bit>

namespace sinew::mdx {

namespace {

CellInterval interval(const std::array<std::uint32_t, 3> &values)
{
    return {values[0], values[1], values[2]};
}

SceneParticleEmitter particleEmitter(const ParticleEmitter2 &e, std::uint32_t dialect)
{
    SceneParticleEmitter result;
    result.speed = {e.speedKeys, e.speed};
    result.variation = {e.variationKeys, e.variation};
    result.latitude = {e.latitudeKeys, e.latitude};
    result.gravity = {e.gravityKeys, e.gravity};
    result.emissionRate = {e.emissionRateKeys, e.emissionRate};
    result.length = {e.lengthKeys, e.length};
    result.width = {e.widthKeys, e.width};
    result.lifeSpan = e.lifeSpan;
    result.middleTime = e.middleTime;
    for (std::size_t i = 0; i < 3; ++i) {
        result.colours[i] = e.segmentColours[i];
        result.alphas[i] = float(e.segmentAlphas[i]) / 255;
        result.scalings[i] = e.segmentScalings[i];
    }
    result.headLife = interval(e.headInterval);
    result.headDecay = interval(e.headDecayInterval);
    result.tailLife = interval(e.tailInterval);
    result.tailDecay = interval(e.tailDecayInterval);
    if (std::has_single_bit(e.rows) && std::has_single_bit(e.columns)) {
        result.rows = e.rows;
        result.columns = e.columns;
    }
    // Numbers above 2 have no bit of their own; all known viewers show them as nothing. A head is more help.
    result.head = e.headOrTail != 1;
    result.tail = e.headOrTail == 1 || e.headOrTail == 2;
    result.tailLength = e.tailLength;
    result.blend = e.filterMode > 4 ? ParticleBlend::Blend : ParticleBlend(e.filterMode);
    result.texture = e.textureId;
    result.replaceableId = dialect == WowAlpha ? 0 : e.replaceableId;
    result.priorityPlane = e.priorityPlane;
    const EmitterOptions options = emitterOptions(e.node.flags, dialect);
    result.squirt = e.squirt != 0;
    result.unshaded = options.unshaded;
    result.sortFarZ = options.sortFarZ;
    result.lineEmitter = options.lineEmitter;
    result.unfogged = options.unfogged;
    result.modelSpace = options.modelSpace;
    result.xyQuad = options.xyQuad;
    if (dialect == WowAlpha)
        addWowParticles(e, result);
    return result;
}

SceneModelEmitter modelEmitter(const ParticleEmitter &e, std::uint32_t dialect)
{
    SceneModelEmitter result;
    result.path = e.path.view();
    const EmitterOptions options = emitterOptions(e.node.flags, dialect);
    result.usesMdl = options.usesMdl;
    result.usesTga = options.usesTga;
    result.emissionRate = {e.emissionRateKeys, e.emissionRate};
    result.gravity = {e.gravityKeys, e.gravity};
    result.longitude = {e.longitudeKeys, e.longitude};
    result.latitude = {e.latitudeKeys, e.latitude};
    result.lifeSpan = {e.lifeSpanKeys, e.lifeSpan};
    result.speed = {e.speedKeys, e.initialVelocity};
    return result;
}

SceneRibbon ribbon(const RibbonEmitter &e, std::uint32_t dialect)
{
    SceneRibbon result;
    result.heightAbove = {e.heightAboveKeys, e.heightAbove};
    result.heightBelow = {e.heightBelowKeys, e.heightBelow};
    result.alpha = {e.alphaKeys, e.alpha};
    result.colour = {toRgbOrder(e, &RibbonEmitter::colourKeys), toRgbOrder(e, &RibbonEmitter::colour, dialect)};
    result.textureSlot = {asSigned(e.textureSlotKeys), std::int32_t(e.textureSlot), true};
    // World of Warcraft takes no less than a quarter of a second and an edge a second.
    result.lifeSpan = dialect == WowAlpha ? std::max(e.lifeSpan, .25f) : e.lifeSpan;
    result.emissionRate = float(dialect == WowAlpha ? std::max(e.emissionRate, 1u) : e.emissionRate);
    result.gravity = e.gravity;
    result.rows = std::max(1u, e.rows);
    result.columns = std::max(1u, e.columns);
    result.material = std::int32_t(e.materialId);
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

ScenePopcorn popcorn(const PopcornEmitter &e, std::uint32_t)
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

SceneEvent event(const EventObject &e, std::uint32_t)
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

SceneAttachment attachment(const Attachment &a, std::uint32_t)
{
    SceneAttachment result;
    result.path = a.path.view();
    result.attachmentId = a.attachmentId;
    return result;
}

/// `firstNode`: row of the first one's node; the nodes of a list stand in its order.
template<class T, class U>
void convert(const List<T> &list, std::size_t firstNode, std::uint32_t dialect, std::vector<U> &target,
             U (*make)(const T &, std::uint32_t))
{
    target.clear();
    for (std::size_t i = 0; i < list.size(); ++i) {
        target.push_back(make(list[i], dialect));
        target.back().source = list.ids[i];
        target.back().node = std::int32_t(firstNode + i);
    }
}

} // namespace

void buildEffects(const MdxModel &model, RenderScene &scene)
{
    const Root &root = model.data;
    // As in buildNodes().
    std::size_t row = root.bones.size() + root.lights.size() + root.helpers.size();
    convert(root.attachments, row, root.dialect, scene.attachments, attachment);
    row += root.attachments.size();
    convert(root.particleEmitters, row, root.dialect, scene.modelEmitters, modelEmitter);
    row += root.particleEmitters.size();
    convert(root.particleEmitters2, row, root.dialect, scene.particleEmitters, particleEmitter);
    row += root.particleEmitters2.size();
    convert(root.popcornEmitters, row, root.dialect, scene.popcorns, popcorn);
    row += root.popcornEmitters.size();
    convert(root.ribbonEmitters, row, root.dialect, scene.ribbons, ribbon);
    row += root.ribbonEmitters.size();
    convert(root.eventObjects, row, root.dialect, scene.events, event);
}

} // namespace sinew::mdx
