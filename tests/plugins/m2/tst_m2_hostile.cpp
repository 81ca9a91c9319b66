// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/four_cc.h"
#include "m2_damage.h"
#include "tests/plugins/open_memory.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <algorithm>
#include <random>

namespace tst_m2_hostile {

using namespace sinew;
using namespace sinew::test;
using Out = samples::m2::Bytes;

namespace {

QByteArray repeated(const QByteArray &part, qsizetype bytes)
{
    return part.repeated(std::max<qsizetype>(1, bytes / part.size()));
}

/// A header of version 264 or 256 whose arrays are given by position, each with its count; their contents follow it.
class HeaderMaker
{
public:
    explicit HeaderMaker(std::uint32_t version = 264)
    {
        m_file.raw("MD20").u32(version).zeros(version < 264 ? 316 : 296);
    }
    HeaderMaker &array(qsizetype place, std::uint32_t count, const QByteArray &content)
    {
        m_file.patch(place, count);
        m_file.patch(place + 4, std::uint32_t(m_file.size()));
        m_file.raw(content);
        return *this;
    }
    HeaderMaker &number(qsizetype place, std::uint32_t value)
    {
        m_file.patch(place, value);
        return *this;
    }
    std::uint32_t end() const { return std::uint32_t(m_file.size()); }
    std::uint32_t place(const QByteArray &content)
    {
        const std::uint32_t at = end();
        m_file.raw(content);
        return at;
    }
    QByteArray bytes() const { return m_file.data; }

private:
    Out m_file;
};

constexpr qsizetype Loops = 0x14, Sequences = 0x1c, Lookup = 0x24, BonesAt = 0x2c, Vertices = 0x3c, SkinCount = 0x44,
                    Colours = 0x48, Textures = 0x50, Attachments = 0xf0, Events = 0x100, Ribbons = 0x120;

QByteArray sequence(int id, int variation, std::uint32_t flags, int alias)
{
    return Out().u16(id).u16(variation).u32(1000).f32(0).u32(flags).zeros(44).u16(-1).u16(alias).data;
}
/// A bone whose three tracks all have the same sub-tracks.
QByteArray bone(int parent, std::uint32_t count, std::uint32_t times, std::uint32_t values)
{
    Out b;
    b.u32(~0u).u32(0x200).u16(parent).u16(0).u32(0);
    for (int track = 0; track < 3; ++track)
        b.u16(1).u16(-1).u32(count).u32(times).u32(count).u32(values);
    return b.zeros(12).data;
}

/// Files of about `bytes` that make a careless reader spend excessive memory or time.
QList<QPair<QByteArray, QByteArray>> worstCases(qsizetype bytes)
{
    QList<QPair<QByteArray, QByteArray>> cases;
    const auto add = [&](const char *name, const QByteArray &file) { cases.append({name, file}); };
    HeaderMaker huge;
    for (qsizetype place = 8; place + 8 <= 0x130; place += 4)
        if (place != 0x10 && (place < 0xa0 || place >= 0xd8))
            huge.number(place, 0x7fffffff);
    add("every count huge", huge.bytes());
    add("zeros", HeaderMaker().bytes() + QByteArray(bytes, '\0'));
    const auto count = [&](qsizetype width) { return std::uint32_t(bytes / width); };

    // The same keys over and over.
    {
        HeaderMaker file;
        const std::uint32_t keys = count(3 * 16), rows = 64;
        const std::uint32_t times = file.place(QByteArray(keys * 4, '\0')),
                            values = file.place(QByteArray(keys * 12, '\0'));
        const std::uint32_t outerTimes = file.place(Out().u32(keys).u32(times).data.repeated(rows));
        const std::uint32_t outerValues = file.place(Out().u32(keys).u32(values).data.repeated(rows));
        QByteArray sequences;
        for (std::uint32_t i = 0; i < rows; ++i)
            sequences += sequence(int(i), 0, 0x20, int(i));
        file.array(Sequences, rows, sequences);
        file.array(BonesAt, 2000, bone(-1, rows, outerTimes, outerValues).repeated(2000));
        add("bones that share all keys", file.bytes());
    }
    {
        HeaderMaker file;
        const std::uint32_t rows = count(3 * 8);
        const std::uint32_t outer = file.place(Out().u32(0).u32(0).data.repeated(rows));
        file.array(BonesAt, count(3 * 88), repeated(bone(-1, rows, outer, outer), bytes / 3));
        add("bones that share empty sub-tracks", file.bytes());
    }
    {
        HeaderMaker file;
        const std::uint32_t sequences = count(4 * 64);
        QByteArray all;
        for (std::uint32_t i = 0; i < sequences; ++i)
            all += sequence(int(i % 60000), int(i / 60000), 0x20, 0);
        file.array(Sequences, sequences, all);
        const std::uint32_t outer = file.place(Out().u32(0).u32(0).data.repeated(sequences));
        const std::uint32_t bones = count(4 * 88);
        file.array(BonesAt, bones, bone(-1, sequences, outer, outer).repeated(bones));
        add("many bones in many sequences", file.bytes());
    }
    {
        HeaderMaker file;
        const std::uint32_t indices = count(2 * 2);
        const std::uint32_t at = file.place(QByteArray(indices * 2, '\1'));
        Out ribbon;
        ribbon.zeros(20).u32(indices).u32(at).u32(indices).u32(at).zeros(176 - 36);
        file.array(Ribbons, count(2 * 176), repeated(ribbon.data, bytes / 2));
        add("ribbons that share their textures", file.bytes());
    }
    {
        HeaderMaker file;
        const std::uint32_t at = file.place(QByteArray(300, 'n'));
        file.array(Textures, count(16), repeated(Out().u32(0).u32(0).u32(300).u32(at).data, bytes));
        add("textures that share a long name", file.bytes());
    }

    // Sequences: files to look for, chains and circles.
    const auto sequences = [&](const char *name, const std::function<QByteArray(int i, int n)> &one) {
        HeaderMaker file;
        const int n = int(count(64));
        QByteArray all;
        for (int i = 0; i < n; ++i)
            all += one(i, n);
        add(name, file.array(Sequences, std::uint32_t(n), all).bytes());
    };
    sequences("sequences without their files", [](int i, int) { return sequence(i & 0xffff, i >> 16, 0, i); });
    sequences("a chain of aliases",
              [](int i, int n) { return sequence(1, 0, 0x40, std::min(i + 1, std::min(n - 1, 65535))); });
    sequences("a ring of aliases", [](int i, int n) { return sequence(1, 0, 0x40, (i + 1) % std::min(n, 65536)); });
    sequences("sequences of one id", [](int i, int) { return sequence(0, i & 0xffff, 0x20, i); });
    {
        HeaderMaker file;
        file.array(Sequences, 1, sequence(4, 0, 0x20, 0)).array(Lookup, count(2), QByteArray(bytes, '\0'));
        add("a long look-up table", file.bytes());
    }
    add("skins without their files", HeaderMaker().number(SkinCount, 0xffffffff).bytes());

    // Sheer numbers.
    add("global loops", HeaderMaker().array(Loops, count(4), QByteArray(bytes, '\1')).bytes());
    add("vertices", HeaderMaker().array(Vertices, count(48), QByteArray(bytes, '\0')).bytes());
    add("empty bones", HeaderMaker().array(BonesAt, count(88), repeated(bone(-1, 0, 0, 0), bytes)).bytes());
    add("empty colours", HeaderMaker().array(Colours, count(40), QByteArray(bytes, '\0')).bytes());
    add("empty attachments", HeaderMaker().array(Attachments, count(40), QByteArray(bytes, '\0')).bytes());
    add("empty events", HeaderMaker().array(Events, count(36), QByteArray(bytes, '\0')).bytes());
    const auto parents = [&](const char *name, const std::function<int(int i, int n)> &parent) {
        const int n = std::min(int(count(88)), 32000);
        QByteArray all;
        for (int i = 0; i < n; ++i)
            all += bone(parent(i, n), 0, 0, 0);
        add(name, HeaderMaker().array(BonesAt, std::uint32_t(n), all).bytes());
    };
    parents("a chain of bones", [](int i, int) { return i - 1; });
    parents("a chain of bones from behind", [](int i, int n) { return i + 1 < n ? i + 1 : -1; });
    parents("a circle of bones", [](int i, int n) { return (i + 1) % n; });

    const QByteArray model = samples::m2::chunk("MD21", HeaderMaker().bytes());
    add("empty unknown chunks", model + repeated(samples::m2::chunk("ABCD", {}), bytes));
    add("the same chunk again and again", model + repeated(samples::m2::chunk("TXID", Out().u32(1).data), bytes));
    add("animation files", model + samples::m2::chunk("AFID", QByteArray(bytes / 8 * 8, '\1')));
    add("skin files", model + samples::m2::chunk("SFID", QByteArray(bytes / 4 * 4, '\1')));
    add("bone files", model + samples::m2::chunk("BFID", QByteArray(bytes / 4 * 4, '\1')));
    add("texture files", model + samples::m2::chunk("TXID", QByteArray(bytes / 4 * 4, '\1')));
    add("particle extras", model + samples::m2::chunk("EXPT", QByteArray(bytes / 12 * 12, '\1')));

    // One timeline.
    {
        HeaderMaker file(256);
        const std::uint32_t keys = count(3 * 16);
        const std::uint32_t times = file.place(QByteArray(keys * 4, '\0')),
                            values = file.place(QByteArray(keys * 12, '\0'));
        Out b;
        b.u32(~0u).u32(0x200).u16(-1).u16(0);
        for (int track = 0; track < 3; ++track)
            b.u16(1).u16(-1).u32(0).u32(0).u32(keys).u32(times).u32(track == 1 ? keys / 2 : keys).u32(values);
        b.zeros(12);
        file.array(0x34, 2000, b.data.repeated(2000));
        add("bones of 256 that share all keys", file.bytes());
    }
    {
        HeaderMaker file(256);
        const std::uint32_t indices = count(2 * 2);
        const std::uint32_t at = file.place(QByteArray(indices * 2, '\0'));
        Out view;
        view.u32(indices)
            .u32(at)
            .u32(indices)
            .u32(at)
            .u32(indices / 2)
            .u32(at)
            .u32(indices / 16)
            .u32(at)
            .u32(indices / 12)
            .u32(at)
            .u32(256);
        file.array(0x4c, count(2 * 44), repeated(view.data, bytes / 2));
        add("views of 256 that share everything", file.bytes());
    }
    return cases;
}

/// Deletes the last bone, saves and takes it back.
void editAndSave(Document &document)
{
    const auto &bones = static_cast<const m2::M2Model &>(document.model()).data.bones;
    EditBuilder builder(document.model(), document.format()->references());
    if (!bones.ids.empty())
        builder.remove(bones.ids.back());
    if (auto changes = builder.finish(); changes && document.push(std::move(*changes), {}))
        (void)document.format()->write(document.model());
    document.goTo(0);
}

} // namespace

class TestM2Hostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The samples that no official tool would write are read and written back, or refused.
    void oddSamples_data()
    {
        QTest::addColumn<QString>("path");
        for (auto file = sampleFiles().begin(); file != sampleFiles().end(); ++file)
            if (file.key().endsWith(QLatin1String(".m2")))
                QTest::newRow(qPrintable(file.key())) << file.key();
    }
    void oddSamples()
    {
        QFETCH(QString, path);
        const FileSet set = fileSet(sampleFiles(), path);
        const QString what = complaint(set);
        QVERIFY2(what.isEmpty(), qPrintable(what));
        Opened opened = openModel(set);
        if (opened.model)
            useAll(*opened.model);
    }

