// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/timeline/timeline_edits.h"
#include "tests/support/dock_format.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

namespace tst_timeline_edits {

using namespace sinew;

namespace {

using Times = QList<int>;

/// Root's translation has keys whose x is their time; a key's y counts it.
Curve<Vec3> curveOf(const Times &times, Interpolation interpolation = Interpolation::Linear, int globalSequence = -1)
{
    Curve<Vec3> curve(interpolation, std::size_t(times.size()), globalSequence);
    for (int i = 0; i < times.size(); ++i) {
        curve.editTimes()[std::size_t(i)] = times[i];
        curve.editValues()[std::size_t(i)] = {float(times[i]), float(i), 0};
    }
    return curve;
}

std::unique_ptr<DockModel> modelWith(const Curve<Vec3> &curve)
{
    auto model = std::make_unique<DockModel>();
    model->data.globalSequences.append().length = 500;
    model->data.bones.append().node.translation = curve;
    model->buildIndex();
    return model;
}

Times timesOf(const Curve<Vec3> &curve)
{
    return Times(curve.times().begin(), curve.times().end());
}

/// The y of each key: which of the first keys it is.
Times rowsOf(const Curve<Vec3> &curve)
{
    Times rows;
    for (const Vec3 &value : curve.values())
        rows << qRound(value.y);
    return rows;
}

/// What the model holds after the edits, which are then undone.
Curve<Vec3> after(DockModel &model, const TimelineEdits &edits)
{
    ChangeSet changes = edits.changes();
    const Curve<Vec3> before = model.data.bones[0].node.translation;
    for (Change &change : changes)
        applyChange(model, change);
    const Curve<Vec3> result = model.data.bones[0].node.translation;
    for (Change &change : changes)
        applyChange(model, change);
    if (!(model.data.bones[0].node.translation == before))
        qFatal("undo differs");
    return result;
}

} // namespace

class TestTimelineEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moves_data()
    {
        QTest::addColumn<Times>("before");
        QTest::addColumn<TimeSpan>("from");
        QTest::addColumn<TimeSpan>("to");
        QTest::addColumn<std::vector<TimeSpan>>("shared");
        QTest::addColumn<Times>("times");
        QTest::addColumn<Times>("rows");
        using Spans = std::vector<TimeSpan>;
        QTest::newRow("later") << Times{0, 50, 100, 200} << TimeSpan{0, 100} << TimeSpan{300, 400} << Spans{}
                               << Times{200, 300, 350, 400} << Times{3, 0, 1, 2};
        QTest::newRow("before zero") << Times{0, 50, 100} << TimeSpan{0, 100} << TimeSpan{-1000, -900} << Spans{}
                                     << Times{-1000, -950, -900} << Times{0, 1, 2};
        QTest::newRow("onto itself") << Times{0, 50, 100, 120} << TimeSpan{0, 100} << TimeSpan{30, 130} << Spans{}
                                     << Times{30, 80, 130} << Times{0, 1, 2}; // 120 was in the way
        QTest::newRow("stretched") << Times{0, 50, 100} << TimeSpan{0, 100} << TimeSpan{0, 250} << Spans{}
                                   << Times{0, 125, 250} << Times{0, 1, 2};
        QTest::newRow("halved") << Times{0, 30, 51, 100} << TimeSpan{0, 100} << TimeSpan{0, 50} << Spans{}
                                << Times{0, 15, 26, 50} << Times{0, 1, 2, 3}; // 25.5 is rounded up
        // 0 and 1 both go to 0, 99 and 100 to 10: the first and the last key end up where they should.
        QTest::newRow("together") << Times{0, 1, 99, 100} << TimeSpan{0, 100} << TimeSpan{0, 10} << Spans{}
                                  << Times{0, 10} << Times{0, 3};
        QTest::newRow("a step stays a step") << Times{0, 50, 50, 100} << TimeSpan{0, 100} << TimeSpan{0, 20} << Spans{}
                                             << Times{0, 10, 10, 20} << Times{0, 1, 2, 3};
        QTest::newRow("a shared border") << Times{0, 100, 150, 200} << TimeSpan{100, 200} << TimeSpan{300, 400}
                                         << Spans{{0, 100}} << Times{0, 100, 300, 350, 400} << Times{0, 1, 1, 2, 3};
        QTest::newRow("a shared border that stays")
            << Times{0, 100, 150, 200} << TimeSpan{100, 200} << TimeSpan{100, 300} << Spans{{0, 100}}
            << Times{0, 100, 200, 300} << Times{0, 1, 2, 3};
        QTest::newRow("out of order") << Times{100, 0, 50, 900} << TimeSpan{0, 100} << TimeSpan{1000, 1100} << Spans{}
                                      << Times{1100, 1000, 1050, 900} << Times{0, 1, 2, 3};
        QTest::newRow("no length") << Times{0, 100} << TimeSpan{100, 100} << TimeSpan{40, 60} << Spans{} << Times{0, 40}
                                   << Times{0, 1};
        QTest::newRow("the ends of time") << Times{0, 100} << TimeSpan{0, 100} << TimeSpan{2147483547, 2147483647}
                                          << Spans{} << Times{2147483547, 2147483647} << Times{0, 1};
        QTest::newRow("the whole of time")
            << Times{0, 50, 100} << TimeSpan{0, 100} << TimeSpan{-2147483647 - 1, 2147483647} << Spans{}
            << Times{-2147483647 - 1, 0, 2147483647} << Times{0, 1, 2}; // −0.5 is rounded to 0
        QTest::newRow("nothing to move") << Times{500, 600} << TimeSpan{0, 100} << TimeSpan{200, 300} << Spans{}
                                         << Times{500, 600} << Times{0, 1};
    }
    void moves()
    {
        QFETCH(Times, before);
        QFETCH(TimeSpan, from);
        QFETCH(TimeSpan, to);
        QFETCH(std::vector<TimeSpan>, shared);
        const auto model = modelWith(curveOf(before));
        TimelineEdits edits(*model);
        edits.move(from, to, shared);
        const Curve<Vec3> result = after(*model, edits);
        QTEST(timesOf(result), "times");
        QTEST(rowsOf(result), "rows");
    }

