// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format_registry.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/test_program.h"
#include "tests/widgets/tests_screenshot.h"
#include "widgets/curves/channels/channel_tree.h"
#include "widgets/curves/channels/channel_view.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/dope/dope_columns.h"
#include "widgets/curves/dope/dope_lanes.h"
#include "widgets/curves/dope/sequence_lane.h"
#include "widgets/curves/dope_sheet_panel.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"

#include <QAbstractButton>
#include <QApplication>
#include <QTest>

namespace tst_dope_sheet {

using namespace sinew;

namespace {

Curve<Vec3> slide(std::initializer_list<std::int32_t> times)
{
    Curve<Vec3> curve(Interpolation::Linear, times.size());
    std::copy(times.begin(), times.end(), curve.editTimes().begin());
    for (std::size_t i = 0; i < times.size(); ++i)
        curve.editValues()[i] = {float(i), 0, 0};
    return curve;
}

std::vector<int> timesOf(const CurveBase &curve)
{
    return {curve.times().begin(), curve.times().end()};
}

} // namespace

/// Two sequences, 0…1000 and 2000…3000; bones A (keys 0 500 1000 2000) and B (500 2500). One pixel is 5 ms, from −100
/// on.
class TestDopeSheet : public QObject
{
    Q_OBJECT

    std::shared_ptr<const Format> m_format = createMdxFormat();
    std::unique_ptr<Document> m_document;
    std::unique_ptr<CurveSession> m_session;
    std::unique_ptr<CurveCommands> m_commands;
    std::unique_ptr<DopeSheetPanel> m_page;
    NodeId m_a = NoNode, m_b = NoNode;

    const mdx::MdxModel &model() const { return static_cast<const mdx::MdxModel &>(m_document->model()); }
    std::vector<int> timesOfA() const { return timesOf(model().data.bones[0].node.translation); }
    std::vector<int> timesOfB() const { return timesOf(model().data.bones[1].node.translation); }
    QByteArray bytes() const { return m_format->write(m_document->model())->front().bytes; }

    /// Middle of the row of an object or, with `track`, of its first track.
    QPoint at(NodeId node, double time, bool track = false) const
    {
        const ChannelView &view = *m_page->tree()->view();
        for (QModelIndex index = view.indexAt({1, 1}); index.isValid(); index = view.indexBelow(index))
            if (m_page->tree()->model()->objectOf(index) == node &&
                (m_page->tree()->model()->item(index).track >= 0) == track) {
                const QPoint middle = view.viewport()->mapToGlobal(view.visualRect(index).center());
                return {int(std::lround(m_session->axis().xOf(time))), m_page->lanes()->mapFromGlobal(middle).y()};
            }
        return {};
    }
    void drag(QWidget *widget, QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(widget, Qt::LeftButton, modifiers, from);
        for (int step = 1; step <= 4; ++step) {
            const QPoint at = from + (to - from) * step / 4;
            QMouseEvent move(QEvent::MouseMove, at, widget->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, modifiers);
            QCoreApplication::sendEvent(widget, &move);
        }
        QTest::mouseRelease(widget, Qt::LeftButton, modifiers, to);
    }
    std::size_t selected(NodeId node) const
    {
        std::size_t count = 0;
        for (const auto &[address, marks] : m_document->keySelection().state())
            if (address.node == node)
                count += std::size_t(
                    std::count_if(marks.begin(), marks.end(), [](const KeyMark &m) { return m.selected != 0; }));
        return count;
    }

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    void init()
    {
        auto built = std::make_unique<mdx::MdxModel>();
        mdx::Sequence &stand = built->data.sequences.append();
        stand.name.set("Stand");
        stand.end = 1000;
        mdx::Sequence &walk = built->data.sequences.append();
        walk.name.set("Walk");
        walk.start = 2000;
        walk.end = 3000;
        mdx::Bone &a = built->data.bones.append();
        a.node.name.set("A");
        a.node.objectId = 0;
        a.node.translation = slide({0, 500, 1000, 2000});
        mdx::Bone &b = built->data.bones.append();
        b.node.name.set("B");
        b.node.objectId = 1;
        b.node.translation = slide({500, 2500});
        built->data.pivots = {Vec3{}, Vec3{}};
        built->buildIndex();
        m_a = built->data.bones.ids[0];
        m_b = built->data.bones.ids[1];
        m_document = std::make_unique<Document>(std::move(built), m_format);
        m_session = std::make_unique<CurveSession>();
        CurveOptions options;
        options.onlySelected = false;
        options.snapToMarkers = false;
        m_session->setOptions(options);
        m_session->setDocument(m_document.get());
        m_commands = std::make_unique<CurveCommands>(*m_session);
        m_page = std::make_unique<DopeSheetPanel>(*m_session, *m_commands);
        m_page->resize(1300, 420);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        m_page->tree()->view()->expandAll();
        m_session->axis().setView(-100, 0.2);
    }

