// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "files.h"
#include "tiny.h"

#include <cmath>
#include <limits>

namespace sinew::samples::m2 {

namespace {

// Places in the header from 264 on.
constexpr qsizetype NameAt = 0x08, LoopsAt = 0x14, SequencesAt = 0x1c, BonesAt = 0x2c, VerticesAt = 0x3c,
                    ColoursAt = 0x48, TexturesAt = 0x50, WeightsAt = 0x58, CollisionAt = 0xd8;

std::uint32_t numberAt(const QByteArray &bytes, qsizetype at)
{
    std::uint32_t number;
    std::memcpy(&number, bytes.constData() + at, 4);
    return number;
}
void setNumber(QByteArray &bytes, qsizetype at, std::uint32_t number)
{
    std::memcpy(bytes.data() + at, &number, 4);
}
qsizetype offsetAt(const QByteArray &bytes, qsizetype pointer)
{
    return qsizetype(numberAt(bytes, pointer + 4));
}

class OddFiles
{
public:
    /// Changes the model before it is written.
    void model(const char *name, const std::function<void(Model &)> &change, std::uint32_t version = 264,
               std::uint32_t flags = 0)
    {
        Model m = smallModel(version, flags);
        change(m);
        addPlain(files, base(name), m);
    }
    /// Changes the bytes of the written model.
    void bytes(const char *name, const std::function<void(QByteArray &)> &change, std::uint32_t version = 264)
    {
        addPlain(files, base(name), smallModel(version));
        change(files[base(name) + QLatin1String(".m2")]);
    }
    void skin(const char *name, const std::function<void(QByteArray &)> &change, std::uint32_t version = 264)
    {
        addPlain(files, base(name), smallModel(version));
        change(files[base(name) + QLatin1String("00.skin")]);
    }
    /// Another chunked file around the same model.
    void chunks(const char *name, const std::function<QByteArray(const QByteArray &)> &wrap)
    {
        addPlain(files, base(name), smallModel(272));
        QByteArray &file = files[base(name) + QLatin1String(".m2")];
        file = wrap(file);
    }
    static QString base(const char *name) { return QStringLiteral("m2odd/") + QLatin1String(name); }