    void copies()
    {
        const auto model = modelWith(curveOf({0, 50, 100, 320}));
        TimelineEdits edits(*model);
        edits.copy({0, 100}, {300, 500});
        const Curve<Vec3> result = after(*model, edits);
        QCOMPARE(timesOf(result), (Times{0, 50, 100, 300, 400, 500}));
        QCOMPARE(rowsOf(result), (Times{0, 1, 2, 0, 1, 2}));
    }

    void copiesTrimmed()
    {
        const auto model = modelWith(curveOf({0, 80, 100, 320, 900}));
        TimelineEdits shorter(*model);
        shorter.copyTrimmed({0, 100}, {300, 350});
        Curve<Vec3> result = after(*model, shorter);
        QCOMPARE(timesOf(result), (Times{0, 80, 100, 300, 350, 900}));
        QCOMPARE(result.values()[3].x, 0.0f);
        QCOMPARE(result.values()[4].x, 50.0f); // the line from 0 to 80, at 50
        QCOMPARE(result.values()[5].x, 900.0f);
        TimelineEdits longer(*model);
        longer.copyTrimmed({0, 100}, {300, 900});
        result = after(*model, longer);
        QCOMPARE(timesOf(result), (Times{0, 80, 100, 300, 380, 400}));
        QCOMPARE(rowsOf(result), (Times{0, 1, 2, 0, 1, 2}));
    }

    void removes()
    {
        const auto model = modelWith(curveOf({0, 100, 150, 200, 300}));
        TimelineEdits some(*model);
        const TimeSpan shared[] = {{0, 100}, {200, 300}};
        some.remove({100, 200}, shared);
        QCOMPARE(timesOf(after(*model, some)), (Times{0, 100, 200, 300}));
        TimelineEdits all(*model);
        all.remove({0, 300});
        QVERIFY(!after(*model, all).isPresent());
    }