    void lanesStandBesideTheirRows()
    {
        // Shown empty before it is filled, the page calculates its positions late.
        CurveSession session;
        CurveOptions options;
        options.onlySelected = true;
        session.setOptions(options);
        session.setDocument(m_document.get());
        CurveCommands commands(session);
        DopeSheetPanel page(session, commands);
        page.resize(1300, 420);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QVERIFY(!page.isShowingContent());
        options.onlySelected = false;
        session.setOptions(options);
        QVERIFY(page.isShowingContent());
        QCoreApplication::processEvents();
        const QWidget *rows = page.tree()->view()->viewport();
        QTRY_COMPARE(page.lanes()->mapToGlobal(QPoint()).y(), rows->mapToGlobal(QPoint()).y());
    }

    /// A document that is shown for the first time, or again, starts with its sequence; Home keeps to it.
    void aNewDocumentIsFramed()
    {
        const auto shows = [this](double first, double last) {
            const TimeAxis &axis = m_session->axis();
            const int width = m_page->lanes()->width();
            return axis.xOf(first) > 0 && axis.xOf(first) < 100 && axis.xOf(last) > width - 100 &&
                   axis.xOf(last) < width;
        };
        m_session->setDocument(nullptr);
        m_document->playback().setSequence(model().data.sequences.ids[1], 2000, 3000);
        m_session->setDocument(m_document.get());
        QTRY_VERIFY(shows(2000, 3000));
        // Behind another page it waits until it is seen.
        m_page->hide();
        m_session->setDocument(nullptr);
        m_session->axis().setView(-100, 0.2);
        m_session->setDocument(m_document.get());
        QCoreApplication::processEvents();
        QVERIFY(!shows(2000, 3000));
        m_page->show();
        QTRY_VERIFY(shows(2000, 3000));
        m_document->playback().setSequence(model().data.sequences.ids[0], 0, 1000);
        m_session->axis().setView(-100, 0.2);
        m_page->frameAll();
        QVERIFY(shows(0, 1000));
    }

    void columnsTellWhereKeysAre()
    {
        Curve<float> curve(Interpolation::Linear, 4);
        const std::int32_t times[] = {0, 1, 50, 400};
        std::copy(std::begin(times), std::end(times), curve.editTimes().begin());
        TimeAxis axis;
        axis.setView(0, 0.1); // ten units a pixel
        std::vector<std::uint8_t> columns(30);
        KeyMarks marks(4);
        marks[1].selected = 1;
        coverColumns(curve, marks, 1, axis, columns);
        std::vector<std::uint8_t> expected(30);
        expected[0] = ColumnHasKey | ColumnHasSelected;
        expected[5] = ColumnHasKey;
        QCOMPARE(columns, expected);
        // Out of order they are found as well.
        std::swap(curve.editTimes()[0], curve.editTimes()[3]);
        std::vector<std::uint8_t> again(30);
        coverColumns(curve, {}, 1, axis, again);
        expected[0] = ColumnHasKey;
        QCOMPARE(again, expected);
    }

    /// A sequence at 500 … 700 that shows the keys of one at 0 … 300.
    void keysOfAnotherStretch()
    {
        Curve<float> curve(Interpolation::Linear, 4);
        const std::int32_t times[] = {0, 100, 250, 900};
        std::copy(std::begin(times), std::end(times), curve.editTimes().begin());
        TimeAxis axis;
        axis.setView(0, 0.1);
        std::vector<std::uint8_t> columns(100), expected(100);
        const BorrowedSpan echo{{500, 700, true, false}, {0, 300, true, false}};
        coverBorrowed(curve, std::span(&echo, 1), axis, columns);
        expected[50] = expected[60] = ColumnHasKey; // 250 would be at 750, after its end
        QCOMPARE(columns, expected);
    }

