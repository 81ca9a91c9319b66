// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tiny.h"

namespace sinew::samples::m3 {

namespace {

struct SlotKind
{
    const char *block;
    const char *keys;
    qsizetype width;
};
constexpr SlotKind slotKinds[] = {
    {"SDEV", "EVNT", 0}, {"SD2V", "VEC2", 8}, {"SD3V", "VEC3", 12}, {"SD4Q", "QUAT", 16}, {"SDCC", "COL", 4},
    {"SDR3", "REAL", 4}, {"SDU8", "U8__", 1}, {"SDS6", "I16_", 2},  {"SDU6", "U16_", 2},  {"SDS3", "I32_", 4},
    {"SDU3", "U32_", 4}, {"SDFG", "FLAG", 4}, {"SDMB", "BNDS", 28},
};

/// The file of a model while it is made.
class Maker
{
public:
    explicit Maker(const Model &model) : m(model), root("MODL", model.version) { out.add({}); }

    File made()
    {
        root.refer(out, 0, out.text("Assets\\Tiny.m3")).u32(12, 0x80d53);
        sequences();
        tracks();
        bones();
        mesh();
        materials();
        objects();
        out[0] = {"MODL", m.version, 1, root.bytes, root.references};
        return out;
    }

private:
    void toRoot(const char *tag, int section, int n = 0) { root.refer(out, rootPlace(m.version, tag, n), section); }

    void sequences()
    {
        QList<Record> sequences, groups;
        for (const Sequence &s : m.sequences) {
            const qsizetype later = m.sequenceVersion < 2 ? 4 : 0;
            Record sequence("SEQS", m.sequenceVersion);
            sequence.u32(0, 0xffffffff)
                .u32(4, 0xffffffff)
                .refer(out, 8, out.text(s.name))
                .u32(20, s.start)
                .u32(24, s.end)
                .f32(28, 2.5f);
            sequence.u32(32, s.flags)
                .u32(36, 100)
                .u32(40, 1)
                .u32(44, 1)
                .u32(48, 100)
                .set(52 + later, Box{-1, -1, 0, 1, 1, 2, 1.5f});
            sequences.append(sequence);
            Record group("STG_", 0);
            group.refer(out, 0, out.text(s.name)).refer(out, 12, out.values("U32_", s.tracks));
            groups.append(group);
        }
        if (sequences.isEmpty())
            return;
        toRoot("SEQS", addRecords(out, sequences));
        toRoot("STG_", addRecords(out, groups));
    }

    int keys(const Block &block)
    {
        const SlotKind &kind = slotKinds[block.slot];
        if (block.slot != Event)
            return out.add({kind.keys, 0, std::uint32_t(block.keys.size() / kind.width), block.keys, {}});
        QList<Record> events;
        for (qsizetype i = 0; i < block.frames.size(); ++i) {
            Record event("EVNT", m.eventVersion);
            event.refer(out, 0, out.text("Evt_SeqEnd")).u32(12, 0xffffffff).u16(16, -1).unit(20).u32(84, 4);
            events.append(event);
        }
        return addRecords(out, events);
    }

    void tracks()
    {
        QList<Record> tracks, states;
        for (const Track &t : m.tracks) {
            Record track("STC_", 4);
            track.refer(out, 0, out.text(t.name))
                .u16(12, t.concurrent)
                .u16(14, t.priority)
                .u16(16, int(tracks.size()))
                .u16(18, int(tracks.size()));
            QList<std::uint32_t> ids, places;
            QList<QList<Record>> blocks(13);
            for (const Block &b : t.blocks) {
                ids.append(b.animId);
                places.append(std::uint32_t(b.slot) << 16 | std::uint32_t(blocks[b.slot].size()));
                Record block(slotKinds[b.slot].block, 0);
                block.refer(out, 0, out.values("I32_", b.frames))
                    .u32(12, b.flags)
                    .u32(16, b.end)
                    .refer(out, 20, keys(b));
                blocks[b.slot].append(block);
            }
            Record state("STS_", 0);
            if (!ids.isEmpty()) {
                track.refer(out, 20, out.values("U32_", ids)).refer(out, 32, out.values("U32_", places));
                state.refer(out, 0, out.values("U32_", ids));
            }
            for (int slot = 0; slot < 13; ++slot)
                if (!blocks[slot].isEmpty())
                    track.refer(out, 48 + 12 * slot, addRecords(out, blocks[slot]));
            state.u32(12, 0xffffffff).u32(16, 0xffffffff).u32(20, 0xffffffff).u16(24, -1);
            tracks.append(track);
            states.append(state);
        }
        if (tracks.isEmpty())
            return;
        toRoot("STC_", addRecords(out, tracks));
        toRoot("STS_", addRecords(out, states));
    }