    void trims_data()
    {
        QTest::addColumn<Times>("before");
        QTest::addColumn<TimeSpan>("to");
        QTest::addColumn<Times>("times");
        QTest::addColumn<QList<float>>("x");
        QTest::newRow("both ends") << Times{-50, 0, 100, 150} << TimeSpan{20, 70} << Times{-50, 20, 70, 150}
                                   << QList<float>{-50, 20, 70, 150};
        QTest::newRow("keys at the borders")
            << Times{0, 20, 70, 100} << TimeSpan{20, 70} << Times{20, 70} << QList<float>{20, 70};
        QTest::newRow("nothing outside") << Times{30, 60} << TimeSpan{20, 70} << Times{30, 60} << QList<float>{30, 60};
        QTest::newRow("one side") << Times{0, 60} << TimeSpan{20, 70} << Times{20, 60} << QList<float>{20, 60};
        QTest::newRow("wider") << Times{0, 100, 150} << TimeSpan{-20, 170} << Times{0, 100, 150}
                               << QList<float>{0, 100, 150};
        QTest::newRow("all outside") << Times{90, 100} << TimeSpan{20, 70} << Times{70}
                                     << QList<float>{90}; // held before the first key
    }
    void trims()
    {
        QFETCH(Times, before);
        QFETCH(TimeSpan, to);
        const auto model = modelWith(curveOf(before));
        TimelineEdits edits(*model);
        edits.trim({0, 100}, to);
        const Curve<Vec3> result = after(*model, edits);
        QTEST(timesOf(result), "times");
        QList<float> x;
        for (const Vec3 &value : result.values())
            x << value.x;
        QTEST(x, "x");
    }

    void trimsKeepTheShape()
    {
        // The cubic 0 0 100 100, cut in the middle: 0 0 25 50.
        Curve<Vec3> curve = curveOf({0, 100}, Interpolation::Bezier);
        curve.editInTangents()[1] = {100, 0, 0};
        const auto model = modelWith(curve);
        TimelineEdits edits(*model);
        edits.trim({0, 100}, {0, 50});
        const Curve<Vec3> result = after(*model, edits);
        QCOMPARE(timesOf(result), (Times{0, 50}));
        QCOMPARE(result.outTangents()[0].x, 0.0f);
        QCOMPARE(result.inTangents()[1].x, 25.0f);
        QCOMPARE(result.values()[1].x, 50.0f);
    }

    void insertsAndRemovesTime()
    {
        const auto model = modelWith(curveOf({-5, 0, 10, 20, 30}));
        TimelineEdits inserted(*model);
        QVERIFY(inserted.insertTime(10, 7));
        QCOMPARE(timesOf(after(*model, inserted)), (Times{-5, 0, 17, 27, 37}));
        TimelineEdits removed(*model);
        removed.removeTime(0, 20);
        const Curve<Vec3> result = after(*model, removed);
        QCOMPARE(timesOf(result), (Times{-5, 0, 10}));
        QCOMPARE(rowsOf(result), (Times{0, 3, 4}));
        TimelineEdits tooFar(*model);
        QVERIFY(!tooFar.insertTime(0, 2147483640));
    }

    void globalSequencesRunOnTheirOwnLine()
    {
        const auto model = modelWith(curveOf({0, 100, 500}, Interpolation::Linear, 0));
        TimelineEdits edits(*model);
        QVERIFY(!edits.hasKeys({0, 500}));
        edits.move({0, 100}, {1000, 1100});
        edits.remove({0, 500});
        QVERIFY(edits.insertTime(0, 10));
        QVERIFY(edits.changes().empty());
    }