    void clickSelectsAKeyOfATrackAndOfANode()
    {
        QTest::mouseClick(m_page->lanes(), Qt::LeftButton, {}, at(m_a, 500, true));
        QCOMPARE(selected(m_a), 1u);
        QCOMPARE(selected(m_b), 0u);
        QTest::mouseClick(m_page->lanes(), Qt::LeftButton, Qt::ControlModifier, at(m_b, 2500, true));
        QCOMPARE(selected(m_a), 1u);
        QCOMPARE(selected(m_b), 1u);
        QTest::mouseClick(m_page->lanes(), Qt::LeftButton, Qt::ControlModifier, at(m_b, 2500));
        QCOMPARE(selected(m_b), 0u);
        // The summary has the keys of all tracks.
        QTest::mouseClick(m_page->summary(), Qt::LeftButton, {}, QPoint(int(m_session->axis().xOf(500)), 8));
        QCOMPARE(selected(m_a), 1u);
        QCOMPARE(selected(m_b), 1u);
        // Away from all keys nothing is hit.
        QTest::mouseClick(m_page->lanes(), Qt::LeftButton, {}, at(m_a, 1500, true));
        QCOMPARE(selected(m_a) + selected(m_b), 0u);
    }

    void focusIsShownByAFrameOnly()
    {
        const auto pixel = [this](DopeLanes *lanes) {
            return lanes->grab().toImage().pixel(QPoint(int(m_session->axis().xOf(1500)), lanes->height() - 3));
        };
        for (DopeLanes *lanes : {m_page->lanes(), m_page->summary()}) {
            const QRgb before = pixel(lanes);
            QApplication::setActiveWindow(m_page.get());
            lanes->setFocus();
            QVERIFY(lanes->hasFocus());
            QCOMPARE(pixel(lanes), before);
        }
    }

    void fillingTheEmptyPageGivesItTheKeyboard()
    {
        CurveOptions options = m_session->options();
        options.onlySelected = true;
        m_session->setOptions(options);
        QApplication::setActiveWindow(m_page.get());
        QAbstractButton *fill = nullptr;
        for (QAbstractButton *button : m_page->findChildren<QAbstractButton *>())
            if (button->isVisible() && button->text() == QStringLiteral("Show all animated objects"))
                fill = button;
        QVERIFY(fill);
        QTest::mouseClick(fill, Qt::LeftButton);
        QVERIFY(m_page->lanes()->isVisible());
        QVERIFY(m_page->lanes()->hasFocus());
    }

    void boxSelectsWhatItMeets()
    {
        drag(m_page->lanes(), at(m_a, 300, true) - QPoint(0, 4), at(m_b, 1200, true));
        QCOMPARE(selected(m_a), 2u);
        QCOMPARE(selected(m_b), 1u);
        drag(m_page->lanes(), at(m_a, 1800, true), at(m_a, 2200, true), Qt::ShiftModifier);
        QCOMPARE(selected(m_a), 3u);
        drag(m_page->lanes(), at(m_a, 800, true), at(m_a, 1200, true), Qt::ControlModifier);
        QCOMPARE(selected(m_a), 2u);
    }

    void draggingMovesInTimeInOneStep()
    {
        const QByteArray before = bytes();
        drag(m_page->lanes(), at(m_a, 500, true), at(m_a, 700, true));
        QCOMPARE(timesOfA(), (std::vector<int>{0, 700, 1000, 2000}));
        QCOMPARE(timesOfB(), (std::vector<int>{500, 2500}));
        QCOMPARE(m_document->historyCount(), 1);
        QCOMPARE(selected(m_a), 1u);
        m_document->undo();
        QCOMPARE(bytes(), before);
        QCOMPARE(selected(m_a), 1u);
        // The summary moves the keys that it represents, of all tracks.
        QTest::keyClick(m_page->lanes(), Qt::Key_Escape);
        drag(m_page->summary(), QPoint(int(m_session->axis().xOf(500)), 8), QPoint(int(m_session->axis().xOf(600)), 8));
        QCOMPARE(timesOfA(), (std::vector<int>{0, 600, 1000, 2000}));
        QCOMPARE(timesOfB(), (std::vector<int>{600, 2500}));
    }

