// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Models that take sequences from a parent skeleton: these are listed, play and pose; the parent's files are never
// changed. m2parent/heir.m2 has Stand (0) and animation 11; its bone 1 is at x 9 to 9.5 in the first. The parent has
// the sequences of tests/samples/generator/m2/tiny.cpp, of which the model refuses 1 (Death). Bone 1 of the parent
// moves in each: x is row, row + 1/8, row + 1/4.

#include "core/scene/pose/pose.h"
#include "core/schema/struct_info.h"
#include "m2_edit_test.h"
#include "tests/support/test_program.h"

namespace tst_m2_parent {

using namespace sinew;
using namespace sinew::test;

namespace {

const QString heir = QStringLiteral("m2parent/heir.m2");

/// Finds a clip by its displayed name, as in the list of sequences; the parent's clips say so.
Clip clipCalled(const Document &document, const char *name)
{
    for (const Clip &clip : m2Format().sequences()->sequences(document.model()))
        if (clip.name == name || clip.name == std::string(name) + " (Parent skeleton)")
            return clip;
    return {};
}
QStringList clipNames(const Document &document)
{
    QStringList names;
    for (const Clip &clip : m2Format().sequences()->sequences(document.model()))
        names.append(QString::fromStdString(clip.name));
    return names;
}
QList<std::pair<int, double>> xKeys(const Document &document, std::size_t bone, const Clip &clip)
{
    QList<std::pair<int, double>> keys;
    const auto &curve = rootOf(document).bones[bone].translation;
    for (std::size_t i = 0; i < curve.size(); ++i)
        if (curve.times()[i] >= clip.start && curve.times()[i] < clip.start + 1000000)
            keys.append({curve.times()[i] - clip.start, double(curve.values()[i].x)});
    return keys;
}
Eigen::Vector3f posed(const Document &document, std::size_t bone, const char *sequence, double after,
                      const Eigen::Vector3f &point)
{
    const RenderScene scene = m2Format().scene()->build(document.model());
    for (std::size_t row = 0; row < scene.sequences.size(); ++row)
        if (scene.sequences[row].name == sequence) {
            Pose pose;
            evaluatePose(scene, {.sequence = int(row), .time = scene.sequences[row].start + after, .globalTime = 0},
                         pose);
            return pose.nodes[bone] * point;
        }
    return {-99, -99, -99};
}
QString refusal(const Result<ChangeSet> &changes)
{
    return changes ? QString() : QString::fromStdString(changes.error().message.text());
}

} // namespace

class TestM2Parent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void list()
    {
        const auto document = openDocument(heir);
        const Clip walk = clipCalled(*document, "Walk");
        QVERIFY(walk.ownTime && !walk.missing);
        QCOMPARE(walk.end - walk.start, 800);
        QCOMPARE(clipCalled(*document, "Walk (Parent skeleton)").source, walk.source);
        QCOMPARE(clipCalled(*document, "Stand").end, 1000);       // the model's own, not the parent's
        QCOMPARE(clipCalled(*document, "Run").start, walk.start); // an alias: the same keys
        QCOMPARE(clipCalled(*document, "Death").source, NoNode);  // refused by PABC
        QCOMPARE(clipNames(*document).size(), 8);
        QCOMPARE(rootOf(*document).sequences.size(), std::size_t(2));
    }

    void keys()
    {
        const auto document = openDocument(heir);
        using Keys = QList<std::pair<int, double>>;
        QCOMPARE(xKeys(*document, 1, clipCalled(*document, "Stand")), (Keys{{0, 9}, {1000, 9.5}}));
        QCOMPARE(xKeys(*document, 1, clipCalled(*document, "Walk")), (Keys{{0, 1}, {400, 1.125}, {800, 1.25}}));
        QCOMPARE(xKeys(*document, 1, clipCalled(*document, "Stand 1")), (Keys{{0, 3}, {300, 3.125}, {600, 3.25}}));
        // In the parent's .anim file, which only its id leads to.
        const QString talk = QString::fromStdString(
            m2Format().names()->name(document->model(), rootOf(*document).parentSequences.ids[3]));
        const Clip clip = clipCalled(*document, talk.toUtf8().constData());
        QCOMPARE(xKeys(*document, 1, clip), (Keys{{0, 4}, {250, 4.125}, {500, 4.25}}));
    }

