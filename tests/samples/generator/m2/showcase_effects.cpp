// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase.h"

namespace sinew::samples::m2 {

using namespace shrine;

namespace {

Track<std::uint32_t> gravityOf(float value)
{
    std::uint32_t bits;
    std::memcpy(&bits, &value, 4);
    return constant(bits);
}

/// Burns until the pole has fallen.
Track<std::uint8_t> untilDeath()
{
    return {0, -1, {{{0, 1}}, {{0, 1}}, {{0, 1}, {1600, 0}}, {{0, 1}}}};
}

Particle emitter(int bone, V3 position, int texture, int blend, float life, float rate)
{
    Particle p;
    p.bone = std::uint16_t(bone);
    p.position = position;
    p.texture = std::uint16_t(texture);
    p.blend = std::uint16_t(blend);
    p.flags = 0x20000 | 0x1 | 0x8;
    p.lifespan = constant(life);
    p.rate = constant(rate);
    p.speedVariation = constant(0.3f);
    p.horizontalRange = constant(6.2831855f);
    p.zSource = constant(0.f);
    p.gravity = gravityOf(0);
    p.enabled = constant<std::uint8_t>(1);
    p.head = {{0}, {0}};
    p.tail = {{0}, {0}};
    return p;
}

void addFire(Model &m, int side)
{
    const int bone = FireLeft + side;
    Particle flame = emitter(bone, fires[side], Flame, 4, 0.9f, 26);
    flame.rows = 2;
    flame.columns = 4;
    flame.speed = constant(0.55f);
    flame.verticalRange = constant(0.2f);
    flame.length = flame.width = constant(0.32f);
    flame.lifespanVary = 0.2f;
    flame.gravity = gravityOf(-0.35f);
    flame.colour = {{0, 12000, 32767}, {{255, 235, 180}, {255, 150, 50}, {160, 30, 10}}};
    flame.alpha = {{0, 4000, 20000, 32767}, {0, 0x7fff, 0x6000, 0}};
    flame.scale = {{0, 10000, 32767}, {{0.16f, 0.2f}, {0.28f, 0.36f}, {0.08f, 0.14f}}};
    flame.scaleVary = {0.25f, 0.25f};
    flame.head = {{0, 32767}, {0, 7}};
    flame.enabled = untilDeath();
    m.particles.append(flame);

    Particle sparks = emitter(bone, fires[side], Spark, 4, 1.6f, 7);
    sparks.flags |= 0x40000;
    sparks.speed = constant(1.1f);
    sparks.verticalRange = constant(0.5f);
    sparks.length = sparks.width = constant(0.25f);
    sparks.gravity = gravityOf(-0.15f);
    sparks.drag = 0.6f;
    sparks.wind = {-0.25f, 0.3f, 0};
    sparks.windTime = 1.6f;
    sparks.twinkleSpeed = 9;
    sparks.twinklePercent = 0.7f;
    sparks.twinkleMinimum = 0.5f;
    sparks.twinkleMaximum = 1.3f;
    sparks.tailLength = 0.06f;
    sparks.colour = {{0, 32767}, {{255, 220, 120}, {255, 70, 20}}};
    sparks.alpha = {{0, 24000, 32767}, {0x7fff, 0x7fff, 0}};
    sparks.scale = {{0, 32767}, {{0.035f, 0.035f}, {0.015f, 0.015f}}};
    sparks.enabled = untilDeath();
    m.particles.append(sparks);

    Particle smoke = emitter(bone, {fires[side][0], fires[side][1], fires[side][2] + 0.35f}, Smoke, 2, 3, 5);
    smoke.rows = smoke.columns = 2;
    smoke.flags |= 0x10000; // one of the four pictures
    smoke.speed = constant(0.5f);
    smoke.verticalRange = constant(0.15f);
    smoke.length = smoke.width = constant(0.1f);
    smoke.wind = {-0.1f, 0.2f, 0};
    smoke.windTime = 3;
    smoke.baseSpinVary = 3;
    smoke.spin = 0.4f;
    smoke.spinVary = 0.3f;
    smoke.colour = {{0, 32767}, {{50, 46, 44}, {90, 88, 88}}};
    smoke.alpha = {{0, 8000, 32767}, {0, 0x2400, 0}};
    smoke.scale = {{0, 32767}, {{0.15f, 0.15f}, {0.55f, 0.55f}}};
    smoke.rate = {0, -1, {{{0, 5}}, {{0, 5}}, {{0, 5}, {1600, 16}}, {{0, 5}}}};
    m.particles.append(smoke);

    Light light;
    light.bone = std::int16_t(bone);
    light.position = {fires[side][0], fires[side][1], fires[side][2] + 0.3f};
    light.ambient = constant<V3>({0.2f, 0.1f, 0.05f});
    light.ambientIntensity = constant(0.5f);
    light.diffuse = constant<V3>({1, 0.6f, 0.25f});
    light.diffuseIntensity = {1, 3, {{{0, 1.1f}, {300, 0.8f}, {550, 1.2f}, {900, 0.9f}, {1250, 1.25f}, {1600, 1.1f}}}};
    light.attenuationStart = constant(0.5f);
    light.attenuationEnd = constant(4.f);
    light.visible = untilDeath();
    m.lights.append(light);
}

} // namespace

void addShrineEffects(Model &m)
{
    addFire(m, 0);
    addFire(m, 1);

    Particle dust = emitter(Wisp, {1.5f, 0, 2.1f}, Spark, 4, 1.4f, 22);
    dust.shape = 2;
    dust.speed = constant(0.08f);
    dust.verticalRange = constant(3.14f);
    dust.width = constant(0.12f);
    dust.length = constant(0.02f);
    dust.gravity = gravityOf(0.12f);
    dust.colour = {{0, 32767}, {{200, 240, 255}, {80, 120, 255}}};
    dust.alpha = {{0, 32767}, {0x7fff, 0}};
    dust.scale = {{0, 32767}, {{0.05f, 0.05f}, {0.01f, 0.01f}}};
    m.particles.append(dust);

    Particle aura = emitter(Crystal, {0, 0, 3.78f}, Glow, 4, 2.2f, 6);
    aura.shape = 2;
    aura.flags |= 0x10;
    aura.speed = constant(-0.05f);
    aura.verticalRange = constant(3.14f);
    aura.length = constant(0.25f);
    aura.width = constant(0.45f);
    aura.colour = {{0, 16384, 32767}, {{120, 190, 255}, {180, 140, 255}, {120, 190, 255}}};
    aura.alpha = {{0, 16384, 32767}, {0, 0x3000, 0}};
    aura.scale = {{0, 32767}, {{0.1f, 0.1f}, {0.3f, 0.3f}}};
    m.particles.append(aura);

    Ribbon trail;
    trail.bone = Wisp;
    trail.position = {1.5f, 0, 2.1f};
    trail.textures = {Trail};
    trail.materials = {3};
    trail.colour = {1, 2, {{{0, {0.5f, 0.8f, 1}}, {4500, {0.9f, 0.5f, 1}}, {9000, {0.5f, 0.8f, 1}}}}};
    trail.alpha = constant<Fixed16>(0x6000);
    trail.above = trail.below = constant(0.11f);
    trail.edgesPerSecond = 30;
    trail.edgeLifetime = 1.3f;
    trail.slot = constant<std::uint16_t>(0);
    trail.visible = constant<std::uint8_t>(1);
    m.ribbons = {trail};

    Camera portrait;
    portrait.fov = 0.8f;
    portrait.positionBase = {6.5f, -2.2f, 2.8f};
    portrait.targetBase = {0, 0, 2};
    Camera fly = portrait; // once around, by spline keys
    fly.type = 1;
    fly.position = {2,
                    -1,
                    {{{0, {{0, 0, 0}, {0, 0, 0}, {0.3f, 1.2f, 0}}},
                      {2000, {{0, 4.4f, 0.4f}, {0.3f, 3.2f, 0.3f}, {-0.3f, 5.6f, 0.5f}}},
                      {4000, {{-6, 5, 0}, {-4, 5.6f, 0.2f}, {-6, 5, 0}}}}}};
    fly.roll = {1, -1, {{{0, {0, 0, 0}}, {4000, {0.05f, 0, 0}}}}};
    m.cameras = {portrait, fly};
    m.cameraLookup = {0, 1};
    m.events = {{"$DSL", 3017, FireLeft, fires[0], {0, 3, {{{0, {}}}}}},
                {"$DTH", 0, Root, {0, 0, 0.5f}, {0, -1, {{}, {}, {{1500, {}}}}}}};
}

} // namespace sinew::samples::m2
