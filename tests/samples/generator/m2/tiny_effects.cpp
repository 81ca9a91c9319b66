// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tiny_parts.h"

namespace sinew::samples::m2 {

namespace {

Track<std::uint32_t> constantGravity(float value)
{
    std::uint32_t bits;
    std::memcpy(&bits, &value, 4);
    return constant(bits);
}

} // namespace

void addRibbon(Model &m)
{
    Ribbon r;
    r.bone = 4;
    r.position = {0, 0.5f, 0.25f};
    r.textures = {0, 3};
    r.materials = {4, 2};
    r.colour = {1, -1, {{{0, {1, 1, 1}}, {1000, {1, 0, 0}}}}};
    r.alpha = constant<Fixed16>(0x6000);
    r.above = constant(0.25f);
    r.below = {1, 1, {{{0, 0.125f}, {700, 0.5f}}}};
    r.edgesPerSecond = 15;
    r.edgeLifetime = 0.75f;
    r.gravity = -0.5f;
    r.rows = 2;
    r.columns = 4;
    r.slot = {0, -1, {{{0, 0}, {500, 5}}}};
    r.visible = {0, -1, {{{0, 1}}, {{0, 0}, {200, 1}}}};
    r.priority = 3;
    r.colourIndex = 1;
    r.transformLookup = 2;
    m.ribbons = {r};
}

void addParticles(Model &m)
{
    Particle spark;
    spark.flags = 0x20000 | 0x8 | 0x1;
    spark.position = {0, 0, 0.5f};
    spark.bone = 2;
    spark.texture = 3;
    spark.colourIndex = 11;
    spark.rows = 2;
    spark.columns = 4;
    spark.priority = -1;
    spark.speed = {1, -1, {{{0, 2}, {1000, 3}}, {{0, 1}}}};
    spark.speedVariation = constant(0.25f);
    spark.verticalRange = constant(0.5f);
    spark.horizontalRange = constant(6.25f);
    spark.gravity = constantGravity(1.5f);
    spark.lifespan = constant(1.25f);
    spark.lifespanVary = 0.25f;
    spark.rate = {0, -1, {{{0, 20}}, {{0, 0}, {400, 30}}}};
    spark.rateVary = 2;
    spark.length = constant(0.5f);
    spark.width = {1, 1, {{{0, 0.25f}, {700, 0.75f}}}};
    spark.zSource = constant(0.f);
    spark.colour = {{0, 16384, 32767}, {{255, 255, 255}, {255, 128, 0}, {64, 0, 0}}};
    spark.alpha = {{0, 8192, 32767}, {0, 0x7fff, 0}};
    spark.scale = {{0, 32767}, {{0.25f, 0.25f}, {0.5f, 0.75f}}};
    spark.scaleVary = {0.125f, 0.25f};
    spark.head = {{0, 32767}, {0, 7}};
    spark.tail = {{0}, {3}};
    spark.middle = 0.375f;
    spark.colours = {{{255, 255, 255, 0}, {0, 128, 255, 255}, {0, 0, 64, 0}}};
    spark.sizes = {0.25f, 0.5f, 0.125f};
    spark.headBegin = {0, 3};
    spark.headEnd = {4, 7};
    spark.tailBegin = {1, 2};
    spark.tailEnd = {5, 6};
    spark.tailLength = 0.75f;
    spark.twinkleSpeed = 4;
    spark.twinklePercent = 0.5f;
    spark.twinkleMinimum = 0.75f;
    spark.twinkleMaximum = 1.25f;
    spark.burst = 1.5f;
    spark.drag = 0.125f;
    spark.baseSpin = 0.25f;
    spark.baseSpinVary = 0.125f;
    spark.spin = 0.5f;
    spark.spinVary = 0.0625f;
    spark.wind = {1, 0, 0.25f};
    spark.windTime = 0.5f;
    spark.enabled = {0, -1, {{{0, 1}}, {{0, 0}, {400, 1}}}};

    Particle dust = spark; // from a sphere, moving with the model, tails only
    dust.flags = 0x40000 | 0x10 | 0x200 | 0x4000;
    dust.shape = 2;
    dust.blend = 2;
    dust.texture = 0;
    dust.headOrTail = 1;
    dust.gravity = constantGravity(-0.5f);
    if (m.version >= 264) { // packed: x, y in 128ths, length
        dust.flags |= 0x800000;
        dust.gravity = constant<std::uint32_t>(64u | std::uint32_t(std::uint8_t(-32)) << 8 | 100u << 16);
    }
    dust.recursion = "Particles\\Child.m2";
    dust.tumbleMinimum = {-1, -2, -3};
    dust.tumbleMaximum = {1, 2, 3};
    dust.followSpeed1 = 1;
    dust.followScale1 = 0.25f;
    dust.followSpeed2 = 4;
    dust.followScale2 = 0.75f;

    Particle stones = spark; // models along a path
    stones.flags = 0x20000 | 0x40000;
    stones.shape = 3;
    stones.blend = 1;
    stones.headOrTail = 2;
    stones.geometry = "Particles\\Stone.m2";
    stones.spline = {{0, 0, 0}, {1, 0, 0.5f}, {1, 1, 1}, {0, 1, 1.5f}};
    stones.colour = {};
    stones.alpha = {};

    m.particles = {spark, dust, stones};
    if (m.version >= 264) {
        Particle aura = spark;
        aura.shape = 4;
        aura.bone = 1;
        aura.blend = 7;
        aura.flags = 0x20000 | 0x1000000;
        if (m.newParticles()) {
            // Three textures, of five bits each, and how they scroll: fixed point with 9 fractional bits.
            aura.flags |= 0x10000000;
            aura.texture = 0 | 3 << 5 | 1 << 10;
            aura.type = 0x20;
            aura.headOrTail = 0x40;
            aura.scroll = {512, 256, 128, 64, 32, 0xfe00, 8, 4};
        }
        m.particles.append(aura);
    }
}

} // namespace sinew::samples::m2