    /// The neck at (0, 0, 1), 400 ms into the parent's Walk: as in tst_m2_pose, where the parent's own model is posed.
    void pose()
    {
        const auto document = openDocument(heir);
        const float s = 0.70710677f;
        const Eigen::Vector3f walked = posed(*document, 1, "Walk", 400, {0.5f, 0, 1.5f});
        QVERIFY2((walked - Eigen::Vector3f(1.125f + s, 1 + s, 2)).norm() < 2e-4f,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(walked.x()).arg(walked.y()).arg(walked.z())));
        const Eigen::Vector3f stood = posed(*document, 1, "Stand", 500, {0, 0, 1});
        QVERIFY((stood - Eigen::Vector3f(9.25f, 0, 1)).norm() < 2e-4f);
    }

    void saving()
    {
        const auto document = openDocument(heir);
        QVERIFY(document->byteProof().exact);
        QCOMPARE(savedFiles(*document).keys(), QStringList{QString()});
        QCOMPARE(difference(savedFiles(*document)[QString()], sampleFiles()[heir]), QString());
        // All of them: the parent's files are part of the set and stay as they are, in a compact copy as well.
        for (const bool compact : {false, true}) {
            const auto written = m2Format().write(document->model(), {{}, true, compact});
            QVERIFY(bool(written));
            QStringList names;
            for (const OutputFile &file : *written) {
                names.append(file.path);
                if (file.path == QLatin1String("parent.skel") || file.path == QLatin1String("talk.anim"))
                    QCOMPARE(difference(file.bytes, sampleFiles()[QStringLiteral("m2parent/") + file.path]), QString());
            }
            QVERIFY(names.contains(QLatin1String("parent.skel")) && names.contains(QLatin1String("talk.anim")) &&
                    names.contains(QLatin1String("heir.skel")));
        }
    }

    /// An edit of the model's own keys changes its own skeleton and brings none of the parent's keys into it.
    void ownEdit()
    {
        const auto document = openDocument(heir);
        QCOMPARE(setText(*document, "bones[1].translation.values[1].x", "7"), QString());
        const auto files = savedFiles(*document);
        QCOMPARE(files.keys(), QStringList({QString(), QStringLiteral("heir.skel")}));
        QCOMPARE(files[QStringLiteral("heir.skel")].size(), sampleFiles()[QStringLiteral("m2parent/heir.skel")].size());
        Files changed = sampleFiles();
        changed[QStringLiteral("m2parent/heir.skel")] = files[QStringLiteral("heir.skel")];
        const auto again = openDocument(heir, changed);
        QVERIFY(again->byteProof().exact);
        QCOMPARE(xKeys(*again, 1, clipCalled(*again, "Stand")).last().second, 7.0);
        QCOMPARE(xKeys(*again, 1, clipCalled(*again, "Walk")).size(), 3);
        document->undo();
        QCOMPARE(savedFiles(*document).keys(), QStringList{QString()});
    }

    /// A bone that the model itself never moves has only the parent's keys; the model's are added to them.
    void keysBesideTheParents()
    {
        const auto document = openDocument(heir);
        const m2::Bone &flag = rootOf(*document).bones[4];
        QVERIFY(flag.scaling.size() > 0);
        Curve<Vec3> one(flag.scaling.interpolation(), 1);
        one.editTimes()[0] = 300;
        one.editValues()[0] = {2, 2, 2};
        EditBuilder edit(document->model());
        edit.splice(parsePath(document->model(), "bones[4].scaling")->address, 0, 0, Value::of(one));
        QVERIFY(document->push(*edit.finish(), {}));
        Files changed = sampleFiles();
        changed[QStringLiteral("m2parent/heir.skel")] = savedFiles(*document)[QStringLiteral("heir.skel")];
        const Opened again = openModel(fileSet(changed, heir));
        QCOMPARE(again.root().bones[4].scaling, flag.scaling);
    }

    void refusedEdits()
    {
        const auto document = openDocument(heir);
        const Clip walk = clipCalled(*document, "Walk");
        const auto &curve = rootOf(*document).bones[1].translation;
        std::size_t key = 0;
        while (curve.times()[key] != walk.start + 400)
            ++key;
        const std::string path = "bones[1].translation.values[" + std::to_string(key) + "].x";
        const QString said = setText(*document, path.c_str(), "5");
        QVERIFY2(said.contains(QStringLiteral("“Walk”")) && said.contains(QLatin1String("parent.skel")),
                 qPrintable(said));
        QCOMPARE(curve.values()[key].x, 1.125f);
        // As a sequence.
        const SequenceFacet &facet = *m2Format().sequences();
        const Model &model = document->model();
        QVERIFY(refusal(facet.setInterval(model, walk.source, walk.start, walk.start + 100, KeyPolicy::Stretch))
                    .contains(QLatin1String("parent.skel")));
        QVERIFY(refusal(facet.remove(model, std::span(&walk.source, 1), true)).contains(QLatin1String("parent.skel")));
        QVERIFY(refusal(facet.copyKeys(model, rootOf(*document).sequences.ids[0], walk.source, true))
                    .contains(QLatin1String("parent.skel")));
        QCOMPARE(facet.fields(model, walk.source).duration, Address());
        // As an object of the tree.
        EditBuilder removed(model, m2Format().references());
        removed.remove(walk.source);
        Result<ChangeSet> changes = removed.finish();
        QVERIFY(!changes || !document->push(std::move(*changes), {}));
        QVERIFY(!setText(*document, "parentSequences[0].duration", "5").isEmpty());
        QVERIFY(!document->canUndo());
    }

    /// New sequences come after those of the parent; deleting a sequence of the model leaves them alone.
    void ownSequences()
    {
        const auto document = openDocument(heir);
        auto made = m2Format().sequences()->create(document->model(), "90", 400);
        QVERIFY(document->push(std::move(made->changes), {}));
        const std::int32_t start = rootOf(*document).sequences[2].timelineStart;
        for (const m2::ParentSequence &sequence : rootOf(*document).parentSequences)
            QVERIFY(sequence.timelineStart != start);
        QCOMPARE(xKeys(*document, 1, clipCalled(*document, "Walk")).size(), 3);
        const NodeId id = rootOf(*document).sequences.ids[1];
        QVERIFY(document->push(*m2Format().sequences()->remove(document->model(), std::span(&id, 1), true), {}));
        QCOMPARE(xKeys(*document, 1, clipCalled(*document, "Walk")).size(), 3);
        const auto files = savedFiles(*document);
        QVERIFY(!files.contains(QStringLiteral("parent.skel")));
        Files changed = sampleFiles();
        for (auto file = files.begin(); file != files.end(); ++file)
            changed[QStringLiteral("m2parent/") + (file.key().isEmpty() ? QStringLiteral("heir.m2") : file.key())] =
                file.value();
        const Opened again = openModel(fileSet(changed, heir));
        QCOMPARE(again.root().sequences.size(), std::size_t(2));
        QCOMPARE(again.root().parentSequences.size(), std::size_t(6));
    }

    void missing()
    {
        Files files = sampleFiles();
        files.remove(QStringLiteral("m2parent/talk.anim"));
        const Opened opened = openModel(fileSet(files, heir));
        int missing = 0;
        for (const Clip &clip : m2Format().curves()->clips(*opened.model))
            missing += clip.missing;
        QCOMPARE(missing, 1);
        QVERIFY(opened.has("m2.missingFile"));
        files.remove(QStringLiteral("m2parent/parent.skel"));
        const FileSet set = fileSet(files, heir);
        const Opened alone = openModel(set);
        QCOMPARE(alone.root().parentSequences.size(), std::size_t(0));
        QCOMPARE(proofProblem(*alone.model, set), QString());
    }

    /// A skeleton that is its own parent, and two that are each other's.
    void rings()
    {
        Files files = sampleFiles();
        files[QStringLiteral("m2parent/listfile.csv")] = "900602;m2parent/heir.skel\n900003;m2parent/heir.skel\n";
        const Opened opened = openModel(fileSet(files, heir));
        QVERIFY(opened.model);
        QCOMPARE(opened.root().parentSequences.size(), std::size_t(0));
    }

    /// The parent's parent supplies what both lack.
    void grandparent()
    {
        Files files = sampleFiles();
        // The model in the middle has sequences 0 and 11 as well, but no parent's keys of its own.
        files[QStringLiteral("m2parent/middle.skel")] = files[QStringLiteral("m2parent/heir.skel")];
        QByteArray own = files[QStringLiteral("m2parent/heir.skel")];
        const qsizetype at = own.indexOf("SKPD") + 8 + 8;
        own[at] = char(0xee);
        std::uint32_t id;
        std::memcpy(&id, own.constData() + at, 4);
        files[QStringLiteral("m2parent/heir.skel")] = own;
        files[QStringLiteral("m2parent/listfile.csv")] += QByteArray::number(id) + ";m2parent/middle.skel\n";
        const FileSet set = fileSet(files, heir);
        const Opened opened = openModel(set);
        QCOMPARE(opened.root().parentSequences.size(), std::size_t(6));
        QCOMPARE(int(opened.root().parentSequences[0].level), 1);
        QCOMPARE(proofProblem(*opened.model, set), QString());
    }

    void damaged_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"m2parent/parent.skel", "m2parent/talk.anim", "m2parent/heir.skel"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void damaged()
    {
        QFETCH(QString, file);
        Files files = sampleFiles();
        const QByteArray whole = files[file];
        for (qsizetype size = 0; size < whole.size(); size += 5) {
            files[file] = whole.left(size);
            const QString what = complaint(fileSet(files, heir));
            QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("%1 bytes: %2").arg(size).arg(what)));
        }
        for (qsizetype place = 0; place + 4 <= whole.size(); place += 4)
            for (const std::uint32_t number : {0xffffffffu, 0x7ffffff0u, 0x10000u}) {
                QByteArray wild = whole;
                std::memcpy(wild.data() + place, &number, 4);
                files[file] = wild;
                const FileSet set = fileSet(files, heir);
                const QString what = complaint(set);
                QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("at %1: %2").arg(place).arg(what)));
                if (place % 64 == 0)
                    if (const Opened opened = openModel(set); opened.model)
                        useAll(*opened.model);
            }
    }
};

SINEW_GUILESS_TEST(tst_m2_parent, TestM2Parent)

} // namespace tst_m2_parent
#include "tst_m2_parent.moc"
