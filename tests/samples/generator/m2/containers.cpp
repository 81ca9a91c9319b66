// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "containers.h"

namespace sinew::samples::m2 {

namespace {

/// A chunk that is one array of structures, with offsets of its own.
QByteArray arrayChunk(const Model &model, qsizetype count, const Structs &items)
{
    Layout layout(model);
    layout.image.zeros(8);
    layout.structs(0, std::uint32_t(count), items);
    layout.finish();
    return layout.image.data;
}

QByteArray animIds(const QList<std::array<std::uint32_t, 3>> &anims)
{
    Bytes out;
    for (const auto &[id, variation, file] : anims)
        out.u16(int(id)).u16(int(variation)).u32(file);
    return out.data;
}

QByteArray extendedParticles(const Model &model)
{
    Structs out(model);
    for (qsizetype i = 0; i < model.particles.size(); ++i)
        out.put(0.5f * float(i)).put(1.5f).put(0.75f).life(Life<Fixed16>{{0, 32767}, {0, 16384}});
    return arrayChunk(model, model.particles.size(), out);
}

QByteArray parentEvents(const Model &model)
{
    Structs out(model);
    for (const Event &e : model.events)
        out.track(e.fired);
    return arrayChunk(model, model.events.size(), out);
}

QByteArray parentBounds(const Model &model)
{
    Structs out(model);
    for (const Sequence &s : model.sequences)
        putBounds(out, s.bounds);
    return arrayChunk(model, model.sequences.size(), out);
}

} // namespace

QByteArray joined(const QList<Chunk> &chunks)
{
    QByteArray all;
    for (const Chunk &c : chunks)
        all += chunk(c.tag, c.content);
    return all;
}

QList<Chunk> everyChunk(const Model &model, const QList<std::array<std::uint32_t, 3>> &anims, const QByteArray &physics)
{
    const auto particles = model.particles.size();
    Bytes skins, textures, textureAc, extended, recursion, geometry;
    for (qsizetype i = 0; i < model.skins.size(); ++i)
        skins.u32(900010 + std::uint32_t(i));
    skins.u32(900020); // _lod01.skin
    for (qsizetype i = 0; i < model.textures.size(); ++i)
        textures.u32(model.textures[i].type == 0 ? 900100 + std::uint32_t(i) : 0);
    for (qsizetype i = 0; i < model.materials.size() + particles; ++i)
        textureAc.u8(int(i)).u8(0);
    for (qsizetype i = 0; i < particles; ++i) {
        extended.f32(0.25f).f32(1).f32(1);
        recursion.u32(i == 1 ? 900201 : 0);
        geometry.u32(i == 2 ? 900302 : 0);
    }
    Bytes waterfall;
    for (int i = 0; i < 11; ++i)
        waterfall.f32(0.125f * float(i));
    waterfall.u8(10).u8(20).u8(30).u8(255).u16(3).u16(0);
    for (int i = 0; i < 7; ++i)
        waterfall.f32(2 + 0.5f * float(i));
    Bytes lights;
    for (qsizetype i = 0; i < model.lights.size(); ++i)
        lights.u16(1).u16(0x3c00).u16(0x3800).u16(0).u32(0); // half floats: 1 and 0.5
    Structs selection(model);
    for (qsizetype i = 0; i < particles; ++i)
        selection.put(std::uint16_t(i == 0 ? 101 : 0));
    return {
        {"PFID", Bytes().u32(900001).data},
        {"SFID", skins.data},
        {"AFID", animIds(anims)},
        {"BFID", Bytes().u32(900401).u32(900402).data},
        {"TXAC", textureAc.data},
        {"EXPT", extended.data},
        {"EXP2", extendedParticles(model)},
        {"PABC", arrayChunk(model, 2, Structs(model).put(std::uint16_t(60)).put(std::uint16_t(1)))},
        {"PADC", arrayChunk(model, model.weights.size(), weightStructs(model))},
        {"PSBC", parentBounds(model)},
        {"PEDC", parentEvents(model)},
        {"SKID", Bytes().u32(900002).data},
        {"TXID", textures.data},
        {"LDV1", Bytes().u16(0).u16(2).f32(15).u8(1).u8(2).u8(3).u8(4).u32(0).data},
        {"RPID", recursion.data},
        {"GPID", geometry.data},
        {"WFV1", Bytes().f32(1).f32(2).data},
        {"WFV2", Bytes().f32(3).u32(4).data},
        {"WFV3", waterfall.data},
        {"PGD1", arrayChunk(model, particles, selection)},
        {"PFDC", physics + QByteArray(6, '\0')},
        {"EDGF", Bytes().f32(0.5f).f32(0.75f).f32(8).u32(1).u32(2).u32(3).data},
        {"NERF", Bytes().f32(40).f32(25).data},
        {"DETL", lights.data},
        {"DBOC", Bytes().f32(0.1f).f32(0.2f).u32(7).u32(8).data},
        {"AFRA", Bytes().u32(0x41524641).u16(5).data},
        {"XTRA", "bytes that only their maker understands"},
    };
}

Skeleton skeleton(const Model &model, std::uint32_t parent, const QList<std::array<std::uint32_t, 3>> &anims,
                  bool unknownChunk)
{
    Skeleton made;
    Layout name(model);
    name.image.u32(0x100).zeros(12);
    const QByteArray text = model.name + '\0';
    name.array(4, std::uint32_t(text.size()), text);
    name.finish();

    Layout attachments(model);
    attachments.image.zeros(16);
    attachments.structs(0, std::uint32_t(model.attachments.size()), attachmentStructs(model));
    attachments.list(8, model.attachmentLookup);
    attachments.finish();

    Layout bones(model);
    bones.image.zeros(16);
    bones.structs(0, std::uint32_t(model.bones.size()), boneStructs(model));
    bones.list(8, model.keyBones);
    bones.finish();

    Layout sequences(model);
    sequences.image.zeros(32);
    sequences.list(0, model.globalLoops);
    sequences.structs(8, std::uint32_t(model.sequences.size()), sequenceStructs(model));
    sequences.list(16, model.sequenceLookup);
    sequences.finish();

    QList<Chunk> chunks = {{"SKL1", name.image.data}, {"SKA1", attachments.image.data}};
    if (unknownChunk)
        chunks.append(Chunk{"XTRA", "bytes that only their maker understands"});
    chunks.append(Chunk{"SKB1", bones.image.data});
    chunks.append(Chunk{"SKS1", sequences.image.data});
    if (parent)
        chunks.append(Chunk{"SKPD", Bytes().zeros(8).u32(parent).zeros(4).data});
    chunks.append(Chunk{"AFID", animIds(anims)});
    chunks.append(Chunk{"BFID", Bytes().u32(900401).data});
    made.file = joined(chunks);
    for (auto file = attachments.external.begin(); file != attachments.external.end(); ++file)
        made.attachmentAnims[file.key()] = file->data;
    for (auto file = bones.external.begin(); file != bones.external.end(); ++file)
        made.boneAnims[file.key()] = file->data;
    return made;
}

QByteArray boneOffsets(const QList<std::uint16_t> &bones)
{
    Bytes ids, matrices;
    for (qsizetype i = 0; i < bones.size(); ++i) {
        ids.u16(bones[i]);
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 4; ++column)
                matrices.f32(row == column ? 1 : row == 3 ? 0.25f * float(i + 1) * float(column + 1) : 0);
    }
    return Bytes().u32(1).raw(chunk("BIDA", ids.data)).raw(chunk("BOMT", matrices.data)).data;
}

} // namespace sinew::samples::m2