    void keysStayInTheirSequenceUnlessTold()
    {
        drag(m_page->lanes(), at(m_a, 500, true), at(m_a, 1700, true));
        QCOMPARE(timesOfA().size(), 3u); // it met the key at 1000 and replaced it
        QCOMPARE(timesOfA()[1], 1000);
        m_document->undo();
        CurveOptions options = m_session->options();
        options.keepInSpans = false;
        m_session->setOptions(options);
        drag(m_page->lanes(), at(m_a, 500, true), at(m_a, 1700, true));
        QCOMPARE(timesOfA(), (std::vector<int>{0, 1000, 1700, 2000}));
    }

    void escapeTakesADragBack()
    {
        const QByteArray before = bytes();
        QTest::mousePress(m_page->lanes(), Qt::LeftButton, {}, at(m_a, 500, true));
        const QPoint to = at(m_a, 900, true);
        QMouseEvent move(QEvent::MouseMove, to, m_page->lanes()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_page->lanes(), &move);
        QVERIFY(bytes() != before);
        QTest::keyClick(m_page->lanes(), Qt::Key_Escape);
        QCOMPARE(bytes(), before);
        QCOMPARE(m_document->historyCount(), 0);
        QTest::mouseRelease(m_page->lanes(), Qt::LeftButton, {}, to);
        QCOMPARE(bytes(), before);
    }