    Record bone(const char *name, int parent, std::uint32_t firstId)
    {
        Record bone("BONE", 1);
        bone.u32(0, 0xffffffff).refer(out, 4, out.text(name)).u32(16, 0x2a07).u16(20, parent);
        bone.animated(24, firstId, V3{0, 0, parent < 0 ? 0.f : 1.f}, V3{}, 0);
        bone.animated(60, firstId + 1, V4{0, 0, 0, 1}, V4{0, 0, 0, 1}, 0);
        bone.animated(104, firstId + 2, V3{1, 1, 1}, V3{1, 1, 1}, 0);
        return bone.animated(140, firstId + 3, std::uint32_t(1), std::uint32_t(0), 0);
    }

    void bones()
    {
        Record first = bone("Root", -1, Id::RootLocation), arm = bone("Arm", 0, 0x25), hand = bone("Hand", 1, 0x29);
        if (!m.sharedIds.isEmpty())
            first.u32(28, m.sharedIds.first());
        first.animated(140, Id::RootBatching, std::uint32_t(1), std::uint32_t(0));
        arm.animated(24, Id::ArmLocation, V3{0, 0, 1}, V3{});
        arm.animated(60, Id::ArmRotation, V4{0, 0, 0, 1}, V4{0, 0, 0, 1});
        hand.animated(104, Id::HandScale, V3{1, 1, 1}, V3{1, 1, 1});
        toRoot("BONE", addRecords(out, {first, arm, hand}));
        QList<Record> rests;
        for (int i = 0; i < 3; ++i)
            rests.append(Record("IREF", 0).unit(0).f32(56, float(-i))); // the last row is the translation
        toRoot("IREF", addRecords(out, rests));
        root.u32(92, 3);
    }

    void mesh()
    {
        Bytes vertices;
        for (int i = 0; i < 4; ++i) {
            const float x = i & 1 ? 1.f : -1.f, z = i & 2 ? 2.f : 0.f;
            vertices.put(V3{x, 0, z}).u8(255).u8(0).u8(0).u8(0).u8(i & 2 ? 2 : 0).u8(0).u8(0).u8(0);
            vertices.u8(127)
                .u8(0)
                .u8(127)
                .u8(255)
                .u16(i & 1 ? 2048 : 0)
                .u16(i & 2 ? 0 : 2048)
                .u8(255)
                .u8(127)
                .u8(127)
                .u8(0);
        }
        root.u32(96, 0x182007d);
        toRoot("U8__", out.add({"U8__", 0, std::uint32_t(vertices.size()), vertices.data, {}}));
        toRoot("U16_", out.values("U16_", QList<std::uint16_t>{0, 1, 2}));

        Record region("REGN", m.regionVersion);
        if (m.regionVersion < 3)
            region.u16(6, 4).u32(12, 6).u16(16, 3).u16(20, 3).u8(24, 1).u8(25, 1);
        else
            region.u32(12, 4).u32(20, 6).u16(24, 3).u16(28, 3).u8(32, 1).u8(33, 1);
        if (m.regionVersion >= 5)
            region.f32(40, 32).f32(44, -1);
        const Record batch = Record("BAT_", 1).u16(12, -1);
        const Record bounds = Record("MSEC", 1).animated(4, Id::SectionBounds, Box{-1, -1, 0, 1, 1, 2, 1.5f}, Box{});
        Record division("DIV_", 2);
        division.refer(out, 0, out.values("U16_", QList<std::uint16_t>{0, 1, 2, 2, 1, 3}));
        division.refer(out, 12, addRecords(out, {region})).refer(out, 24, addRecords(out, {batch}));
        division.refer(out, 36, addRecords(out, {bounds})).u32(48, 1);
        toRoot("DIV_", addRecords(out, {division}));
        root.set(136, Box{-1, -1, 0, 1, 1, 2, 1.5f});
    }

    void materials()
    {
        toRoot("MATM", addRecords(out, {Record("MATM", 0).u32(0, 1)}));
        // The places up to the flip book are the same up to version 23; later ones have two more numbers of noise.
        const qsizetype later = m.layerVersion < 24 ? 0 : 8;
        Record layer("LAYR", m.layerVersion);
        layer.refer(out, 4, out.text("Assets\\Textures\\tiny.dds")).u32(36, 0xec);
        layer.animated(16, Id::LayerColour, std::array<std::uint8_t, 4>{1, 2, 3, 4}, std::array<std::uint8_t, 4>{});
        layer.animated(48, Id::LayerMultiply, 1.f, 0.f).animated(68, 0x31, 0.f, 0.f, 0);
        layer.animated(164 + later, Id::LayerFrame, std::uint16_t(0), std::uint16_t(0));
        layer.animated(180 + later, Id::LayerOffset, V2{0, 0}, V2{}).animated(208 + later, 0x32, V3{}, V3{}, 0);
        layer.animated(244 + later, 0x33, V2{1, 1}, V2{}, 0).animated(312 + later, 0x34, 1.f, 0.f, 0);
        Record material("MAT_", m.materialVersion);
        material.refer(out, 0, out.text("Tiny"));
        for (const Place &place : placesOf("MAT_", m.materialVersion))
            if (place.target == "LAYR") {
                material.refer(out, place.offset, addRecords(out, {layer}));
                break;
            }
        toRoot("MAT_", addRecords(out, {material}));
    }

