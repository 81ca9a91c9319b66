// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "core/schema/value.h"
#include "m2_edit_test.h"
#include "tests/support/test_program.h"

namespace tst_m2_edit {

using namespace sinew;
using namespace sinew::test;

namespace {

// Positions in the header from 264 on, and sizes of structures.
constexpr qsizetype SequencesAt = 0x1c, BonesAt = 0x2c, CamerasAt = 0x110, ParticlesAt = 0x128;
constexpr qsizetype BoneSize = 88, TracksAt = 16, TrackSize = 20;

/// Offset of a sub-track's values (or times) from the beginning of its file.
qsizetype keysAt(const QByteArray &model, qsizetype track, std::uint32_t row, bool values)
{
    const qsizetype outer = numberAt(model, track + (values ? 16 : 8));
    return numberAt(model, outer + row * 8 + 4);
}
qsizetype boneTrack(const QByteArray &model, int bone, int track)
{
    return numberAt(model, BonesAt + 4) + BoneSize * bone + TracksAt + TrackSize * track;
}

/// Row that the hash finds for an animation id, by the description: slot = id mod size, then 1, 4, 9 … further.
int lookedUp(const m2::Root &root, int id)
{
    const std::size_t size = root.sequenceLookup.size();
    std::size_t slot = std::size_t(id) % size;
    for (std::size_t step = 1; step < 100; ++step) {
        const int row = root.sequenceLookup[slot];
        if (row < 0)
            return -1;
        if (root.sequences[std::size_t(row)].id == id)
            return row;
        slot = (slot + step * step) % size;
    }
    return -2;
}

} // namespace

/// After an edit only the affected bytes differ; their positions are derived from the format's description.
class TestM2Edit : public QObject
{
    Q_OBJECT

private:
    /// Edits a path and compares every file; undone and redone, everything is as it was.
    static void verifyPatch(const QString &sample, const char *path, const char *text, const QString &file,
                            qsizetype at, const QByteArray &bytes)
    {
        const auto document = openDocument(sample);
        QVERIFY2(document->byteProof().exact, qPrintable(document->byteProof().detail));
        const QMap<QString, QByteArray> before = savedFiles(*document, true);
        const QString problem = setText(*document, path, text);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QMap<QString, QByteArray> expected = before;
        expected[file].replace(at, bytes.size(), bytes);
        const QMap<QString, QByteArray> after = savedFiles(*document, true);
        QCOMPARE(after.keys(), before.keys());
        for (auto one = expected.begin(); one != expected.end(); ++one)
            QVERIFY2(difference(after[one.key()], *one).isEmpty(),
                     qPrintable(one.key() + QStringLiteral(": ") + difference(after[one.key()], *one)));
        // Only changed files are written, and the model itself.
        const QStringList written = savedFiles(*document).keys();
        QCOMPARE(written, file.isEmpty() ? QStringList{QString()} : (QStringList{QString(), file}));
        document->undo();
        QVERIFY(savedFiles(*document, true) == before);
        document->redo();
        QVERIFY(savedFiles(*document, true) == after);
    }
    static QByteArray floats(std::initializer_list<float> values)
    {
        samples::m2::Bytes out;
        for (const float v : values)
            out.f32(v);
        return out.data;
    }

private Q_SLOTS:
    /// Numbers that the file holds in two bytes are shown as numbers, and after an edit as the nearest ones possible:
    /// 0.1 is 1638 · 2^-14.
    void halves()
    {
        const auto document = openDocument(QStringLiteral("m2legion/tiny.m2"));
        QCOMPARE(setText(*document, "lightDetails[1].scale", "0.1"), QString());
        QCOMPARE(rootOf(*document).lightDetails[1].scale, 1638 / 16384.f);
        const QByteArray before = sampleFiles()[QStringLiteral("m2legion/tiny.m2")],
                         after = savedFiles(*document)[QString()];
        const qsizetype at = before.indexOf("DETL") + 8 + 12 + 2;
        QByteArray expected = before;
        expected[at] = char(0x66);
        expected[at + 1] = char(0x2e);
        QVERIFY(after == expected);
        // Every two-byte number, including NaN and infinities, is read and stored again unchanged.
        Files files = sampleFiles();
        for (int high = 0; high < 0x100; ++high) {
            QByteArray bytes = before;
            bytes[at] = char(high * 7);
            bytes[at + 1] = char(high);
            files[QStringLiteral("m2legion/tiny.m2")] = bytes;
            QVERIFY(openDocument(QStringLiteral("m2legion/tiny.m2"), files)->byteProof().exact);
        }
    }

