// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Which keys a sequence plays, and which file they are in.

#include "core/schema/value.h"
#include "m2/writer.h"
#include "tests/plugins/m2/edit/m2_sequence_test.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

namespace tst_m2_sub_tracks {

using namespace sinew;
using namespace sinew::test;

class TestM2SubTracks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reorder_data() { subTrackSamples(); }
    void reorder()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        EditBuilder edit(document->model(), m2Format().references());
        edit.move(idOf(*document, 4), 0);
        VERIFY_EDIT(document, edit.finish());
        const m2::Root &root = rootOf(*again);
        QCOMPARE(int(root.sequences[0].id), 60);
        QCOMPARE(moves(root, 0), (XKeys{{0, 4}, {250, 4.125}, {500, 4.25}}));
        QCOMPARE(moves(root, 1), (XKeys{{0, 0}, {500, 0.125}, {1000, 0.25}}));
        QCOMPARE(int(root.sequences[3].aliasNext), 2);
        QCOMPARE(int(root.sequences[1].variationNext), 4);
        QCOMPARE(lookedUp(root, 60), 0);
        QCOMPARE(lookedUp(root, 0), 1);
        QCOMPARE(root.bones[2].rotation.size(), std::size_t(1));
        QCOMPARE(keysOf(root.bones[2].rotation, root, 0).size(), 1);
        // One row had its own second sub-track; it is the third now.
        QCOMPARE(keysOf(root.bones[1].rotation, root, 2).size(), 2);
        for (const std::size_t row : {0u, 1u, 4u, 5u})
            QCOMPARE(keysOf(root.bones[1].rotation, root, row).size(), 3);
    }

    /// An alias gets another target, an alias becomes an ordinary sequence, a sequence becomes an alias.
    void aliases()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        QTemporaryDir folder;
        QString problem;
        const auto read = [&] { return savedAndReread(*document, problem, folder); };
        QCOMPARE(setText(*document, "sequences[2].aliasNext", "5"), QString());
        auto again = read();
        QCOMPARE(problem, QString());
        QCOMPARE(rootOf(*again).sequences[2].timelineStart, rootOf(*again).sequences[5].timelineStart);
        QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {400, 1.125}, {800, 1.25}}));
        QCOMPARE(setText(*document, "sequences[2].flags", "0x20"), QString());
        again = read();
        QCOMPARE(problem, QString());
        QCOMPARE(moves(*again, 2), (XKeys{{0, 5}, {600, 5.125}, {1200, 5.25}}));
        QVERIFY(rootOf(*again).sequences[2].timelineStart != rootOf(*again).sequences[5].timelineStart);
        // Nothing is shared any more.
        QCOMPARE(setText(*document, "bones[1].translation.values[3].x", "9"), QString());
        again = read();
        QCOMPARE(problem, QString());
        QCOMPARE(moves(*again, 1), (XKeys{{0, 9}, {400, 1.125}, {800, 1.25}}));
        QCOMPARE(moves(*again, 5), (XKeys{{0, 5}, {600, 5.125}, {1200, 5.25}}));
        QCOMPARE(setText(*document, "sequences[3].aliasNext", "0"), QString());
        QCOMPARE(setText(*document, "sequences[3].flags", "0x60"), QString());
        again = read();
        QCOMPARE(problem, QString());
        QCOMPARE(moves(*again, 3), (XKeys{{0, 0}, {500, 0.125}, {1000, 0.25}}));
        while (document->canUndo())
            document->undo();
        QCOMPARE(difference(savedFiles(*document)[{}], sampleFiles().value(QStringLiteral("m2wotlk/tiny.m2"))),
                 QString());
    }

    /// A key for a sequence without a sub-track in a track: it gets one, the others stay as they are.
    void keyInAnotherSubTrack()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        Curve<Quat> one(Interpolation::Linear, 1);
        one.editTimes()[0] = 5000300;
        one.editValues()[0] = {1, 0, 0, 0};
        EditBuilder edit(document->model());
        edit.splice(parsePath(document->model(), "bones[2].rotation")->address, 1, 0, Value::of(one));
        VERIFY_EDIT(document, edit.finish());
        const m2::Root &root = rootOf(*again);
        const auto turns = [&](std::size_t row) { return keysOf(root.bones[2].rotation, root, row); };
        QCOMPARE(turns(5).size(), 1);
        QCOMPARE(turns(5)[0].first, 300);
        QVERIFY(std::abs(turns(5)[0].second.x - 1) < 1e-4f);
        for (const std::size_t row : {0u, 1u, 3u, 4u, 6u}) {
            QCOMPARE(turns(row).size(), 1);
            QCOMPARE(turns(row)[0].first, 0);
            QVERIFY(std::abs(turns(row)[0].second.z - 0.70710677f) < 1e-4f);
        }
    }

    /// Two sequences can't have their keys in one .anim file.
    void sameFileTwice()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        QCOMPARE(setText(*document, "sequences[3].flags", "0"), QString()); // into tiny0000-01.anim
        QVERIFY(setText(*document, "sequences[3].id", "60").isEmpty());     // variation 1
        QVERIFY(setText(*document, "sequences[3].variation", "0")
                    .contains(QLatin1String("another sequence has its keys in the file")));
        QTemporaryDir folder;
        QString problem;
        const auto again = savedAndReread(*document, problem, folder);
        QCOMPARE(problem, QString());
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("copy0060-01.anim"))));
        QCOMPARE(moves(*again, 3), (XKeys{{0, 3}, {300, 3.125}, {600, 3.25}}));
    }

    /// Models that list their .anim files: the entry and the file follow the sequence.
    void fileOfAnotherAnimation()
    {
        const auto document = openDocument(QStringLiteral("m2skel/tiny.m2"));
        QCOMPARE(int(rootOf(*document).animationFiles[0].id), 60);
        QCOMPARE(setText(*document, "sequences[4].id", "61"), QString());
        const m2::AnimationFile &entry = rootOf(*document).animationFiles[0];
        QCOMPARE(int(entry.id), 61);
        QCOMPARE(entry.fileId, 900501u);
        QCOMPARE(setText(*document, "sequences[4].variation", "3"), QString());
        QCOMPARE(int(entry.variation), 3);
        const auto files = savedFiles(*document);
        QCOMPARE(files[QStringLiteral("tiny0061-03.anim")], sampleFiles()[QStringLiteral("m2skel/tiny0060-00.anim")]);
        QVERIFY(files[QStringLiteral("tiny0060-00.anim")].isEmpty()); // removed
        QTemporaryDir folder;
        QString problem;
        const auto again = savedAndReread(*document, problem, folder);
        QCOMPARE(problem, QString());
        QCOMPARE(moves(*again, 4), (XKeys{{0, 4}, {250, 4.125}, {500, 4.25}}));
        QCOMPARE(int(rootOf(*again).animationFiles[0].id), 61);
        while (document->canUndo())
            document->undo();
        QCOMPARE(int(rootOf(*document).animationFiles[0].id), 60);
        QCOMPARE(savedFiles(*document).keys(), QStringList{QString()});
    }
    /// A file entry is removed when no sequence plays from it any more; new files are not listed, and the check reports
    /// that.
    void fileOfNoAnimation()
    {
        const auto problems = [](const Document &document) {
            return int(checkModel(document.model(), &m2Format()).row("m2.sequence.anim-file")->count());
        };
        const auto document = openDocument(QStringLiteral("m2skel/tiny.m2"));
        QCOMPARE(problems(*document), 0);
        QCOMPARE(setText(*document, "sequences[3].flags", "0"), QString());
        QCOMPARE(problems(*document), 1);
        document->undo();
        const NodeId id = idOf(*document, 4);
        QVERIFY(document->push(*facet().remove(document->model(), std::span(&id, 1), true), {}));
        QCOMPARE(rootOf(*document).animationFiles.size(), std::size_t(0));
        document->undo();
        QCOMPARE(rootOf(*document).animationFiles.size(), std::size_t(1));
        QCOMPARE(setText(*document, "sequences[4].flags", "0x20"), QString());
        QCOMPARE(rootOf(*document).animationFiles.size(), std::size_t(0));
    }
    /// A file that only its id leads to keeps its name.
    void fileFoundById()
    {
        Files files = sampleFiles();
        files[QStringLiteral("m2skel/talk.anim")] = files.take(QStringLiteral("m2skel/tiny0060-00.anim"));
        files[QStringLiteral("m2skel/listfile.csv")].replace("tiny0060-00.anim", "talk.anim");
        const QString path = QStringLiteral("m2skel/tiny.m2");
        const auto document = openDocument(path, files);
        QCOMPARE(setText(*document, "sequences[4].id", "61"), QString());
        const auto saved = savedFiles(*document);
        QCOMPARE(saved.keys(), (QStringList{QString(), QStringLiteral("tiny.skel")}));
        files[QStringLiteral("m2skel/tiny.skel")] = saved[QStringLiteral("tiny.skel")];
        QCOMPARE(moves(*openDocument(path, files), 4), (XKeys{{0, 4}, {250, 4.125}, {500, 4.25}}));
    }

    /// Two sequences of the same animation and variation have their keys in one file; once renamed, each has its own.
    void splitFile()
    {
        samples::m2::Model model = samples::m2::smallModel(264, 0x80);
        for (samples::m2::Sequence &sequence : model.sequences) {
            sequence.id = 60;
            sequence.flags = 0;
        }
        model.bones[1].rotation = {};
        const samples::m2::Written made = samples::m2::write(model);
        Files files{{QStringLiteral("m2shared/two.m2"), made.model},
                    {QStringLiteral("m2shared/two00.skin"), made.skins[0]},
                    {QStringLiteral("m2shared/two0060-00.anim"), made.anims[0]}};
        const QString path = QStringLiteral("m2shared/two.m2");
        const auto document = openDocument(path, files);
        const XKeys keys{{0, 0}, {500, 0.125}, {1000, 0.25}};
        QCOMPARE(moves(*document, 0), keys);
        // The second one's keys are the data in that file at the positions for its own file.
        XKeys others = moves(*document, 1);
        QCOMPARE(others.size(), 3);
        QCOMPARE(setText(*document, "sequences[1].variation", "1"), QString());
        auto saved = savedFiles(*document);
        QCOMPARE(saved.keys(), (QStringList{QString(), QStringLiteral("two0060-01.anim")}));
        QCOMPARE(saved[QStringLiteral("two0060-01.anim")], made.anims[0]);
        // From now on each is edited independently.
        QCOMPARE(setText(*document, "bones[1].translation.values[3].x", "9"), QString());
        saved = savedFiles(*document);
        QCOMPARE(saved.keys(), (QStringList{QString(), QStringLiteral("two0060-01.anim")}));
        files[path] = saved[QString()];
        files[QStringLiteral("m2shared/two0060-01.anim")] = saved[QStringLiteral("two0060-01.anim")];
        const auto again = openDocument(path, files);
        QVERIFY(again->byteProof().exact);
        QCOMPARE(moves(*again, 0), keys);
        const double first = std::exchange(others[0].second, 9);
        QCOMPARE(moves(*again, 1), others);
        others[0].second = first;
        // The first one is renamed instead; all files.
        while (document->canUndo())
            document->undo();
        QCOMPARE(savedFiles(*document).keys(), QStringList{QString()});
        QCOMPARE(setText(*document, "sequences[0].variation", "2"), QString());
        const auto written = m2Format().write(document->model(), {{}, true, false});
        QVERIFY(bool(written));
        for (const OutputFile &file : *written)
            files[file.path.isEmpty() ? path : QStringLiteral("m2shared/") + file.path] = file.bytes;
        const auto all = openDocument(path, files);
        QCOMPARE(moves(*all, 0), keys);
        QCOMPARE(moves(*all, 1), others);
        QVERIFY(files.contains(QStringLiteral("m2shared/two0060-02.anim")));
    }
};

SINEW_GUILESS_TEST(tst_m2_sub_tracks, TestM2SubTracks)

} // namespace tst_m2_sub_tracks
#include "tst_m2_sub_tracks.moc"
