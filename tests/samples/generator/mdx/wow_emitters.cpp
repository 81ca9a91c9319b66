// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdx/wow_emitters.h"

namespace sinew::samples::mdxraw {

namespace {

/// What differs between the emitters; every other field gets a number of its own.
struct Emitter
{
    const char *name;
    std::uint32_t id, parent, flags, type;
    float speed, latitude, longitude, gravity, zSource, rate, length, width;
    QByteArray colours;
    float scale;
    std::uint32_t blend, texture;
    QList<V3> spline;
    V3 wind{};
    float drag = 0, spin = 0;
    QByteArray tracks;
};

QByteArray emitter(const Emitter &e)
{
    Bytes block;
    block.u32(e.type)
        .f32(e.speed)
        .f32(.1f)
        .f32(e.latitude)
        .f32(e.longitude)
        .f32(e.gravity)
        .f32(e.zSource)
        .f32(1.5f)
        .f32(e.rate)
        .f32(e.length)
        .f32(e.width);
    block.u32(2)
        .u32(2)
        .u32(0)
        .f32(.25f)
        .f32(.4f)
        .raw(e.colours)
        .u8(255)
        .u8(160)
        .u8(0)
        .f32(e.scale)
        .f32(e.scale * 1.5f)
        .f32(e.scale / 2);
    for (const std::uint32_t cell : {0u, 3u, 1u, 0u, 3u, 1u, 0u, 0u, 1u, 0u, 0u, 1u})
        block.u32(cell);
    block.u32(e.blend).u32(e.texture).u32(0).u32(0).raw(fixed({}, 520));
    block.f32(10).f32(1).f32(1).f32(1); // no twinkling
    block.f32(.5f).f32(-1).f32(1).f32(-2).f32(2).f32(-3).f32(3).f32(e.drag).f32(e.spin).put(e.wind).f32(.5f);
    block.f32(1).f32(.25f).f32(20).f32(.75f).u32(std::uint32_t(e.spline.size()));
    for (const V3 &point : e.spline)
        block.put(point);
    block.u32(0);
    return sized(node(e.name, e.id, e.parent, e.flags) + sized(block.data) + e.tracks);
}

} // namespace

QByteArray wowModelEmitter()
{
    const QByteArray tracks = track("KPEE", Linear, {{0, f32(2)}}) + track("KPEG", Linear, {{0, f32(10)}}) +
                              track("KPLN", Linear, {{0, f32(3)}}) + track("KPLT", Linear, {{0, f32(.5f)}}) +
                              track("KPEL", Linear, {{0, f32(2)}}) + track("KPES", Linear, {{0, f32(20)}}) +
                              track("KVIS", Step, {{0, f32(0)}, {2500, f32(1)}});
    return sized(node("Debris", 7, 0, 0x800 | 0x10000) + f32(2) + f32(10) + f32(3) + f32(.5f) +
                 fixed("Splinter.mdx", 260) + f32(2) + f32(20) + tracks);
}

QList<QByteArray> wowEmitters()
{
    const QByteArray fire = colour(1, .75f, .25f) + colour(1, .5f, 0) + colour(.25f, .25f, .25f),
                     blue = colour(.5f, .75f, 1) + colour(.25f, .5f, 1) + colour(0, 0, 1);
    const QByteArray every = track("KP2S", Linear, {{0, f32(20)}, {2000, f32(30)}}) +
                             track("KP2R", Linear, {{0, f32(.1f)}}) + track("KP2L", Linear, {{0, f32(.3f)}}) +
                             track("KPLN", Linear, {{0, f32(3.1415927f)}}) + track("KP2G", Linear, {{0, f32(-5)}}) +
                             track("KLIF", Linear, {{0, f32(1.5f)}}) + track("KP2E", Linear, {{0, f32(30)}}) +
                             track("KP2W", Linear, {{0, f32(16)}}) + track("KP2N", Linear, {{0, f32(16)}}) +
                             track("KP2Z", Linear, {{0, f32(0)}}) + track("KVIS", Step, {{0, f32(1)}});
    return {
        emitter({"Flames", 8,    0,   0x800 | 0x8000 | 0x40000,
                 1,        20,   .3f, 3.1415927f,
                 -5,       0,    30,  16,
                 16,       fire, 4,   1,
                 2,        {},   {},  0,
                 1,        every}),
        emitter({"Aura", 9,    1,          0x800 | 0x8000 | 0x80000 | 0x400000,
                 2,      -6,   3.1415927f, 3.1415927f,
                 0,      0,    20,         18,
                 12,     blue, 1.5f,       1,
                 2,      {},   {},         0,
                 0,      {}}),
        emitter({"Arc", 10,
                 0,     0x800 | 0x8000,
                 3,     8,
                 0,     0,
                 0,     0,
                 20,    1,
                 0,     fire,
                 1.5f,  0,
                 2,     {{30, 0, 20}, {30, 0, 60}, {-30, 0, 60}, {-30, 0, 20}},
                 {},    0,
                 0,     {}}),
        emitter({"Smoke", 11,   1,          0x800 | 0x20000000 | 0x1000000,
                 0,       12,   .2f,        3.1415927f,
                 0,       0,    8,          6,
                 6,       fire, 5,          0,
                 3,       {},   {15, 0, 0}, .5f,
                 2,       {}}),
    };
}

QByteArray wowRibbon(const WowForms &forms)
{
    const QList<Key> slots{{0, u32(0)}, {1000, u32(1)}};
    const QByteArray tracks = track("KRHA", Linear, {{0, f32(4)}}) + track("KRHB", Linear, {{0, f32(4)}}) +
                              track("KRAL", Linear, {{0, f32(1)}}) +
                              track("KRCO", Linear, {{0, colour(1, .5f, .25f)}}) +
                              (forms.fullTracks ? track("KRTX", Step, slots) : simpleTrack("KRTX", slots)) +
                              track("KVIS", Step, {{0, f32(1)}});
    Bytes block;
    block.f32(4).f32(4).f32(1).raw(colour(1, .5f, .25f)).f32(.5f).u32(0).u32(20).u32(1).u32(2).u32(1).f32(0);
    return sized(node("Trail", 12, 1, 0x2000) + sized(block.data) + tracks);
}

QByteArray wowPivots()
{
    const QList<V3> pivots{{0, 0, 0},   {0, 0, 50}, {24, 0, 40}, {0, 0, 60}, {0, 0, 50}, {0, 0, 40},
                           {0, 0, 80},  {0, 0, 30}, {0, 0, 30},  {0, 0, 50}, {0, 0, 0},  {0, 0, 62},
                           {12, 0, 50}, {0, 0, 0},  {0, 0, 0},   {0, 0, 0},  {0, 0, 50}, {0, 0, 0}};
    QByteArray bytes;
    for (const V3 &pivot : pivots)
        bytes += v3(pivot);
    return bytes;
}

} // namespace sinew::samples::mdxraw
