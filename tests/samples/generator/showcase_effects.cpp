// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase.h"

#include "animation.h"

namespace sinew::samples {

namespace {

enum NodeFlags : std::uint32_t { UnshadedEmitter = 0x8000, UsesModel = 0x8000, SortFarZ = 0x10000, ModelSpace = 0x80000 };
enum EmitterFilter : std::uint32_t { EmitBlend, EmitAdditive };

std::int32_t startOf(ShowcaseSequence sequence) { return showcaseClips()[sequence].start; }
std::int32_t endOf(ShowcaseSequence sequence) { return showcaseClips()[sequence].end; }

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

void addCrystals(Showcase &s)
{
    MeshBuilder crystals;
    for (int i = 1; i <= 3; ++i) {
        const std::string name = "Crystal " + std::to_string(i);
        const Bones bones{s.bone(name)};
        const V3 at = s.nodes.pivot(name);
        const double size = i == 1 ? 1.15 : 1;
        crystals.tube(std::vector<Ring>{{at + V3(0, 0, -9 * size), 0, 0, 1, bones}, {at + V3(0, 0, 1.5), 3.2 * size, 3.2 * size, .4, bones, 2, true},
                                        {at + V3(0, 0, 2.6), 3 * size, 3 * size, .3, bones, 2, true}, {at + V3(0, 0, 7.5 * size), 0, 0, 0, bones}},
                      6, V3::UnitX(), {0, 0, 1, 1});
        // Floats up and down, each at its own moment, and breathes.
        Keys<V3> bob, breath;
        for (int k = 0; k <= 4; ++k) {
            const double phase = k / 4. + i / 3.;
            bob.add(k * 600, V3(0, 0, 4 * std::sin(2 * pi * phase)));
            breath.add(k * 600, V3::Ones() * (1 + .12 * std::cos(2 * pi * phase)));
        }
        mdx::Node &node = s.boneNode(name);
        node.translation = vectorCurve(Interpolation::Bezier, bob, BobGlobal);
        node.scaling = vectorCurve(Interpolation::Hermite, breath, BobGlobal);
        Keys<Q4> spin;
        for (int k = 0; k <= 4; ++k)
            spin.add(k * 1000, euler(0, 0, 90 * k));
        node.rotation = rotationCurve(Interpolation::Linear, spin, ScrollGlobal);
    }
    Keys<Q4> orbit;
    for (int k = 0; k <= 6; ++k)
        orbit.add(k * 2000, euler(0, 0, 60 * k));
    s.boneNode("Orbit").rotation = rotationCurve(Interpolation::Linear, orbit, OrbitGlobal);
    s.model.data.geosets.append(crystals.geoset(CrystalMaterial));
}

void addGlows(Showcase &s)
{
    auto &geosets = s.model.data.geosets;
    MeshBuilder eyes;
    const V3 at = s.nodes.pivot("Eyes");
    for (const double side : {1.0, -1.0})
        eyes.rectangle(at + V3(side < 0 ? -.2 : .6, side * 2.7 - 2.8, 2.2), {side * -.8, 5.6, 0}, {0, 0, -4.4}, {}, {s.bone("Eyes")});
    geosets.append(eyes.geoset(EyeMaterial));

    // Quads that face +x are turned to the viewer by their billboarded bones.
    MeshBuilder flame;
    const V3 top = s.nodes.pivot("Flame");
    flame.rectangle(top + V3(0, -8, 19), {0, 16, 0}, {0, 0, -28}, {}, {s.bone("Flame")});
    geosets.append(flame.geoset(FlameMaterial));
    MeshBuilder halo;
    const V3 middle = s.nodes.pivot("Halo");
    halo.rectangle(middle + V3(0, -17, 17), {0, 34, 0}, {0, 0, -34}, {}, {s.bone("Halo")});
    geosets.append(halo.geoset(HaloMaterial));

    const auto disc = [&](double radius, double height, ShowcaseMaterial material) {
        MeshBuilder builder;
        builder.rectangle({radius, radius, height}, {0, -2 * radius, 0}, {-2 * radius, 0, 0}, {}, {s.bone("Ground")});
        geosets.append(builder.geoset(material));
    };
    disc(34, .3, ShadowMaterial);
    disc(46, .5, GlowMaterial);
    disc(50, .8, RuneMaterial);
    // The shadow follows who falls.
    const std::int32_t falls = startOf(Death) + 1250, lies = startOf(Death) + 1700;
    mdx::Node &ground = s.boneNode("Ground");
    ground.translation = vectorCurve(Interpolation::Hermite, keysOf<V3>({{startOf(Death), {0, 0, 0}}, {falls, {0, 0, 0}}, {lies, {48, 0, 0}}, {startOf(Decay), {48, 0, 0}}}));
    ground.scaling = vectorCurve(Interpolation::Linear, keysOf<V3>({{startOf(Death), {1, 1, 1}}, {falls, {1, 1, 1}}, {lies, {2, 1.1, 1}}, {startOf(Decay), {2, 1.1, 1}}}));
}

/// One animation for each geoset, in order; those at the end are the ground's.
void addGeosetAnimations(Showcase &s)
{
    mdx::Root &root = s.model.data;
    const auto count = std::int32_t(root.geosets.size());
    for (std::int32_t i = 0; i < count; ++i) {
        mdx::GeosetAnimation &animation = root.geosetAnimations.append();
        animation.geosetId = i;
        animation.colour = {1, 1, 1};
        Keys<double> alpha;
        const auto key = [&](ShowcaseSequence sequence, std::initializer_list<std::pair<int, double>> keys) {
            alpha.nextSequence();
            for (const auto &[time, value] : keys)
                alpha.add(startOf(sequence) + time, value);
        };
        const std::uint32_t material = root.geosets[std::size_t(i)].materialId;
        const int decays = endOf(Decay) - startOf(Decay);
        switch (material) {
        case RuneMaterial: {
            for (int n = 0; n < int(showcaseClips().size()); ++n)
                if (n == Spell)
                    key(Spell, {{0, 0}, {450, .35}, {950, 1}, {1500, .85}, {2200, 0}});
                else
                    key(ShowcaseSequence(n), {{0, 0}});
            animation.alphaKeys = scalarCurve(Interpolation::Hermite, alpha);
            animation.flags = 2;
            animation.colourKeys = colourCurve(Interpolation::Linear, keysOf<V3>({{0, {1, 1, 1}}, {1200, {.6, .75, 1}}, {2400, {1, 1, 1}}}), BobGlobal);
            break;
        }
        case CrystalMaterial:
        case FlameMaterial:
        case HaloMaterial:
        case GlowMaterial:
            for (int n = 0; n < int(showcaseClips().size()); ++n)
                if (n == Death)
                    key(Death, {{0, 1}, {900, 1}, {1600, 0}, {2500, 0}});
                else
                    key(ShowcaseSequence(n), {{0, n == Decay ? 0. : 1.}});
            animation.alphaKeys = scalarCurve(Interpolation::Linear, alpha);
            break;
        case EyeMaterial:
            animation.flags = 2;
            animation.colour = {.45f, .9f, 1};
            break;
        default:
            for (int n = 0; n < int(showcaseClips().size()); ++n)
                if (n == Decay)
                    key(Decay, {{0, 1}, {decays / 2, 1}, {decays, 0}});
                else
                    key(ShowcaseSequence(n), {{0, 1}});
            animation.alphaKeys = scalarCurve(Interpolation::Linear, alpha);
        }
    }
}

mdx::ParticleEmitter2 &addEmitter(Showcase &s, const char *name, const V3 &at, const std::string &parent, ShowcaseTexture texture, EmitterFilter filter, std::uint32_t flags)
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
    mdx::ParticleEmitter2 &embers = addEmitter(s, "Embers", {0, 0, 116}, "Orbit", SparkTexture, EmitAdditive, UnshadedEmitter);
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
    embers.visibility = visibleDuring({{Stand, 0, always}, {StandLook, 0, always}, {StandReady, 0, always}, {Walk, 0, always}, {Attack, 0, always},
                                       {AttackThrust, 0, always}, {Spell, 0, always}, {Death, 0, 1400}, {Portrait, 0, always}});
    embers.speedKeys = scalarCurve(Interpolation::Hermite, keysOf<double>({{0, 22}, {1200, 32}, {2400, 22}}), BobGlobal);

