// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Sequences that move, grow or are copied onto others, and time put in or taken out: which keys go along.

#include "tests/plugins/mdx/edit/mdx_sequence_sample.h"
#include "tests/support/test_program.h"

#include <span>

namespace tst_mdx_sequence_times {

using namespace sinew;
using namespace sinew::test;

class TestMdxSequenceTimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void intervals_data()
    {
        QTest::addColumn<int>("start");
        QTest::addColumn<int>("end");
        QTest::addColumn<int>("policy");
        QTest::addColumn<int>("overlapPolicy");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, int start, int end, KeyPolicy policy, OverlapPolicy overlapPolicy,
                            const SequenceSample &expected) {
            QTest::newRow(name) << start << end << int(policy) << int(overlapPolicy) << expected.bytes();
        };
        const Keys before{{0, 1}, {1000, 0.5f}}, after{{3500, 9}, {4000, 1}, {5000, 0}};
        SequenceSample s = SequenceSample().at(1, 2100, 5900);
        row("keep", 2100, 5900, KeyPolicy::Keep, OverlapPolicy::Refuse, s);

        s = SequenceSample().at(1, 2200, 3200);
        s.alpha = before + Keys{{2200, 0.25f}, {2700, 0.75f}, {3200, 0.25f}} + after;
        s.slide = {{2200, 0}, {3200, 10}};
        s.events = {100, 2450, 4500};
        row("shift", 2200, 3200, KeyPolicy::Shift, OverlapPolicy::Refuse, s);
        s.at(1, 2200, 2300);
        row("shift, another length", 2200, 2300, KeyPolicy::Shift, OverlapPolicy::Refuse, s);
        row("shift, the end alone", 2000, 2300, KeyPolicy::Shift, OverlapPolicy::Refuse,
            SequenceSample().at(1, 2000, 2300));

        s = SequenceSample().at(1, 2600, 3600);
        s.alpha =
            before +
            Keys{{2600, 0.25f}, {3100, 0.75f}, {3600, 0.25f}, {4000, 1}, {5000, 0}}; // the key at 3500 had no reader
        s.slide = {{2600, 0}, {3600, 10}};
        s.events = {100, 2850, 4500};
        row("shift over a key of nobody", 2600, 3600, KeyPolicy::Shift, OverlapPolicy::Refuse, s);

        s = SequenceSample().at(1, -5000, -4000);
        s.alpha = Keys{{-5000, 0.25f}, {-4500, 0.75f}, {-4000, 0.25f}} + before + after;
        s.slide = {{-5000, 0}, {-4000, 10}};
        s.events = {-4750, 100, 4500};
        row("shift before zero", -5000, -4000, KeyPolicy::Shift, OverlapPolicy::Refuse, s);

        s = SequenceSample().at(1, 2000, 3400);
        s.alpha = before + Keys{{2000, 0.25f}, {2700, 0.75f}, {3400, 0.25f}} + after;
        s.slide = {{2000, 0}, {3400, 10}};
        s.events = {100, 2350, 4500};
        row("stretch", 2000, 3400, KeyPolicy::Stretch, OverlapPolicy::Refuse, s);
        row("stretch with nothing to push", 2000, 3400, KeyPolicy::Stretch, OverlapPolicy::Push, s);

        s = SequenceSample().at(1, 2000, 4000);
        s.alpha = before + Keys{{2000, 0.25f}, {3000, 0.75f}, {4000, 0.25f}, {5000, 0}};
        s.slide = {{2000, 0}, {4000, 10}};
        s.events = {100, 2500, 4500};
        row("stretch and replace", 2000, 4000, KeyPolicy::Stretch, OverlapPolicy::Replace, s);

        s = SequenceSample().at(1, 2000, 4000).at(2, 5000, 6000);
        s.alpha = before + Keys{{2000, 0.25f}, {3000, 0.75f}, {4000, 0.25f}, {4500, 9}, {5000, 1}, {6000, 0}};
        s.slide = {{2000, 0}, {4000, 10}};
        s.events = {100, 2500, 5500};
        row("stretch and push", 2000, 4000, KeyPolicy::Stretch, OverlapPolicy::Push, s);

