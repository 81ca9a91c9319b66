// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/four_cc.h"
#include "m3_damage.h"
#include "tests/plugins/open_memory.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QtEndian>

#include <algorithm>
#include <functional>
#include <random>

namespace tst_m3_hostile {

using namespace sinew;
using namespace sinew::test;
namespace made = sinew::samples::m3;

namespace {

/// A root and what its references name.
class RootMaker
{
public:
    RootMaker() { file.add({}); }
    RootMaker &refer(const char *tag, int section, std::uint32_t count, int n = 0)
    {
        for (made::Reference &reference : root.references)
            if (reference.at == made::rootPlace(29, tag, n))
                reference = {reference.at, section, count, 0, 0};
        return *this;
    }
    RootMaker &refer(const char *tag, int section, int n = 0) { return refer(tag, section, file[section].count, n); }
    QByteArray bytes()
    {
        file[0] = {"MODL", 29, 1, root.bytes, root.references};
        return file.bytes();
    }

    made::File file;
    made::Record root{"MODL", 29};
};

/// Files of about `bytes` that make a careless reader spend excessive memory or time.
QList<QPair<QByteArray, QByteArray>> worstCases(qsizetype bytes)
{
    QList<QPair<QByteArray, QByteArray>> cases;
    const auto add = [&](const char *name, RootMaker &file) { cases.append({name, file.bytes()}); };
    const auto count = [&](qsizetype width) { return std::uint32_t(bytes / width); };
    const auto repeated = [&](const made::Record &record, std::uint32_t times) {
        made::Section section{record.tag, record.version, times, record.bytes.repeated(times), {}};
        section.references.reserve(qsizetype(times) * record.references.size());
        for (std::uint32_t i = 0; i < times; ++i)
            for (made::Reference reference : record.references) {
                reference.at += qsizetype(i) * record.bytes.size();
                section.references.append(reference);
            }
        return section;
    };
    {
        RootMaker file; // every count huge
        for (made::Reference &reference : file.root.references)
            reference.count = 0x7fffffff;
        add("every count huge", file);
    }
    {
        RootMaker file; // every reference names the root
        for (made::Reference &reference : file.root.references)
            reference.section = 0, reference.count = 1;
        add("every reference is a loop", file);
    }
    {
        RootMaker file;
        const int text = file.file.text(QByteArray(200, 'n'));
        file.refer("ATT_", file.file.add(repeated(made::Record("ATT_", 1).refer(file.file, 4, text), count(20))));
        add("points that share a long name", file);
    }
    {
        RootMaker file;
        const int parts = file.file.values("U32_", QList<std::uint32_t>(count(8), 1));
        file.refer("TRGD", file.file.add(repeated(made::Record("TRGD", 0).refer(file.file, 0, parts), count(48))));
        add("turrets that share their parts", file);
    }
    {
        RootMaker file; // materials that share a layer with all others
        const int layer = made::addRecords(file.file, {made::Record("LAYR", 22)});
        made::Record material("MAT_", 15);
        for (const made::Place &place : made::placesOf("MAT_", 15))
            if (place.target == "LAYR")
                material.refer(file.file, place.offset, layer);
        file.refer("MAT_", file.file.add(repeated(material, count(268))));
        add("materials that share a layer", file);
    }
    {
        RootMaker file; // bodies that share many shapes
        const int shapes = file.file.add(repeated(made::Record("PHSH", 3), count(600)));
        file.refer("PHRB", file.file.add(repeated(made::Record("PHRB", 4).refer(file.file, 56, shapes), 2000)));
        add("bodies that share all shapes", file);
    }
    const auto tracks = [&](const char *name, std::uint32_t trackCount, std::uint32_t blockCount,
                            std::uint32_t keyCount, std::uint32_t idStep, std::uint32_t lightCount = 1) {
        RootMaker file;
        QList<std::uint32_t> ids, places;
        for (std::uint32_t i = 0; i < blockCount; ++i) {
            ids.append(0x100 + i * idStep);
            places.append(made::Number << 16 | i);
        }
        const int frames = file.file.values("I32_", QList<std::int32_t>(keyCount, 5)),
                  keys = file.file.values("REAL", QList<float>(keyCount, 1));
        const int blocks = file.file.add(
            repeated(made::Record("SDR3", 0).refer(file.file, 0, frames).refer(file.file, 20, keys), blockCount));
        made::Record track("STC_", 4);
        track.refer(file.file, 20, file.file.values("U32_", ids))
            .refer(file.file, 32, file.file.values("U32_", places));
        track.refer(file.file, 48 + 12 * made::Number, blocks);
        file.refer("STC_", file.file.add(repeated(track, trackCount)));
        QList<std::uint32_t> rows;
        for (std::uint32_t i = 0; i < trackCount; ++i)
            rows.append(i);
        file.refer("STG_", file.file.add(repeated(
                               made::Record("STG_", 0).refer(file.file, 12, file.file.values("U32_", rows)), 1)));
        file.refer("SEQS", file.file.add(repeated(made::Record("SEQS", 2).u32(24, 1000), 1)));
        made::Record light("LITE", 7);
        light.u32(56, 0x100); // animId of the intensity
        file.refer("LITE", file.file.add(repeated(light, lightCount)));
        add(name, file);
    };
    tracks("tracks that share all blocks", 2000, count(100), 2, 1);
    tracks("blocks that share all keys", 1, count(100), count(16), 1);
    tracks("blocks of one animid", 1, count(100), 2, 0);
    tracks("many tracks of few blocks", count(300), 2, 2, 0);
    tracks("lights that share all keys", 1, 1, count(16), 1, count(500));
    {
        RootMaker file; // as many sequences as fit, each with its group
        const std::uint32_t n = count(150);
        file.refer("SEQS", file.file.add(repeated(made::Record("SEQS", 2).u32(24, 1000), n)));
        file.refer("STG_", file.file.add(repeated(made::Record("STG_", 0), n)));
        add("a crowd of sequences", file);
    }
    const auto bones = [&](const char *name, const std::function<int(int i, int n)> &parent) {
        const int n = std::min(int(count(160)), 32000);
        RootMaker file;
        made::Section section = repeated(made::Record("BONE", 1), std::uint32_t(n));
        for (int i = 0; i < n; ++i) {
            const auto row = std::int16_t(parent(i, n));
            std::memcpy(section.bytes.data() + 160 * i + 20, &row, 2);
        }
        file.refer("BONE", file.file.add(section));
        add(name, file);
    };
    bones("a chain of bones", [](int i, int) { return i - 1; });
    bones("a chain of bones from behind", [](int i, int n) { return i + 1 < n ? i + 1 : -1; });
    bones("a circle of bones", [](int i, int n) { return (i + 1) % n; });
    {
        RootMaker file;
        for (std::uint32_t i = 0; i < count(32); ++i)
            file.file.add({"U8__", 0, 0, {}, {}});
        add("empty sections", file);
    }
    {
        RootMaker file;
        for (std::uint32_t i = 0; i < count(48); ++i)
            file.file.add({"?!?!", 7, 1, QByteArray(4, 'x'), {}});
        add("unknown sections", file);
    }
    {
        RootMaker file; // events that differ, in blocks that share them
        made::Section keys = repeated(made::Record("EVNT", 2), count(2 * 112));
        for (std::uint32_t i = 0; i < keys.count; ++i)
            std::memcpy(keys.bytes.data() + qsizetype(i) * keys.bytes.size() / keys.count + 12, &i, sizeof i);
        const int events = file.file.add(keys),
                  times = file.file.values("I32_", QList<std::int32_t>(qsizetype(keys.count), 5));
        QList<std::uint32_t> ids, places;
        for (std::uint32_t i = 0; i < 4; ++i) {
            ids.append(i);
            places.append(i);
        }
        const int blocks =
            file.file.add(repeated(made::Record("SDEV", 0).refer(file.file, 0, times).refer(file.file, 20, events), 4));
        made::Record track("STC_", 4);
        track.refer(file.file, 20, file.file.values("U32_", ids))
            .refer(file.file, 32, file.file.values("U32_", places))
            .refer(file.file, 48, blocks);
        file.refer("STC_", file.file.add(repeated(track, 1)));
        add("events that differ", file);
    }
    {
        RootMaker file; // each extends to the index; with more of them the last messages would be dropped
        for (std::uint32_t i = 0; i < 900; ++i)
            file.file.add({"?!?!", 7, 1, i ? QByteArray() : QByteArray(bytes / 2, 'x'), {}});
        QByteArray all = file.bytes();
        std::uint32_t index, entries;
        std::memcpy(&index, all.constData() + 4, 4);
        std::memcpy(&entries, all.constData() + 8, 4);
        for (std::uint32_t i = 2; i < entries; ++i)
            std::memcpy(all.data() + index + 16 * i + 4, all.constData() + index + 16 + 4, 4);
        cases.append({"unknown sections over each other", all});
    }
    {
        RootMaker file;
        file.refer("BONE", file.file.add(repeated(made::Record("BONE", 1), count(160))));
        file.refer("IREF", file.file.add(repeated(made::Record("IREF", 0), 1)));
        QByteArray all = file.bytes(); // every section begins at the same place
        std::uint32_t index, entries;
        std::memcpy(&index, all.constData() + 4, 4);
        std::memcpy(&entries, all.constData() + 8, 4);
        for (std::uint32_t i = 3; i < entries; ++i)
            std::memcpy(all.data() + index + 16 * i + 4, all.constData() + index + 16 * 2 + 4, 4);
        cases.append({"sections over each other", all});
    }
    return cases;
}

} // namespace

class TestM3Hostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The samples that no official tool would write are put through everything that processes a model.
    void oddSamples_data()
    {
        QTest::addColumn<QString>("path");
        for (auto file = sampleFiles().begin(); file != sampleFiles().end(); ++file)
            QTest::newRow(qPrintable(file.key())) << file.key();
    }
    void oddSamples()
    {
        QFETCH(QString, path);
        const Opened opened = openSample(path);
        QVERIFY2(opened.model, qPrintable(opened.error));
        useAll(*opened.model);
    }