    void objects()
    {
        toRoot("ATT_",
               addRecords(out, {Record("ATT_", 1).u32(0, 0xffffffff).refer(out, 4, out.text("Ref_Head")).u32(16, 2)}));
        toRoot("PARC", addRecords(out, {Record("PARC", 0)
                                            .animated(0, 0x41, 2.f, 0.f, 0)
                                            .animated(20, Id::CopyCount, std::int16_t(3), std::int16_t(0))
                                            .u32(36, 1)}));
        Record shape("PHSH", 3);
        shape.unit(0).u8(64, 2).f32(92, 0.25f).f32(96, 1.5f);
        Record body("PHRB", 4);
        body.u16(0, 1).u16(2, 2).u32(4, 4).f32(8, 800).f32(12, 0.7f).f32(16, 0.1f).f32(28, 1).animated(
            32, Id::BodyActive, std::uint32_t(0), std::uint32_t(0));
        body.f32(52, 1).refer(out, 56, addRecords(out, {shape})).u32(68, 0x21).u16(74, 2);
        toRoot("PHRB", addRecords(out, {body}));
        // The hit test within the root.
        const QList<Place> places = placesOf("MODL", m.version);
        const qsizetype hitTest = rootPlace(m.version, "SSGS") - 108;
        root.u32(hitTest, 1).u16(hitTest + 4, -1).unit(hitTest + 8).f32(hitTest + 96, 1.5f);
        root.u32(places.last().offset - 4, 0x5eed);
    }

    const Model &m;
    File out;
    Record root;
};

} // namespace

qsizetype rootPlace(std::uint32_t version, const QByteArray &tag, int n)
{
    for (const Place &place : placesOf("MODL", version))
        if (place.target == tag && n-- == 0)
            return place.offset;
    return -1;
}

int sectionOf(const File &file, const QByteArray &tag, int n)
{
    for (int i = 0; i < file.size(); ++i)
        if (file[i].tag == tag && n-- == 0)
            return i;
    return -1;
}

Model Model::tiny()
{
    using Bgra = std::array<std::uint8_t, 4>;
    const V4 quarter{0, 0, 0.70710678f, 0.70710678f}, none{0, 0, 0, 1};
    Model model;
    model.sequences = {{"Stand", 0, 1000, 0, {0, 1}}, {"Attack", 0, 500, 1, {2}}};
    model.tracks = {
        {"Stand_full",
         0,
         0,
         {
             {Event, Id::SequenceEnd, {1000}, {}, 1, 1000},
             {Vector3, Id::ArmLocation, {0, 500, 1000}, keyBytes<V3>({{0, 0, 1}, {0, 2, 1}, {0, 0, 1}}), 0, 1000},
             {Rotation, Id::ArmRotation, {0, 1000}, keyBytes<V4>({none, quarter}), 0, 1000},
             {Vector2, Id::LayerOffset, {0, 1000}, keyBytes<V2>({{0, 0}, {1, 0.5f}}), 0, 1000},
             {Colour, Id::LayerColour, {0, 1000}, keyBytes<Bgra>({{1, 2, 3, 255}, {200, 100, 50, 128}}), 0, 1000},
             {Number, Id::LayerMultiply, {0, 400}, keyBytes<float>({1, 0.25f}), 0, 1000},
             {Short, Id::CopyCount, {0, 200}, keyBytes<std::int16_t>({3, -1}), 0, 1000},
             {Flag, Id::RootBatching, {0, 900}, keyBytes<std::uint32_t>({1, 0}), 0, 1000},
             {Bounds, Id::SectionBounds, {0}, keyBytes<Box>({{-1, -1, 0, 1, 2, 2, 2}}), 0, 1000},
         }},
        {"Stand_01",
         1,
         3,
         {
             {Rotation, Id::ArmRotation, {0, 300}, keyBytes<V4>({quarter, none}), 0, 300},
         }},
        {"Attack_full",
         0,
         0,
         {
             {Bounds,
              Id::SectionBounds,
              {0, 500},
              keyBytes<Box>({{-1, -1, 0, 1, 1, 2, 1.5f}, {-2, -2, 0, 2, 2, 2, 3}}),
              0,
              500},
             {Word, Id::BodyActive, {0, 250}, keyBytes<std::uint16_t>({0, 1}), 0, 500},
             {Word, Id::LayerFrame, {0, 100}, keyBytes<std::uint16_t>({0, 5}), 0, 500},
             {Vector3, Id::HandScale, {0, 500}, keyBytes<V3>({{1, 1, 1}, {2, 2, 2}}), 0, 500},
             {Vector3, Id::ArmLocation, {0, 250}, keyBytes<V3>({{0, 0, 1}, {0, 0, 3}}), 0, 500},
             {Event, Id::SequenceEnd, {500}, {}, 1, 500},
         }},
    };
    return model;
}

File Model::file() const
{
    return Maker(*this).made();
}

} // namespace sinew::samples::m3
