// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdx/files.h"
#include "mdx/wow_emitters.h"
#include "mdx/wow_geosets.h"

namespace sinew::samples::mdxraw {

namespace {

QByteArray sequence(const QByteArray &name, std::int32_t start, std::int32_t end, std::uint32_t flags, float frequency)
{
    return Bytes()
        .raw(fixed(name, 80))
        .put(start)
        .put(end)
        .f32(0)
        .u32(flags)
        .raw(extent(90, {-40, -40, 0}, {40, 40, 80}))
        .f32(frequency)
        .u32(1)
        .u32(3)
        .u32(200)
        .data;
}

QByteArray texture(const QByteArray &path, std::uint32_t replaceable = 0)
{
    return u32(replaceable) + fixed(path, 260) + u32(3);
}

QByteArray layer(std::uint32_t blend, std::uint32_t flags, std::uint32_t texture, std::uint32_t animation = noParent,
                 const QByteArray &tracks = {})
{
    return sized(Bytes().u32(blend).u32(flags).u32(texture).u32(animation).u32(0).f32(1).raw(tracks).data);
}

QByteArray material(std::int32_t priority, const QList<QByteArray> &layers)
{
    return sized(Bytes().put(priority).raw(counted(layers)).data);
}

QByteArray materials(const WowForms &forms)
{
    const QList<Key> flips{{0, u32(1)}, {500, u32(2)}, {1000, u32(1)}};
    const QByteArray flipbook = forms.fullTracks ? track("KMTF", Step, flips, forms.flipSequence)
                                                 : simpleTrack("KMTF", flips, forms.flipSequence);
    const QByteArray fade = track("KMTA", Linear, {{0, f32(1)}, {1000, f32(.5f)}, {2000, f32(1)}});
    return countedTwice(
        {material(0, {layer(0, 0, 0)}), material(1, {layer(0, 0, 1), layer(3, 0x111, 2, 0, fade + flipbook)})}, 248);
}

QByteArray geosetAnimation(std::uint32_t geoset, float alpha, const QByteArray &rgb, std::uint32_t flags,
                           const QByteArray &tracks = {})
{
    return sized(u32(geoset) + f32(alpha) + rgb + u32(flags) + tracks);
}

QByteArray bones()
{
    const QByteArray swing = track("KGTR", Linear, {{0, v3({0, 0, 0})}, {1000, v3({0, 0, 8})}, {2000, v3({0, 0, 0})}});
    const double h = 0.70710678118654752;
    const QByteArray turn =
        track("KGRT", Linear,
              {{0, packed(0, 0, 0, 1)}, {1000, packed(0, 0, h, h)}, {2000, packed(0, 0, 1 - 1. / 1048576, 0)}});
    const QByteArray swell = track(
        "KGSC", Hermite,
        {{2500, v3({1, 1, 1}) + v3({0, 0, 0}) + v3({0, 0, 0})}, {3500, v3({2, 2, 2}) + v3({0, 0, 0}) + v3({0, 0, 0})}});
    const QByteArray sway = track("KGRT", Bezier,
                                  {{0, packed(.1, 0, 0, .995) + packed(.1, 0, 0, .995) + packed(.05, 0, 0, .999)},
                                   {2000, packed(-.1, 0, 0, -.995) + packed(0, .1, 0, .995) + packed(0, 0, .1, .995)}},
                                  0);
    const QByteArray noGeoset = u32(noParent) + u32(noParent);
    return counted({node("Root", 0, noParent, 0) + u32(0) + u32(noParent),
                    node("Crystal", 1, 0, 0, swing + turn + swell) + u32(1) + u32(0),
                    node("Chain", 2, 0, 0x2, sway) + noGeoset});
}

QByteArray light(const WowForms &forms)
{
    const auto number = [&](float value) { return forms.integerAttenuation ? u32(std::uint32_t(value)) : f32(value); };
    const QByteArray tracks =
        track("KLAS", Linear, {{0, number(20)}, {1000, number(30)}}) +
        track("KLAE", Linear, {{0, number(80)}, {1000, number(120)}}) +
        track("KLAC", Linear, {{0, colour(1, .5f, .25f)}, {1000, colour(1, .75f, .5f)}}) +
        track("KLAI", Linear, {{0, f32(1)}, {1000, f32(2)}}) + track("KLBC", Linear, {{0, colour(.1f, .1f, .2f)}}) +
        track("KLBI", Linear, {{0, f32(.5f)}}) + track("KVIS", Step, {{0, f32(1)}, {2500, f32(0)}});
    return sized(node("Glow", 3, 0, 0x100) + u32(0) + f32(20) + f32(80) + colour(1, .5f, .25f) + f32(1) +
                 colour(.1f, .2f, .3f) + f32(.5f) + tracks);
}

QByteArray attachment(const QByteArray &name, std::uint32_t id, std::uint32_t link, const QByteArray &tracks = {})
{
    return sized(node(name, id, 0, 0x400) + u32(link) + QByteArray(1, '\0') + fixed({}, 260) + tracks);
}

QByteArray hitTest(const QByteArray &name, std::uint32_t id, char type, const QByteArray &numbers)
{
    return sized(node(name, id, 0, 0x1000) + QByteArray(1, type) + numbers);
}

QByteArray camera()
{
    const QByteArray tracks = track("KCTR", Linear, {{0, v3({0, 0, 0})}, {2000, v3({0, 10, 0})}}) +
                              track("KCRL", Linear, {{0, f32(0)}, {2000, f32(.1f)}}) +
                              track("KTTR", Linear, {{0, v3({0, 0, 0})}}) + track("KVIS", Step, {{0, f32(1)}});
    return sized(fixed("Portrait", 80) + v3({200, 0, 80}) + f32(.9500215f) + f32(1000) + f32(8) + v3({0, 0, 40}) +
                 tracks);
}

QByteArray ground()
{
    const QByteArray corners = v3({-60, -60, 0}) + v3({60, -60, 0}) + v3({60, 60, 0}) + v3({-60, 60, 0});
    const QByteArray faces = Bytes().u16(0).u16(1).u16(2).u16(0).u16(2).u16(3).data;
    return tagged("VRTX", 4, corners) + tagged("TRI ", 6, faces) + tagged("NRMS", 2, v3({0, 0, 1}) + v3({0, 0, 1}));
}

QByteArray geosets(std::uint32_t version)
{
    const Mesh foot = box({-20, -20, 0}, {20, 20, 30}, 0), crystal = box({-8, -8, 42}, {8, 8, 58}, 1),
               chain = box({22, -2, 0}, {26, 2, 40}, 2);
    if (version >= 1500)
        return batches({{foot, 0, 0, 0}, {crystal, 1, 702, 1}, {chain, 0, 1, 0x21}});
    return counted({geoset(foot, 0, 0, 2), geoset(crystal, 1, 702, 2), geoset(chain, 0, 1, 0, false)});
}

} // namespace

Chunks brazier(std::uint32_t version, const WowForms &forms)
{
    Chunks chunks;
    const auto add = [&](const char *tag, const QByteArray &content) { chunks.append({QByteArray(tag), content}); };
    add("VERS", u32(version));
    add("MODL", fixed("Brazier", 80) + fixed({}, 260) + extent(90, {-40, -40, 0}, {40, 40, 80}) + u32(150) +
                    QByteArray(1, '\0'));
    add("SEQS", counted({sequence("Stand", 0, 2000, 0, 1), sequence("Attack", 2500, 3500, 1, .5f)}));
    add("GLBS", u32(2000));
    add("MTLS", materials(forms));
    add("TEXS", texture("stone.blp") + texture("crystal.blp") + texture("glow.blp") + texture({}, 2));
    add("TXAN", counted({sized(track("KTAT", Linear, {{0, v3({0, 0, 0})}, {2000, v3({1, 0, 0})}}) +
                               track("KTAR", Linear, {{0, packed(0, 0, 0, 1)}, {2000, packed(0, 0, .5, .8660254)}}) +
                               track("KTAS", Linear, {{0, v3({1, 1, 1})}}))}));
    add("GEOS", geosets(version));
    add("GEOA",
        counted({geosetAnimation(1, 1, colour(1, .5f, .25f), 1,
                                 track("KGAO", Linear, {{2500, f32(1)}, {3500, f32(0)}}) +
                                     track("KGAC", Linear, {{0, colour(1, .5f, .25f)}, {2000, colour(.5f, .5f, 1)}})),
                 geosetAnimation(2, .75f, colour(.25f, .5f, .75f), 1)}));
    add("BONE", bones());
    add("LITE", counted({light(forms)}));
    add("HELP", counted({node("Aim", 4, 1, 0x8)}));
    add("ATCH", countedTwice({attachment("Spell", 5, 34),
                              attachment("Name", 6, 18, track("KVIS", Step, {{0, f32(1)}, {2500, f32(0)}}))},
                             753));
    add("PIVT", wowPivots());
    add("PREM", counted({wowModelEmitter()}));
    add("PRE2", counted(wowEmitters()));
    add("RIBB", counted({wowRibbon(forms)}));
    add("EVTS",
        counted({sized(node("$DSL", 13, 0, 0x200) + tagged("KEVT", 2, u32(noSequence) + u32(500) + u32(1500)))}));
    add("CAMS", counted({camera()}));
    add("HTST",
        counted({hitTest("Box", 14, 0, v3({-20, -20, 0}) + v3({20, 20, 30})),
                 hitTest("Post", 15, 1, v3({0, 0, 0}) + f32(60) + f32(12)),
                 hitTest("Ball", 16, 2, v3({0, 0, 50}) + f32(16)), hitTest("Floor", 17, 3, f32(80) + f32(60))}));
    add("CLID", ground());
    return chunks;
}

} // namespace sinew::samples::mdxraw
