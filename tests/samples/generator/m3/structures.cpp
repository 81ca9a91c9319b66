// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "structures.h"

#include <QMap>

#include <algorithm>

namespace sinew::samples::m3 {

namespace {

struct Kind
{
    Field field;
    qsizetype size;
};

Kind kindOf(const QByteArray &code)
{
    static const QMap<QByteArray, Kind> kinds{
        {"u8", {Field::U8, 1}},    {"u16", {Field::U16, 2}}, {"i16", {Field::I16, 2}},       {"u32", {Field::U32, 4}},
        {"i32", {Field::I32, 4}},  {"u64", {Field::U64, 8}}, {"f32", {Field::F32, 4}},       {"v2", {Field::V2, 8}},
        {"v3", {Field::V3, 12}},   {"v4", {Field::V4, 16}},  {"q", {Field::Quaternion, 16}}, {"m", {Field::Matrix, 64}},
        {"c", {Field::Colour, 4}}, {"b", {Field::Box, 28}},
    };
    if (code.startsWith('x'))
        return {Field::Bytes, code.mid(1).toInt()};
    const auto kind = kinds.find(code);
    if (kind == kinds.end())
        qFatal("no such field: %s", code.constData());
    return *kind;
}

using Layouts = QMap<QByteArray, QMap<std::uint32_t, QList<Place>>>;

Layouts parsed()
{
    Layouts layouts;
    for (const StructureRow &row : structureRows()) {
        QList<Place> &places = layouts[row.tag][row.version];
        qsizetype offset = 0;
        for (QByteArray code : QByteArray(row.fields).split(' ')) {
            const qsizetype star = code.indexOf('*');
            const int repeats = star < 0 ? 1 : code.mid(star + 1).toInt();
            code = star < 0 ? code : code.left(star);
            for (int i = 0; i < repeats; ++i) {
                Place place;
                place.offset = offset;
                if (code.startsWith('>')) {
                    place.field = Field::Reference;
                    place.size = 12;
                    place.target = code.mid(1);
                } else {
                    place.animated = code.startsWith("a:");
                    const Kind kind = kindOf(place.animated ? code.mid(2) : code);
                    place.field = kind.field;
                    place.size = place.animated ? 12 + 2 * kind.size : kind.size;
                }
                offset += place.size;
                places.append(place);
            }
        }
    }
    return layouts;
}

const Layouts &layouts()
{
    static const Layouts all = parsed();
    return all;
}

} // namespace

QList<Place> placesOf(const QByteArray &tag, std::uint32_t version)
{
    const QList<Place> places = layouts().value(tag).value(version);
    if (places.isEmpty())
        qFatal("no such structure: %s %u", tag.constData(), version);
    return places;
}

qsizetype sizeOf(const QByteArray &tag, std::uint32_t version)
{
    const Place last = placesOf(tag, version).last();
    return last.offset + last.size;
}

QList<std::uint32_t> versionsOf(const QByteArray &tag)
{
    return layouts().value(tag).keys();
}

QList<QByteArray> allTags()
{
    return layouts().keys();
}

Record::Record(const QByteArray &tag, std::uint32_t version)
    : tag(tag), version(version), bytes(sizeOf(tag, version), '\0')
{
    for (const Place &place : placesOf(tag, version))
        if (place.field == Field::Reference)
            references.append({place.offset, -1, 0, 0, 0});
}

Record &Record::refer(const File &file, qsizetype at, int section)
{
    const auto reference =
        std::find_if(references.begin(), references.end(), [&](const Reference &r) { return r.at == at; });
    if (reference == references.end())
        qFatal("%s %u has no reference at %lld", tag.constData(), version, static_cast<long long>(at));
    reference->section = section;
    reference->count = file[section].count;
    return *this;
}

Record &Record::unit(qsizetype at)
{
    for (int i = 0; i < 4; ++i)
        f32(at + 20 * i, 1);
    return *this;
}

int addRecords(File &file, const QList<Record> &records)
{
    Section section{records.first().tag, records.first().version, std::uint32_t(records.size()), {}, {}};
    for (const Record &record : records) {
        for (Reference reference : record.references) {
            reference.at += section.bytes.size();
            section.references.append(reference);
        }
        section.bytes += record.bytes;
    }
    return file.add(std::move(section));
}

} // namespace sinew::samples::m3
