// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Models with a given number of objects of one kind, made on the fly.

#include "m2/bytes.h"
#include "m3/files.h"
#include "tests/plugins/mdx/mdx_bytes.h"

#include <algorithm>
#include <functional>

namespace sinew::test {
inline namespace large_model_helpers {

/// A model of one mesh and one sequence, whose lists can be made longer before bytes() is called.
inline MdxFile plainMdx()
{
    MdxFile file;
    file.sequences = {sequence("Stand", 0, 1000)};
    file.textures = {texture(0, "Textures\\white.blp")};
    file.materials = {material(800, {layer(800, 0)})};
    file.geosets = {GeosetParts{}.bytes(800)};
    file.bones = {bone("Root", 0, -1)};
    file.pivots = {pivot(0)};
    return file;
}

/// Bones below the root, `fan` below each.
inline QByteArray mdxOfBones(int count, int fan)
{
    MdxFile file = plainMdx();
    for (int i = 1; i < count; ++i) {
        file.bones.append(bone(QByteArray("Bone_" + QByteArray::number(i)).constData(), i, (i - 1) / fan));
        file.pivots.append(pivot(i % 100));
    }
    return file.bytes();
}

inline QByteArray mdxOfSequences(int count)
{
    MdxFile file = plainMdx();
    GeosetParts parts;
    parts.sequenceExtents = 1;
    file.geosets = {parts.bytes(800)};
    for (int i = 1; i < count; ++i)
        file.sequences.append(
            sequence(QByteArray("Sequence " + QByteArray::number(i)).constData(), i * 2000, i * 2000 + 1000));
    return file.bytes();
}

inline QByteArray mdxOfMaterials(int count)
{
    MdxFile file = plainMdx();
    for (int i = 1; i < count; ++i)
        file.materials.append(material(800, {layer(800, 0)}, i));
    return file.bytes();
}

inline QByteArray mdxOfGeosets(int count)
{
    MdxFile file = plainMdx();
    GeosetParts parts;
    parts.sequenceExtents = 1;
    file.geosets = QList<QByteArray>(count, parts.bytes(800));
    return file.bytes();
}

inline QByteArray mdxOfAttachments(int count)
{
    MdxFile file = plainMdx();
    for (int i = 0; i < count; ++i) {
        file.attachments.append(sized(node(QByteArray("Point " + QByteArray::number(i)).constData(), i + 1, 0, 0x800) +
                                      Out().text("", 260).u32({std::uint32_t(i)}).bytes));
        file.pivots.append(pivot(i % 100));
    }
    return file.bytes();
}

/// `count` linear keys on translation, rotation and scaling of each of `bones` bones; with no bones, on one
/// translation.
inline QByteArray mdxOfKeys(int count, int bones)
{
    const auto track = [](const char *tag, int words, int keys) {
        Out out;
        out.raw(tag).u32({std::uint32_t(keys), 1}).i32({-1});
        for (int i = 0; i < keys; ++i) {
            out.put(std::int32_t(i));
            for (int word = 0; word < words; ++word)
                out.put(word == 3 ? 1.0f : float(i % 100));
        }
        return out.bytes;
    };
    MdxFile file = plainMdx();
    const int tracks = std::max(1, 3 * bones);
    file.sequences = {sequence("Stand", 0, count / tracks + 1000)};
    file.bones.clear();
    file.pivots.clear();
    for (int i = 0, left = count; i < std::max(1, bones); ++i) {
        const int others = bones ? count / tracks : 0, most = i + 1 < bones ? others : left - 2 * others;
        file.bones.append(bone(QByteArray("Bone_" + QByteArray::number(i)).constData(), i, i ? 0 : -1,
                               track("KGTR", 3, most) +
                                   (others ? track("KGRT", 4, others) + track("KGSC", 3, others) : QByteArray())));
        file.pivots.append(pivot(i % 100));
        left -= most + 2 * others;
    }
    return file.bytes();
}

/// One geoset with a strip of triangles over as many of its vertices as faces can address.
inline QByteArray mdxOfVertices(int count)
{
    GeosetParts parts;
    parts.vertices = count;
    parts.sequenceExtents = 1;
    parts.vertexGroups = QList<std::uint8_t>(count, 0);
    parts.groups = {1};
    parts.matrices = {0};
    parts.faces.clear();
    for (int i = 0; i + 2 < std::min(count, 65536); ++i)
        parts.faces << std::uint16_t(i) << std::uint16_t(i + 1) << std::uint16_t(i + 2);
    MdxFile file = plainMdx();
    file.geosets = {parts.bytes(800)};
    return file.bytes();
}

/// Bones as text.
inline QByteArray mdlOfBones(int count)
{
    QByteArray text = "Version { FormatVersion 800, }\nSequences 1 { Anim \"Stand\" { Interval { 0, 1000 }, } }\n";
    for (int i = 0; i < count; ++i) {
        const QByteArray id = QByteArray::number(i);
        text += "Bone \"Bone_" + id + "\" {\n\tObjectId " + id + ",\n" +
                (i ? "\tParent " + QByteArray::number((i - 1) / 10) + ",\n" : QByteArray()) + "}\n";
    }
    return text;
}

/// Objects of one array of the header of version 264, each `width` bytes long.
inline QByteArray m2Of(qsizetype place, int count, const std::function<QByteArray(int)> &object)
{
    samples::m2::Bytes file;
    file.raw("MD20").u32(264).zeros(296);
    file.patch(place, std::uint32_t(count));
    file.patch(place + 4, std::uint32_t(file.size()));
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += object(i);
    return file.raw(all).data;
}

inline QByteArray m2OfBones(int count)
{
    return m2Of(0x2c, count, [](int i) {
        return samples::m2::Bytes().u32(~0u).u32(0).u16(i ? (i - 1) / 10 : -1).zeros(88 - 10).data;
    });
}

inline QByteArray m2OfSequences(int count)
{
    return m2Of(0x1c, count, [](int i) {
        return samples::m2::Bytes()
            .u16(i & 0x7fff)
            .u16(i >> 15)
            .u32(1000)
            .f32(0)
            .u32(0x20)
            .zeros(44)
            .u16(-1)
            .u16(i)
            .data;
    });
}

/// Records of one list of the root, each made by `change` from zeros.
inline QByteArray m3Of(const char *tag, int version, int count,
                       const std::function<void(samples::m3::Record &record, samples::m3::File &file, int row)> &change)
{
    samples::m3::File file;
    file.add({});
    QList<samples::m3::Record> records;
    for (int i = 0; i < count; ++i) {
        records.append(samples::m3::Record(tag, version));
        change(records.back(), file, i);
    }
    const int section = samples::m3::addRecords(file, records);
    samples::m3::Record root("MODL", 29);
    for (samples::m3::Reference &reference : root.references)
        if (reference.at == samples::m3::rootPlace(29, tag))
            reference = {reference.at, section, std::uint32_t(count), 0, 0};
    file[0] = {"MODL", 29, 1, root.bytes, root.references};
    return file.bytes();
}

inline QByteArray m3OfBones(int count)
{
    return m3Of("BONE", 1, count, [](samples::m3::Record &record, samples::m3::File &, int row) {
        const auto parent = std::int16_t(row ? (row - 1) / 10 : -1);
        std::memcpy(record.bytes.data() + 20, &parent, 2);
    });
}

inline QByteArray m3OfAttachments(int count)
{
    return m3Of("ATT_", 1, count, [](samples::m3::Record &record, samples::m3::File &file, int row) {
        record.refer(file, 4, file.text("Point " + QByteArray::number(row)));
    });
}

} // namespace large_model_helpers
} // namespace sinew::test