    // Dust at the feet: a puff at each step.
    for (const int side : {1, -1}) {
        const std::string foot = sided("Foot", side);
        mdx::ParticleEmitter2 &dust = addEmitter(s, side > 0 ? "Dust Left" : "Dust Right", {2, side * 11., 1}, foot, SmokeTexture, EmitBlend, SortFarZ);
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
    mdx::ParticleEmitter2 &spell = addEmitter(s, "Spell Motes", {0, 0, 2}, "Root", SparkTexture, EmitAdditive, UnshadedEmitter | ModelSpace);
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

    // Splinters, as models.
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
    splinters.speedKeys = scalarCurve(Interpolation::Linear, keysOf<double>({{startOf(Death) + 900, 140}, {startOf(Death) + 1300, 60}}));
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
    ribbon.heightAboveKeys = scalarCurve(Interpolation::Bezier, keysOf<double>({{startOf(Attack) + 430, 2}, {startOf(Attack) + 560, 14}, {startOf(Attack) + 760, 6}}));
    ribbon.alphaKeys = scalarCurve(Interpolation::Linear, keysOf<double>({{startOf(Attack) + 430, .2}, {startOf(Attack) + 540, 1}, {startOf(Attack) + 760, 0},
                                                                         {startOf(AttackThrust) + 420, .2}, {startOf(AttackThrust) + 540, 1}, {startOf(AttackThrust) + 640, 0}}));
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
    flame.visibility = visibleDuring({{Stand, 0, always}, {StandLook, 0, always}, {StandReady, 0, always}, {Walk, 0, always}, {Attack, 0, always},
                                      {AttackThrust, 0, always}, {Spell, 0, always}, {Death, 0, 1300}, {Portrait, 0, always}});

    mdx::Light &spell = s.model.data.lights.append();
    spell.node = s.nodes.node(spell.node, "Spell Light", {20, 0, 30}, "Root");
    spell.attenuationStart = 80;
    spell.attenuationEnd = 320;
    spell.colour = {.6f, .8f, 1};
    spell.intensity = 0;
    spell.intensityKeys = scalarCurve(Interpolation::Hermite, keysOf<double>({{startOf(Spell), 0}, {startOf(Spell) + 900, 3}, {startOf(Spell) + 1500, 2}, {endOf(Spell), 0}}));
    spell.colourKeys = colourCurve(Interpolation::Linear, keysOf<V3>({{startOf(Spell), {.3, .5, 1}}, {startOf(Spell) + 950, {1, 1, 1}}, {endOf(Spell), {.3, .5, 1}}}));
    spell.visibility = visibleDuring({{Spell, 0, always}});
}

} // namespace

void addShowcaseEffects(Showcase &showcase)
{
    addCrystals(showcase);
    addGlows(showcase);
    addGeosetAnimations(showcase);
    addParticles(showcase);
    addRibbon(showcase);
    addLights(showcase);
    // A bone that moves one geoset alone names it, and is hidden with it.
    const auto &geosets = showcase.model.data.geosets;
    for (std::size_t g = 0; g < geosets.size(); ++g)
        for (const std::uint32_t row : geosets[g].matrixIndices) {
            mdx::Bone &bone = showcase.model.data.bones[row];
            const auto shared = std::count_if(geosets.begin(), geosets.end(), [&](const mdx::Geoset &other) {
                return std::find(other.matrixIndices.begin(), other.matrixIndices.end(), row) != other.matrixIndices.end();
            });
            bone.geosetId = shared == 1 ? std::int32_t(g) : -1;
            bone.geosetAnimationId = shared == 1 ? std::int32_t(g) : -1;
        }
}

} // namespace sinew::samples
