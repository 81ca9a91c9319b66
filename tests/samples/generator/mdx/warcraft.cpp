// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdx/files.h"
#include "mdx/wow_geosets.h"

namespace sinew::samples::mdxraw {

namespace {

QByteArray floatRotation(float x, float y, float z, float w)
{
    return Bytes().f32(x).f32(y).f32(z).f32(w).data;
}

/// Without a count before it, with TANG and SKIN, UVs in UVBS.
QByteArray hdGeoset(bool wide)
{
    const Mesh mesh = box({-10, -10, 0}, {10, 10, 60}, 0);
    const auto count = std::uint32_t(mesh.positions.size());
    Bytes positions, normals, tangents, uvs, faces, skin, groups;
    for (std::uint32_t v = 0; v < count; ++v) {
        const bool high = mesh.positions[v][2] > 30;
        positions.put(mesh.positions[v]);
        normals.put(mesh.normals[v]);
        tangents.put(mesh.normals[v]).f32(1);
        uvs.put(mesh.uvs[v]);
        groups.u8(0);
        for (const int number : {high ? 1 : 0, 0, 0, 0, 255, 0, 0, 0})
            wide ? skin.u16(number) : skin.u8(number);
    }
    for (const std::uint16_t index : mesh.faces)
        faces.put(index);
    const QByteArray bounds = extent(70, mesh.low, mesh.high);
    const auto indices = std::uint32_t(mesh.faces.size());
    return sized(tagged("VRTX", count, positions.data) + tagged("NRMS", count, normals.data) +
                 tagged("PTYP", 1, u32(4)) + tagged("PCNT", 1, u32(indices)) + tagged("PVTX", indices, faces.data) +
                 tagged("GNDX", count, groups.data) + tagged("MTGC", 1, u32(1)) + tagged("MATS", 1, u32(0)) + u32(0) +
                 u32(0) + u32(0) + u32(0) + fixed("banner", 80) + bounds + u32(1) + bounds +
                 tagged("TANG", count, tangents.data) + tagged("SKIN", count * 8, skin.data) + QByteArray("UVAS") +
                 u32(1) + tagged("UVBS", count, uvs.data));
}

QByteArray material()
{
    Bytes layer;
    layer.u32(0).u32(0x600).u32(0).u32(noParent).u32(0).f32(1).f32(1).put(V3{1, 1, 1}).f32(0).f32(0);
    layer.u32(24).u32(2).u32(0).u32(0).raw(track("KMTF", Step, {{0, u32(0)}})).u32(1).u32(1);
    layer.raw(track("KMTA", Linear, {{0, f32(1)}}));
    return sized(u32(0) + u32(0) + "LAYS" + u32(1) + sized(layer.data));
}

QByteArray light(std::uint32_t version)
{
    Bytes body;
    body.raw(node("Lamp", 2, 0, 0x200))
        .u32(1)
        .u32(1)
        .f32(80)
        .f32(200)
        .put(V3{1, .5f, .25f})
        .f32(1)
        .put(V3{.25f, .25f, .5f})
        .f32(.5f)
        .f32(.4f)
        .f32(10)
        .f32(500);
    if (version >= 1600)
        body.f32(.01f).f32(.1f).f32(.9f);
    return sized(body.raw(track("KLAV", Step, {{0, f32(1)}})).data);
}

/// With every track that is new since 1300.
QByteArray movingLight(std::uint32_t version)
{
    Bytes body;
    body.raw(node("Torch", 3, 1, 0x200))
        .u32(0)
        .u32(0)
        .f32(40)
        .f32(100)
        .put(V3{1, .75f, .5f})
        .f32(1)
        .put(V3{1, 1, 1})
        .f32(0)
        .f32(.4f)
        .f32(0)
        .f32(0);
    if (version >= 1600)
        body.f32(.0005f).f32(0).f32(.00001f);
    body.raw(track("KLSS", Linear, {{0, f32(10)}, {1000, f32(20)}}))
        .raw(track("KLSE", Linear, {{0, f32(500)}, {1000, f32(400)}}));
    if (version >= 1600)
        body.raw(track("KLQF", Linear, {{0, f32(.25f)}, {1000, f32(.5f)}}))
            .raw(track("KLLF", Linear, {{0, f32(.125f)}}))
            .raw(track("KLDA", Step, {{500, f32(.75f)}}));
    return sized(body.data);
}

QByteArray warcraftCamera()
{
    const QByteArray tracks = track("IDUF", Linear, {{0, f32(100)}, {1000, f32(200)}}) +
                              track("ELAF", Linear, {{0, f32(35)}}) + track("PTSF", Linear, {{0, f32(2.8f)}}) +
                              track("KCTR", Linear, {{0, v3({0, 0, 0})}, {1000, v3({5, 0, 0})}}) +
                              track("KCRL", Linear, {{0, f32(0)}}) + track("KTTR", Linear, {{0, v3({0, 0, 0})}});
    QByteArray bytes =
        sized(fixed("Front", 80) + v3({200, 0, 60}) + f32(.785f) + f32(1000) + f32(8) + v3({0, 0, 30}) + tracks);
    bytes[3] = '\3';
    return bytes;
}

} // namespace

Chunks banner(std::uint32_t version, bool wide)
{
    Chunks chunks;
    const auto add = [&](const char *tag, const QByteArray &content) { chunks.append({QByteArray(tag), content}); };
    const QByteArray bounds = extent(70, {-10, -10, 0}, {10, 10, 60});
    add("VERS", u32(version));
    add("MODL", fixed("Banner", 80) + fixed({}, 260) + bounds + u32(150));
    add("SEQS", fixed("Stand", 80) + u32(0) + u32(1000) + f32(0) + u32(0) + f32(0) + u32(0) + bounds);
    add("MTLS", material());
    add("TEXS", u32(0) + fixed("stone.blp", 260) + u32(3) + u32(0) + fixed("normal.blp", 260) + u32(3));
    add("GEOS", hdGeoset(wide));
    const QByteArray wave = track("KGRT", Linear,
                                  {{0, floatRotation(0, 0, 0, 1)},
                                   {500, floatRotation(.2f, 0, 0, .9797959f)},
                                   {1000, floatRotation(0, 0, 0, 1)}});
    add("BONE", node("Pole", 0, noParent, 0x100) + u32(0) + u32(noParent) + node("Cloth", 1, 0, 0x100, wave) + u32(0) +
                    u32(noParent));
    add("LITE", light(version) + movingLight(version));
    add("PIVT", v3({0, 0, 0}) + v3({0, 0, 30}) + v3({0, 0, 70}) + v3({0, 10, 60}));
    add("CAMS", warcraftCamera());
    QByteArray poses;
    for (int i = 0; i < 5; ++i)
        poses += v3({1, 0, 0}) + v3({0, 1, 0}) + v3({0, 0, 1}) + v3({0, 0, 0});
    add("BPOS", u32(5) + poses);
    add("DILG", u32(0));
    return chunks;
}

} // namespace sinew::samples::mdxraw
