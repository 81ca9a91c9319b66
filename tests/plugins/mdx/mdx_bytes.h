// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// MDX files assembled byte by byte from the specification, and taken apart by chunk, without the program's own reader
// and writer: the independent half of every comparison in these tests.

#include <QByteArray>
#include <QList>

#include <cstdint>
#include <initializer_list>

namespace sinew::test {
inline namespace mdx_bytes_helpers {

class Out
{
public:
    template<class T>
    Out &put(T value)
    {
        bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
        return *this;
    }
    Out &u32(std::initializer_list<std::uint32_t> values)
    {
        for (const auto value : values)
            put(value);
        return *this;
    }
    Out &i32(std::initializer_list<std::int32_t> values)
    {
        for (const auto value : values)
            put(value);
        return *this;
    }
    Out &f32(std::initializer_list<float> values)
    {
        for (const auto value : values)
            put(value);
        return *this;
    }
    Out &text(const char *text, qsizetype length)
    {
        bytes.append(QByteArray(text).leftJustified(length, '\0', true));
        return *this;
    }
    Out &raw(const QByteArray &more)
    {
        bytes.append(more);
        return *this;
    }
    QByteArray bytes;
};

inline QByteArray chunk(const char *tag, const QByteArray &content)
{
    return QByteArray(tag, 4) + Out().put(std::uint32_t(content.size())).bytes + content;
}

/// Content after a u32 that counts it and itself.
inline QByteArray sized(const QByteArray &content)
{
    return Out().put(std::uint32_t(content.size() + 4)).bytes + content;
}

inline QByteArray joined(const QList<QByteArray> &parts)
{
    QByteArray all;
    for (const QByteArray &part : parts)
        all += part;
    return all;
}

/// A track: `words` four-byte components per value, every value distinct; `integers` are 0, 1, 2 … instead of floats.
inline QByteArray track(const char *tag, std::uint32_t interpolation, std::int32_t globalSequence,
                        const QList<std::int32_t> &times, int words, bool integers = false)
{
    Out out;
    out.raw(QByteArray(tag, 4)).u32({std::uint32_t(times.size()), interpolation}).i32({globalSequence});
    int number = 0;
    for (const std::int32_t time : times) {
        out.put(time);
        for (int part = 0; part < (interpolation > 1 ? 3 : 1); ++part)
            for (int word = 0; word < words; ++word, ++number)
                integers ? out.u32({std::uint32_t(number)}) : out.f32({float(number) * 0.125f + 0.5f});
    }
    return out.bytes;
}

inline QByteArray extent(float seed)
{
    return Out().f32({seed, -seed, -seed - 1, -seed - 2, seed, seed + 1, seed + 2}).bytes;
}

inline QByteArray sequence(const char *name, std::int32_t start, std::int32_t end)
{
    return Out()
        .text(name, 80)
        .i32({start, end})
        .f32({270})
        .u32({1})
        .f32({0.25f})
        .u32({7})
        .raw(extent(float(end) / 100))
        .bytes;
}

inline QByteArray texture(std::uint32_t replaceableId, const char *path, std::uint32_t flags = 3)
{
    return Out().u32({replaceableId}).text(path, 260).u32({flags}).bytes;
}

/// One texture slot of a layer of version 1100 and later.
inline QByteArray slot(std::int32_t textureId, std::uint32_t number, const QByteArray &keys = {})
{
    return Out().i32({textureId}).u32({number}).raw(keys).bytes;
}

inline QByteArray layer(std::uint32_t version, std::int32_t textureId, std::int32_t textureAnimation = -1,
                        const QByteArray &tracks = {}, const QList<QByteArray> &slotEntries = {},
                        std::uint32_t filterMode = 1)
{
    Out out;
    out.u32({filterMode, 0x11}).i32({textureId, textureAnimation}).u32({0}).f32({0.75f});
    if (version >= 900)
        out.f32({1.5f});
    if (version >= 1000)
        out.f32({0.1f, 0.2f, 0.3f, 0.4f, 0.6f});
    if (version >= 1100)
        out.u32({1, std::uint32_t(slotEntries.size())}).raw(joined(slotEntries));
    return sized(out.raw(tracks).bytes);
}

inline QByteArray material(std::uint32_t version, const QList<QByteArray> &layers, std::int32_t priorityPlane = 2)
{
    Out out;
    out.i32({priorityPlane}).u32({0x10});
    if (version >= 900 && version < 1100)
        out.text("", 80);
    return sized(out.raw("LAYS").u32({std::uint32_t(layers.size())}).raw(joined(layers)).bytes);
}

inline QByteArray node(const char *name, std::int32_t id, std::int32_t parent, std::uint32_t flags,
                       const QByteArray &tracks = {})
{
    return sized(Out().text(name, 80).i32({id, parent}).u32({flags}).raw(tracks).bytes);
}

inline QByteArray bone(const char *name, std::int32_t id, std::int32_t parent, const QByteArray &tracks = {},
                       std::int32_t geoset = -1, std::int32_t geosetAnimation = -1)
{
    return node(name, id, parent, 0x100, tracks) + Out().i32({geoset, geosetAnimation}).bytes;
}

struct GeosetParts
{
    int vertices = 4;
    QList<std::uint16_t> faces{0, 1, 2, 0, 2, 3};
    QList<std::uint8_t> vertexGroups{0, 0, 1, 1};
    QList<std::uint32_t> groups{1, 2}, matrices{0, 1, 2};
    std::uint32_t material = 0;
    int sequenceExtents = 3;
    QList<std::uint8_t> skin; ///< since 900, only if not empty
    bool tangents = false;

    QByteArray bytes(std::uint32_t version) const
    {
        Out out;
        const auto tagged = [&](const char *tag, qsizetype count) -> Out & {
            return out.raw(QByteArray(tag, 4)).u32({std::uint32_t(count)});
        };
        const auto floats = [&](const char *tag, int count, int each) {
            tagged(tag, count);
            for (int i = 0; i < count * each; ++i)
                out.f32({float(i) + 0.25f});
        };
        floats("VRTX", vertices, 3);
        floats("NRMS", vertices, 3);
        tagged("PTYP", 1).u32({4});
        tagged("PCNT", 1).u32({std::uint32_t(faces.size())});
        tagged("PVTX", faces.size());
        for (const auto face : faces)
            out.put(face);
        tagged("GNDX", vertexGroups.size());
        for (const auto group : vertexGroups)
            out.put(group);
        tagged("MTGC", groups.size());
        for (const auto group : groups)
            out.put(group);
        tagged("MATS", matrices.size());
        for (const auto matrix : matrices)
            out.put(matrix);
        out.u32({material, 5, 4});
        if (version >= 900)
            out.i32({0}).text("Mesh", 80);
        out.raw(extent(9)).u32({std::uint32_t(sequenceExtents)});
        for (int i = 0; i < sequenceExtents; ++i)
            out.raw(extent(float(10 + i)));
        if (version >= 900 && tangents)
            floats("TANG", vertices, 4);
        if (version >= 900 && !skin.isEmpty()) {
            tagged("SKIN", skin.size());
            for (const auto byte : skin)
                out.put(byte);
        }
        tagged("UVAS", 1);
        floats("UVBS", vertices, 2);
        return sized(out.bytes);
    }
};

inline QByteArray geosetAnimation(std::int32_t geoset, const QByteArray &tracks = {})
{
    return sized(Out().f32({0.5f}).u32({2}).f32({0.25f, 0.5f, 0.75f}).i32({geoset}).raw(tracks).bytes);
}

inline QByteArray light(std::uint32_t version, const QByteArray &itsNode, const QByteArray &tracks = {})
{
    Out out;
    out.raw(itsNode).u32({1}).f32({80, 200, 1, 0.5f, 0.25f, 3, 0.1f, 0.2f, 0.3f, 0.4f});
    if (version >= 1200)
        out.f32({0.4f});
    return sized(out.raw(tracks).bytes);
}

inline QByteArray camera(const char *name, const QByteArray &tracks = {})
{
    return sized(Out().text(name, 80).f32({1, 2, 3, 0.75f, 1000, 8, 4, 5, 6}).raw(tracks).bytes);
}

/// An MDX file by its objects. bytes() writes the chunks in the order of Blizzard's exporter, without empty ones.
struct MdxFile
{
    std::uint32_t version = 800;
    QByteArray model = Out().text("Rich", 80).text("", 260).raw(extent(50)).u32({150}).bytes;
    QList<QByteArray> sequences, globals, materials, textures, sounds, textureAnimations, geosets, geosetAnimations,
        bones, lights, helpers, attachments, pivots, emitters, emitters2, popcorns, ribbons, cameras, events, shapes,
        faceEffects, bindPoses;
    QByteArray end; ///< whatever follows the known chunks

    QByteArray bytes() const
    {
        QByteArray out = "MDLX" + chunk("VERS", Out().u32({version}).bytes) + chunk("MODL", model);
        const auto add = [&](const char *tag, const QList<QByteArray> &objects) {
            if (!objects.isEmpty())
                out += chunk(tag, joined(objects));
        };
        add("SEQS", sequences);
        add("GLBS", globals);
        add("MTLS", materials);
        add("TEXS", textures);
        add("SNDS", sounds);
        add("TXAN", textureAnimations);
        add("GEOS", geosets);
        add("GEOA", geosetAnimations);
        add("BONE", bones);
        add("LITE", lights);
        add("HELP", helpers);
        add("ATCH", attachments);
        add("PIVT", pivots);
        add("PREM", emitters);
        add("PRE2", emitters2);
        add("CORN", popcorns);
        add("RIBB", ribbons);
        add("CAMS", cameras);
        add("EVTS", events);
        add("CLID", shapes);
        add("FAFX", faceEffects);
        if (!bindPoses.isEmpty())
            out += chunk("BPOS", Out().u32({std::uint32_t(bindPoses.size())}).bytes + joined(bindPoses));
        return out + end;
    }
};

inline QByteArray pivot(int number)
{
    return Out().f32({float(number), float(number) + 0.25f, float(number) + 0.5f}).bytes;
}

inline QByteArray bindPose(int number)
{
    return Out().f32({1, 0, 0, 0, 1, 0, 0, 0, 1, float(number), float(number) + 1, float(number) + 2}).bytes;
}

/// Every kind of object, curve and interpolation of a version, in about 10 KB. Bones Root 0 > Spine 1 > Arm 2 > Hand 3.
inline MdxFile richMdx(std::uint32_t version)
{
    MdxFile f;
    f.version = version;
    f.sequences = {sequence("Stand", 0, 1000), sequence("Walk", 2000, 3000), sequence("Death", 4000, 5000)};
    f.globals = {Out().u32({500}).bytes, Out().u32({1500}).bytes};
    f.textures = {texture(1, "", 0), texture(0, "Textures\\Armor.blp"), texture(0, "Textures\\Glow.blp")};
    f.sounds = {Out().text("Sound\\Old.wav", 260).f32({0.5f, 1.25f}).u32({3}).bytes};
    f.textureAnimations = {
        sized(track("KTAT", 1, -1, {0, 1000}, 3) + track("KTAR", 1, 0, {0, 500}, 4) + track("KTAS", 2, -1, {0}, 3)),
        sized({})};
    const QByteArray flipbook = track("KMTF", 0, -1, {0, 500, 1000}, 1, true); // textures 0, 1, 2
    QByteArray layerTracks = version < 1100 ? flipbook : QByteArray();
    layerTracks += track("KMTA", 1, 1, {0, 700, 1500}, 1);
    if (version >= 900)
        layerTracks += track("KMTE", 3, -1, {0, 9}, 1) + track("KFC3", 1, -1, {5}, 3) + track("KFCA", 1, -1, {6}, 1) +
                       track("KFTC", 0, -1, {7}, 1);
    f.materials = {material(version, {layer(version, 0, -1, {}, {slot(0, 0), slot(2, 1)}),
                                      layer(version, 1, 0, layerTracks, {slot(1, 0, flipbook), slot(2, 3)})}),
                   material(version, {layer(version, 2, 1, {}, {slot(2, 0)}, 3)}, -1)};
    GeosetParts body;
    body.tangents = true;
    GeosetParts cloak{3,         {0, 1, 2}, {0, 1, 1}, {2, 1},
                      {3, 1, 2}, 1,         1}; // one extent for three sequences: never in step
    cloak.skin = {1, 2, 3, 0, 100, 100, 55, 0, 2, 0, 0, 0, 255, 0, 0, 0, 3, 1, 0, 0, 155, 100, 0, 0};
    f.geosets = {body.bytes(version), cloak.bytes(version)};
    f.geosetAnimations = {
        geosetAnimation(0, track("KGAO", 0, -1, {0, 1000, 2000}, 1) + track("KGAC", 1, -1, {0, 3000}, 3)),
        geosetAnimation(1)};

    int id = 0;
    f.bones = {bone("Root", 0, -1, track("KGTR", 0, -1, {0, 1000}, 3), -1, -1),
               bone("Spine", 1, 0, track("KGTR", 1, -1, {0, 500, 1000}, 3) + track("KGRT", 1, -1, {0, 1000}, 4), 0, 0),
               bone("Arm", 2, 1, track("KGRT", 2, -1, {0, 1000}, 4) + track("KGSC", 3, 0, {0, 250, 500}, 3), 1, 1),
               bone("Hand", 3, 2, track("KGTR", 3, -1, {2000, 2500, 3000}, 3))};
    id = 4;
    f.lights = {light(version, node("Lamp", id++, 1, 0x200),
                      track("KLAS", 1, -1, {0}, 1) + track("KLAE", 1, -1, {1}, 1) + track("KLAC", 1, -1, {2}, 3) +
                          track("KLAI", 1, -1, {3}, 1) + track("KLBI", 1, -1, {4}, 1) + track("KLBC", 1, -1, {5}, 3) +
                          track("KLAV", 0, -1, {0, 6}, 1))};
    f.helpers = {node("Helper", id++, 2, 0, track("KGTR", 1, -1, {0, 100}, 3))};
    f.attachments = {sized(node("Chest Ref", id++, 1, 0x800) +
                           Out().text("", 260).u32({0}).raw(track("KATV", 0, -1, {0, 2000}, 1)).bytes)};
    const auto emitterTracks = [](std::initializer_list<const char *> tags, std::uint32_t interpolation) {
        QByteArray tracks;
        for (const char *tag : tags)
            tracks += track(tag, interpolation, -1, {0, 100}, 1);
        return tracks;
    };
    f.emitters = {sized(node("Sparks", id++, 0, 0x9000) +
                        Out().f32({10, 1, 2, 3}).text("Spark.mdl", 260).f32({4, 5}).bytes +
                        emitterTracks({"KPEV", "KPEE", "KPEG", "KPLN", "KPLT", "KPEL", "KPES"}, 1))};
    Out pre2;
    pre2.f32({1, 2, 3, 4, 5, 6, 7, 8})
        .u32({1, 2, 4, 2})
        .f32({9, 0.5f, 0.1f, 0.2f, 0.3f, 0.4f, 0.5f, 0.6f, 0.7f, 0.8f, 0.9f});
    pre2.put<std::uint8_t>(255).put<std::uint8_t>(128).put<std::uint8_t>(1).f32({10, 11, 12});
    pre2.u32({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}).i32({2}).u32({1}).i32({-3}).u32({0});
    f.emitters2 = {sized(node("Smoke", id++, 3, 0x1000) + pre2.bytes +
                         emitterTracks({"KP2S", "KP2L", "KP2E", "KP2V", "KP2N", "KP2W", "KP2G", "KP2R"}, 2))};
    if (version >= 900)
        f.popcorns = {sized(
            node("Corn", id++, 3, 0x1000) +
            Out().f32({1, 2, 3, 0.1f, 0.2f, 0.3f, 0.4f}).u32({1}).text("a.pkb", 260).text("Always=on", 260).bytes +
            track("KPPA", 1, -1, {0}, 1) + track("KPPC", 1, -1, {1}, 3) +
            emitterTracks({"KPPE", "KPPL", "KPPS", "KPPV"}, 0))};
    f.ribbons = {sized(node("Trail", id++, 3, 0x4000) +
                       Out().f32({1, 2, 0.5f, 0.1f, 0.2f, 0.3f, 4}).u32({0, 10, 1, 1, 1}).f32({5}).bytes +
                       track("KRVS", 0, -1, {0, 1}, 1) + track("KRHA", 1, -1, {2}, 1) + track("KRHB", 1, -1, {3}, 1) +
                       track("KRAL", 1, -1, {4}, 1) + track("KRCO", 1, -1, {5}, 3) +
                       track("KRTX", 0, -1, {6, 7}, 1, true))};
    f.cameras = {camera("Portrait", track("KCTR", 1, -1, {0, 10}, 3) + track("KCRL", 1, -1, {0, 20}, 1) +
                                        track("KTTR", 1, -1, {0, 30}, 3))};
    f.events = {node("SNDxASTD", id++, 0, 0x400) + Out().raw("KEVT").u32({2}).i32({-1, 100, 900}).bytes};
    f.shapes = {node("Box", id, 0, 0x2000) + Out().u32({0}).f32({-1, -2, -3, 1, 2, 3}).bytes,
                node("Plane", id + 1, 0, 0x2000) + Out().u32({1}).f32({-4, -5, -6, 4, 5, 6}).bytes,
                node("Sphere", id + 2, 3, 0x2000) + Out().u32({2}).f32({7, 8, 9, 60}).bytes,
                node("Cylinder", id + 3, 0, 0x2000) + Out().u32({3}).f32({1, 1, 1, 2, 2, 2, 30}).bytes};
    id += 4;
    for (int i = 0; i < id; ++i)
        f.pivots.append(pivot(i));
    if (version >= 900) {
        f.faceEffects = {Out().text("Face", 80).text("face.facefx", 260).bytes};
        for (int i = 0; i < id + 1; ++i) // nodes, then the camera
            f.bindPoses.append(bindPose(i));
    }
    f.end = chunk("MDVI", "made by nobody");
    return f;
}

/// Position of a chunk in a file: `at` is that of its tag.
struct ChunkAt
{
    QByteArray tag;
    qsizetype at = 0, size = 0;
    qsizetype content() const { return at + 8; }
};

inline QList<ChunkAt> chunksOf(const QByteArray &file)
{
    QList<ChunkAt> chunks;
    for (qsizetype at = 4; at + 8 <= file.size();) {
        std::uint32_t size;
        std::memcpy(&size, file.constData() + at + 4, 4);
        chunks.append({file.mid(at, 4), at, qsizetype(size)});
        at += 8 + qsizetype(size);
    }
    return chunks;
}

} // namespace mdx_bytes_helpers
} // namespace sinew::test