    /// Keys that follow the pointer go on to do so over the lane of all keys.
    void keysFollowThePointerOverAllLanes()
    {
        QTest::mouseClick(m_page->lanes(), Qt::LeftButton, {}, at(m_a, 500, true));
        const QPoint from = at(m_a, 500, true);
        QCursor::setPos(m_page->lanes()->mapToGlobal(from));
        QTest::keyClick(m_page->lanes(), Qt::Key_G);
        const QPoint to(from.x() + int(m_session->axis().xOf(600) - m_session->axis().xOf(500)), 8);
        QMouseEvent move(QEvent::MouseMove, to, m_page->summary()->mapToGlobal(to), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(m_page->summary(), &move);
        QCOMPARE(timesOfA(), (std::vector<int>{0, 600, 1000, 2000}));
        QTest::mouseClick(m_page->summary(), Qt::LeftButton, {}, to);
        QCOMPARE(timesOfA(), (std::vector<int>{0, 600, 1000, 2000}));
        QCOMPARE(m_document->historyCount(), 1);
        QVERIFY(!m_page->lanes()->isFollowingPointer());
        // Nor do they when the dock goes behind another.
        QTest::keyClick(m_page->lanes(), Qt::Key_G);
        QVERIFY(m_page->lanes()->isFollowingPointer());
        m_page->lanes()->hide();
        QVERIFY(!m_page->lanes()->isFollowingPointer());
        QCOMPARE(timesOfA(), (std::vector<int>{0, 600, 1000, 2000}));
        m_page->lanes()->show();
    }

    void typedNumbersMoveAndScale()
    {
        QTest::mouseClick(m_page->lanes(), Qt::LeftButton, {}, at(m_a, 500, true));
        for (const auto key : {Qt::Key_G, Qt::Key_Minus, Qt::Key_2, Qt::Key_5, Qt::Key_0, Qt::Key_Return})
            QTest::keyClick(m_page->lanes(), key);
        QCOMPARE(timesOfA(), (std::vector<int>{0, 250, 1000, 2000}));
        // Both of 0 and 1000 about their middle, by a half.
        drag(m_page->lanes(), at(m_a, -50, true), at(m_a, 1200, true));
        QCOMPARE(selected(m_a), 3u);
        for (const auto key : {Qt::Key_S, Qt::Key_Period, Qt::Key_5, Qt::Key_Return})
            QTest::keyClick(m_page->lanes(), key);
        QCOMPARE(timesOfA(), (std::vector<int>{250, 375, 750, 2000}));
        QCOMPARE(m_document->historyCount(), 2);
    }

    void doubleClickSetsAKeyOnTheCurve()
    {
        QTest::mouseDClick(m_page->lanes(), Qt::LeftButton, {}, at(m_a, 250, true));
        QCOMPARE(timesOfA(), (std::vector<int>{0, 250, 500, 1000, 2000}));
        QCOMPARE(model().data.bones[0].node.translation.values()[1].x, 0.5f);
    }

    void lockedTracksStay()
    {
        const ShownTrack &track = m_session->tracks().front();
        m_document->trackStates().set(TrackStates::Locked, track.address(), true);
        drag(m_page->lanes(), at(m_a, 500, true), at(m_a, 700, true));
        QCOMPARE(timesOfA(), (std::vector<int>{0, 500, 1000, 2000}));
        QCOMPARE(m_document->historyCount(), 0);
    }

    void blocksMoveAndStretchSequencesWithTheirKeys()
    {
        const QByteArray before = bytes();
        SequenceLane *lane = m_page->sequences();
        const auto x = [this](double time) { return QPoint(int(std::lround(m_session->axis().xOf(time))), 10); };
        drag(lane, x(2500), x(3000));
        QCOMPARE(model().data.sequences[1].start, 2500);
        QCOMPARE(model().data.sequences[1].end, 3500);
        QCOMPARE(timesOfA(), (std::vector<int>{0, 500, 1000, 2500}));
        QCOMPARE(timesOfB(), (std::vector<int>{500, 3000}));
        QCOMPARE(m_document->historyCount(), 1);
        m_document->undo();
        QCOMPARE(bytes(), before);
        // Twice as long: the middle of the view stays in the middle.
        drag(lane, x(3000), x(4000));
        QCOMPARE(model().data.sequences[1].end, 4000);
        QCOMPARE(timesOfB(), (std::vector<int>{500, 3000}));
        m_document->undo();
        drag(lane, x(3000), x(4000), Qt::AltModifier);
        QCOMPARE(model().data.sequences[1].end, 4000);
        QCOMPARE(timesOfB(), (std::vector<int>{500, 2500}));
        m_document->undo();
        QCOMPARE(bytes(), before);
        QTest::mouseClick(lane, Qt::LeftButton, {}, x(2500));
        QCOMPARE(m_document->playback().sequence(), model().data.sequences.ids[1]);
    }

    void choosingASequenceKeepsTheTracks()
    {
        const auto x = [this](double time) { return QPoint(int(std::lround(m_session->axis().xOf(time))), 10); };
        CurveOptions options = m_session->options();
        options.onlySelected = true;
        m_session->setOptions(options);
        m_document->selection().select(m_a);
        QVERIFY(!m_session->tracks().empty());
        QTest::mouseClick(m_page->sequences(), Qt::LeftButton, {}, x(2500));
        QCOMPARE(m_document->playback().sequence(), model().data.sequences.ids[1]);
        QCOMPARE(m_document->selection().current(), m_a);
        QVERIFY(!m_session->tracks().empty());
        // Without tracks there is nothing to lose.
        m_document->selection().clear();
        QTest::mouseClick(m_page->sequences(), Qt::LeftButton, {}, x(500));
        QCOMPARE(m_document->selection().current(), model().data.sequences.ids[0]);
    }

    void backAndForthLeavesNoTrace()
    {
        const QByteArray before = bytes();
        SequenceLane *lane = m_page->sequences();
        const auto x = [this](double time) { return QPoint(int(std::lround(m_session->axis().xOf(time))), 10); };
        QTest::mousePress(lane, Qt::LeftButton, {}, x(2500));
        for (const double time : {2700, 3400, 2600, 2500}) {
            QMouseEvent move(QEvent::MouseMove, x(time), lane->mapToGlobal(x(time)), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(lane, &move);
        }
        QTest::mouseRelease(lane, Qt::LeftButton, {}, x(2500));
        QCOMPARE(bytes(), before);
        QCOMPARE(m_document->historyCount(), 0);
    }

    void followsTheme() { checkThemes(*m_page, "dope_sheet"); }
};

SINEW_TEST(tst_dope_sheet, TestDopeSheet)

} // namespace tst_dope_sheet
#include "tst_dope_sheet.moc"
