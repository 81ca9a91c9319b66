// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/render_scene.h"
#include "core/schema/four_cc.h"
#include "mdx_bytes.h"
#include "mdx_document.h"
#include "tests/plugins/open_memory.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include "core/schema/json.h"

#include <QElapsedTimer>

#include <algorithm>
#include <random>

namespace tst_mdx_hostile {

using namespace sinew;
using namespace sinew::test;

namespace {

const Format &format()
{
    static const auto mdx = createMdxFormat();
    return *mdx;
}

/// What a reader does wrong with `bytes`: empty if it reads and writes them back unchanged, or refuses them with a
/// place and a reason.
QString complaint(const QByteArray &bytes)
{
    Diagnostics diagnostics;
    const auto model = format().read(FileSet(QStringLiteral("x.mdx"), bytes), diagnostics);
    if (!model)
        return model.error().offset >= 0 && model.error().offset <= bytes.size() && !model.error().message.empty()
                   ? QString()
                   : QStringLiteral("the error names no place");
    for (const Diagnostic &d : diagnostics.entries())
        if (d.where.offset > bytes.size())
            return QStringLiteral("a diagnostic lies outside the file");
    return difference(saved(**model), bytes);
}

/// Which bytes of a file are worth damaging: not those of a chunk that was already damaged at the same position of its
/// word, between the same neighbours, in a file of the same version. Most chunks of the odd samples are alike; headers,
/// versions and repeated chunks, which decide how others are read, always count.
std::vector<bool> freshBytes(const QByteArray &file, QSet<QByteArray> &seen)
{
    std::vector<bool> fresh(std::size_t(file.size()), true);
    const QList<ChunkAt> chunks = chunksOf(file);
    QHash<QByteArray, int> uses;
    QByteArray version;
    for (const ChunkAt &c : chunks) {
        ++uses[c.tag];
        if (c.tag == "VERS")
            version += file.mid(c.content(), c.size);
    }
    for (qsizetype i = 0; i < chunks.size(); ++i) {
        const ChunkAt &c = chunks[i];
        if (c.tag == "VERS" || uses[c.tag] > 1)
            continue;
        const QByteArray key = Out().u32({std::uint32_t(c.at % 4), std::uint32_t(version.size())}).bytes + version +
                               (i > 0 ? chunks[i - 1].tag : QByteArray("MDLX")) + file.mid(c.at, 8 + c.size + 4);
        if (seen.contains(key))
            std::fill_n(fresh.begin() + c.content(), c.size, false);
        seen.insert(key);
    }
    return fresh;
}

/// Everything that the program does with a model once it is open.
void useAll(const Model &model)
{
    findingsIn(model, &format());
    const RenderScene scene = format().scene()->build(model);
    for (const SceneMesh &mesh : scene.meshes) {
        for (const std::uint32_t index : mesh.indices)
            QVERIFY(index < mesh.positions.size());
        for (const std::uint16_t entry : mesh.influences)
            QVERIFY(entry < mesh.palette.size());
        for (const auto &entry : mesh.palette)
            for (const std::int32_t node : entry)
                QVERIFY(node >= 0 && std::size_t(node) < scene.nodes.size());
    }
    QCOMPARE(scene.evaluationOrder.size(), scene.nodes.size());
    format().transforms()->hierarchy(model);
    format().curves()->clips(model);
    toJson(*model.info().type, model.root(), model.ctx());
}

QByteArray repeated(const QByteArray &part, qsizetype bytes)
{
    QByteArray all;
    all.reserve(bytes + part.size());
    while (all.size() < bytes)
        all += part;
    return all;
}

QByteArray header(std::uint32_t version = 800)
{
    return "MDLX" + chunk("VERS", Out().u32({version}).bytes);
}

/// Files of about `bytes` that make a careless reader spend excessive memory or time.
QList<QPair<QByteArray, QByteArray>> worstCases(qsizetype bytes)
{
    QList<QPair<QByteArray, QByteArray>> cases;
    const auto add = [&](const char *name, const QByteArray &file) { cases.append({name, file}); };
    const auto hugeCount = [&](const char *tag, const QByteArray &before) {
        return header() + chunk(tag, sized(before + Out().u32({0x0fffffff}).bytes + QByteArray(64, '\0')));
    };
    add("huge vertex count", hugeCount("GEOS", "VRTX"));
    add("huge layer count", hugeCount("MTLS", Out().u32({0, 0}).raw("LAYS").bytes));
    add("huge key count",
        header() + chunk("GEOA", geosetAnimation(0, "KGAO" + Out().u32({0x7fffffff, 1}).i32({-1}).bytes)));
    add("huge key count with tangents",
        header() + chunk("GEOA", geosetAnimation(0, "KGAO" + Out().u32({0x15555556, 2}).i32({-1}).bytes)));
    add("huge bind pose count", header(1000) + chunk("BPOS", Out().u32({~0u}).bytes));
    add("zeros", header() + QByteArray(bytes, '\0'));
    add("empty unknown chunks", header() + repeated(chunk("ABCD", {}), bytes));
    add("empty texture chunks", header() + repeated(chunk("TEXS", {}), bytes));
    add("unknown, then empty texture chunks",
        header() + repeated(chunk("ABCD", {}), bytes / 2) + repeated(chunk("TEXS", {}), bytes / 2));
    add("one global sequence a chunk", header() + repeated(chunk("GLBS", Out().u32({1}).bytes), bytes));
    add("alternating chunks",
        header() + repeated(chunk("GLBS", Out().u32({1}).bytes) + chunk("ABCD", {}) + chunk("TXAN", sized({})), bytes));
    add("chunks that cannot be parsed", header() + repeated(chunk("MTLS", "xx"), bytes));
    add("one broken chunk after another", header() + repeated(chunk("GEOA", geosetAnimation(0, "tail") + "x"), bytes));
    add("global sequences", header() + chunk("GLBS", QByteArray(bytes, '\1')));
    add("empty texture animations", header() + chunk("TXAN", repeated(sized({}), bytes)));
    add("texture animations with a tail", header() + chunk("TXAN", repeated(sized("x"), bytes)));
    add("texture animations, the last one broken",
        header() + chunk("TXAN", repeated(sized("x"), bytes) + QByteArray(4, '\3')));
    add("unordered empty tracks",
        header() + chunk("TXAN", repeated(sized(track("KTAS", 0, -1, {}, 3) + track("KTAT", 0, -1, {}, 3)), bytes)));
    add("empty tracks",
        header() + chunk("TXAN", repeated(sized(track("KTAT", 0, -1, {}, 3) + track("KTAR", 0, -1, {}, 3)), bytes)));
    add("empty materials", header() + chunk("MTLS", repeated(material(800, {}), bytes)));
    add("single layers", header() + chunk("MTLS", repeated(material(800, {layer(800, 0)}), bytes)));
    add("many layers", header() + chunk("MTLS", material(800, QList<QByteArray>(bytes / 32, layer(800, 0)))));
    QList<QByteArray> slotEntries;
    for (qsizetype i = 0; i < bytes / 8; ++i)
        slotEntries.append(slot(0, std::uint32_t(i)));
    add("tiny texture slots", header(1100) + chunk("MTLS", material(1100, {layer(1100, 0, -1, {}, slotEntries)})));
    add("texture slots with empty tracks",
        header(1100) +
            chunk("MTLS",
                  material(1100, {layer(1100, 0, -1, {},
                                        QList<QByteArray>(bytes / 24, slot(0, 0, track("KMTF", 0, -1, {}, 1))))})));
    GeosetParts none{0, {}, {}, {}, {}, 0, 0};
    add("empty geosets", header() + chunk("GEOS", repeated(none.bytes(800), bytes)));
    QByteArray odd = none.bytes(900);
    odd.insert(odd.indexOf("UVAS"), "TANG" + Out().u32({0}).bytes + "SKIN" + Out().u32({0}).bytes);
    add("geosets with empty arrays", header(900) + chunk("GEOS", repeated(sized(odd.mid(4)), bytes)));
    QByteArray sets = none.bytes(800);
    sets.truncate(sets.size() - 12); // its one UV set
    sets += Out().u32({std::uint32_t(bytes / 8)}).raw(repeated("UVBS" + Out().u32({0}).bytes, bytes / 8 * 8)).bytes;
    add("tiny UV sets", header() + chunk("GEOS", sized(sets.mid(4))));
    add("geosets and animations", header() + chunk("GEOS", repeated(none.bytes(800), bytes / 2)) +
                                      chunk("GEOA", repeated(geosetAnimation(1), bytes / 2)));
    QByteArray chain;
    for (std::int32_t i = 0; chain.size() < bytes; ++i)
        chain += node("", i, i - 1, 0);
    add("chain of helpers", header() + chunk("HELP", chain));
    QByteArray cycle;
    const auto count = std::int32_t(bytes / 100);
    for (std::int32_t i = 0; i < count; ++i)
        cycle += node("", i, (i + 1) % count, 0);
    add("circle of helpers", header() + chunk("HELP", cycle));
    QByteArray same;
    while (same.size() < bytes)
        same += node("", 7, 7, 0);
    add("helpers with one id", header() + chunk("HELP", same));
    QByteArray events;
    while (events.size() < bytes)
        events += node("", -1, -1, 0) + "KEVT" + Out().u32({0}).i32({-1}).bytes;
    add("empty event objects", header() + chunk("EVTS", events));
    return cases;
}

} // namespace

class TestMdxHostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void truncated_data() { smallFiles(); }
    void truncated()
    {
        QFETCH(QByteArray, bytes);
        const int step = byTier(17, 1);
        for (qsizetype length = firstOfWalk(bytes.size(), step); length < bytes.size(); length += step) {
            const QString what = complaint(bytes.left(length));
            QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("%1 bytes: %2").arg(length).arg(what)));
        }
    }

    void flippedBytes_data() { smallFiles(); }
    /// Every byte, turned into several others: whatever is still read is written back as it was.
    void flippedBytes()
    {
        QFETCH(QByteArray, bytes);
        const std::vector<bool> fresh = freshBytes(bytes, m_flipped);
        QByteArray damaged = bytes;
        const int step = byTier(17, 1);
        for (qsizetype i = firstOfWalk(bytes.size(), step); i < bytes.size(); i += step) {
            if (!fresh[std::size_t(i)])
                continue;
            for (const int flip : {0xff, 0x01, 0x80, 0x10}) {
                damaged[i] = char(bytes[i] ^ flip);
                const QString what = complaint(damaged);
                QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("byte %1 ^ %2: %3").arg(i).arg(flip).arg(what)));
            }
            damaged[i] = bytes[i];
        }
    }

    void wordsReplaced_data() { smallFiles(); }
    /// Counts, sizes and tags: every aligned word becomes an extreme number or another tag.
    void wordsReplaced()
    {
        QFETCH(QByteArray, bytes);
        const std::vector<bool> fresh = freshBytes(bytes, m_replaced);
        QByteArray damaged = bytes;
        const std::uint32_t words[] = {0,
                                       1,
                                       4,
                                       0x7fffffff,
                                       0x80000000,
                                       0xffffffff,
                                       0xfffffffc,
                                       fourCc("KGTR"),
                                       fourCc("KMTF"),
                                       fourCc("TEXS"),
                                       fourCc("VERS")};
        const int step = byTier(17, 1);
        for (qsizetype i = 4 * firstOfWalk(bytes.size() / 4, step); i + 4 <= bytes.size(); i += 4 * step) {
            if (std::find(fresh.begin() + i, fresh.begin() + i + 4, true) == fresh.begin() + i + 4)
                continue;
            for (const std::uint32_t word : words) {
                std::memcpy(damaged.data() + i, &word, 4);
                const QString what = complaint(damaged);
                QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("word at %1 = %2: %3").arg(i).arg(word).arg(what)));
            }
            std::memcpy(damaged.data() + i, bytes.constData() + i, 4);
        }
    }

    /// Heavily damaged files, opened and put through everything that looks at a model.
    void randomDamage_data() { smallFiles(); }
    void randomDamage()
    {
        QFETCH(QByteArray, bytes);
        std::mt19937 random(11);
        for (int round = 0; round < byTier(100, 2000); ++round) {
            QByteArray damaged = bytes;
            for (unsigned n = 1 + random() % 12; n > 0; --n) {
                const qsizetype at = qsizetype(random() % std::size_t(damaged.size()));
                switch (round % 2 ? random() % 2 * 3
                                  : random() % 4) { // every other round leaves the chunks' places alone
                case 0:
                    damaged[at] = char(random());
                    break;
                case 1:
                    damaged.remove(at, qsizetype(random() % 16));
                    break;
                case 2:
                    damaged.insert(
                        at, damaged.mid(qsizetype(random() % std::size_t(damaged.size())), qsizetype(random() % 64)));
                    break;
                default:
                    damaged.replace(at, 4, Out().u32({std::uint32_t(random() % 40) - 4}).bytes);
                }
            }
            const QString what = complaint(damaged);
            QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("round %1: %2").arg(round).arg(what)));
            Diagnostics diagnostics;
            const auto model = format().read(FileSet(QStringLiteral("x.mdx"), damaged), diagnostics);
            if (model)
                useAll(**model);
        }
    }

    /// Deep chains, circles and crowds: opening and showing them must not take excessive time. ctest's time limit is
    /// the judge; the sizes are such that a quadratic step takes many minutes.
    void worstCasesAreUsable_data() { listWorstCases(qsizetype(4) << 20); }
    void worstCasesAreUsable()
    {
        QFETCH(QByteArray, bytes);
        const QString what = complaint(bytes);
        QVERIFY2(what.isEmpty(), qPrintable(what));
        Diagnostics diagnostics;
        const auto model = format().read(FileSet(QStringLiteral("x.mdx"), bytes), diagnostics);
        if (model)
            useAll(**model);
    }

    /// The memory budget of a document while it is read and proved.
    void memory_data() { listWorstCases(qsizetype(24) << 20); }
    void memory()
    {
        QFETCH(QByteArray, bytes);
        checkMemory("tst_mdx_hostile", QStringLiteral("mdx"), bytes);
    }

private:
    void smallFiles()
    {
        QTest::addColumn<QByteArray>("bytes");
        for (const std::uint32_t version : {800u, 900u, 1000u, 1100u, 1200u})
            QTest::addRow("rich %u", version) << richMdx(version).bytes();
        for (const QString &path : sampleFiles())
            if (QFileInfo(path).size() <= 14000)
                QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << contentOf(path);
    }
    void listWorstCases(qsizetype bytes)
    {
        QTest::addColumn<QByteArray>("bytes");
        for (const auto &[name, file] : worstCases(bytes))
            QTest::newRow(name.constData()) << file;
    }

    QSet<QByteArray> m_flipped, m_replaced; ///< chunks damaged in earlier rows
};

int hostileMain(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--peak") == 0)
        return openAndMeasure(createMdxFormat(), QString::fromLocal8Bit(argv[2]));
    QCoreApplication application(argc, argv);
    TestMdxHostile test;
    return QTest::qExec(&test, argc, argv);
}

SINEW_TEST_WITH_MAIN(tst_mdx_hostile, hostileMain)

} // namespace tst_mdx_hostile

#include "tst_mdx_hostile.moc"