    void inPlace()
    {
        const QString tiny = QStringLiteral("m2wotlk/tiny.m2");
        const QByteArray model = sampleFiles().value(tiny);
        const qsizetype bones = numberAt(model, BonesAt + 4);
        verifyPatch(tiny, "bones[1].pivot", "{1, 2, 3}", {}, bones + BoneSize + 76, floats({1, 2, 3}));
        verifyPatch(tiny, "bones[3].flags", "0x210", {}, bones + 3 * BoneSize + 4, QByteArray("\x10\x02\0\0", 4));
        verifyPatch(tiny, "sequences[1].moveSpeed", "7.5", {}, numberAt(model, SequencesAt + 4) + 64 + 8,
                    floats({7.5f}));
        // Keys of the model's own sequences; those shared with an alias exist once.
        const qsizetype moves = boneTrack(model, 1, 0);
        verifyPatch(tiny, "bones[1].translation.values[1].x", "9", {}, keysAt(model, moves, 0, true) + 12, floats({9}));
        verifyPatch(tiny, "bones[1].translation.values[4].y", "9", {}, keysAt(model, moves, 1, true) + 12 + 4,
                    floats({9}));
        verifyPatch(tiny, "bones[1].translation.times[4]", "1000500", {}, keysAt(model, moves, 1, false) + 4,
                    QByteArray("\xf4\x01\0\0", 4));
        // A camera's spline: value, in, out of each key.
        const qsizetype camera = numberAt(model, CamerasAt + 4) + 2 * 100 + 16;
        verifyPatch(tiny, "cameras[2].positions.outTangents[1].z", "5", {},
                    keysAt(model, camera, 0, true) + 36 + 24 + 8, floats({5}));
        // A track over a particle's life: the third of three.
        const qsizetype scale = numberAt(model, ParticlesAt + 4) + 260 + 32;
        verifyPatch(tiny, "particles[0].scale.values[1].y", "4", {}, numberAt(model, scale + 12) + 8 + 4, floats({4}));
        verifyPatch(tiny, "positions[5].z", "8", {}, numberAt(model, 0x40) + 5 * 48 + 8, floats({8}));
    }

    /// A compressed rotation becomes the nearest possible one; its neighbours keep their bytes.
    void compressedRotation()
    {
        const QString tiny = QStringLiteral("m2wotlk/tiny.m2");
        const QByteArray model = sampleFiles().value(tiny);
        // -90° around z: sin, cos of 45° are ±0.7071068: (v + 1) · 32767.5 = 9597.4 and 55937.6; 0 is 32767 as in the
        // game's own files.
        verifyPatch(tiny, "bones[1].rotation.values[1]", "{0, 0, -0.70710677, 0.70710677}", {},
                    keysAt(model, boneTrack(model, 1, 1), 0, true) + 8,
                    samples::m2::Bytes().u16(32767).u16(32767).u16(9597).u16(55938).data);
    }

