// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Curves and dope sheet of models whose sequences have times of their own: they show the chosen one.

#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "plugins/m2/format.h"
#include "plugins/m2/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/curve_panel.h"
#include "widgets/curves/dope_sheet_panel.h"
#include "widgets/curves/graph/graph_view.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/timeline/timeline_panel.h"

#include <QTest>

namespace tst_own_times {

using namespace sinew;

namespace {

struct Pages
{
    std::unique_ptr<Document> document;
    CurveSession session;
    CurveCommands commands{session};
    CurvePanel curves{session, commands};
    DopeSheetPanel dopeSheet{session, commands};

    Pages()
    {
        FormatRegistry registry;
        registry.add(createM2Format());
        document = std::move(*openDocument(registry, test::sourcePath("tests/samples/m2wotlk/tiny.m2")));
        choose(0);
        CurveOptions options;
        options.onlySelected = false;
        session.setOptions(options);
        session.setDocument(document.get());
        curves.resize(1200, 400);
        dopeSheet.resize(1200, 400);
    }
    ~Pages() { session.setDocument(nullptr); }

    void choose(std::size_t row)
    {
        const m2::Root &root = static_cast<const m2::M2Model &>(document->model()).data;
        const m2::Sequence &sequence = root.sequences[row];
        document->playback().setSequence(root.sequences.ids[row], m2::timelineStart(root, sequence),
                                         m2::lineEnd(root, sequence));
    }
    bool shows(double first, double last)
    {
        const double left = session.axis().xOf(first), right = session.axis().xOf(last);
        return left >= 0 && right <= curves.graph()->width() + 1 && right - left > 200;
    }
};

} // namespace

class TestOwnTimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Deleting the playing sequence continues with the next, not on the timeline where all sequences are far apart.
    void deletedSequence()
    {
        Pages pages;
        TimelinePanel timeline;
        timeline.setDocument(pages.document.get());
        const auto ids = [&] { return static_cast<const m2::M2Model &>(pages.document->model()).data.sequences.ids; };
        const std::vector<NodeId> before = ids();
        const auto remove = [&](NodeId id) {
            QVERIFY(pages.document->push(
                *pages.document->format()->sequences()->remove(pages.document->model(), std::span(&id, 1), true), {}));
        };
        pages.choose(3);
        remove(before[3]);
        QCOMPARE(pages.document->playback().sequence(), before[4]);
        QCOMPARE(pages.document->playback().end() - pages.document->playback().start(), 500.);
        const NodeId last = ids().back();
        pages.choose(ids().size() - 1);
        remove(last);
        QCOMPARE(pages.document->playback().sequence(), ids().back());
    }

    /// Of tiny.m2: row 0 lasts 1000 ms, row 1 800, row 5 1200; on the common timeline they are 1,000,000 apart.
    void followsTheSequence()
    {
        Pages pages;
        pages.curves.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pages.curves));
        QTRY_VERIFY(pages.shows(0, 1000));
        pages.choose(1);
        QVERIFY(pages.shows(1000000, 1000800));
        // Changing the length of the same sequence leaves the view alone.
        const double start = pages.session.axis().start();
        const NodeId id = pages.document->playback().sequence();
        pages.document->playback().setSequence(id, 1000000, 1000400);
        QCOMPARE(pages.session.axis().start(), start);
        // Hidden views follow when they are shown.
        pages.curves.hide();
        pages.choose(5);
        QVERIFY(!pages.shows(5000000, 5001200));
        pages.dopeSheet.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pages.dopeSheet));
        QTRY_VERIFY(pages.session.axis().xOf(5000000) >= 0 && pages.session.axis().xOf(5001200) < 1200 &&
                    pages.session.axis().xOf(5001200) > 300);
    }

    /// Once this never ended.
    void framesASequenceWithoutLength()
    {
        Pages pages;
        pages.curves.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pages.curves));
        Playback &playback = pages.document->playback();
        playback.setSequence(playback.sequence(), 5000, 5000);
        QVERIFY(pages.session.showsOneSequence());
        pages.session.axis().frame(0, 100, 100);
        pages.curves.graph()->frameAll();
        const double at = pages.session.axis().xOf(5000);
        QVERIFY2(at > 0 && at < pages.curves.graph()->width(), qPrintable(QString::number(at)));
    }
};

SINEW_TEST(tst_own_times, TestOwnTimes)

} // namespace tst_own_times
#include "tst_own_times.moc"
