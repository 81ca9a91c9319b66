// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "files.h"

#include <algorithm>
#include <functional>
#include <limits>

namespace sinew::samples::m3 {

namespace {

class Odd
{
public:
    void model(const char *name, const std::function<void(Model &)> &change)
    {
        Model model = Model::tiny();
        change(model);
        files[path(name)] = model.file().bytes();
    }
    void sections(const char *name, const std::function<void(File &)> &change, const Style &style = {})
    {
        File file = Model::tiny().file();
        change(file);
        files[path(name)] = file.bytes(style);
    }
    /// Changes the bytes of the file.
    void bytes(const char *name, const std::function<void(QByteArray &)> &change)
    {
        QByteArray bytes = Model::tiny().file().bytes();
        change(bytes);
        files[path(name)] = bytes;
    }
    void style(const char *name, const Style &style) { files[path(name)] = Model::tiny().file().bytes(style); }
    static QString path(const char *name)
    {
        return QStringLiteral("m3odd/") + QLatin1String(name) + QStringLiteral(".m3");
    }

    Files files;
};

Reference &reference(Section &section, qsizetype at)
{
    return *std::find_if(section.references.begin(), section.references.end(),
                         [&](const Reference &r) { return r.at == at; });
}
Reference &rootReference(File &file, const char *tag, int n = 0)
{
    return reference(file[0], rootPlace(file[0].version, tag, n));
}
Section &first(File &file, const char *tag, int n = 0)
{
    return file[sectionOf(file, tag, n)];
}
template<class T>
void put(Section &section, qsizetype at, const T &value)
{
    std::memcpy(section.bytes.data() + at, &value, sizeof value);
}
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
/// Place of a row of the index.
qsizetype rowAt(const QByteArray &bytes, int row)
{
    return qsizetype(numberAt(bytes, 4)) + 16 * row;
}

/// Files as other tools produce them.
void layouts(Odd &odd)
{
    odd.model("plain", [](Model &) {});
    odd.style("aligned-to-4", {false, 4, Order::Official, 0xaa, false, {}});
    odd.style("unaligned", {false, 1, Order::Official, 0xaa, false, {}});
    odd.style("padded-with-zeros", {false, 16, Order::Official, 0, false, {}});
    odd.style("aligned-to-64", {false, 64, Order::Official, 0xcd, false, {}});
    odd.style("as-made", {false, 16, Order::AsMade, 0xaa, false, {}});
    odd.style("root-last", {false, 16, Order::Reversed, 0xaa, false, {}});
    odd.style("index-first", {false, 16, Order::Official, 0xaa, true, {}});
    odd.style("bytes-at-the-end", {false, 16, Order::Official, 0xaa, false, "end"});
    odd.style("beta", {true, 16, Order::Official, 0xaa, false, {}});
    odd.style("beta-root-last-unaligned", {true, 1, Order::Reversed, 0xaa, false, {}});
    odd.bytes("offsets-not-ascending", [](QByteArray &b) { // two texts exchanged in the index only: their contents, too
        const qsizetype name = rowAt(b, 2);
        const QByteArray other = b.mid(name, 16);
        for (qsizetype row = name; row + 16 <= b.size(); row += 16)
            if (b.mid(row, 4) == "RAHC" && row != name) {
                b.replace(name, 16, b.mid(row, 16));
                b.replace(row, 16, other);
                break;
            }
    });
    odd.sections("unreferenced", [](File &f) {
        f.values("U32_", QList<std::uint32_t>{1, 2, 3});
        f.text("nobody knows me");
        addRecords(f, {Record("BONE", 1).refer(f, 4, f.text("Lost"))});
    });
    odd.sections("empty-sections", [](File &f) {
        f.add({"U32_", 0, 0, {}, {}});
        rootReference(f, "LITE").section = f.add({"LITE", 7, 0, {}, {}});
    });
    odd.sections("count-0-with-an-index", [](File &f) {
        for (Reference &r : f[0].references)
            if (r.section < 0)
                r.index = 3;
        for (Reference &r : first(f, "STC_").references)
            if (r.section < 0)
                r.section = sectionOf(f, "BONE");
    });
    odd.sections("reference-flags", [](File &f) {
        std::uint32_t n = 0;
        for (int i = 0; i < f.size(); ++i)
            for (Reference &r : f[i].references)
                r.flags = ++n;
    });
    odd.sections("fewer-than-the-section-has", [](File &f) {
        rootReference(f, "BONE").count = 2;
        reference(first(f, "STC_"), 20).count -= 1;
    });
    odd.sections("lookup-count-rounded-up", [](File &f) { // as some tools do: more bytes than vertices
        Section &vertices = first(f, "U8__");
        vertices.bytes += QByteArray(16, '\0');
        vertices.count += 16;
        rootReference(f, "U8__").count += 16;
    });
}

/// Sections shared by several references, as in a hundred files of the corpus.
void sharing(Odd &odd)
{
    odd.sections("shared-frames", [](File &f) {
        Section &numbers = first(f, "SD3V");
        reference(first(f, "SD4Q"), 0) = {0, numbers.references[0].section, 2, 0, 0}; // the first two of three
    });
    odd.sections("shared-ids", [](File &f) {
        const Section &tracks = first(f, "STC_");
        Section &states = first(f, "STS_");
        for (int i = 0; i < 3; ++i) {
            const Reference ids = tracks.references[i * 16 + 1];
            reference(states, 28 * i).section = ids.section;
        }
    });
    odd.sections("shared-layers", [](File &f) {
        Section &material = first(f, "MAT_");
        const Reference layer = material.references[1];
        for (Reference &r : material.references)
            if (r.at > layer.at && r.at < layer.at + 60) {
                r.section = layer.section;
                r.count = 1;
            }
    });
    odd.sections("shared-texts", [](File &f) {
        first(f, "STG_").references[0].section = first(f, "SEQS").references[0].section;
        first(f, "STG_").references[2].section = first(f, "SEQS").references[2].section;
    });
    odd.sections("shared-blocks", [](File &f) {
        Section &tracks = first(f, "STC_"); // Stand and Attack by the same events
        Reference &second = reference(tracks, 2 * 204 + 48);
        second.section = reference(tracks, 48).section;
    });
    odd.bytes("overlapping-sections", [](QByteArray &b) { // the second text begins within the first
        const qsizetype name = rowAt(b, 2);
        for (qsizetype row = name + 16; row + 16 <= b.size(); row += 16)
            if (b.mid(row, 4) == "RAHC") {
                setNumber(b, row + 4, numberAt(b, name + 4) + 2);
                setNumber(b, row + 8, 3);
                break;
            }
    });
}

/// Undocumented structures.
void unknown(Odd &odd)
{
    odd.sections("unknown-tag", [](File &f) {
        rootReference(f, "LITE") = {rootPlace(f[0].version, "LITE"), f.add({"XYZ_", 5, 2, "what is it", {}}), 2, 0, 0};
    });
    odd.sections("unknown-tag-nobody-has", [](File &f) { f.add({"?!\1\2", 77, 3, QByteArray(33, 'x'), {}}); });
    odd.sections("unknown-version", [](File &f) { first(f, "ATT_").version = 9; });
    odd.sections("unknown-version-of-bones", [](File &f) { first(f, "BONE").version = 2; });
    odd.sections("unknown-version-of-root", [](File &f) { f[0].version = 22; });
    odd.sections("unknown-version-of-events", [](File &f) { first(f, "EVNT").version = 3; });
    odd.sections("larger-than-known", [](File &f) { // each bone has 8 bytes more than its version says
        Section &bones = first(f, "BONE");
        bones.bytes.append(QByteArray(24, 'z'));
    });
    odd.sections("another-tag-than-expected", [](File &f) { first(f, "CHAR").tag = "U8__"; });
    odd.sections("bones-for-cameras", [](File &f) {
        rootReference(f, "CAM_") = {rootPlace(f[0].version, "CAM_"), sectionOf(f, "BONE"), 1, 0, 0};
    });
    odd.sections("version-of-text", [](File &f) { first(f, "CHAR").version = 1; });
}

void texts(Odd &odd)
{
    const auto text = [&](const char *name, const QByteArray &bytes, bool rest = false) {
        odd.sections(name, [&](File &f) {
            const int section = first(f, "BONE").references[1].section;
            f[section] = {"CHAR", 0, std::uint32_t(bytes.size()), bytes, {}};
            first(f, "BONE").references[1].count = std::uint32_t(bytes.size()) - (rest ? 2 : 0);
        });
    };
    text("text-without-end", "Arm");
    text("text-with-garbage", QByteArray("Arm\0garbage\0", 12));
    text("text-empty", QByteArray("\0", 1));
    text("text-of-255", QByteArray(255, 'a') + '\0');
    text("text-of-256", QByteArray(256, 'a') + '\0');
    text("text-of-1000", QByteArray(1000, 'a') + '\0');
    text("text-not-utf8", QByteArray("\xe4\xff\x80\0", 4));
    text("text-counted-shorter", QByteArray("Armour\0", 7), true);
}

/// Sequences and keys.
void animations(Odd &odd)
{
    const auto block = [&](const char *name, const std::function<void(Block &)> &change, int row = 1) {
        odd.model(name, [&](Model &m) { change(m.tracks[0].blocks[row]); });
    };
    block("first-frame-negative", [](Block &b) { b.frames[0] = -33; });
    block("first-frame-late", [](Block &b) { b.frames[0] = 100; });
    block("end-before-the-last-frame", [](Block &b) { b.end = 700; });
    block("end-behind-the-last-frame", [](Block &b) { b.end = 5000; });
    block("flags-of-a-block", [](Block &b) { b.flags = 1; });
    block("frames-unsorted", [](Block &b) { std::swap(b.frames[0], b.frames[2]); });
    block("frames-twice", [](Block &b) { b.frames[1] = 0; });
    block("fewer-keys-than-frames", [](Block &b) { b.keys.chop(12); });
    block("more-keys-than-frames", [](Block &b) { b.frames.removeLast(); });
    block("no-keys", [](Block &b) { b.frames.clear(), b.keys.clear(); });
    block("frames-at-the-end-of-time", [](Block &b) {
        b.frames = {std::numeric_limits<std::int32_t>::min(), 0, std::numeric_limits<std::int32_t>::max()};
    });
    block("frames-in-the-next-sequence", [](Block &b) { b.frames = {0, 500000, 1500000}; });
    block("numbers-that-are-none", [](Block &b) {
        b.keys.replace(0, 12, keyBytes<std::uint32_t>({0x7fc00001, 0xff800000, 0x80000000}));
    });
    block("animid-of-nobody", [](Block &b) { b.animId = 0x777; });
    block("of-another-type", [](Block &b) { b.animId = Id::ArmRotation; });
    block("the-same-twice-in-a-track", [](Block &b) { b.animId = Id::LayerMultiply; });
    odd.model("all-types-of-blocks", [](Model &m) {
        m.tracks[0].blocks.append({Byte, 0x701, {0, 10}, QByteArray("\1\2"), 0, 10});
        m.tracks[0].blocks.append({Integer, 0x702, {0, 10}, keyBytes<std::int32_t>({-5, 5}), 0, 10});
        m.tracks[0].blocks.append({Unsigned, 0x703, {0, 10}, keyBytes<std::uint32_t>({5, 0xfffffff0}), 0, 10});
        m.tracks[0].blocks.append({Word, 0x704, {0, 10}, keyBytes<std::uint16_t>({5, 0xfff0}), 0, 10});
    });
    odd.model("unsigned-switch", [](Model &m) {
        m.tracks[2].blocks[1] = {Unsigned, Id::BodyActive, {0, 250}, keyBytes<std::uint32_t>({0, 1}), 0, 500};
    });
    odd.model("two-references-of-one-animid", [](Model &m) { m.sharedIds = {Id::ArmLocation}; });
    odd.model("track-of-no-sequence", [](Model &m) {
        m.tracks.append({"Lost", 0, 0, {{Number, Id::LayerMultiply, {0, 100}, keyBytes<float>({1, 2}), 0, 100}}});
    });
    odd.model("track-of-two-sequences", [](Model &m) { m.sequences[1].tracks = {2, 1}; });
    odd.model("track-outside", [](Model &m) { m.sequences[1].tracks = {2, 77}; });
    odd.model("sequence-without-tracks", [](Model &m) { m.sequences[1].tracks.clear(); });
    odd.model("tracks-without-blocks", [](Model &m) { m.tracks[1].blocks.clear(); });
    odd.model("no-sequences", [](Model &m) { m.sequences.clear(), m.tracks.clear(); });
    odd.model("sequence-late", [](Model &m) { m.sequences[0].start = 200; });
    odd.model("sequence-backwards", [](Model &m) { m.sequences[0].start = 2000; });
    odd.model("sequence-of-length-0", [](Model &m) { m.sequences[0].end = 0; });
    odd.model("sequence-of-49-days", [](Model &m) { m.sequences[0].end = 0xffffffff; });
    odd.model("sequences-of-one-name", [](Model &m) { m.sequences[1].name = "Stand"; });
    odd.model("old-sequences", [](Model &m) { m.sequenceVersion = 1; });
    for (const int version : {0, 2})
        odd.model(qPrintable(QStringLiteral("events-of-version-%1").arg(version)),
                  [&](Model &m) { m.eventVersion = std::uint32_t(version); });
    odd.sections("fewer-groups-than-sequences", [](File &f) { rootReference(f, "STG_").count = 1; });
    odd.sections("ids-without-places", [](File &f) { reference(first(f, "STC_"), 32) = {32, -1, 0, 0, 0}; });
    odd.sections("places-outside", [](File &f) {
        Section &places = f[reference(first(f, "STC_"), 32).section];
        put(places, 4, std::uint32_t(2 << 16 | 900));
        put(places, 8, std::uint32_t(55 << 16));
    });
    odd.sections("state-of-another-order", [](File &f) {
        Section &ids = f[reference(first(f, "STS_"), 0).section];
        std::reverse(reinterpret_cast<std::uint32_t *>(ids.bytes.data()),
                     reinterpret_cast<std::uint32_t *>(ids.bytes.data()) + ids.count);
    });
    odd.sections("state-outside", [](File &f) { put(first(f, "STC_"), 16, std::uint16_t(44)); });
    odd.sections("state-of-two-tracks", [](File &f) { put(first(f, "STC_"), 204 + 16, std::uint32_t(0)); });
    odd.sections("animids-of-0", [](File &f) {
        Section &bones = first(f, "BONE");
        for (int bone = 0; bone < 3; ++bone)
            put(bones, 160 * bone + 104 + 4, std::uint32_t(0));
    });
    odd.sections("odd-headers-of-references", [](File &f) {
        Section &bones = first(f, "BONE");
        put(bones, 24, std::uint32_t(0x0008ffff)); // interpolation 65535, flags 8
        put(bones, 60, std::uint32_t(0x02c20000)); // flags 706
        put(bones, 24 + 32, std::uint32_t(4));
    });
}

/// The other parts.
void objects(Odd &odd)
{
    odd.sections("parents-in-a-ring", [](File &f) { put(first(f, "BONE"), 20, std::int16_t(2)); });
    odd.sections("parent-behind-and-outside", [](File &f) {
        put(first(f, "BONE"), 20, std::int16_t(1));
        put(first(f, "BONE"), 160 + 20, std::int16_t(99));
    });
    odd.sections("fewer-rests-than-bones", [](File &f) { rootReference(f, "IREF").count = 1; });
    odd.sections("region-outside", [](File &f) { put(first(f, "REGN"), 12, std::uint32_t(5000)); });
    odd.sections("batch-outside", [](File &f) {
        put(first(f, "BAT_"), 4, std::uint16_t(9));
        put(first(f, "BAT_"), 10, std::uint16_t(9));
    });
    odd.sections("lookups-outside", [](File &f) { put(first(f, "U16_"), 0, std::uint16_t(700)); });
    odd.sections("material-of-unknown-kind", [](File &f) { put(first(f, "MATM"), 0, std::uint32_t(55)); });
    odd.sections("material-outside", [](File &f) { put(first(f, "MATM"), 4, std::uint32_t(55)); });
    odd.sections("two-divisions", [](File &f) {
        Section &division = first(f, "DIV_");
        division.bytes += division.bytes;
        const QList<Reference> once = division.references;
        for (Reference r : once) {
            r.at += 52;
            division.references.append(r);
        }
        division.count = 2;
        rootReference(f, "DIV_").count = 2;
    });
    odd.sections("vertex-flags-of-nothing", [](File &f) { put(f[0], 96, std::uint32_t(0)); });
    odd.sections("vertex-flags-of-everything", [](File &f) { put(f[0], 96, std::uint32_t(0xffffffff)); });
    odd.sections("vertices-not-whole", [](File &f) {
        first(f, "U8__").bytes.chop(5);
        first(f, "U8__").count -= 5;
        rootReference(f, "U8__").count -= 5;
    });
    odd.sections("wide-vertices",
                 [](File &f) { // position, two pairs of weights, packed normal, colour, two sets of uv, tangent
                     put(f[0], 96, std::uint32_t(0x186027d));
                     Bytes vertices;
                     for (int i = 0; i < 4; ++i) {
                         vertices.put(V3{float(i & 1), 0, float(i / 2)})
                             .u8(200)
                             .u8(55)
                             .u8(0)
                             .u8(0)
                             .u8(0)
                             .u8(1)
                             .u8(0)
                             .u8(0)
                             .u32(0xff7f007f)
                             .u32(0x80402010);
                         vertices.u16(i * 100).u16(i * 200).u16(-i).u16(i).u32(0xff7f7fff);
                     }
                     first(f, "U8__").bytes = vertices.data;
                     first(f, "U8__").count = std::uint32_t(vertices.size());
                     rootReference(f, "U8__").count = std::uint32_t(vertices.size());
                 });
    odd.sections("numbers-out-of-range", [](File &f) {
        put(first(f, "PHRB"), 4, std::uint32_t(200));
        put(first(f, "PHRB"), 68, std::uint32_t(0xffffffff));
        put(first(f, "PHSH"), 64, std::uint8_t(99));
        put(first(f, "ATT_"), 16, std::uint32_t(1234));
        put(first(f, "LAYR"), 40, std::uint32_t(77));
    });
    odd.sections("bone-refers-to-the-root", [](File &f) { // reference loops
        rootReference(f, "PAR_") = {rootPlace(f[0].version, "PAR_"), 0, 1, 0, 0};
        reference(first(f, "PHRB"), 56).section = sectionOf(f, "PHRB");
    });
    odd.sections("texts-that-are-the-root", [](File &f) {
        reference(first(f, "ATT_"), 4).section = 0;
        reference(first(f, "ATT_"), 4).count = 1;
    });
}

} // namespace

Files oddFiles()
{
    Odd odd;
    layouts(odd);
    sharing(odd);
    unknown(odd);
    texts(odd);
    animations(odd);
    objects(odd);
    return odd.files;
}

} // namespace sinew::samples::m3