    /// Keys of a sequence in an .anim file, and a skin profile: only that file changes.
    void companions()
    {
        const QString tiny = QStringLiteral("m2wotlk/tiny.m2");
        const QByteArray model = sampleFiles().value(tiny);
        verifyPatch(tiny, "bones[1].translation.values[10].x", "9", QStringLiteral("tiny0060-00.anim"),
                    keysAt(model, boneTrack(model, 1, 0), 4, true) + 12, floats({9}));
        const QByteArray skin = sampleFiles().value(QStringLiteral("m2wotlk/tiny00.skin"));
        verifyPatch(tiny, "skins[0].batches[1].priorityPlane", "-7", QStringLiteral("tiny00.skin"),
                    numberAt(skin, 4 + 36) + 24 + 1, QByteArray("\xf9", 1));
        // With a separate skeleton: it holds the bones, the third part of the .anim file their keys.
        const QString apart = QStringLiteral("m2skel/tiny.m2");
        const QByteArray skel = sampleFiles().value(QStringLiteral("m2skel/tiny.skel"));
        const qsizetype chunk = skel.indexOf("SKB1") + 8;
        verifyPatch(apart, "bones[2].pivot.x", "5", QStringLiteral("tiny.skel"),
                    chunk + numberAt(skel, chunk + 4) + 2 * BoneSize + 76, floats({5}));
        const qsizetype track = chunk + numberAt(skel, chunk + 4) + BoneSize + TracksAt;
        const qsizetype outer = chunk + numberAt(skel, track + 16);
        const qsizetype keys = numberAt(skel, outer + 4 * 8 + 4);
        const QByteArray anim = sampleFiles().value(QStringLiteral("m2skel/tiny0060-00.anim"));
        verifyPatch(apart, "bones[1].translation.values[11].z", "-2", QStringLiteral("tiny0060-00.anim"),
                    anim.indexOf("AFSB") + 8 + keys + 24 + 8, floats({-2}));
    }

    /// One timeline: times are those of the file.
    void singleTimeLine()
    {
        const QString old = QStringLiteral("m2classic/tiny256.m2");
        const QByteArray model = sampleFiles().value(old);
        const qsizetype track = numberAt(model, 0x38) + 108 + 12; // translation of bone 1
        verifyPatch(old, "bones[1].translation.values[4].z", "3", {}, numberAt(model, track + 24) + 4 * 12 + 8,
                    floats({3}));
        verifyPatch(old, "bones[1].rotation.values[1].x", "0.5", {}, numberAt(model, track + 28 + 24) + 16,
                    floats({0.5f})); // four floats
        verifyPatch(old, "particles[0].midPoint", "0.625", {}, numberAt(model, 0x140) + 332, floats({0.625f}));
        verifyPatch(old, "skins[1].batches[0].material", "1", {},
                    numberAt(model, numberAt(model, 0x50) + 44 + 36) + 8 + 2, QByteArray("\1\0", 2));
    }

    /// Growing data moves to the end, at a multiple of 16; all the rest keeps its bytes.
    void growing()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const QByteArray before = savedFiles(*document)[{}];
        QCOMPARE(setText(*document, "name", "A name that is much longer than it was"), QString());
        const QByteArray after = savedFiles(*document)[{}];
        QCOMPARE(numberAt(after, 8), 39u);
        QCOMPARE(numberAt(after, 12), std::uint32_t(before.size()));
        QCOMPARE(after.mid(before.size(), 39), QByteArray("A name that is much longer than it was", 39));
        QByteArray rest = after.left(before.size());
        rest.replace(8, 8, before.mid(8, 8));
        QCOMPARE(difference(rest, before), QString());
        document->undo();
        QCOMPARE(difference(savedFiles(*document)[{}], before), QString());
    }