    void tangentsMoveAlong()
    {
        Curve<Vec3> curve = curveOf({0, 100, 200}, Interpolation::Bezier);
        for (std::size_t i = 0; i < 3; ++i) {
            curve.editInTangents()[i] = {float(i) + 10, 0, 0};
            curve.editOutTangents()[i] = {float(i) + 20, 0, 0};
        }
        const auto model = modelWith(curve);
        TimelineEdits edits(*model);
        edits.move({0, 100}, {300, 400});
        const Curve<Vec3> result = after(*model, edits);
        QCOMPARE(timesOf(result), (Times{200, 300, 400}));
        QCOMPARE(result.inTangents()[0].x, 12.0f);
        QCOMPARE(result.inTangents()[1].x, 10.0f);
        QCOMPARE(result.outTangents()[2].x, 21.0f);
        QVERIFY(result.interpolation() == Interpolation::Bezier);
    }

    void counts()
    {
        const auto model = modelWith(curveOf({0, 50, 100, 100, 200}));
        model->data.bones.append().node.translation = curveOf({0, 100}, Interpolation::None, 0);
        model->data.bones.append().node.translation = curveOf({200, 60});
        const auto whole = std::make_unique<DockModel>();
        whole->data = model->data;
        whole->buildIndex();
        const NodeId global = whole->data.globalSequences.ids[0];
        const std::vector<Clip> clips{
            {1, "a", 0, 100}, {2, "b", 150, 250}, {3, "c", 400, 300}, {global, "g", 0, 500, true}};
        QCOMPARE(keyCounts(*whole, clips), (std::vector<std::size_t>{5, 2, 0, 2}));
    }

    /// Curves with more and with fewer keys than clips, sorted and unsorted, on the common timeline and on global ones.
    void countsLikeEachByItself()
    {
        std::mt19937 random(1);
        const auto below = [&](int limit) { return std::uniform_int_distribution(0, limit - 1)(random); };
        for (int round = 0; round < 200; ++round) {
            DockModel model;
            model.data.globalSequences.append().length = 500;
            model.data.globalSequences.append().length = 900;
            std::vector<Times> times;
            std::vector<int> globals;
            for (int i = below(8); i >= 0; --i) {
                Times some;
                for (int keys = below(2) ? below(4) : below(40); keys > 0; --keys)
                    some << below(100) - 50;
                if (below(3))
                    std::sort(some.begin(), some.end());
                times.push_back(some);
                globals.push_back(below(4) - 2);
                if (globals.back() < -1)
                    globals.back() = -1;
                model.data.bones.append().node.translation = curveOf(some, Interpolation::Linear, globals.back());
            }
            model.buildIndex();
            std::vector<Clip> clips;
            for (int i = below(20); i > 0; --i) {
                const int start = below(100) - 50;
                clips.push_back({NodeId(1000 + i), {}, start, start + below(40) - 5});
            }
            for (const NodeId id : model.data.globalSequences.ids)
                clips.insert(clips.begin() + below(int(clips.size()) + 1), Clip{id, {}, 0, 500, true});
            std::vector<std::size_t> plain;
            for (const Clip &clip : clips) {
                std::size_t count = 0;
                for (std::size_t i = 0; i < times.size(); ++i)
                    for (const int time : times[i])
                        count += clip.isGlobal
                                     ? globals[i] >= 0 &&
                                           model.data.globalSequences.ids[std::size_t(globals[i])] == clip.source
                                     : globals[i] < 0 && time >= clip.start && time <= clip.end;
                plain.push_back(count);
            }
            QCOMPARE(keyCounts(model, clips), plain);
        }
    }

    void keysAreFound()
    {
        const auto model = modelWith(curveOf({0, 500, 200}));
        const TimelineEdits edits(*model);
        QVERIFY(edits.hasKeys({150, 250}));
        QVERIFY(!edits.hasKeys({201, 499}));
        QCOMPARE(edits.lastKey({0, 1000}, -1), 500);
        QCOMPARE(edits.lastKey({0, 499}, -1), 200);
        QCOMPARE(edits.lastKey({600, 700}, -1), -1);
    }
};

SINEW_GUILESS_TEST(tst_timeline_edits, TestTimelineEdits)

} // namespace tst_timeline_edits
#include "tst_timeline_edits.moc"
