// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Geosets of as many vertices as faces can address, and curves of 10 million keys (150,000 in the first tier), in the
// window. Figures as in tst_large_models.

#include "core/curves/keys/key_transform.h"
#include "tests/editor/large/large_model_fixture.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QAction>

namespace tst_large_keys {

using namespace sinew;
using namespace sinew::test;

class TestLargeKeys : public LargeModelFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void vertices_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("isRefused");
        QTest::newRow("65535") << 65535 << false;
        QTest::newRow("65536") << 65536 << false;
        QTest::newRow("65537") << 65537 << true;
    }
    /// More vertices than 16 bits can address are kept as they are, and the list of problems says what is wrong.
    void vertices()
    {
        QFETCH(int, count);
        QFETCH(bool, isRefused);
        const QByteArray bytes = mdxOfVertices(count);
        Document *document = opened(QStringLiteral("vertices.mdx"), bytes);
        QVERIFY(document && document->byteProof().exact);
        const CheckReport report = checkModel(document->model(), document->format());
        const CheckReport::Row &said = *report.row("mdx.geoset.vertex-limit");
        QCOMPARE(said.count(), std::size_t(isRefused));
        if (isRefused)
            QCOMPARE(said.findings[0].message.text(),
                     std::string("65537 vertices exceed what faces can address (65536)"));
        document->selection().set({document->model().idAt(addressOf(*document, QStringLiteral("geosets")), 0)});
        QTest::qWait(100);
        setField(*document, QStringLiteral("geosets[0].vertices[%1].x").arg(count - 1), QStringLiteral("12.5"));
        QVERIFY(written(*document) != bytes);
        QTest::qWait(100);
        document->undo();
        QCOMPARE(written(*document), bytes);
    }

    void keys_data()
    {
        QTest::addColumn<int>("bones");
        QTest::addColumn<int>("count");
        const int most = byTier(150'000, 10'000'000); // as many for each of 3,000 tracks
        QTest::newRow("one track") << 0 << most;
        QTest::newRow("three tracks") << 1 << most;
        QTest::newRow("3000 tracks") << 1000 << most;
    }
    /// The curves in the graph, the dope sheet and the table; all keys selected, moved, negated, undone and saved.
    void keys()
    {
        QFETCH(int, bones);
        QFETCH(int, count);
        const QByteArray bytes = mdxOfKeys(count, bones);
        QList<Step> steps;
        WindowStalls stalls;
        action("window.layout.animate")->trigger();
        Document *document = nullptr;
        take(steps, stalls, "open", [&] { document = opened(QStringLiteral("keys.mdx"), bytes); });
        QVERIFY(document && document->byteProof().exact);
        document->playback().setPlaying(false);
        const std::vector<NodeId> nodes = idsOf(*document, QStringLiteral("bones"));
        take(steps, stalls, "show", [&] { document->selection().set(nodes); });
        const auto command = [&](const char *name) { action((QByteArray("curves.") + name).constData())->trigger(); };
        take(steps, stalls, "frame", [&] { command("frameAll"); });
        take(steps, stalls, "select all", [&] { command("selectAll"); });
        QCOMPARE(document->keySelection().selectedKeys(), std::size_t(count));
        take(steps, stalls, "move", [&] {
            std::vector<CurveEdit> edits = selectedEdits(*document);
            KeyTransform transform;
            transform.timeShift = 5;
            transform.keepInSpans = false;
            for (CurveEdit &edit : edits)
                QVERIFY(transformKeys(edit, transform));
            QVERIFY(pushEdits(*document, edits, QStringLiteral("Move keys")));
        });
        QVERIFY(written(*document) != bytes);
        take(steps, stalls, "undo", [&] { document->undo(); });
        take(steps, stalls, "negate", [&] { command("negate"); });
        QTRY_VERIFY_WITH_TIMEOUT(document->isModified(), 600000);
        take(steps, stalls, "save", [&] { action("file.save")->trigger(); });
        QTRY_VERIFY_WITH_TIMEOUT(!document->isModified(), 600000);
        QVERIFY(read(document->path()) == written(*document));
        QVERIFY(read(document->path()) != bytes);
        take(steps, stalls, "undo again", [&] { document->undo(); });
        QVERIFY(written(*document) == bytes);
        compare({}, steps);
    }
};

SINEW_TEST_WITH_MAIN(tst_large_keys, runWatched<TestLargeKeys>)

} // namespace tst_large_keys

#include "tst_large_keys.moc"
