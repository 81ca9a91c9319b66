// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "files.h"

#include <QSet>

#include <algorithm>

namespace sinew::samples::m3 {

namespace {

/// As many as PAR_ has versions, the newest root last; three of the newest since only that one has the three versions
/// of MADD.
constexpr std::uint32_t rootVersions[] = {20, 21, 23, 24, 25, 26, 28, 29, 30, 30, 30};
constexpr int ages = 11;

/// Fills structures with distinct numbers, and makes the objects that they refer to.
class Filler
{
public:
    Filler(File &file, int age) : m_file(file), m_age(age) {}

    std::uint32_t version(const QByteArray &tag) const
    {
        const QList<std::uint32_t> versions = versionsOf(tag);
        return versions[std::max<qsizetype>(0, versions.size() - 1 - m_age)];
    }

    int section(const QByteArray &tag)
    {
        m_met.insert(tag);
        if (tag == "CHAR")
            return m_file.text("text " + QByteArray::number(++m_number));
        return addRecords(m_file, {record(tag)});
    }

    /// Sections that nothing refers to.
    void rest()
    {
        for (const QByteArray &tag : allTags())
            if (tag != "MODL" && !m_met.contains(tag) && sectionOf(m_file, tag) < 0)
                section(tag);
    }

private:
    Record record(const QByteArray &tag)
    {
        const std::uint32_t v = version(tag);
        Record record(tag, v);
        const QList<Place> places = placesOf(tag, v);
        qsizetype layers =
            std::count_if(places.begin(), places.end(), [](const Place &p) { return p.target == "LAYR"; });
        const qsizetype lastLayer = layers;
        for (const Place &place : places) {
            if (place.field == Field::Reference) {
                // Layers are large: the first and the last are enough to tell places apart.
                if (place.target == "LAYR" && layers-- != lastLayer && layers != 0)
                    continue;
                record.refer(m_file, place.offset, section(place.target));
                continue;
            }
            if (!place.animated) {
                put(record, place.field, place.offset, place.size);
                continue;
            }
            const qsizetype size = (place.size - 12) / 2;
            record.u16(place.offset, 1).u32(place.offset + 4, 0x1000 + ++m_number);
            put(record, place.field, place.offset + 8, size);
            put(record, place.field, place.offset + 8 + size, size);
            record.u32(place.offset + 8 + 2 * size, 0xffffffff);
        }
        return record;
    }

    void put(Record &record, Field field, qsizetype at, qsizetype size)
    {
        switch (field) {
        case Field::U8:
            record.u8(at, int(++m_number & 0x7f));
            break;
        case Field::U16:
        case Field::I16:
            record.u16(at, int(++m_number & 0x7fff));
            break;
        case Field::U32:
        case Field::I32:
            record.u32(at, ++m_number);
            break;
        case Field::U64:
            ++m_number;
            record.set(at, std::uint64_t(m_number) << 32 | m_number);
            break;
        case Field::Bytes:
        case Field::Colour:
            for (qsizetype i = 0; i < size; ++i)
                record.u8(at + i, int(++m_number & 0x7f));
            break;
        default: // floats
            for (qsizetype i = 0; i < size; i += 4)
                record.f32(at + i, float(++m_number) / 4);
        }
    }

    File &m_file;
    int m_age;
    std::uint32_t m_number = 0;
    QSet<QByteArray> m_met;
};

} // namespace

File everyStructure(int age)
{
    Model model = Model::tiny();
    model.version = rootVersions[std::max(0, ages - 1 - age)];
    File file = model.file();
    Filler filler(file, age);
    model.regionVersion = filler.version("REGN");
    model.layerVersion = filler.version("LAYR");
    model.materialVersion = filler.version("MAT_");
    model.sequenceVersion = filler.version("SEQS");
    model.eventVersion = filler.version("EVNT");
    file = model.file();
    // Structures that the tiny model lacks.
    const QList<Reference> references = file[0].references;
    for (qsizetype i = 0; i < references.size(); ++i) {
        const QList<Place> places = placesOf("MODL", model.version);
        const auto place =
            std::find_if(places.begin(), places.end(), [&](const Place &p) { return p.offset == references[i].at; });
        // The tiny model has only the newest version of its structures; one with several versions gets an additional
        // section.
        const bool again = place->target == "PHRB";
        if ((references[i].section >= 0 && !again) || !versionsOf(place->target).size())
            continue;
        const int made = filler.section(place->target);
        file[0].references[i].section = made;
        file[0].references[i].count = file[made].count;
    }
    filler.rest();
    return file;
}

Files versionFiles()
{
    Files files;
    for (const std::uint32_t version : versionsOf("MODL")) {
        Model model = Model::tiny();
        model.version = version;
        files[QStringLiteral("m3/tiny%1.m3").arg(version)] = model.file().bytes();
    }
    for (int age = 0; age < ages; ++age)
        files[QStringLiteral("m3every/age%1.m3").arg(age, 2, 10, QLatin1Char('0'))] = everyStructure(age).bytes();
    Style small;
    small.small = true;
    for (const std::uint32_t version : {20u, 21u, 23u}) {
        Model model = Model::tiny();
        model.version = version;
        model.regionVersion = 2;
        files[QStringLiteral("m3beta/tiny%1.m3").arg(version)] = model.file().bytes(small);
    }
    files[QStringLiteral("m3beta/every.m3")] = everyStructure(ages - 1).bytes(small);
    Model animations = Model::tiny(); // of another model
    animations.version = 29;
    files[QStringLiteral("m3/tiny29_anims.m3a")] = animations.file().bytes();
    return files;
}

Files committedFiles()
{
    Files files = versionFiles();
    const Files odd = oddFiles();
    for (const char *name : {"aligned-to-4", "all-types-of-blocks", "as-made", "beta", "first-frame-negative",
                             "reference-flags", "root-last", "shared-ids", "shared-layers", "track-of-no-sequence",
                             "unknown-tag", "unknown-version", "wide-vertices"}) {
        const QString path = QStringLiteral("m3odd/") + QLatin1String(name) + QStringLiteral(".m3");
        files[path] = odd.value(path);
    }
    return files;
}

Files allFiles()
{
    Files files = versionFiles();
    files.insert(oddFiles());
    return files;
}

} // namespace sinew::samples::m3