    void truncated_data() { smallFiles(); }
    void truncated()
    {
        const QByteArray whole = small();
        const int step = byTier(17, 1);
        for (qsizetype length = firstOfWalk(whole.size(), step); length < whole.size(); length += step) {
            const QString what = complaint(whole.left(length));
            QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("%1 bytes: %2").arg(length).arg(what)));
        }
    }

    void flippedBits_data() { smallFiles(); }
    /// Whatever is still read is written back as it was.
    void flippedBits()
    {
        const QByteArray whole = small();
        QByteArray file = whole;
        const int step = byTier(17, 1);
        for (qsizetype i = firstOfWalk(whole.size(), step); i < whole.size(); i += step) {
            for (int bit = 0; bit < 8; ++bit) {
                file[i] = char(whole[i] ^ 1 << bit);
                const QString what = complaint(file);
                QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("byte %1, bit %2: %3").arg(i).arg(bit).arg(what)));
            }
            file[i] = whole[i];
        }
    }

    void wordsReplaced_data() { smallFiles(); }
    /// Counts, indices, offsets and tags: every aligned word becomes an extreme number or the offset of something else.
    void wordsReplaced()
    {
        const QByteArray whole = small();
        QByteArray file = whole;
        std::uint32_t index;
        std::memcpy(&index, whole.constData() + 4, 4);
        const std::uint32_t words[] = {0,
                                       1,
                                       2,
                                       5,
                                       0x7fffffff,
                                       0x80000000,
                                       0xffffffff,
                                       0xfffffff0,
                                       0x15555555,
                                       0x0aaaaaab,
                                       index,
                                       std::uint32_t(whole.size()),
                                       std::uint32_t(whole.size() - 4),
                                       fourCc("LDOM"),
                                       fourCc("RAHC"),
                                       fourCc("ENOB")};
        const int step = byTier(17, 1);
        for (qsizetype i = 4 * firstOfWalk(whole.size() / 4, step); i + 4 <= whole.size(); i += 4 * step) {
            for (const std::uint32_t word : words) {
                std::memcpy(file.data() + i, &word, 4);
                const QString what = complaint(file);
                QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("word at %1 = %2: %3").arg(i).arg(word).arg(what)));
            }
            std::memcpy(file.data() + i, whole.constData() + i, 4);
        }
    }

    void randomDamage_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {"m3/tiny20.m3", "m3/tiny30.m3", "m3beta/tiny21.m3", "m3beta/every.m3",
                                 "m3every/age00.m3", "m3every/age05.m3", "m3every/age10.m3",
                                 "m3odd/all-types-of-blocks.m3", "m3odd/root-last.m3", "m3odd/shared-ids.m3"})
            QTest::newRow(path) << QString::fromLatin1(path);
    }
    /// Heavily damaged files, opened and put through everything that looks at a model.
    void randomDamage()
    {
        const QByteArray whole = small();
        std::mt19937 random(11);
        for (int round = 0; round < byTier(30, 300); ++round) {
            QByteArray file = whole;
            for (unsigned n = 1 + random() % 12; n > 0 && !file.isEmpty(); --n) {
                const qsizetype at = qsizetype(random() % std::size_t(file.size()));
                switch (round % 2 ? random() % 2 * 3 : random() % 4) { // every other round leaves all offsets alone
                case 0:
                    file[at] = char(random());
                    break;
                case 1:
                    file.remove(at, qsizetype(random() % 16));
                    break;
                case 2:
                    file.insert(at, file.mid(qsizetype(random() % std::size_t(file.size())), qsizetype(random() % 64)));
                    break;
                default:
                    file.replace(at & ~qsizetype(3), 4, made::Bytes().u32(std::uint32_t(random() % 140) - 4).data);
                }
            }
            const QString what = complaint(file);
            QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("round %1: %2").arg(round).arg(what)));
            const Opened opened = openBytes(file);
            if (opened.model)
                useAll(*opened.model);
        }
    }

    void errorsNameTheirPlace_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("place");
        QTest::newRow("unknown tag") << QStringLiteral("unknown-tag") << QStringLiteral("lights");
        QTest::newRow("bones for cameras") << QStringLiteral("bones-for-cameras") << QStringLiteral("cameras");
        QTest::newRow("unknown version") << QStringLiteral("unknown-version") << QStringLiteral("attachments");
    }
    /// File, offset and the path of the field.
    void errorsNameTheirPlace()
    {
        QFETCH(QString, sample);
        QFETCH(QString, place);
        const Opened opened = openSample(QStringLiteral("m3odd/%1.m3").arg(sample));
        QVERIFY(opened.model);
        const auto &all = opened.diagnostics.entries();
        const auto found = std::find_if(all.begin(), all.end(), [&](const Diagnostic &d) {
            return d.where.file == (sample + QStringLiteral(".m3")).toStdString() && d.where.offset > 0 &&
                   d.where.path.find(place.toStdString()) != std::string::npos;
        });
        QVERIFY2(found != all.end(), qPrintable(opened.reports()));
    }

    /// Each reference to a section that doesn't fit the file is reported; an error of the section only once.
    void sectionsThatDoNotFitAreToldOf()
    {
        QByteArray bytes = sampleFiles().value(QStringLiteral("m3/tiny29.m3"));
        const auto number = [&bytes](qsizetype at) { return qFromLittleEndian<quint32>(bytes.constData() + at); };
        const quint32 index = number(4);
        quint32 bones = 0;
        while (bytes.mid(index + 16 * bones, 4) != "ENOB")
            ++bones;
        qToLittleEndian<quint32>(0x7fffffff, bytes.data() + index + 16 * bones + 8);
        const Opened opened = openBytes(bytes);
        QVERIFY(opened.model);
        QString told;
        for (const Diagnostic &d : opened.diagnostics.entries())
            if (d.where.path == "bones")
                told = QString::fromStdString(d.where.text());
        QVERIFY2(told.contains(QStringLiteral("refers to section %1, which does not fit the file").arg(bones)),
                 qPrintable(opened.reports()));
        QCOMPARE(proofProblem(*opened.model, bytes), QString());
    }

    /// Loops, crowds and shared data: opening and showing them must not take excessive time. ctest's time limit is the
    /// judge; the sizes are such that a quadratic step takes many minutes.
    void worstCasesAreUsable_data() { listWorstCases(qsizetype(2) << 20); }
    void worstCasesAreUsable()
    {
        QFETCH(QByteArray, bytes);
        const QString what = complaint(bytes);
        QVERIFY2(what.isEmpty(), qPrintable(what));
        const Opened opened = openBytes(bytes);
        if (opened.model)
            useAll(*opened.model);
    }

    /// When the memory budget of a document is spent: which file, where in it and at which object.
    void spentBudgetIsTold()
    {
        for (const auto &[name, bytes] : worstCases(qsizetype(2) << 20)) {
            if (name != "unknown sections over each other")
                continue;
            const Opened opened = openBytes(bytes);
            const auto &all = opened.diagnostics.entries();
            const auto told =
                std::find_if(all.begin(), all.end(), [](const Diagnostic &d) { return d.code == "m3.tooMuch"; });
            QVERIFY(told != all.end());
            QCOMPARE(told->severity, Severity::Error);
            QVERIFY(told->where.offset > 0);
            QVERIFY(!told->where.file.empty());
            QVERIFY2(told->where.path.starts_with("opaques["), told->where.path.c_str());
            QVERIFY2(told->where.message.text().find(" MiB") != std::string::npos, told->where.text().c_str());
            return;
        }
        QFAIL("no such case");
    }

    /// The memory budget of a document while it is read and proved.
    void memory_data() { listWorstCases(qsizetype(24) << 20); }
    void memory()
    {
        QFETCH(QByteArray, bytes);
        checkMemory("tst_m3_hostile", QStringLiteral("m3"), bytes);
    }

private:
    static void smallFiles()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {"m3/tiny29.m3", "m3beta/tiny21.m3", "m3odd/root-last.m3", "m3odd/shared-ids.m3",
                                 "m3odd/all-types-of-blocks.m3"})
            QTest::newRow(path) << QString::fromLatin1(path);
    }
    static QByteArray small()
    {
        QFETCH(QString, path);
        return sampleFiles().value(path);
    }
    static void listWorstCases(qsizetype bytes)
    {
        QTest::addColumn<QByteArray>("bytes");
        for (const auto &[name, file] : worstCases(bytes))
            QTest::newRow(name.constData()) << file;
    }
};

int hostileMain(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--peak") == 0)
        return openAndMeasure(createM3Format(), QString::fromLocal8Bit(argv[2]));
    QCoreApplication application(argc, argv);
    TestM3Hostile test;
    return QTest::qExec(&test, argc, argv);
}

SINEW_TEST_WITH_MAIN(tst_m3_hostile, hostileMain)

} // namespace tst_m3_hostile
#include "tst_m3_hostile.moc"