    void truncated_data() { smallFiles(); }
    void truncated()
    {
        forEveryPart([&](Files &files, QByteArray &file, const QByteArray &whole, const QString &model) {
            const int step = byTier(17, 1);
            for (qsizetype length = firstOfWalk(whole.size(), step); length < whole.size(); length += step) {
                file = whole.left(length);
                const QString what = complaint(fileSet(files, model));
                QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("%1 bytes: %2").arg(length).arg(what)));
            }
        });
    }

    void flippedBytes_data() { smallFiles(); }
    /// Every byte, turned into several others: whatever is still read is written back as it was.
    void flippedBytes()
    {
        forEveryPart([&](Files &files, QByteArray &file, const QByteArray &whole, const QString &model) {
            const int step = byTier(17, 1);
            for (qsizetype i = firstOfWalk(whole.size(), step); i < whole.size(); i += step) {
                for (const int flip : {0xff, 0x01, 0x80, 0x10}) {
                    file[i] = char(whole[i] ^ flip);
                    const QString what = complaint(fileSet(files, model));
                    QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("byte %1 ^ %2: %3").arg(i).arg(flip).arg(what)));
                }
                file[i] = whole[i];
            }
        });
    }

    void wordsReplaced_data() { smallFiles(); }
    /// Counts, offsets and tags: every aligned word becomes an extreme number or the offset of something else.
    void wordsReplaced()
    {
        forEveryPart([&](Files &files, QByteArray &file, const QByteArray &whole, const QString &model) {
            const std::uint32_t words[] = {0,
                                           1,
                                           4,
                                           0x130,
                                           0x7fffffff,
                                           0x80000000,
                                           0xffffffff,
                                           0xfffffff0,
                                           std::uint32_t(whole.size()),
                                           std::uint32_t(whole.size() - 4),
                                           fourCc("MD21"),
                                           fourCc("TXID")};
            const int step = byTier(17, 1);
            for (qsizetype i = 4 * firstOfWalk(whole.size() / 4, step); i + 4 <= whole.size(); i += 4 * step) {
                for (const std::uint32_t word : words) {
                    std::memcpy(file.data() + i, &word, 4);
                    const QString what = complaint(fileSet(files, model));
                    QVERIFY2(what.isEmpty(),
                             qPrintable(QStringLiteral("word at %1 = %2: %3").arg(i).arg(word).arg(what)));
                }
                std::memcpy(file.data() + i, whole.constData() + i, 4);
            }
        });
    }

    /// Heavily damaged files, opened and put through everything that looks at a model.
    void randomDamage_data() { smallFiles(true); }
    void randomDamage()
    {
        std::mt19937 random(11);
        forEveryPart([&](Files &files, QByteArray &file, const QByteArray &whole, const QString &model) {
            for (int round = 0; round < byTier(30, 300); ++round) {
                file = whole;
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
                        file.insert(at,
                                    file.mid(qsizetype(random() % std::size_t(file.size())), qsizetype(random() % 64)));
                        break;
                    default:
                        file.replace(at, 4, Out().u32(std::uint32_t(random() % 40) - 4).data);
                    }
                }
                const FileSet set = fileSet(files, model);
                const QString what = complaint(set);
                QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("round %1: %2").arg(round).arg(what)));
                Opened opened = openModel(set);
                if (opened.model)
                    useAll(*opened.model);
            }
        });
    }

    /// Deep chains, circles and crowds: opening and showing them must not take excessive time. ctest's time limit is
    /// the judge; the sizes are such that a quadratic step takes many minutes.
    void worstCasesAreUsable_data() { listWorstCases(qsizetype(byTier(2, 4)) << 20); }
    void worstCasesAreUsable()
    {
        QFETCH(QByteArray, bytes);
        const FileSet set(QStringLiteral("x.m2"), bytes, [](const QString &) { return std::nullopt; });
        const QString what = complaint(set);
        QVERIFY2(what.isEmpty(), qPrintable(what));
        Opened opened = openModel(set);
        if (opened.model)
            useAll(*opened.model);
    }

    /// When the memory budget of a document is spent: which file, where in it and at which object.
    void spentBudgetIsTold()
    {
        for (const auto &[name, bytes] : worstCases(qsizetype(2) << 20)) {
            if (name != "bones that share all keys")
                continue;
            const Opened opened =
                openModel(FileSet(QStringLiteral("x.m2"), bytes, [](const QString &) { return std::nullopt; }));
            const auto &all = opened.diagnostics.entries();
            const auto told =
                std::find_if(all.begin(), all.end(), [](const Diagnostic &d) { return d.code == "m2.tooMuch"; });
            QVERIFY(told != all.end());
            QCOMPARE(told->severity, Severity::Error);
            QVERIFY(told->where.offset > 0);
            QVERIFY(!told->where.file.empty());
            QVERIFY2(told->where.path.starts_with("bones["), told->where.path.c_str());
            QVERIFY2(told->where.message.text().find(" MiB") != std::string::npos, told->where.text().c_str());
            return;
        }
        QFAIL("no such case");
    }

    /// The memory budget of a document while it is read and proved, and with an edit that is saved: the model is then
    /// held twice.
    void memory_data() { listWorstCases(qsizetype(24) << 20); }
    void memory()
    {
        QFETCH(QByteArray, bytes);
        checkMemory("tst_m2_hostile", QStringLiteral("m2"), bytes, 36);
    }

