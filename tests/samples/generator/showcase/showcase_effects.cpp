// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/showcase.h"

#include "animation.h"

namespace sinew::samples {

namespace {

enum NodeFlags : std::uint32_t {
    UnshadedEmitter = 0x8000,
    UsesModel = 0x8000,
    SortFarZ = 0x10000,
    ModelSpace = 0x80000
};
enum EmitterFilter : std::uint32_t { EmitBlend, EmitAdditive };

/// 0 or 1 over each sequence: `on` lists sequences and milliseconds from their start.
struct On
{
    ShowcaseSequence sequence;
    int from, to;
};
Curve<float> visibleDuring(std::initializer_list<On> on)
{
    Keys<double> keys;
    for (int i = 0; i < int(showcaseClips().size()); ++i) {
        keys.nextSequence();
        const auto which = ShowcaseSequence(i);
        const auto found = std::find_if(on.begin(), on.end(), [&](const On &o) { return o.sequence == which; });
        if (found == on.end() || found->from > 0)
            keys.add(startOf(which), 0);
        if (found != on.end()) {
            keys.add(startOf(which) + found->from, 1);
            if (startOf(which) + found->to < endOf(which))
                keys.add(startOf(which) + found->to, 0);
        }
    }
    return scalarCurve(Interpolation::None, keys);
}

constexpr int always = 1 << 20;

mdx::ParticleEmitter2 &addEmitter(Showcase &s, const char *name, const V3 &at, const std::string &parent,
                                  ShowcaseTexture texture, EmitterFilter filter, std::uint32_t flags)
{
    mdx::ParticleEmitter2 &emitter = s.model.data.particleEmitters2.append();
    emitter.node = s.nodes.node(emitter.node, name, at, parent, flags);
    emitter.textureId = texture;
    emitter.filterMode = filter;
    return emitter;
}

void addParticles(Showcase &s)
{
    // Sparks rise from the crest's flame.
    mdx::ParticleEmitter2 &embers =
        addEmitter(s, "Embers", {0, 0, 116}, "Orbit", SparkTexture, EmitAdditive, UnshadedEmitter);
    embers.speed = 26;
    embers.variation = .4f;
    embers.latitude = 24;
    embers.gravity = -14;
    embers.lifeSpan = 1.1f;
    embers.emissionRate = 14;
    embers.length = embers.width = 8;
    embers.headOrTail = 2;
    embers.tailLength = .12f;
    embers.middleTime = .3f;
    embers.segmentColours = {Colour{.6f, .95f, 1}, Colour{.2f, .6f, 1}, Colour{.1f, .2f, .8f}};
    embers.segmentAlphas = {255, 200, 0};
    embers.segmentScalings = {2.2f, 1.6f, .4f};
    embers.visibility = visibleDuring({{Stand, 0, always},
                                       {StandLook, 0, always},
                                       {StandReady, 0, always},
                                       {Walk, 0, always},
                                       {Attack, 0, always},
                                       {AttackThrust, 0, always},
                                       {Spell, 0, always},
                                       {Death, 0, 1400},
                                       {Portrait, 0, always}});
    embers.speedKeys =
        scalarCurve(Interpolation::Hermite, keysOf<double>({{0, 22}, {1200, 32}, {2400, 22}}), BobGlobal);

    // Dust at the feet: a puff at each step.
    for (const int side : {1, -1}) {
        const std::string foot = sided("Foot", side);
        mdx::ParticleEmitter2 &dust = addEmitter(s, side > 0 ? "Dust Left" : "Dust Right", {2, side * 11., 1}, foot,
                                                 SmokeTexture, EmitBlend, SortFarZ);
        dust.speed = 14;
        dust.variation = .5f;
        dust.latitude = 80;
        dust.gravity = 4;
        dust.lifeSpan = .8f;
        dust.emissionRate = 5;
        dust.length = dust.width = 9;
        dust.rows = dust.columns = 2;
        dust.headInterval = dust.headDecayInterval = {0, 3, 1};
        dust.segmentColours = {Colour{.55f, .5f, .42f}, Colour{.5f, .46f, .4f}, Colour{.45f, .42f, .38f}};
        dust.segmentAlphas = {110, 70, 0};
        dust.segmentScalings = {3, 6, 9};
        dust.squirt = 1;
        Keys<double> steps;
        steps.add(startOf(Walk) + (side > 0 ? 0 : 500), 5);
        dust.emissionRateKeys = scalarCurve(Interpolation::None, steps);
        dust.visibility = visibleDuring({{Walk, 0, always}});
    }

    // Light gathers around the caster.
    mdx::ParticleEmitter2 &spell =
        addEmitter(s, "Spell Motes", {0, 0, 2}, "Root", SparkTexture, EmitAdditive, UnshadedEmitter | ModelSpace);
    spell.speed = 60;
    spell.variation = .3f;
    spell.latitude = 6;
    spell.lifeSpan = 1.2f;
    spell.length = spell.width = 84;
    spell.headOrTail = 1;
    spell.tailLength = .3f;
    spell.segmentColours = {Colour{1, 1, 1}, Colour{.4f, .8f, 1}, Colour{.1f, .3f, 1}};
    spell.segmentAlphas = {0, 255, 0};
    spell.segmentScalings = {1, 2, .5f};
    Keys<double> rate;
    for (const auto &[time, value] : {std::pair{0, 0.}, {400, 10.}, {900, 70.}, {1400, 40.}, {1900, 0.}})
        rate.add(startOf(Spell) + time, value);
    spell.emissionRate = 0;
    spell.emissionRateKeys = scalarCurve(Interpolation::Linear, rate);
    spell.visibility = visibleDuring({{Spell, 0, 1900}});

    mdx::ParticleEmitter &splinters = s.model.data.particleEmitters.append();
    splinters.node = s.nodes.node(splinters.node, "Splinters", {0, 0, 96}, "Chest", UsesModel);
    splinters.emissionRate = 12;
    splinters.gravity = 160;
    splinters.longitude = float(grid(2 * pi, 1024));
    splinters.latitude = float(grid(pi / 3, 1024));
    splinters.path.set("splinter.mdx");
    splinters.lifeSpan = 1.4f;
    splinters.initialVelocity = 110;
    splinters.visibility = visibleDuring({{Death, 900, 1300}});
    splinters.speedKeys =
        scalarCurve(Interpolation::Linear, keysOf<double>({{startOf(Death) + 900, 140}, {startOf(Death) + 1300, 60}}));
}

void addRibbon(Showcase &s)
{
    mdx::RibbonEmitter &ribbon = s.model.data.ribbonEmitters.append();
    ribbon.node = s.nodes.node(ribbon.node, "Blade Trail", {46, -29, 46}, "Weapon");
    ribbon.heightAbove = 12;
    ribbon.heightBelow = 26;
    ribbon.alpha = .9f;
    ribbon.colour = {.7f, .9f, 1};
    ribbon.lifeSpan = .28f;
    ribbon.emissionRate = 60;
    ribbon.materialId = TrailMaterial;
    ribbon.visibility = visibleDuring({{Attack, 430, 760}, {AttackThrust, 420, 640}});
    ribbon.heightAboveKeys = scalarCurve(
        Interpolation::Bezier,
        keysOf<double>({{startOf(Attack) + 430, 2}, {startOf(Attack) + 560, 14}, {startOf(Attack) + 760, 6}}));
    ribbon.alphaKeys = scalarCurve(Interpolation::Linear, keysOf<double>({{startOf(Attack) + 430, .2},
                                                                          {startOf(Attack) + 540, 1},
                                                                          {startOf(Attack) + 760, 0},
                                                                          {startOf(AttackThrust) + 420, .2},
                                                                          {startOf(AttackThrust) + 540, 1},
                                                                          {startOf(AttackThrust) + 640, 0}}));
}

void addLights(Showcase &s)
{
    mdx::Light &flame = s.model.data.lights.append();
    flame.node = s.nodes.node(flame.node, "Flame Light", {0, 0, 120}, "Orbit");
    flame.attenuationStart = 40;
    flame.attenuationEnd = 180;
    flame.colour = {.45f, .8f, 1};
    flame.intensity = 1.5f;
    flame.ambientColour = {.2f, .3f, .5f};
    flame.ambientIntensity = .2f;
    Keys<double> flicker;
    for (int i = 0; i <= 8; ++i)
        flicker.add(i * 100, 1.5 + .4 * std::sin(2 * pi * i / 8 + 1) + .2 * std::sin(6 * pi * i / 8));
    flame.intensityKeys = scalarCurve(Interpolation::Bezier, flicker, FlickerGlobal);
    flame.visibility = visibleDuring({{Stand, 0, always},
                                      {StandLook, 0, always},
                                      {StandReady, 0, always},
                                      {Walk, 0, always},
                                      {Attack, 0, always},
                                      {AttackThrust, 0, always},
                                      {Spell, 0, always},
                                      {Death, 0, 1300},
                                      {Portrait, 0, always}});

    mdx::Light &spell = s.model.data.lights.append();
    spell.node = s.nodes.node(spell.node, "Spell Light", {20, 0, 30}, "Root");
    spell.attenuationStart = 80;
    spell.attenuationEnd = 320;
    spell.colour = {.6f, .8f, 1};
    spell.intensity = 0;
    spell.intensityKeys = scalarCurve(
        Interpolation::Hermite,
        keysOf<double>(
            {{startOf(Spell), 0}, {startOf(Spell) + 900, 3}, {startOf(Spell) + 1500, 2}, {endOf(Spell), 0}}));
    spell.colourKeys = colourCurve(
        Interpolation::Linear,
        keysOf<V3>({{startOf(Spell), {.3, .5, 1}}, {startOf(Spell) + 950, {1, 1, 1}}, {endOf(Spell), {.3, .5, 1}}}));
    spell.visibility = visibleDuring({{Spell, 0, always}});
}

} // namespace

void addShowcaseEffects(Showcase &showcase)
{
    addParticles(showcase);
    addRibbon(showcase);
    addLights(showcase);
}

} // namespace sinew::samples