    /// One more key in one sequence: the others' keys stay where they are, and everything is read back as it was set.
    void insertedKey()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const QByteArray before = savedFiles(*document)[{}];
        Curve<Vec3> one(Interpolation::Linear, 1);
        one.editTimes()[0] = 1000200;
        one.editValues()[0] = {7, 8, 9};
        EditBuilder builder(document->model(), document->format()->references());
        const auto target = parsePath(document->model(), "bones[1].translation");
        QVERIFY(bool(target));
        builder.splice(target->address, 4, 0, Value::of(one));
        auto changes = builder.finish();
        QVERIFY(bool(changes));
        QVERIFY(bool(document->push(std::move(*changes), QStringLiteral("insert"))));
        const QMap<QString, QByteArray> files = savedFiles(*document);
        QCOMPARE(files.keys(), QStringList{QString()});
        const QByteArray after = files[{}];
        const qsizetype track = boneTrack(after, 1, 0);
        for (const std::uint32_t row : {0u, 3u, 4u, 5u, 6u, 7u})
            for (const bool values : {false, true})
                QCOMPARE(keysAt(after, track, row, values), keysAt(before, track, row, values));
        for (const std::uint32_t row : {1u, 2u}) { // Run shares Walk's keys as before
            QCOMPARE(numberAt(after, numberAt(after, track + 8) + row * 8), 4u);
            QCOMPARE(keysAt(after, track, row, false), keysAt(after, track, 1, false));
            QCOMPARE(keysAt(after, track, row, true) % 16, qsizetype(0));
            QCOMPARE(numberAt(after, keysAt(after, track, row, false) + 4), 200u);
        }
        Files again = sampleFiles();
        again[QStringLiteral("m2wotlk/tiny.m2")] = after;
        const Opened opened = openModel(fileSet(again, QStringLiteral("m2wotlk/tiny.m2")));
        QVERIFY(opened.model);
        QVERIFY(opened.root().bones[1].translation == rootOf(*document).bones[1].translation);
        document->undo();
        QCOMPARE(difference(savedFiles(*document)[{}], before), QString());
    }

    /// Sub-tracks with a time that no sequence can have are kept but not read; the others are.
    void lateTimes()
    {
        const QString tiny = QStringLiteral("m2wotlk/tiny.m2");
        const QByteArray before = sampleFiles().value(tiny);
        const qsizetype track = boneTrack(before, 1, 0);
        QByteArray bytes = before;
        bytes.replace(keysAt(before, track, 1, false) + 4, 4, QByteArray("\1\0\0\x80", 4));
        bytes.replace(keysAt(before, track, 5, false) + 8, 4, QByteArray("\x40\x42\x0f\0", 4)); // 1,000,000
        Files files = sampleFiles();
        files[tiny] = bytes;
        const Opened opened = openModel(fileSet(files, tiny)), whole = openModel(fileSet(sampleFiles(), tiny));
        QVERIFY(opened.model && whole.model);
        QCOMPARE(std::count_if(opened.diagnostics.entries().begin(), opened.diagnostics.entries().end(),
                               [](const Diagnostic &d) { return d.code == "m2.time"; }),
                 2);
        const auto &all = whole.root().bones[1].translation, &read = opened.root().bones[1].translation;
        QVERIFY(!whole.has("m2.time"));
        QCOMPARE(read.size() + 6, all.size());
        for (std::size_t row = 0, from = 0; row < read.size(); ++row, ++from) {
            while (all.times()[from] / 1000000 == 1 || all.times()[from] / 1000000 == 5)
                ++from;
            QCOMPARE(read.times()[row], all.times()[from]);
            QCOMPARE(read.values()[row].x, all.values()[from].x);
        }
        const auto written = m2Format().write(*opened.model);
        QVERIFY(bool(written));
        QVERIFY(written->front().bytes == bytes);
    }

    /// Keys whose file is missing can't be edited; those of the other sequences can.
    void missingKeys()
    {
        const auto document = openDocument(QStringLiteral("m2odd/anim-missing.m2"));
        QCOMPARE(setText(*document, "bones[1].translation.values[1].x", "5"), QString());
        Curve<Vec3> one(Interpolation::Linear, 1);
        one.editTimes()[0] = rootOf(*document).sequences[1].timelineStart + 100;
        EditBuilder builder(document->model(), document->format()->references());
        builder.splice(parsePath(document->model(), "bones[1].translation")->address, 3, 0, Value::of(one));
        auto changes = builder.finish();
        QVERIFY(!changes || !document->push(std::move(*changes), QStringLiteral("insert")));
    }

    /// The table of sequences: slots worked out by hand, and rebuilt after an id changes.
    void sequenceLookup()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const m2::Root &root = rootOf(*document);
        const auto table = [&] {
            QList<int> rows;
            for (std::size_t i = 0; i < root.sequenceLookup.size(); ++i)
                rows.append(root.sequenceLookup[i]);
            return rows;
        };
        // 5, 60, 16 and 27 all want slot 5 of 11: they take 5, 5 + 1, 5 + 1 + 4 and (5 + 1 + 4 + 9) mod 11 = 8.
        QCOMPARE(table(), (QList<int>{0, 5, -1, -1, 1, 2, 4, -1, 7, -1, 6}));
        const QByteArray before = savedFiles(*document)[{}];
        QCOMPARE(setText(*document, "sequences[0].blendTimeIn", "200"), QString());
        QCOMPARE(table(), (QList<int>{0, 5, -1, -1, 1, 2, 4, -1, 7, -1, 6})); // kept: its sequences did not change
        QCOMPARE(setText(*document, "sequences[6].id", "37"), QString());
        for (const auto &[id, row] : {std::pair(0, 0), std::pair(4, 1), std::pair(5, 2), std::pair(60, 4),
                                      std::pair(1, 5), std::pair(37, 6), std::pair(27, 7)})
            QCOMPARE(lookedUp(root, id), row);
        QCOMPARE(lookedUp(root, 16), -1);
        document->undo();
        document->undo();
        QCOMPARE(difference(savedFiles(*document)[{}], before), QString());
    }

    /// The other tables follow their lists as well.
    void otherLookups()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const m2::Root &root = rootOf(*document);
        QCOMPARE(setText(*document, "bones[3].keyBone", "7"), QString());
        QCOMPARE(root.keyBoneLookup[7], std::int16_t(3));
        QCOMPARE(root.keyBoneLookup[6], std::int16_t(2));
        QCOMPARE(setText(*document, "attachments[0].id", "12"), QString());
        QCOMPARE(root.attachmentLookup[12], std::int16_t(0));
        QCOMPARE(root.attachmentLookup[0], std::int16_t(-1));
        QCOMPARE(setText(*document, "textures[2].type", "6"), QString());
        QCOMPARE(root.textureLookup[6], std::int16_t(2));
        QCOMPARE(root.textureLookup[11], std::int16_t(1));
        while (document->canUndo())
            document->undo();
        QCOMPARE(difference(savedFiles(*document)[{}], sampleFiles().value(QStringLiteral("m2wotlk/tiny.m2"))),
                 QString());
    }

    /// An emitter that was just added is seen: it emits, its particles live, are coloured and have a size.
    void newEmitterShows_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::newRow("256") << QStringLiteral("m2classic/tiny256.m2");
        QTest::newRow("264") << QStringLiteral("m2wotlk/tiny.m2");
        QTest::newRow("272") << QStringLiteral("m2cata/tiny272.m2");
    }
    void newEmitterShows()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const m2::Root &root = rootOf(*document);
        const QMap<QString, QByteArray> before = savedFiles(*document, true);
        EditBuilder edit(document->model(), document->format()->references());
        edit.insertNew(fieldOf<&m2::Root::particles>(RootNode), -1);
        auto changes = edit.finish();
        QVERIFY(changes && document->push(std::move(*changes), QStringLiteral("add")));
        QCOMPARE(document->historyCount(), 1);
        const m2::Particle &made = root.particles.items.back();
        for (const Curve<float> *curve : {&made.emissionRate, &made.lifespan, &made.speed}) {
            QCOMPARE(curve->size(), std::size_t(1));
            QVERIFY(curve->values()[0] > 0);
        }
        if (root.version < 264) {
            QCOMPARE(int(made.colours[0][0]), 255);
            QCOMPARE(int(made.colours[0][3]), 255);
        } else {
            QCOMPARE(made.colour.values()[0].r, 1.f);
            QVERIFY(made.alpha.values()[0] > 0 && made.scale.values()[0].x > 0);
        }
        QVERIFY(savedFiles(*document, true) != before);
        document->undo();
        QCOMPARE(difference(savedFiles(*document, true)[{}], before[{}]), QString());
    }
};

SINEW_GUILESS_TEST(tst_m2_edit, TestM2Edit)

} // namespace tst_m2_edit
#include "tst_m2_edit.moc"