        s = SequenceSample().at(1, 2125, 2875);
        s.alpha = before + Keys{{2125, 0.375f}, {2500, 0.75f}, {2875, 0.375f}} + after;
        s.slide = {{2125, 1.25f}, {2875, 8.75f}};
        row("trim", 2125, 2875, KeyPolicy::Trim, OverlapPolicy::Refuse, s);
        s = SequenceSample().at(1, 2000, 2250);
        s.alpha = before + Keys{{2000, 0.25f}, {2250, 0.5f}} + after;
        s.slide = {{2000, 0}, {2250, 2.5f}};
        row("trim the end", 2000, 2250, KeyPolicy::Trim, OverlapPolicy::Refuse, s);
        row("trim to more", 1500, 3600, KeyPolicy::Trim, OverlapPolicy::Refuse, SequenceSample().at(1, 1500, 3600));
    }
    void intervals()
    {
        QFETCH(int, start);
        QFETCH(int, end);
        QFETCH(int, policy);
        QFETCH(int, overlapPolicy);
        QFETCH(QByteArray, expected);
        const auto document = open(SequenceSample().bytes());
        verifyEdit(*document,
                   facetOf(*document).setInterval(document->model(), sequenceAt(*document, 1), start, end,
                                                  KeyPolicy(policy), OverlapPolicy(overlapPolicy)),
                   expected);
    }

    void refusedIntervals()
    {
        const auto document = open(SequenceSample().bytes());
        const auto set = [&](std::size_t row, int start, int end, KeyPolicy policy,
                             OverlapPolicy overlapPolicy = OverlapPolicy::Refuse) {
            return refusal(facetOf(*document).setInterval(document->model(), sequenceAt(*document, row), start, end,
                                                          policy, overlapPolicy));
        };
        QCOMPARE(set(1, 3000, 2000, KeyPolicy::Keep), QStringLiteral("the sequence ends before it starts"));
        QCOMPARE(set(1, 2000, 4000, KeyPolicy::Stretch), QStringLiteral("“Death” occupies that time (4000 to 5000)"));
        QCOMPARE(set(1, 500, 1500, KeyPolicy::Shift), QStringLiteral("“Stand” occupies that time (0 to 1000)"));
        // Earlier sequences can't be pushed.
        QCOMPARE(set(1, 500, 1500, KeyPolicy::Shift, OverlapPolicy::Push),
                 QStringLiteral("“Stand” occupies that time (0 to 1000)"));
        QCOMPARE(set(1, 6000, 7000, KeyPolicy::Trim), QStringLiteral("trimming can't move a sequence elsewhere"));
        QCOMPARE(set(1, 2147483000, 2147483647, KeyPolicy::Shift),
                 QStringLiteral("the keys would exceed the times that can be stored"));
        QVERIFY(
            !facetOf(*document).setInterval(document->model(), object(*document, "bones", 0), 0, 1, KeyPolicy::Keep));
    }

    void keysThatTwoSequencesRead()
    {
        // Walk starts at the very time at which Stand ends.
        SequenceSample sample;
        sample.at(1, 1000, 3000).at(2, 9000, 9500);
        sample.alpha = {{0, 1}, {1000, 0.5f}, {2000, 0.25f}, {3000, 0}};
        sample.slide = {{500, 0}, {1000, 10}};
        sample.events = {1000, 2000};
        const auto document = open(sample.bytes());
        const NodeId walk = sequenceAt(*document, 1);

        SequenceSample moved = sample;
        moved.at(1, 4000, 6000);
        moved.alpha = {{0, 1}, {1000, 0.5f}, {4000, 0.5f}, {5000, 0.25f}, {6000, 0}};
        moved.slide = {{500, 0}, {1000, 10}, {4000, 10}};
        moved.events = {1000, 4000, 5000};
        verifyEdit(*document, facetOf(*document).setInterval(document->model(), walk, 4000, 6000, KeyPolicy::Shift),
                   moved.bytes());
        document->undo();

        SequenceSample longer = sample;
        longer.at(1, 1000, 5000);
        longer.alpha = {{0, 1}, {1000, 0.5f}, {3000, 0.25f}, {5000, 0}};
        longer.events = {1000, 3000};
        verifyEdit(*document, facetOf(*document).setInterval(document->model(), walk, 1000, 5000, KeyPolicy::Stretch),
                   longer.bytes());
        document->undo();

        SequenceSample gone = sample;
        gone.sequences.removeAt(1);
        gone.extents.removeAt(1);
        gone.alpha = {{0, 1}, {1000, 0.5f}};
        gone.events = {1000};
        verifyEdit(*document, facetOf(*document).remove(document->model(), std::span(&walk, 1), true), gone.bytes());
        document->undo();

        // Stand can't grow into Walk, and a range that both read can't move for one of them.
        QCOMPARE(refusal(facetOf(*document).setInterval(document->model(), sequenceAt(*document, 0), 0, 1200,
                                                        KeyPolicy::Stretch)),
                 QStringLiteral("“Walk” occupies that time (1000 to 3000)"));
        QVERIFY(setText(*document, "sequences[1].start", "400").isEmpty());
        QCOMPARE(refusal(facetOf(*document).setInterval(document->model(), walk, 400, 6000, KeyPolicy::Stretch)),
                 QStringLiteral("“Stand” reads some of the same keys"));
    }

    void copyKeys()
    {
        const auto document = open(SequenceSample().bytes());
        const NodeId walk = sequenceAt(*document, 1), death = sequenceAt(*document, 2);
        SequenceSample expected;
        expected.alpha = {{0, 1},    {1000, 0.5f},  {2000, 0.25f}, {2500, 0.75f}, {3000, 0.25f},
                          {3500, 9}, {4000, 0.25f}, {4500, 0.75f}, {5000, 0.25f}};
        expected.slide << Keys{{4000, 0}, {5000, 10}};
        expected.events = {100, 2250, 4250};
        for (const bool stretch : {true, false}) {
            verifyEdit(*document, facetOf(*document).copyKeys(document->model(), walk, death, stretch),
                       expected.bytes());
            document->undo();
        }
        QVERIFY(setText(*document, "sequences[2].end", "4500").isEmpty());
        expected.at(2, 4000, 4500);
        // The other keys of “Death” lie outside its current range and belong to no sequence.
        expected.alpha = {{0, 1},    {1000, 0.5f},  {2000, 0.25f}, {2500, 0.75f}, {3000, 0.25f},
                          {3500, 9}, {4000, 0.25f}, {4250, 0.75f}, {4500, 0.25f}, {5000, 0}};
        expected.slide = {{2000, 0}, {3000, 10}, {4000, 0}, {4500, 10}};
        expected.events = {100, 2250, 4125};
        verifyEdit(*document, facetOf(*document).copyKeys(document->model(), walk, death, true), expected.bytes());
        document->undo();
        expected.alpha.remove(6, 3);
        expected.alpha.insert(6, {4000, 0.25f});
        expected.alpha.insert(7, {4500, 0.75f});
        expected.slide = {{2000, 0}, {3000, 10}, {4000, 0}, {4500, 5}};
        expected.events = {100, 2250, 4250};
        verifyEdit(*document, facetOf(*document).copyKeys(document->model(), walk, death, false), expected.bytes());
        QVERIFY(!facetOf(*document).copyKeys(document->model(), walk, walk, false));
    }

    void insertTime()
    {
        const auto document = open(SequenceSample().bytes());
        SequenceSample expected = SequenceSample().at(1, 2000, 3500).at(2, 4500, 5500);
        expected.alpha = {{0, 1},        {1000, 0.5f}, {2000, 0.25f}, {3000, 0.75f},
                          {3500, 0.25f}, {4000, 9},    {4500, 1},     {5500, 0}};
        expected.slide = {{2000, 0}, {3500, 10}};
        expected.events = {100, 2250, 5000};
        verifyEdit(*document, facetOf(*document).insertTime(document->model(), 2500, 500), expected.bytes());
        QVERIFY(!facetOf(*document).insertTime(document->model(), 0, 2147483000));
        QVERIFY(!facetOf(*document).insertTime(document->model(), 0, 0));
    }

    void removeTime()
    {
        const auto document = open(SequenceSample().bytes());
        const auto remove = [&](int at, int length, bool across = false) {
            return facetOf(*document).removeTime(document->model(), at, length, across);
        };
        SequenceSample inside = SequenceSample().at(1, 2000, 2800).at(2, 3800, 4800);
        inside.alpha = {{0, 1},        {1000, 0.5f}, {2000, 0.25f}, {2300, 0.75f},
                        {2800, 0.25f}, {3300, 9},    {3800, 1},     {4800, 0}};
        inside.slide = {{2000, 0}, {2800, 10}};
        inside.events = {100, 4300};
        verifyEdit(*document, remove(2200, 200), inside.bytes());
        document->undo();

        SequenceSample end = SequenceSample().at(1, 2000, 2750).at(2, 3750, 4750);
        end.alpha = {{0, 1}, {1000, 0.5f}, {2000, 0.25f}, {2500, 0.75f}, {2750, 0.5f}, {3250, 9}, {3750, 1}, {4750, 0}};
        end.slide = {{2000, 0}, {2750, 7.5f}};
        end.events = {100, 2250, 4250};
        verifyEdit(*document, remove(2751, 250), end.bytes());
        document->undo();

        SequenceSample start = SequenceSample().at(1, 2000, 2750).at(2, 3750, 4750);
        start.alpha = {{0, 1},        {1000, 0.5f}, {2000, 0.5f}, {2250, 0.75f},
                       {2750, 0.25f}, {3250, 9},    {3750, 1},    {4750, 0}};
        start.slide = {{2000, 2.5f}, {2750, 10}};
        start.events = {100, 2000, 4250};
        verifyEdit(*document, remove(2000, 250), start.bytes());
        document->undo();

        QCOMPARE(refusal(remove(2751, 500)), QStringLiteral("the range crosses a boundary of “Walk” (2000 to 3000)"));
        SequenceSample across = end;
        across.at(2, 3500, 4500);
        across.alpha = {{0, 1},       {1000, 0.5f}, {2000, 0.25f}, {2500, 0.75f},
                        {2750, 0.5f}, {3000, 9},    {3500, 1},     {4500, 0}};
        across.events = {100, 2250, 4000};
        verifyEdit(*document, remove(2751, 500, true), across.bytes());
        document->undo();
        QCOMPARE(refusal(remove(1500, 2000, true)), QStringLiteral("“Walk” lies in the range; delete it first"));
    }
};

SINEW_GUILESS_TEST(tst_mdx_sequence_times, TestMdxSequenceTimes)

} // namespace tst_mdx_sequence_times
#include "tst_mdx_sequence_times.moc"