private:
    /// Models of each layout and kind of companion, and which of their files to damage.
    void smallFiles(bool rich = false)
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("parts");
        const auto add = [](const QString &model, const QStringList &parts) {
            QTest::newRow(qPrintable(parts.first() == model ? model : parts.first())) << model << parts;
        };
        for (const char *path : {"m2odd/plain.m2", "m2odd/shared-256.m2", "m2odd/shared-and-unaligned-260.m2",
                                 "m2odd/offsets-of-nothing-264.m2", "m2odd/counts-in-chunks.m2", "m2phys/v6.m2"})
            add(QLatin1String(path), {QLatin1String(path)});
        add(QStringLiteral("m2odd/plain.m2"), {QStringLiteral("m2odd/plain00.skin")});
        add(QStringLiteral("m2odd/anim-with-a-tail.m2"), {QStringLiteral("m2odd/anim-with-a-tail0004-00.anim")});
        add(QStringLiteral("m2phys/v6.m2"), {QStringLiteral("m2phys/v6.phys")});
        add(QStringLiteral("m2skel/tiny.m2"), {QStringLiteral("m2skel/tiny_00.bone")});
        add(QStringLiteral("m2skel/tiny.m2"), {QStringLiteral("m2skel/tiny0060-00.anim")});
        if (!rich)
            return;
        for (const char *path : {"m2classic/tiny256.m2", "m2tbc/tiny263.m2", "m2wotlk/tiny.m2", "m2cata/tiny272.m2",
                                 "m2legion/tiny.m2", "m2skel/child.m2"})
            add(QLatin1String(path), {QLatin1String(path)});
        add(QStringLiteral("m2skel/tiny.m2"), {QStringLiteral("m2skel/tiny.skel")});
        add(QStringLiteral("m2skel/child.m2"), {QStringLiteral("m2skel/parent.skel")});
    }
    template<class Damage>
    void forEveryPart(const Damage &damage)
    {
        QFETCH(QString, path);
        QFETCH(QStringList, parts);
        for (const QString &part : parts) {
            // Only the model's own folder, so that copies are small.
            Files files;
            for (auto file = sampleFiles().begin(); file != sampleFiles().end(); ++file)
                if (file.key().section(QLatin1Char('/'), 0, 0) == path.section(QLatin1Char('/'), 0, 0) &&
                    (file.key().startsWith(path.chopped(3)) || !path.startsWith(QLatin1String("m2odd"))))
                    files[file.key()] = file.value();
            const QByteArray whole = files.value(part);
            QVERIFY2(!whole.isEmpty(), qPrintable(part));
            damage(files, files[part], whole, path);
        }
    }
    void listWorstCases(qsizetype bytes)
    {
        QTest::addColumn<QByteArray>("bytes");
        for (const auto &[name, file] : worstCases(bytes))
            QTest::newRow(name.constData()) << file;
    }
};

int hostileMain(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--peak") == 0)
        return openAndMeasure(createM2Format(), QString::fromLocal8Bit(argv[2]), editAndSave);
    QCoreApplication application(argc, argv);
    TestM2Hostile test;
    return QTest::qExec(&test, argc, argv);
}

SINEW_TEST_WITH_MAIN(tst_m2_hostile, hostileMain)

} // namespace tst_m2_hostile

#include "tst_m2_hostile.moc"