    Files files;
};

/// Files as tools produce them.
void layouts(OddFiles &odd)
{
    for (const std::uint32_t version : {256u, 260u, 264u}) {
        const auto style = [&](const char *name, const Style &style) {
            odd.model(
                qPrintable(QStringLiteral("%1-%2").arg(QLatin1String(name)).arg(version)),
                [&](Model &m) { m.style = style; }, version);
        };
        style("unaligned", {1, false, false, false, {}});
        style("aligned-to-4-in-another-order", {4, true, false, false, {}});
        style("shared", {16, false, true, false, {}});
        style("shared-and-unaligned", {1, true, true, true, {}});
        style("offsets-of-nothing", {16, false, false, true, {}});
        style("garbage-between", {1, false, false, false, "\xcd\xcd\xcd\xcd\xcd"});
    }
    odd.model("plain", [](Model &) {});
    odd.bytes("bytes-at-the-end", [](QByteArray &b) { b += "end"; });
    odd.bytes("zeros-at-the-end", [](QByteArray &b) { b += QByteArray(100, '\0'); });
    odd.bytes("cut-padding", [](QByteArray &b) {
        while (b.endsWith('\0'))
            b.chop(1);
    });
}

void counts(OddFiles &odd)
{
    odd.bytes("vertices-beyond-the-end", [](QByteArray &b) { setNumber(b, VerticesAt, 0x7fffffff); });
    odd.bytes("bones-beyond-the-end", [](QByteArray &b) { setNumber(b, BonesAt, numberAt(b, BonesAt) + 400); });
    odd.bytes("collision-at-the-end", [](QByteArray &b) { setNumber(b, CollisionAt + 4, std::uint32_t(b.size())); });
    odd.bytes("colours-outside", [](QByteArray &b) { setNumber(b, ColoursAt + 4, 0xfffffff0); });
    odd.bytes("sub-tracks-beyond-the-end",
              [](QByteArray &b) { setNumber(b, offsetAt(b, BonesAt) + 88 + 16 + 4, 0x10000000); });
    odd.bytes("times-beyond-the-end", [](QByteArray &b) {
        const qsizetype track = offsetAt(b, BonesAt) + 88 + 16;
        setNumber(b, offsetAt(b, track + 4), 0x20000000);
    });
    odd.bytes("values-outside", [](QByteArray &b) {
        const qsizetype track = offsetAt(b, BonesAt) + 88 + 16;
        setNumber(b, offsetAt(b, track + 12) + 4, 0x7ffffff0);
    });
    odd.bytes("fewer-values-than-times", [](QByteArray &b) {
        const qsizetype track = offsetAt(b, BonesAt) + 88 + 16;
        setNumber(b, offsetAt(b, track + 12), 2);
    });
    odd.bytes("more-values-than-times", [](QByteArray &b) {
        const qsizetype track = offsetAt(b, BonesAt) + 88 + 16;
        setNumber(b, offsetAt(b, track + 4), 1);
    });
    odd.bytes("fewer-sub-tracks-of-values",
              [](QByteArray &b) { setNumber(b, offsetAt(b, BonesAt) + 88 + 16 + 12, 1); });
    odd.bytes("name-is-the-header", [](QByteArray &b) {
        setNumber(b, NameAt, 16);
        setNumber(b, NameAt + 4, 0);
    });
    odd.bytes("weights-over-colours", [](QByteArray &b) { // two arrays of different structures on the same bytes
        setNumber(b, WeightsAt + 4, numberAt(b, ColoursAt + 4));
    });
    odd.bytes("texture-name-without-end", [](QByteArray &b) {
        const qsizetype texture = offsetAt(b, TexturesAt);
        setNumber(b, texture + 8, numberAt(b, texture + 8) - 1);
    });
    odd.bytes("name-with-garbage", [](QByteArray &b) {
        const qsizetype at = offsetAt(b, NameAt);
        setNumber(b, NameAt, 12);
        b.replace(at, 12, QByteArray("M\xc3\xbc\xff\0junk....", 12));
    });
    odd.bytes("name-empty", [](QByteArray &b) { setNumber(b, NameAt, 0); });
    odd.bytes("no-skins", [](QByteArray &b) { setNumber(b, 0x44, 0); });
    odd.bytes("more-skins-than-there-are", [](QByteArray &b) { setNumber(b, 0x44, 4); });
    odd.bytes("skin-count-of-millions", [](QByteArray &b) { setNumber(b, 0x44, 0x7fffffff); });
    odd.bytes(
        "times-beyond-the-end-256",
        [](QByteArray &b) {
            const qsizetype track = offsetAt(b, 0x34) + 108 + 12;
            setNumber(b, track + 12, 0x20000000);
        },
        256);
    odd.bytes(
        "views-beyond-the-end-256", [](QByteArray &b) { setNumber(b, 0x4c, 0x01000000); }, 256);
    odd.bytes(
        "fewer-values-than-times-260",
        [](QByteArray &b) {
            const qsizetype track = offsetAt(b, 0x34) + 112 + 16;
            setNumber(b, track + 20, 3);
        },
        260);
    odd.bytes("header-only", [](QByteArray &b) { b.truncate(304); });
}

void values(OddFiles &odd)
{
    odd.model("no-sequences", [](Model &m) {
        m.sequences.clear();
        m.sequenceLookup.clear();
    });
    odd.model(
        "no-sequences-256",
        [](Model &m) {
            m.bones[1].translation.rows = m.bones[1].translation.rows.mid(0, 1);
            m.bones[1].rotation.rows = m.bones[1].rotation.rows.mid(0, 1);
            m.bones[1].scale = {};
            m.attachments[0].visible = constant<std::uint8_t>(1);
            m.colours[0].alpha = constant<Fixed16>(0x4000);
            m.events[0].fired = {0, -1, {{{100, {}}}}};
            m.sequences.clear();
            m.sequenceLookup.clear();
        },
        256);
    odd.model("nothing-at-all", [](Model &m) {
        const Model none;
        m = none;
        m.name = {};
    });
    odd.bytes("alias-outside", [](QByteArray &b) {
        const qsizetype second = offsetAt(b, SequencesAt) + 64;
        setNumber(b, second + 12, 0x40);
        setNumber(b, second + 60, 0x004d0063); // next 99, alias 77
    });
    odd.bytes("aliases-in-a-ring", [](QByteArray &b) {
        for (int i = 0; i < 2; ++i) {
            setNumber(b, offsetAt(b, SequencesAt) + 64 * i + 12, 0x40);
            setNumber(b, offsetAt(b, SequencesAt) + 64 * i + 60, std::uint32_t(1 - i) << 16 | std::uint32_t(1 - i));
        }
    });
    odd.model("lookup-without-a-free-slot", [](Model &m) { m.sequenceLookup = {1, 1, 1}; });
    odd.model("lookup-outside", [](Model &m) { m.sequenceLookup = {0, 50, -2}; });
    odd.model("lookup-empty", [](Model &m) { m.sequenceLookup.clear(); });
    odd.model("parents-in-a-ring", [](Model &m) {
        m.bones[0].parent = 2;
        m.bones[2].parent = 0;
    });
    odd.model("parent-behind-and-outside", [](Model &m) {
        m.bones[0].parent = 1;
        m.bones[1].parent = 40;
    });
    odd.model("key-bones-outside", [](Model &m) { m.keyBones = {0, 90, -7}; });
    odd.model("keys-unsorted", [](Model &m) {
        std::swap(m.bones[1].translation.rows[0][0].time, m.bones[1].translation.rows[0][2].time);
    });
    odd.model("keys-twice", [](Model &m) { m.bones[1].translation.rows[0][1].time = 0; });
    odd.model("keys-behind-the-end", [](Model &m) { m.bones[1].translation.rows[0][2].time = 2500000; });
    odd.model("keys-at-the-end-of-time", [](Model &m) { m.bones[1].translation.rows[1][2].time = 0xffffffff; });
    odd.model("interpolation-7", [](Model &m) { m.bones[1].translation.interpolation = 7; });
    odd.model("interpolation-2-without-tangents", [](Model &m) {
        m.bones[1].translation.interpolation = 2;
        m.colours[0].alpha.interpolation = 3;
    });
    odd.model("global-loop-missing", [](Model &m) { m.bones[0].translation.globalSequence = 40; });
    odd.model("global-loop-of-length-0", [](Model &m) { m.globalLoops[0] = 0; });
    odd.model("global-with-all-rows", [](Model &m) { m.bones[1].translation.globalSequence = 0; });
    odd.model("more-rows-than-sequences", [](Model &m) { m.bones[1].translation.rows += m.bones[1].translation.rows; });
    odd.model("sequence-of-length-0", [](Model &m) { m.sequences[0].duration = 0; });
    odd.model("sequence-of-49-days", [](Model &m) { m.sequences[0].duration = 0xfffffffe; });
    odd.model("numbers-out-of-range", [](Model &m) {
        m.boneCombos = {0, 500, 0xffff};
        m.textureCombos = {77, 0xffff};
        m.weightCombos = {9};
        m.transformCombos = {12};
        m.coordinateCombos = {-5};
        m.skins[0].submeshes[0].indexCount = 60000;
        m.skins[0].submeshes[0].boneStart = 2;
        m.skins[0].batches[1].material = 90;
        m.skins[0].batches[1].submesh = 12;
        m.skins[0].batches[1].colour = 44;
        m.skins[0].indices[0] = 4000;
        m.skins[0].vertices[3] = 5000;
        m.vertices[0].bones = {200, 201, 202, 203};
        m.materials[0] = {0xffff, 99};
        m.textures[0].type = 4711;
        m.attachments[0].bone = 900;
        m.events[0].bone = 0xffffffff;
        m.collisionIndices[0] = 1234;
    });
    odd.model("numbers-that-are-none", [](Model &m) {
        const float infinite = std::numeric_limits<float>::infinity();
        std::uint32_t payload = 0x7fc12345; // a NaN with a payload
        float nan;
        std::memcpy(&nan, &payload, 4);
        m.bones[1].translation.rows[0][1].value = {nan, infinite, -infinite};
        m.bones[1].pivot = {nan, 1e30f, -0.f};
        m.vertices[0].position[2] = nan;
        m.bounds.radius = infinite;
    });
    odd.model("weights-of-nothing", [](Model &m) { m.vertices[7].weights = {0, 0, 0, 0}; });
}

void skinsAndChunks(OddFiles &odd)
{
    odd.skin("skin-with-another-magic", [](QByteArray &b) { b.replace(0, 4, "NIKS"); });
    odd.skin("skin-with-a-tail", [](QByteArray &b) { b += "end"; });
    odd.skin("skin-cut", [](QByteArray &b) { b.truncate(100); });
    odd.skin("skin-of-three-bytes", [](QByteArray &b) { b.truncate(3); });
    odd.skin("skin-counts-beyond-the-end", [](QByteArray &b) { setNumber(b, 4 + 24, 0x01000000); });
    odd.skin(
        "skin-of-48-bytes-in-272", [](QByteArray &b) { b = skinFile(smallModel(264), smallModel(264).skins[0]); }, 272);
    odd.skin("skin-arrays-over-each-other", [](QByteArray &b) { setNumber(b, 4 + 20, numberAt(b, 4 + 4)); });
    odd.model("no-files-beside", [](Model &) {});
    odd.files.remove(QStringLiteral("m2odd/no-files-beside00.skin"));
    odd.model("anim-missing", [](Model &m) { m.sequences[1].flags = 0; });
    odd.files.remove(QStringLiteral("m2odd/anim-missing0004-00.anim"));
    odd.model("anim-cut", [](Model &m) { m.sequences[1].flags = 0; });
    odd.files[QStringLiteral("m2odd/anim-cut0004-00.anim")].truncate(40);
    odd.model("anim-with-a-tail", [](Model &m) { m.sequences[1].flags = 0; });
    odd.files[QStringLiteral("m2odd/anim-with-a-tail0004-00.anim")] += "end";

    odd.chunks("chunk-in-a-chunk-file-only", [](const QByteArray &m) { return chunk("MD21", m); });
    odd.chunks("model-twice", [](const QByteArray &m) { return chunk("MD21", m) + chunk("MD21", m); });
    odd.chunks("no-model", [](const QByteArray &) { return chunk("SFID", Bytes().u32(1).data) + chunk("XTRA", "x"); });
    odd.chunks("chunks-of-nothing", [](const QByteArray &m) {
        return chunk("TXID", {}) + chunk("MD21", m) + chunk("AFID", {}) + chunk("PABC", {}) + chunk("EXP2", {}) +
               chunk("XTRA", {});
    });
    odd.chunks("last-chunk-cut",
               [](const QByteArray &m) { return chunk("MD21", m) + chunk("TXID", QByteArray(16, '\1')).chopped(5); });
    odd.chunks("bytes-after-the-chunks", [](const QByteArray &m) { return chunk("MD21", m) + "end"; });
    odd.chunks("odd-sizes", [](const QByteArray &m) {
        return chunk("MD21", m + "xyz") + chunk("SFID", "12345") + chunk("AFID", "123456789") + chunk("LDV1", "1") +
               chunk("EXPT", "12345678901234567") + chunk("TXAC", "1") + chunk("PFID", QByteArray(12, '\2')) +
               chunk("WFV3", "short") + chunk("EDGF", QByteArray(32, '\3'));
    });
    odd.chunks("counts-in-chunks", [](const QByteArray &m) {
        const QByteArray many = Bytes().u32(0x0fffffff).u32(16).zeros(32).data;
        return chunk("MD21", m) + chunk("EXP2", many) + chunk("PABC", many) + chunk("PADC", many) +
               chunk("PSBC", many) + chunk("PEDC", many) + chunk("PGD1", many);
    });
    odd.chunks("the-same-chunk-twice", [](const QByteArray &m) {
        return chunk("MD21", m) + chunk("TXID", Bytes().u32(5).u32(6).data) + chunk("TXID", Bytes().u32(7).data) +
               chunk("XTRA", "a") + chunk("XTRA", "b");
    });
    odd.chunks("version-264-in-a-chunk",
               [](const QByteArray &) { return chunk("MD21", write(smallModel(264)).model); });
}

} // namespace

Files oddM2Files()
{
    OddFiles odd;
    layouts(odd);
    counts(odd);
    values(odd);
    skinsAndChunks(odd);
    return odd.files;
}

} // namespace sinew::samples::m2
