// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_insert.h"
#include "curve_fixture.h"
#include "tests/support/dock_format.h"
#include "tests/support/test_program.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/key_picks.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_key_picks {

using namespace sinew;

namespace {

using Ints = std::vector<int>;
constexpr int all = 0b111;

/// A track of three numbers with keys at the given times, of which these bits are selected.
PickTrack trackOf(NodeId node, const Ints &times, const Ints &bits, KeyBits drawn = all, bool tangents = false)
{
    PickTrack track;
    track.address = {node, 0, 3};
    Curve<Vec3> curve(tangents ? Interpolation::Bezier : Interpolation::Linear, times.size());
    std::copy(times.begin(), times.end(), curve.editTimes().begin());
    track.curve = curve;
    track.marks.resize(times.size());
    for (std::size_t i = 0; i < bits.size(); ++i)
        track.marks[i].selected = KeyBits(bits[i]);
    track.values = drawn;
    track.spans = {{0, 1000, false}, {2000, 3500, true}};
    track.playhead = 300;
    return track;
}

Ints bitsOf(const PickTrack &track)
{
    Ints bits;
    for (const KeyMark &mark : track.marks)
        bits.push_back(mark.selected);
    return bits;
}

} // namespace

using PickChange = void (*)(PickTracks &);

class TestKeyPicks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneTrack_data()
    {
        QTest::addColumn<PickChange>("change");
        QTest::addColumn<Ints>("times");
        QTest::addColumn<Ints>("before");
        QTest::addColumn<Ints>("after");
        const auto row = [](const char *name, PickChange change, const Ints &times, const Ints &before,
                            const Ints &after) { QTest::newRow(name) << change << times << before << after; };
        const Ints five{0, 250, 1000, 2000, 3000};
        row("all", pickAll, five, {0, 1, 0, 0, 2}, {7, 7, 7, 7, 7});
        row("none", pickNone, five, {7, 1, 0x100, 0, 2}, {0, 0, 0, 0, 0});
        row("inverse", pickInverse, five, {7, 1, 0, 2, 0}, {0, 6, 7, 5, 7});
        row("inverse counts keys of selected handles", pickInverse, five, {0x100, 0, 0, 0, 0}, {6, 7, 7, 7, 7});
        row("more", pickMore, five, {1, 0, 0, 0, 2}, {1, 1, 0, 2, 2});
        row("more, out of order", pickMore, {1000, 0, 250, 3000, 2000}, {0, 1, 0, 0, 0}, {0, 1, 1, 0, 0});
        row("fewer", pickFewer, five, {1, 1, 1, 0, 0}, {1, 1, 0, 0, 0});
        row("fewer leaves a whole curve", pickFewer, five, {2, 2, 2, 2, 2}, {2, 2, 2, 2, 2});
        row("linked", pickLinked, five, {0, 1, 0, 4, 0}, {5, 5, 5, 5, 5});
        row("linked in sequences", pickLinkedInSpans, five, {0, 1, 0, 0, 2}, {1, 1, 1, 2, 2});
        row("linked between sequences", pickLinkedInSpans, {0, 1500, 1600, 2000, 4000}, {0, 1, 0, 0, 0},
            {0, 1, 1, 0, 1});
        row("columns", pickColumns, {0, 250, 250, 2000, 3000}, {0, 1, 0, 2, 0}, {0, 7, 7, 7, 0});
        row("before the playhead", pickBeforePlayhead, {0, 299, 300, 301, 3000}, {0, 0, 0, 0, 7}, {7, 7, 7, 0, 0});
        row("after the playhead", pickAfterPlayhead, {0, 299, 300, 301, 3000}, {7, 0, 0, 0, 0}, {0, 0, 7, 7, 7});
    }
    void oneTrack()
    {
        QFETCH(PickChange, change);
        QFETCH(Ints, times);
        QFETCH(Ints, before);
        PickTracks tracks{trackOf(5, times, before)};
        change(tracks);
        QTEST(bitsOf(tracks[0]), "after");
    }

    void componentsThatAreNotDrawnKeepTheirs()
    {
        PickTracks tracks{trackOf(5, {0, 250}, {2, 4}, 0b101)};
        pickInverse(tracks);
        QCOMPARE(bitsOf(tracks[0]), (Ints{7, 1}));
        pickNone(tracks);
        QCOMPARE(bitsOf(tracks[0]), (Ints{2, 0}));
    }

    void columnsReachOverTracks()
    {
        PickTracks tracks{trackOf(5, {0, 250}, {0, 1}), trackOf(6, {250, 300}, {0, 0}, 0b010)};
        pickColumns(tracks);
        QCOMPARE(bitsOf(tracks[0]), (Ints{0, 7}));
        QCOMPARE(bitsOf(tracks[1]), (Ints{2, 0}));
        pickColumn(tracks, 300, PickMode::Add);
        QCOMPARE(bitsOf(tracks[1]), (Ints{2, 2}));
        pickColumn(tracks, 250, PickMode::Remove);
        QCOMPARE(bitsOf(tracks[0]), (Ints{0, 0}));
        QCOMPARE(bitsOf(tracks[1]), (Ints{0, 2}));
    }

    void channels()
    {
        PickTracks tracks{trackOf(5, {0, 250}, {4, 0}), trackOf(6, {0, 250}, {1, 1})};
        pickChannel(tracks, tracks[0].address, 1, PickMode::Add);
        QCOMPARE(bitsOf(tracks[0]), (Ints{6, 2}));
        QCOMPARE(bitsOf(tracks[1]), (Ints{1, 1}));
        pickChannel(tracks, tracks[1].address, -1);
        QCOMPARE(bitsOf(tracks[0]), (Ints{0, 0}));
        QCOMPARE(bitsOf(tracks[1]), (Ints{7, 7}));
    }

    void spans()
    {
        PickTracks tracks{trackOf(5, {0, 250, 1000, 2000}, {1, 0, 0, 1})};
        pickSpan(tracks, {250, 1000, false});
        QCOMPARE(bitsOf(tracks[0]), (Ints{0, 7, 7, 0}));
    }

    void handlesAndBack()
    {
        PickTracks tracks{trackOf(5, {0, 250}, {1, 6}, all, true), trackOf(6, {0, 250}, {1, 0})};
        pickHandles(tracks, true, true);
        QCOMPARE(bitsOf(tracks[0]), (Ints{0x10100, 0x60600}));
        QCOMPARE(bitsOf(tracks[1]), (Ints{1, 0}));
        pickHandles(tracks, false, true);
        QCOMPARE(bitsOf(tracks[0]), (Ints{0x10000, 0x60000}));
        pickKeysOfHandles(tracks);
        QCOMPARE(bitsOf(tracks[0]), (Ints{1, 6}));
    }

    void partlySelectedTogglesOn()
    {
        PickTracks tracks{trackOf(5, {0}, {1})};
        pickKey(tracks[0], 0, 3, PickMode::Toggle);
        QCOMPARE(bitsOf(tracks[0]), Ints{3});
        pickKey(tracks[0], 0, 3, PickMode::Toggle);
        QCOMPARE(bitsOf(tracks[0]), Ints{0});
    }

    /// The selection belongs to the chosen sequence, unless all are wanted.
    void onlyInTheChosenSequence()
    {
        CurveFixture f;
        std::vector<CurveEdit> edits = curveEdits(*f.document, std::vector{f.translation});
        insertKey(edits[0], 2500, {});
        QVERIFY(pushEdits(*f.document, edits, QString()));
        f.document->keySelection().clear();
        const auto rows = [&] {
            QList<int> selected;
            const KeyMarks &marks = f.document->keySelection().marks(f.translation);
            for (std::size_t row = 0; row < marks.size(); ++row)
                if (marks[row].selected)
                    selected << int(row);
            return selected;
        };
        changePicks(*f.session, pickAll);
        QCOMPARE(rows(), (QList<int>{0, 1, 2}));
        // Tracks on a line of their own take part.
        QVERIFY(anySelected(f.document->keySelection().marks(f.alpha)));
        // Another sequence: keys outside it are deselected.
        f.document->playback().setSequence(f.session->clips()[1]);
        QCOMPARE(rows(), QList<int>{});
        changePicks(*f.session, pickInverse);
        QCOMPARE(rows(), (QList<int>{3}));
        // However keys are selected, also when an undo brings a selection back.
        f.document->keySelection().setMarks(f.translation, KeyMarks(4, KeyMark{7, {}, {}}));
        QCOMPARE(rows(), (QList<int>{3}));
        CurveOptions options = f.session->options();
        options.allSequences = true;
        f.session->setOptions(options);
        changePicks(*f.session, pickAll);
        QCOMPARE(rows(), (QList<int>{0, 1, 2, 3}));
        options.allSequences = false;
        f.session->setOptions(options);
        QCOMPARE(rows(), (QList<int>{3}));
        // A pick in another sequence chooses that one.
        PickTracks tracks = pickTracks(*f.session);
        pickNone(tracks);
        pickColumn(tracks, 500);
        followPicks(*f.session, tracks);
        setPicks(*f.session, tracks);
        QCOMPARE(f.document->playback().sequence(), f.session->clips()[0].source);
        QCOMPARE(rows(), (QList<int>{1}));
    }

    void inADocument()
    {
        const auto document = sampleDocument();
        const NodeId hand = sampleRoot(*document).bones.ids[1];
        const Address track{hand, 0, 3};
        CurveSession session;
        session.setDocument(document.get());
        QVERIFY(pickTracks(session).empty()); // nothing is listed
        document->selection().select(hand);
        QCOMPARE(pickTracks(session).size(), std::size_t(1));
        QSignalSpy changed(&document->keySelection(), &KeySelection::changed);
        changePicks(session, pickAll);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(document->keySelection().selectedKeys(), std::size_t(4));
        // Hidden keys are deselected, and not selected with the rest.
        document->trackStates().setHiddenComponents(track, 0b011);
        QCOMPARE(document->keySelection().marks(track)[0].selected, KeyBits(0b100));
        changePicks(session, pickNone);
        QVERIFY(document->keySelection().isEmpty());
        changePicks(session, pickAll);
        QCOMPARE(document->keySelection().marks(track)[0].selected, KeyBits(0b100));
        // A locked track takes no part; its selected keys are deselected when others are selected.
        document->trackStates().set(TrackStates::Locked, track, true);
        QVERIFY(pickTracks(session).empty());
        setPicks(session, {});
        QVERIFY(document->keySelection().isEmpty());
        QCOMPARE(document->historyCount(), 0);
    }
};

SINEW_APPLESS_TEST(tst_key_picks, TestKeyPicks)

} // namespace tst_key_picks
#include "tst_key_picks.moc"
