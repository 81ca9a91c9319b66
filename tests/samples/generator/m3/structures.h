// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "file.h"

namespace sinew::samples::m3 {

enum class Field { Bytes, U8, U16, I16, U32, I32, U64, F32, V2, V3, V4, Quaternion, Matrix, Colour, Box, Reference };

struct Place
{
    Field field = Field::Bytes;
    bool animated = false; ///< eight bytes of header, two values, four bytes
    qsizetype offset = 0, size = 0;
    QByteArray target; ///< of a reference: the tag
};

/// One structure of the description: u8 … f32, v2 v3 v4, q(uaternion), m(atrix), c(olour: blue, green, red, alpha),
/// b(ox), x and a number of bytes; a: before an animated one, > before the tag of the reference's target, * and how
/// often.
struct StructureRow
{
    const char *tag;
    std::uint32_t version;
    const char *fields;
};
const QList<StructureRow> &structureRows();

/// The fields of a structure in a version; covers the format's whole description.
QList<Place> placesOf(const QByteArray &tag, std::uint32_t version);
qsizetype sizeOf(const QByteArray &tag, std::uint32_t version);
/// Versions of a structure, the oldest first.
QList<std::uint32_t> versionsOf(const QByteArray &tag);
QList<QByteArray> allTags();

/// One structure: zeros except for what is set. Places are those of MD34.
class Record
{
public:
    Record(const QByteArray &tag, std::uint32_t version);

    template<class T>
    Record &set(qsizetype at, const T &value)
    {
        std::memcpy(bytes.data() + at, &value, sizeof value);
        return *this;
    }
    Record &u8(qsizetype at, int v) { return set(at, std::uint8_t(v)); }
    Record &u16(qsizetype at, int v) { return set(at, std::uint16_t(v)); }
    Record &u32(qsizetype at, std::uint32_t v) { return set(at, v); }
    Record &f32(qsizetype at, float v) { return set(at, v); }
    /// Interpolation, flags, animId, both values, the last four bytes.
    template<class T>
    Record &animated(qsizetype at, std::uint32_t animId, const T &value, const T &nullValue = {}, int flags = 6)
    {
        u16(at, 1).u16(at + 2, flags).u32(at + 4, animId);
        return set(at + 8, value)
            .set(at + 8 + qsizetype(sizeof value), nullValue)
            .u32(at + 8 + 2 * qsizetype(sizeof value), 0xffffffff);
    }
    /// A whole section of `file`.
    Record &refer(const File &file, qsizetype at, int section);
    Record &unit(qsizetype at); ///< a matrix that changes nothing

    QByteArray tag;
    std::uint32_t version;
    QByteArray bytes;
    QList<Reference> references;
};

/// A section of structures of one tag and version.
int addRecords(File &file, const QList<Record> &records);

} // namespace sinew::samples::m3
