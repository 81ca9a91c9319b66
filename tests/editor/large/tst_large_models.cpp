// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Models with very many objects in the window: everything a user does works and gives the right bytes. The full tier
// has 100,000 objects; there no step may take much more than proportionally longer. SINEW_SHOW_FIGURES prints how long
// each step takes; tests/bench/measure_limits makes a table of that.

#include "core/document/document_save.h"
#include "tests/editor/large/large_model_fixture.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"
#include "widgets/objects/object_edits.h"
#include "widgets/tree/model_tree_panel.h"

#include <QLineEdit>
#include <QScrollBar>
#include <QTreeView>

namespace tst_large_models {

using namespace sinew;
using namespace sinew::test;

class TestLargeModels : public LargeModelFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void objects_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<int>("count");
        QTest::addColumn<Make>("make");
        const auto row = [](const char *name, const char *suffix, const char *list, const char *field,
                            const char *value, int count, const Make &make) {
            QTest::newRow(name) << QString::fromLatin1(suffix) << QString::fromLatin1(list)
                                << QString::fromLatin1(field) << QString::fromLatin1(value) << count << make;
        };
        const int most = qEnvironmentVariableIntValue("SINEW_LARGE") ? qEnvironmentVariableIntValue("SINEW_LARGE")
                                                                     : byTier(1000, 100000);
        row("mdx nodes", "mdx", "bones", "node.name", "Renamed", most, [](int n) { return mdxOfBones(n, 10); });
        row("mdx flat nodes", "mdx", "bones", "node.name", "Renamed", most, [](int n) { return mdxOfBones(n, n); });
        row("mdx node chain", "mdx", "bones", "node.name", "Renamed", most, [](int n) { return mdxOfBones(n, 1); });
        row("mdx sequences", "mdx", "sequences", "name", "Renamed", most, mdxOfSequences);
        row("mdx materials", "mdx", "materials", "priorityPlane", "-7", most, mdxOfMaterials);
        row("mdx geosets", "mdx", "geosets", "selectionGroup", "9", most, mdxOfGeosets);
        row("mdx attachments", "mdx", "attachments", "node.name", "Renamed", most, mdxOfAttachments);
        row("mdl nodes", "mdl", "bones", "node.name", "Renamed", most, mdlOfBones);
        row("m2 nodes", "m2", "bones", "submeshId", "9", std::min(most, 32000), m2OfBones);
        row("m2 sequences", "m2", "sequences", "moveSpeed", "2.5", std::min(most, 65000), m2OfSequences);
        row("m3 nodes", "m3", "bones", "name", "Renamed", std::min(most, 32000), m3OfBones);
        row("m3 attachments", "m3", "attachments", "name", "Renamed", most, m3OfAttachments);
    }
    /// Opens, selects, scrolls, plays, edits, deletes, undoes and saves. In the full tier with a quarter of the objects
    /// as well: a quadratic step takes sixteen times as long for four times as many.
    void objects()
    {
        QFETCH(int, count);
        const QList<Step> few = isFullTier() ? useObjects(count / 4) : QList<Step>();
        if (QTest::currentTestFailed())
            return;
        const QList<Step> all = useObjects(count);
        if (!QTest::currentTestFailed())
            compare(few, all);
    }

private:
    using Make = std::function<QByteArray(int count)>;

    QList<Step> useObjects(int count)
    {
        QList<Step> steps;
        useObjects(count, steps);
        return steps;
    }
    void useObjects(int count, QList<Step> &steps)
    {
        QFETCH(Make, make);
        QFETCH(QString, suffix);
        QFETCH(QString, list);
        QFETCH(QString, field);
        QFETCH(QString, value);
        const QByteArray bytes = make(count);
        WindowStalls stalls;
        const auto step = [&](const char *name, const auto &act) { take(steps, stalls, name, act); };
        Document *document = nullptr;
        step("open", [&] { document = opened(QStringLiteral("large%1.%2").arg(count).arg(suffix), bytes); });
        QVERIFY(document && document->byteProof().exact);
        document->playback().setPlaying(false);
        auto *tree = m_window->findChild<ModelTreePanel *>();
        const std::vector<NodeId> ids = idsOf(*document, list);
        QCOMPARE(ids.size(), std::size_t(count));
        const NodeId middle = ids[ids.size() / 2];
        // selectedRows() looks for each row in every range.
        const auto selectedRows = [&] {
            qsizetype rows = 0;
            for (const QItemSelectionRange &range : tree->view()->selectionModel()->selection())
                rows += range.left() == 0 ? range.height() : 0;
            return rows;
        };
        step("select", [&] { document->selection().set({middle}); });
        QCOMPARE(selectedRows(), 1);
        step("select all", [&] { document->selection().set(ids); });
        QCOMPARE(selectedRows(), qsizetype(count));
        step("one again", [&] { document->selection().set({middle}); });
        step("expand", [&] { tree->view()->expandAll(); });
        step("scroll", [&] {
            auto *bar = tree->view()->verticalScrollBar();
            for (int i = 0; i <= 4; ++i) {
                bar->setValue(bar->maximum() * i / 4);
                QTest::qWait(1);
            }
        });
        step("search", [&] { tree->searchBox()->setText(QStringLiteral("99")); });
        step("search off", [&] { tree->searchBox()->clear(); });
        step("play", [&] {
            document->playback().setPlaying(true);
            QTest::qWait(300);
            document->playback().setPlaying(false);
        });
        const QString path = QStringLiteral("%1[%2].%3").arg(list).arg(ids.size() / 2).arg(field);
        step("set", [&] { setField(*document, path, value); });
        QVERIFY(written(*document) != bytes);
        step("undo", [&] { document->undo(); });
        QCOMPARE(written(*document), bytes);
        // Not the first: others may need it.
        const std::vector<NodeId> half(ids.begin() + std::ptrdiff_t(ids.size() / 2), ids.end());
        document->selection().set(half);
        for (const auto &[name, doomed] :
             {std::pair("delete one", std::vector{middle}), std::pair("delete half", half)}) {
            step(name, [&] {
                const Status removed = ObjectEdits(*document).remove(doomed);
                QVERIFY2(removed, removed ? "" : removed.error().text().c_str());
            });
            QCOMPARE(idsOf(*document, list).size(), ids.size() - doomed.size());
            step((QByteArray("undo ") + name).constData(), [&] { document->undo(); });
            QCOMPARE(written(*document), bytes);
            QVERIFY(idsOf(*document, list) == ids);
        }
        setField(*document, path, value);
        step("save", [&] { action("file.save")->trigger(); });
        QTRY_VERIFY(!document->isModified());
        const QByteArray saved = read(document->path());
        QVERIFY(saved != bytes);
        const auto reread = openDocument(m_formats, document->path());
        QVERIFY(reread && (*reread)->byteProof().exact);
        const auto target = parsePath((*reread)->model(), path.toStdString());
        QCOMPARE(QString::fromStdString(textAt((*reread)->model(), *target)).remove(u'"'), value);
        document->undo();
        QVERIFY(saveDocument(*document, document->path()));
        QCOMPARE(read(document->path()), bytes);
        step("close", [&] { m_window->documents().close(document); });
    }
};

SINEW_TEST_WITH_MAIN(tst_large_models, runWatched<TestLargeModels>)

} // namespace tst_large_models

#include "tst_large_models.moc"
