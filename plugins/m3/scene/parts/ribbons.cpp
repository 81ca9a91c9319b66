// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/ribbons.h"

#include "core/scene/scene_build.h"
#include "plugins/m3/model/random_flags.h"
#include "plugins/m3/scene/effects/ribbon_rules.h"
#include "plugins/m3/scene/parts/effect_surface.h"
#include "plugins/m3/scene/parts/nodes.h"
#include "plugins/m3/scene/parts/texture_rows.h"
#include "plugins/m3/scene/parts/tracks.h"

namespace sinew::m3 {

namespace {

namespace RibbonFlag {
enum : std::uint32_t {
    InheritVelocity = 0x10,
    OldScaleSmooth = 0x20,
    OldScaleBezier = 0x40,
    LengthAndTime = 0x1000,
    SwapAngles = 0x8000
};
}

RibbonRules::Span spanOf(const Root &root, const RibbonSpline &spline)
{
    RibbonRules::Span span;
    span.node = rowIn(root.bones, spline.bone);
    span.offset = spline.offset;
    span.direction = spline.direction;
    span.velocity = track(spline.velocity);
    span.startFactor = track(spline.startFactor);
    span.endFactor = track(spline.endFactor);
    span.yaw = track(spline.yaw);
    span.pitch = track(spline.pitch);
    span.yawWave = waveOf(spline.yawVariation, spline.yawVariationAmplitude, spline.yawVariationFrequency);
    span.pitchWave = waveOf(spline.pitchVariation, spline.pitchVariationAmplitude, spline.pitchVariationFrequency);
    span.velocityWave =
        waveOf(spline.velocityVariation, spline.velocityVariationAmplitude, spline.velocityVariationFrequency);
    return span;
}

void addRules(const Root &root, const Ribbon &r, RibbonRules &result)
{
    result.emissionRate = r.divisions;
    const bool flags = r.sectionVersion >= ribbonFlagsSince, swaps = r.flags & RibbonFlag::SwapAngles;
    result.form = r.type <= 3 ? RibbonForm(r.type) : RibbonForm::Billboard;
    result.sides = r.sides;
    result.innerRadius = r.starRatio;
    result.byLength = r.cullMethod == 1;
    result.lengthAndTime = r.flags & RibbonFlag::LengthAndTime;
    result.length = track(r.length);
    result.speed = track(r.speed);
    result.yaw = track(swaps ? r.pitch : r.yaw);
    result.pitch = track(swaps ? r.yaw : r.pitch);
    result.life = track(r.lifespan);
    result.active = onOff(r.active);
    result.gravity = {r.gravityX, r.gravityY, r.gravity};
    result.drag = r.drag;
    result.mass = r.mass;
    result.worldSpace = flags ? r.randomFlags & RandomFlag::World : r.worldSpace != 0;
    result.inheritVelocity = r.flags & RibbonFlag::InheritVelocity;
    result.parentVelocity = track(r.parentVelocity);
    result.noiseAmplitude = r.noiseAmplitude;
    result.noiseFrequency = r.noiseFrequency;
    result.noiseCohesion = r.noiseCohesion;
    result.noiseEdge = r.noiseEdge;
    result.widths = track(r.scale);
    result.twists = track(r.twist);
    const Animated<Colour4> *colours[] = {&r.colourStart, &r.colourMid, &r.colourEnd};
    for (int i = 0; i < 3; ++i)
        result.colours[i] = track(*colours[i]);
    std::uint32_t scaleSmoothing = r.scaleSmoothing;
    if (!flags)
        scaleSmoothing = std::uint32_t(r.flags & RibbonFlag::OldScaleBezier   ? Smoothing::Bezier
                                       : r.flags & RibbonFlag::OldScaleSmooth ? Smoothing::Smooth
                                                                              : Smoothing::Linear);
    const std::uint32_t colourSmoothing = flags ? r.colourSmoothing : 0;
    result.widthPhase = phaseOf(r.scaleMiddle, r.scaleHold, scaleSmoothing);
    result.colourPhase = phaseOf(r.colourMiddle, r.colourHold, colourSmoothing);
    result.alphaPhase = phaseOf(r.alphaMiddle, r.alphaHold, colourSmoothing);
    result.twistPhase = phaseOf(r.twistMiddle, r.twistHold, 0);
    result.yawWave = waveOf(r.yawVariation, r.yawVariationAmplitude, r.yawVariationFrequency);
    result.pitchWave = waveOf(r.pitchVariation, r.pitchVariationAmplitude, r.pitchVariationFrequency);
    result.speedWave = waveOf(r.speedVariation, r.speedVariationAmplitude, r.speedVariationFrequency);
    result.widthWave = waveOf(r.scaleVariation, r.scaleVariationAmplitude, r.scaleVariationFrequency);
    result.alphaWave = waveOf(r.alphaVariation, r.alphaVariationAmplitude, r.alphaVariationFrequency);
    result.waveShift = track(r.phaseShift);
    if (r.splines.size())
        result.span = spanOf(root, r.splines[0]);
}

} // namespace

void addRibbons(const Root &root, std::vector<SceneEffect> &effects)
{
    const TextureRows textures(root);
    const std::size_t first = NodeRows(root).ribbons;
    for (std::size_t row = 0; row < root.ribbons.size(); ++row) {
        const Ribbon &r = root.ribbons[row];
        const auto rules = std::make_shared<RibbonRules>();
        addRules(root, r, *rules);
        SceneEffect &effect = effects.emplace_back();
        effect.source = root.ribbons.ids[row];
        effect.node = std::int32_t(first + row);
        effect.kind = EffectKind::Ribbon;
        effect.sprite.textures = SpriteTextures::Surface;
        if (const auto surface = effectSurface(root, r.material, textures)) {
            effect.sprite.surface = surface->surface;
            effect.sprite.blend = surface->blend;
            effect.sprite.unfogged = surface->unfogged;
            effect.priorityPlane = surface->priority;
        } else {
            effect.sprite.blend = FilterMode::Alpha;
            rules->active = {};
            rules->active.fallback = 0;
        }
        effect.rules = rules;
    }
}

} // namespace sinew::m3
