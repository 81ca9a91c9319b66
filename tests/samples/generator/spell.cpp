// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "animation.h"
#include "mesh_builder.h"
#include "node_table.h"
#include "showcase/showcase_paint.h"
#include "starters.h"

namespace sinew::samples {

// Where sources are compiled together, its names need a namespace.
namespace portal {

namespace {

enum Texture : std::uint32_t { Runes, Crystal, Reflection, Spark, Glow, Trail };
enum Material : std::uint32_t { CircleMaterial, CrystalMaterial, VeilMaterial, TrailMaterial };
enum Shading : std::uint32_t { Unshaded = 0x1, SphereEnvironment = 0x2, TwoSided = 0x10, Unfogged = 0x20 };
enum Filter : std::uint32_t { Blend = 2, Additive = 3, AddAlpha = 4 };
enum NodeFlags : std::uint32_t { UnshadedEmitter = 0x8000 };

constexpr int crystalCount = 5;
constexpr int standEnd = 4000, birthStart = 4500, birthEnd = 6000, deathStart = 6500, deathEnd = 8000;
constexpr std::uint32_t turn = 6000;

struct Spell
{
    mdx::MdxModel model;
    NodeTable nodes;
};

mdx::Layer layer(Filter filter, std::uint32_t shading, std::int32_t texture, float alpha = 1)
{
    mdx::Layer made;
    made.filterMode = filter;
    made.shadingFlags = shading | Unshaded | TwoSided | Unfogged;
    made.textureId = texture;
    made.alpha = alpha;
    return made;
}

void addMaterials(mdx::Root &root)
{
    for (const char *path : {"runes.tga", "crystal.tga", "reflection.tga", "spark.tga", "glow.tga", "trail.tga"})
        root.textures.append().path.set(path);
    root.globalSequences.append().duration = turn;
    mdx::TextureAnimation &turning = root.textureAnimations.append();
    Keys<Q4> circle;
    for (int i = 0; i <= 4; ++i)
        circle.add(i * int(turn) / 4, euler(0, 0, 90 * i));
    turning.rotation = rotationCurve(Interpolation::Linear, circle, 0);

    mdx::Layer runes = layer(AddAlpha, 0, Runes);
    runes.textureAnimationId = 0;
    root.materials.append().layers.append(runes);
    mdx::Material &crystal = root.materials.append();
    crystal.layers.append(layer(Blend, 0, Crystal, .9f));
    crystal.layers.append(layer(AddAlpha, SphereEnvironment, Reflection, .6f));
    mdx::Layer veil = layer(Additive, 0, Glow, .8f);
    veil.alphaKeys = scalarCurve(Interpolation::Hermite,
                                 keysOf<double>({{0, .5}, {1500, .9}, {3000, .5}, {4500, .9}, {int(turn), .5}}), 0);
    root.materials.append().layers.append(veil);
    root.materials.append().layers.append(layer(Additive, 0, Trail));
}

void addSequences(mdx::Root &root)
{
    const auto add = [&root](const char *name, int start, int end, bool loops) {
        mdx::Sequence &sequence = root.sequences.append();
        sequence.name.set(name);
        sequence.start = start;
        sequence.end = end;
        sequence.flags = loops ? 0 : 1;
    };
    add("Stand", 0, standEnd, true);
    add("Birth", birthStart, birthEnd, false);
    add("Death", deathStart, deathEnd, false);
}

/// Grows in Birth, stays in Stand, falls together in Death.
Curve<Vec3> growth(double overshoot)
{
    Keys<V3> keys;
    keys.add(0, V3::Ones());
    keys.nextSequence();
    keys.add(birthStart, V3::Ones() * .02);
    keys.add(birthStart + 900, V3::Ones() * overshoot);
    keys.add(birthEnd, V3::Ones());
    keys.nextSequence();
    keys.add(deathStart, V3::Ones());
    keys.add(deathStart + 400, V3::Ones() * overshoot);
    keys.add(deathEnd, V3::Ones() * .02);
    return vectorCurve(Interpolation::Hermite, keys);
}

mdx::Bone &addBone(Spell &s, const std::string &name, const V3 &at, const std::string &parent)
{
    mdx::Bone &bone = s.model.data.bones.append();
    bone.node = s.nodes.node(bone.node, name, at, parent);
    return bone;
}

void addBody(Spell &s)
{
    mdx::Root &root = s.model.data;
    addBone(s, "Root", {0, 0, 0}, "").node.scaling = growth(1.15);
    addBone(s, "Gate", {0, 0, 62}, "Root").node.scaling = growth(1.3);
    mdx::Bone &orbit = addBone(s, "Orbit", {0, 0, 62}, "Root");
    Keys<Q4> round;
    for (int i = 0; i <= 4; ++i)
        round.add(i * int(turn) / 4, euler(90 * i, 0, 0));
    orbit.node.rotation = rotationCurve(Interpolation::Linear, round, 0);

    MeshBuilder circle;
    circle.rectangle({58, 58, .5}, {0, -116, 0}, {-116, 0, 0}, {}, {0});
    root.geosets.append(circle.geoset(CircleMaterial));
    MeshBuilder veil;
    veil.rectangle({0, -46, 108}, {0, 92, 0}, {0, 0, -92}, {}, {1});
    root.geosets.append(veil.geoset(VeilMaterial));

    MeshBuilder crystals;
    for (int i = 0; i < crystalCount; ++i) {
        const double angle = 2 * pi * i / crystalCount;
        const V3 at(0, 44 * std::sin(angle), 62 + 44 * std::cos(angle));
        const Bones bones{std::uint32_t(root.bones.size())};
        mdx::Bone &bone = addBone(s, "Crystal " + std::to_string(i + 1), at, "Orbit");
        Keys<Q4> spin;
        for (int k = 0; k <= 4; ++k)
            spin.add(k * int(turn) / 4, euler(0, 0, 90 * k * (i % 2 ? -1 : 1)));
        bone.node.rotation = rotationCurve(Interpolation::Linear, spin, 0);
        crystals.tube(std::vector<Ring>{{at + V3(0, 0, -13), 0, 0, 1, bones},
                                        {at + V3(0, 0, 1), 5, 5, .4, bones, 2, true},
                                        {at + V3(0, 0, 12), 0, 0, 0, bones}},
                      6, V3::UnitX(), {});
    }
    root.geosets.append(crystals.geoset(CrystalMaterial));
}

void addEffects(Spell &s)
{
    mdx::ParticleEmitter2 &motes = s.model.data.particleEmitters2.append();
    motes.node = s.nodes.node(motes.node, "Motes", {0, 0, 2}, "Root", UnshadedEmitter);
    motes.textureId = Spark;
    motes.filterMode = 1;
    motes.speed = 38;
    motes.variation = .4f;
    motes.latitude = 8;
    motes.lifeSpan = 2.2f;
    motes.emissionRate = 34;
    motes.length = motes.width = 90;
    motes.headOrTail = 0;
    motes.middleTime = .4f;
    motes.segmentColours = {Colour{.6f, .8f, 1}, Colour{.5f, .4f, 1}, Colour{.8f, .2f, 1}};
    motes.segmentAlphas = {0, 255, 0};
    motes.segmentScalings = {2, 3.2f, 1};

    mdx::ParticleEmitter2 &burst = s.model.data.particleEmitters2.append();
    burst.node = s.nodes.node(burst.node, "Burst", {0, 0, 62}, "Gate", UnshadedEmitter);
    burst.textureId = Spark;
    burst.filterMode = 1;
    burst.speed = 120;
    burst.variation = .3f;
    burst.latitude = 180;
    burst.lifeSpan = .9f;
    burst.headOrTail = 1;
    burst.tailLength = .16f;
    burst.segmentColours = {Colour{1, 1, 1}, Colour{.6f, .7f, 1}, Colour{.5f, .2f, 1}};
    burst.segmentAlphas = {255, 200, 0};
    burst.segmentScalings = {3, 2, .5f};
    Keys<double> rate;
    rate.add(0, 0);
    rate.nextSequence();
    for (const auto &[time, value] : {std::pair{0, 0.}, {500, 20.}, {900, 160.}, {1200, 0.}})
        rate.add(birthStart + time, value);
    rate.nextSequence();
    for (const auto &[time, value] : {std::pair{0, 0.}, {400, 200.}, {800, 0.}})
        rate.add(deathStart + time, value);
    burst.emissionRate = 0;
    burst.emissionRateKeys = scalarCurve(Interpolation::Linear, rate);

    mdx::RibbonEmitter &trail = s.model.data.ribbonEmitters.append();
    trail.node = s.nodes.node(trail.node, "Trail", {0, 44, 62}, "Orbit");
    trail.heightAbove = trail.heightBelow = 5;
    trail.colour = {.6f, .6f, 1};
    trail.alpha = .8f;
    trail.lifeSpan = 2.4f;
    trail.emissionRate = 24;
    trail.materialId = TrailMaterial;

    mdx::Light &light = s.model.data.lights.append();
    light.node = s.nodes.node(light.node, "Portal Light", {10, 0, 62}, "Gate");
    light.attenuationStart = 60;
    light.attenuationEnd = 240;
    light.colour = {.5f, .6f, 1};
    light.intensity = 2;
    light.ambientColour = {.2f, .2f, .4f};
}

} // namespace

SampleFiles files()
{
    Spell spell;
    spell.model.data.version = 800;
    spell.model.data.model.name.set("portal");
    addMaterials(spell.model.data);
    addSequences(spell.model.data);
    addBody(spell);
    addEffects(spell);
    spell.nodes.number(spell.model.data);
    SampleFiles made{{QStringLiteral("spell/portal.mdx"), finishedModel(spell.model)}};
    const std::pair<const char *, Picture> pictures[] = {
        {"runes", paintRunes()}, {"crystal", paintCrystal()}, {"reflection", paintReflection()},
        {"spark", paintSpark()}, {"glow", paintGlow()},       {"trail", paintTrail()}};
    for (const auto &[name, picture] : pictures)
        made[QStringLiteral("spell/%1.tga").arg(QLatin1String(name))] = picture.tga();
    return made;
}

} // namespace portal

SampleFiles spellFiles()
{
    return portal::files();
}

} // namespace sinew::samples
