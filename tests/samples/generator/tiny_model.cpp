// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tiny_model.h"

#include "animation.h"
#include "mesh_builder.h"
#include "node_table.h"

#include <QtGlobal>

namespace sinew::samples {

mdx::MdxModel tinyModel(std::uint32_t version)
{
    mdx::MdxModel model;
    mdx::Root &root = model.data;
    root.version = version;
    root.model.name.set("tiny");
    const struct
    {
        const char *name;
        std::int32_t start, end;
    } sequences[] = {{"Stand", 0, 1000}, {"Birth", 1500, 2000}};
    for (const auto &each : sequences) {
        mdx::Sequence &sequence = root.sequences.append();
        sequence.name.set(each.name);
        sequence.start = each.start;
        sequence.end = each.end;
    }
    root.globalSequences.append().duration = 700;
    root.textures.append().replaceableId = 1;
    mdx::Material &material = root.materials.append();
    mdx::Layer &layer = material.layers.append();
    layer.textureId = 0;
    layer.shadingFlags = 0x10;
    layer.alphaKeys = scalarCurve(Interpolation::Linear, keysOf<double>({{0, 1}, {500, .75}, {1000, 1}}));
    if (version >= 1100)
        layer.slots.append().textureId = 0;

    NodeTable nodes;
    for (const auto &[name, parent, place] :
         {std::tuple{"Pole", "", V3(0, 0, 0)}, std::tuple{"Flag", "Pole", V3(0, 0, 40)}}) {
        mdx::Bone &bone = root.bones.append();
        bone.node = nodes.node(bone.node, name, place, parent);
    }
    mdx::Node &flag = root.bones[1].node;
    flag.translation =
        vectorCurve(Interpolation::Linear, keysOf<V3>({{0, {0, 0, 0}}, {500, {0, 0, 2}}, {1000, {0, 0, 0}}}));
    flag.rotation = rotationCurve(
        Interpolation::Hermite, keysOf<Q4>({{0, euler(0, 0, -20)}, {500, euler(0, 0, 20)}, {1000, euler(0, 0, -20)}}));
    flag.scaling = vectorCurve(Interpolation::Bezier,
                               keysOf<V3>({{1500, {.1, .1, .1}}, {1800, {1.2, 1.2, 1.2}}, {2000, {1, 1, 1}}}));

    mdx::Light &light = root.lights.append();
    light.node = nodes.node(light.node, "Lamp", {0, 0, 60}, "Pole");
    light.attenuationStartKeys = scalarCurve(Interpolation::Linear, keysOf<double>({{0, 60}, {1000, 90}}));
    light.colourKeys = colourCurve(Interpolation::Linear, keysOf<V3>({{0, {1, .5, .25}}, {1000, {1, 1, .5}}}));
    light.intensityKeys = scalarCurve(Interpolation::None, keysOf<double>({{0, 1}, {500, 2}}), 0);
    light.visibility = scalarCurve(Interpolation::None, keysOf<double>({{0, 1}, {1500, 0}}));
    mdx::Attachment &top = root.attachments.append();
    top.node = nodes.node(top.node, "Overhead Ref", {0, 0, 64}, "Pole");
    mdx::EventObject &sound = root.eventObjects.append();
    sound.node = nodes.node(sound.node, "SNDxAFLG", {0, 0, 40}, "Flag");
    sound.track.reset({0, -1}, 2);
    sound.track.editTimes()[0] = 100;
    sound.track.editTimes()[1] = 600;
    nodes.number(root);

    MeshBuilder pole, cloth;
    pole.tube(std::vector<Ring>{{{0, 0, 0}, 2, 2, 1, {0}}, {{0, 0, 60}, 1.5, 1.5, 0, {0}}}, 6, V3::UnitX(), {});
    cloth.rectangle({0, 1, 56}, {0, 30, 0}, {0, 0, -20}, {}, {0, 1});
    root.geosets.append(pole.geoset(0));
    root.geosets.append(cloth.geoset(0));
    mdx::GeosetAnimation &animation = root.geosetAnimations.append();
    animation.geosetId = 1;
    animation.alphaKeys = scalarCurve(Interpolation::Linear, keysOf<double>({{1500, 0}, {2000, 1}}));
    return model;
}

QList<RawChunk> chunksOf(const QByteArray &file)
{
    QList<RawChunk> chunks;
    for (qsizetype at = 4; at + 8 <= file.size();) {
        const auto size = qsizetype(numberAt(file, at + 4));
        chunks.append({file.mid(at, 4), file.mid(at + 8, size)});
        at += 8 + size;
    }
    return chunks;
}

QByteArray fileOf(const QList<RawChunk> &chunks)
{
    QByteArray file("MDLX");
    for (const RawChunk &chunk : chunks) {
        file += chunk.tag + QByteArray(4, 0) + chunk.bytes;
        setNumber(file, file.size() - chunk.bytes.size() - 4, std::uint32_t(chunk.bytes.size()));
    }
    return file;
}

qsizetype indexOf(const QList<RawChunk> &chunks, const char *tag)
{
    for (qsizetype i = 0; i < chunks.size(); ++i)
        if (chunks[i].tag == tag)
            return i;
    qFatal("there is no chunk %s", tag);
}

RawChunk &chunk(QList<RawChunk> &chunks, const char *tag)
{
    return chunks[indexOf(chunks, tag)];
}

std::uint32_t numberAt(const QByteArray &bytes, qsizetype offset)
{
    std::uint32_t value = 0;
    memcpy(&value, bytes.constData() + offset, 4);
    return value;
}

void setNumber(QByteArray &bytes, qsizetype offset, std::uint32_t value)
{
    memcpy(bytes.data() + offset, &value, 4);
}

} // namespace sinew::samples
