// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Lengths of sequences, keys copied from one to another, time inserted and cut out.

#include "m2_sequence_test.h"
#include "tests/support/test_program.h"

namespace tst_m2_sequence_times {

using namespace sinew;
using namespace sinew::test;

class TestM2SequenceTimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setLength_data() { subTrackSamples(); }
    void setLength()
    {
        QFETCH(QString, sample);
        const auto start = [](const Document &d, std::size_t row) { return rootOf(d).sequences[row].timelineStart; };
        {
            const auto document = openDocument(sample);
            const std::int32_t at = start(*document, 3);
            VERIFY_EDIT(document,
                        facet().setInterval(document->model(), idOf(*document, 3), at, at + 1200, KeyPolicy::Stretch));
            QCOMPARE(rootOf(*again).sequences[3].duration, 1200u);
            QCOMPARE(moves(*again, 3), (XKeys{{0, 3}, {600, 3.125}, {1200, 3.25}}));
            QCOMPARE(moves(*again, 4), (XKeys{{0, 4}, {250, 4.125}, {500, 4.25}}));
            // It plays the first one's turn, as long as before.
            QCOMPARE(rootOf(*again).bones[2].rotation.header().slots, 1);
        }
        {
            const auto document = openDocument(sample);
            const std::int32_t at = start(*document, 4); // in the .anim file
            VERIFY_EDIT(document,
                        facet().setInterval(document->model(), idOf(*document, 4), at, at + 250, KeyPolicy::Stretch));
            QCOMPARE(moves(*again, 4), (XKeys{{0, 4}, {125, 4.125}, {250, 4.25}}));
        }
        {
            const auto document = openDocument(sample);
            const std::int32_t at = start(*document, 3);
            VERIFY_EDIT(document,
                        facet().setInterval(document->model(), idOf(*document, 3), at, at + 450, KeyPolicy::Trim));
            // At 450 between 3.125 at 300 and 3.25 at 600.
            QCOMPARE(moves(*again, 3), (XKeys{{0, 3}, {300, 3.125}, {450, 3.1875}}));
        }
        {
            const auto document = openDocument(sample);
            const std::int32_t at = start(*document, 3);
            VERIFY_EDIT(document,
                        facet().setInterval(document->model(), idOf(*document, 3), at, at + 450, KeyPolicy::Keep));
            QCOMPARE(rootOf(*again).sequences[3].duration, 450u);
            QCOMPARE(moves(*again, 3), (XKeys{{0, 3}, {300, 3.125}, {600, 3.25}}));
        }
    }
    /// Keys after the end move with it.
    void stretchWithKeysBehindTheEnd()
    {
        for (const int length : {400, 1200}) {
            const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
            QCOMPARE(setText(*document, "sequences[3].duration", "500"), QString()); // the last key is at 600
            VERIFY_EDIT(document, facet().setInterval(document->model(), idOf(*document, 3), 3000000, 3000000 + length,
                                                      KeyPolicy::Stretch));
            QCOMPARE(moves(*again, 3), (XKeys{{0, 3}, {300 * length / 500, 3.125}, {length + 100, 3.25}}));
        }
    }
    /// Sequences that play the same keys are stretched as well.
    void lengthOfAliases()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        VERIFY_EDIT(document,
                    facet().setInterval(document->model(), idOf(*document, 2), 1000000, 1001600, KeyPolicy::Stretch));
        QCOMPARE(rootOf(*again).sequences[1].duration, 1600u);
        QCOMPARE(rootOf(*again).sequences[2].duration, 1600u);
        QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {800, 1.125}, {1600, 1.25}}));
        // Keys that a longer one still plays aren't trimmed away.
        QCOMPARE(setText(*document, "sequences[2].duration", "800"), QString());
        QVERIFY(document->push(
            *facet().setInterval(document->model(), idOf(*document, 2), 1000000, 1000400, KeyPolicy::Trim), {}));
        QCOMPARE(moves(*document, 1).last(), std::pair(1600, 1.25));
    }
    void refusedLengths()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const auto refused = [&](std::int32_t start, std::int32_t end) {
            return refusal(facet().setInterval(document->model(), idOf(*document, 3), start, end, KeyPolicy::Stretch));
        };
        QVERIFY(refused(3000100, 3000600).contains(QLatin1String("always starts at 0")));
        QVERIFY(refused(3000000, 3800000).contains(QLatin1String("too long")));
        QVERIFY(refused(3000000, 2999999).contains(QLatin1String("ends before")));
        const auto old = openDocument(QStringLiteral("m2tbc/tiny263.m2"));
        const m2::Sequence &second = rootOf(*old).sequences[1];
        const auto over =
            facet().setInterval(old->model(), idOf(*old, 0), 0, std::int32_t(second.start) + 5, KeyPolicy::Stretch);
        QVERIFY(refusal(over).contains(QLatin1String("occupies that time")));
    }
    void lengthOnOneLine()
    {
        const auto document = openDocument(QStringLiteral("m2tbc/tiny263.m2"));
        const auto start = std::int32_t(rootOf(*document).sequences[1].start);
        VERIFY_EDIT(document, facet().setInterval(document->model(), idOf(*document, 1), start + 40, start + 440,
                                                  KeyPolicy::Stretch));
        QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {200, 1.125}, {400, 1.25}}));
        QCOMPARE(moves(*again, 0), (XKeys{{0, 0}, {500, 0.125}, {1000, 0.25}}));
    }

    void copyKeys_data() { subTrackSamples(); }
    void copyKeys()
    {
        QFETCH(QString, sample);
        {
            const auto document = openDocument(sample);
            VERIFY_EDIT(document, facet().copyKeys(document->model(), idOf(*document, 5), idOf(*document, 4), true));
            QCOMPARE(moves(*again, 4), (XKeys{{0, 5}, {250, 5.125}, {500, 5.25}})); // stays in its .anim file
            QCOMPARE(moves(*again, 5), (XKeys{{0, 5}, {600, 5.125}, {1200, 5.25}}));
            QCOMPARE(rootOf(*again).bones[2].rotation.header().slots, 1);
        }
        {
            const auto document = openDocument(sample);
            VERIFY_EDIT(document, facet().copyKeys(document->model(), idOf(*document, 5), idOf(*document, 3), false));
            QCOMPARE(moves(*again, 3), (XKeys{{0, 5}, {600, 5.125}}));
        }
        {
            // Into the first one: the keys that all others play, because they have no sub-track, must stay.
            const auto document = openDocument(sample);
            VERIFY_EDIT(document, facet().copyKeys(document->model(), idOf(*document, 1), idOf(*document, 0), false));
            QCOMPARE(moves(*again, 0), (XKeys{{0, 1}, {400, 1.125}, {800, 1.25}}));
            QCOMPARE(rootOf(*again).bones[2].rotation.size(), std::size_t(1));
            QCOMPARE(keysOf(rootOf(*again).bones[1].rotation, rootOf(*again), 0).size(), 2);
            QCOMPARE(keysOf(rootOf(*again).bones[1].rotation, rootOf(*again), 5).size(), 3);
        }
    }
    void refusedCopies()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        QVERIFY(refusal(facet().copyKeys(document->model(), idOf(*document, 1), idOf(*document, 2), true))
                    .contains(QLatin1String("overlap")));
        const auto missing = openDocument(QStringLiteral("m2odd/anim-missing.m2"));
        for (const auto &[from, to] : {std::pair(0, 1), std::pair(1, 0)})
            QVERIFY(refusal(facet().copyKeys(missing->model(), idOf(*missing, std::size_t(from)),
                                             idOf(*missing, std::size_t(to)), true))
                        .contains(QLatin1String("not found")));
        QVERIFY(refusal(changesOf(facet().duplicate(missing->model(), idOf(*missing, 1))))
                    .contains(QLatin1String("not found")));
    }

    void insertTime_data() { subTrackSamples(); }
    void insertTime()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        VERIFY_EDIT(document,
                    facet().insertTime(document->model(), rootOf(*document).sequences[1].timelineStart + 200, 100));
        for (const std::size_t row : {1u, 2u})
            QCOMPARE(rootOf(*again).sequences[row].duration, 900u);
        QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {500, 1.125}, {900, 1.25}}));
        QCOMPARE(moves(*again, 0), (XKeys{{0, 0}, {500, 0.125}, {1000, 0.25}}));
        QCOMPARE(moves(*again, 3), (XKeys{{0, 3}, {300, 3.125}, {600, 3.25}}));
        QCOMPARE(keysOf(rootOf(*again).bones[1].rotation, rootOf(*again), 1).last().first, 900);
    }
    void removeTime_data() { subTrackSamples(); }
    void removeTime()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        VERIFY_EDIT(document, facet().removeTime(document->model(), rootOf(*document).sequences[1].timelineStart + 300,
                                                 200, false));
        for (const std::size_t row : {1u, 2u})
            QCOMPARE(rootOf(*again).sequences[row].duration, 600u);
        QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {600, 1.25}}));
        QCOMPARE(moves(*again, 5), (XKeys{{0, 5}, {600, 5.125}, {1200, 5.25}}));
        const auto across =
            facet().removeTime(document->model(), rootOf(*document).sequences[3].timelineStart + 500, 200, false);
        QVERIFY(refusal(across).contains(QLatin1String("crosses a boundary")));
        QVERIFY(refusal(facet().removeTime(document->model(), 3000000, 601, false))
                    .contains(QLatin1String("delete it first")));
    }
    void timeOnOneLine()
    {
        const auto document = openDocument(QStringLiteral("m2tbc/tiny263.m2"));
        const std::uint32_t second = rootOf(*document).sequences[1].start, third = rootOf(*document).sequences[2].start;
        {
            VERIFY_EDIT(document, facet().insertTime(document->model(), std::int32_t(second) + 100, 50));
            QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {450, 1.125}, {850, 1.25}}));
            QCOMPARE(rootOf(*again).sequences[2].start, third + 50);
            QCOMPARE(moves(*again, 2), (XKeys{{0, 2}, {300, 2.125}, {600, 2.25}}));
        }
        VERIFY_EDIT(document, facet().removeTime(document->model(), std::int32_t(second) + 100, 50, false));
        QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {400, 1.125}, {800, 1.25}}));
        QCOMPARE(rootOf(*again).sequences[2].start, third);
    }

    /// Curves over a particle's life are on none of these timelines, although their times start at 0 as well.
    void particleLives()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const m2::Particle before = rootOf(*document).particles[0];
        const auto push = [&](Result<ChangeSet> changes) { QVERIFY(document->push(std::move(*changes), {})); };
        push(facet().setInterval(document->model(), idOf(*document, 0), 0, 20000, KeyPolicy::Stretch));
        push(changesOf(facet().duplicate(document->model(), idOf(*document, 0))));
        push(facet().copyKeys(document->model(), idOf(*document, 5), idOf(*document, 0), true));
        push(facet().insertTime(document->model(), 10000, 100));
        push(facet().removeTime(document->model(), 5000, 100, false));
        const NodeId id = idOf(*document, 0);
        push(facet().remove(document->model(), std::span(&id, 1), true));
        const m2::Particle &now = rootOf(*document).particles[0];
        QVERIFY(now.colour == before.colour && now.alpha == before.alpha && now.scale == before.scale &&
                now.headCell == before.headCell && now.tailCell == before.tailCell);
    }
};

SINEW_GUILESS_TEST(tst_m2_sequence_times, TestM2SequenceTimes)

} // namespace tst_m2_sequence_times
#include "tst_m2_sequence_times.moc"
