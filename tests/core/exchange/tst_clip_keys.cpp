// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The keys of a curve in one sequence; expected values worked out by hand.

#include "core/exchange/clip_keys.h"
#include "core/scene/pose/track_sample.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <numbers>

namespace tst_clip_keys {

using namespace sinew;

RenderScene sceneOf(std::int32_t start, std::int32_t end, bool wraps = false)
{
    RenderScene scene;
    scene.keysWrap = wraps;
    SceneSequence sequence;
    sequence.start = start;
    sequence.end = end;
    scene.sequences.push_back(sequence);
    return scene;
}

Track<float> track(Interpolation interpolation, std::initializer_list<std::pair<int, float>> keys, int global = -1)
{
    Track<float> made{Curve<float>(interpolation, keys.size(), global), 0};
    std::size_t row = 0;
    for (const auto &[time, value] : keys) {
        made.curve.editTimes()[row] = time;
        made.curve.editValues()[row++] = value;
    }
    return made;
}

ClipKeys keysOf(const Track<float> &from, const RenderScene &scene, const KeyBounds &bounds = {})
{
    return clipKeys(from, scene, ClipRange::ofSequence(scene, 0, true), bounds);
}

float before(float time)
{
    return std::nextafter(time, 0.f);
}

class TestClipKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesLinearKeys()
    {
        const ClipKeys keys = keysOf(track(Interpolation::Linear, {{100, 1}, {150, 3}, {200, 2}}), sceneOf(100, 200));
        QCOMPARE(keys.shape, ClipKeys::Linear);
        QCOMPARE(keys.times, (std::vector<float>{0, 0.05f, 0.1f}));
        QCOMPARE(keys.values, (std::vector<float>{1, 3, 2}));
        QVERIFY(!keys.isSampled);
    }

    void addsTheSeamOfALoop()
    {
        // The seam is 20 + 20 long; half of it lies before the first key.
        const ClipKeys keys = keysOf(track(Interpolation::Linear, {{20, 0}, {80, 6}}), sceneOf(0, 100, true));
        QCOMPARE(keys.times, (std::vector<float>{0, 0.02f, 0.08f, 0.1f}));
        QCOMPARE(keys.values, (std::vector<float>{3, 0, 6, 3}));
    }

    void holdsTheEndsOtherwise()
    {
        const ClipKeys keys = keysOf(track(Interpolation::Linear, {{20, 0}, {80, 6}}), sceneOf(0, 100));
        QCOMPARE(keys.at(0.01)[0], 0.);
        QCOMPARE(float(keys.at(0.05)[0]), 3.f);
        QCOMPARE(keys.at(0.09)[0], 6.);
    }

    void turnsHermiteTangentsIntoSlopes()
    {
        Track<float> from = track(Interpolation::Hermite, {{0, 0}, {100, 5}});
        from.curve.editOutTangents()[0] = 10;
        from.curve.editInTangents()[1] = 20;
        const ClipKeys keys = keysOf(from, sceneOf(0, 100));
        QCOMPARE(keys.shape, ClipKeys::Cubic);
        QCOMPARE(keys.outs, (std::vector<float>{100, 0}));
        QCOMPARE(keys.ins, (std::vector<float>{0, 200}));
    }

    void splitsABezierAtTheBorder()
    {
        // Control values 0, 0, 3, 3; at the middle 12/8 with a slope of ¾·((3 + 3) − (0 + 0)) per segment of 100 ms.
        Track<float> from = track(Interpolation::Bezier, {{0, 0}, {100, 3}});
        from.curve.editOutTangents()[0] = 0;
        from.curve.editInTangents()[1] = 3;
        RenderScene scene = sceneOf(50, 100);
        scene.keysOfWholeTimeline = true;
        const ClipKeys keys = keysOf(from, scene);
        QCOMPARE(keys.times, (std::vector<float>{0, 0.05f}));
        QCOMPARE(keys.values, (std::vector<float>{1.5f, 3}));
        QCOMPARE(keys.outs[0], 45.f);
        QCOMPARE(keys.ins[1], 0.f);
    }

    void keepsJumpsOfEqualTimes()
    {
        const ClipKeys keys =
            keysOf(track(Interpolation::Linear, {{0, 0}, {50, 1}, {50, 2}, {100, 4}}), sceneOf(0, 100));
        QCOMPARE(keys.times, (std::vector<float>{0, before(0.05f), 0.05f, 0.1f}));
        QCOMPARE(keys.values, (std::vector<float>{0, 1, 2, 4}));
    }

    void keepsSteps()
    {
        const ClipKeys keys = keysOf(track(Interpolation::None, {{0, 1}, {30, 1}, {60, 0}}), sceneOf(0, 100));
        QCOMPARE(keys.shape, ClipKeys::Step);
        QCOMPARE(keys.times, (std::vector<float>{0, 0.06f}));
        QCOMPARE(keys.values, (std::vector<float>{1, 0}));
    }

    void repeatsGlobalSequences()
    {
        RenderScene scene = sceneOf(1000, 1100);
        scene.globalSequences = {40};
        const Track<float> from = track(Interpolation::Linear, {{0, 0}, {40, 4}}, 0);
        const ClipKeys keys = keysOf(from, scene);
        QCOMPARE(keys.times, (std::vector<float>{0, before(0.04f), 0.04f, before(0.08f), 0.08f, 0.1f}));
        QCOMPARE(keys.values, (std::vector<float>{0, 4, 0, 4, 0, 2}));
        const ClipKeys alone = clipKeys(from, scene, ClipRange::ofGlobal(scene, 0));
        QCOMPARE(alone.values.front(), 0.f);
        QCOMPARE(float(alone.at(0.02)[0]), 2.f);
    }

    void keepsTheSmallestJumpsOfRotations()
    {
        // A packed rotation that is nearly the first one: their cosine is exactly −1.
        RenderScene scene = sceneOf(0, 100);
        scene.globalSequences = {40};
        Track<Quat> from{Curve<Quat>(Interpolation::Linear, 2, 0), {}};
        from.curve.editTimes()[1] = 40;
        from.curve.editValues()[1] = {3.05e-5f, 3.05e-5f, 0, -1};
        const ClipKeys keys = clipKeys(from, scene, ClipRange::ofSequence(scene, 0, true));
        QCOMPARE(keys.times, (std::vector<float>{0, before(0.04f), 0.04f, before(0.08f), 0.08f, 0.1f}));
        QCOMPARE(std::abs(keys.value(1)[0]), 3.05e-5f);
        QCOMPARE(keys.value(2)[0], 0.f);
    }

    void fallsBackWithoutKeys()
    {
        Track<float> from = track(Interpolation::Linear, {{500, 7}});
        from.fallback = 3;
        const ClipKeys keys = keysOf(from, sceneOf(0, 100));
        QVERIFY(keys.isConstant());
        QCOMPARE(keys.values.front(), 3.f);
    }

    void mendsWhatIsNoNumber()
    {
        Track<float> from = track(Interpolation::Linear, {{0, 1}, {100, std::nanf("")}});
        from.fallback = 9;
        QCOMPARE(keysOf(from, sceneOf(0, 100)).values, (std::vector<float>{1, 9}));
    }

    void followsRotationsWithTangents()
    {
        Track<Quat> from{Curve<Quat>(Interpolation::Hermite, 2), {}};
        const auto about = [](float angle, float x, float y) {
            return Quat{x * std::sin(angle / 2), y * std::sin(angle / 2), 0, std::cos(angle / 2)};
        };
        from.curve.editTimes()[1] = 400;
        from.curve.editValues()[0] = about(0, 1, 0);
        from.curve.editValues()[1] = about(2, 1, 0);
        from.curve.editOutTangents()[0] = about(1, 0, 1);
        from.curve.editInTangents()[1] = about(1.5f, 0.6f, 0.8f);
        const RenderScene scene = sceneOf(0, 400);
        const ClipKeys keys = clipKeys(from, scene, ClipRange::ofSequence(scene, 0, true));
        QVERIFY(keys.isSampled);
        double worst = 0;
        for (int ms = 0; ms <= 400; ++ms) {
            const Quat wanted = sampleTrack(from, scene, PoseTime{.sequence = 0, .time = double(ms)});
            const CurvePoint actual = keys.at(ms / 1000.);
            // Half the angle between unit quaternions is that of the vectors, whatever their signs.
            double near = 0, far = 0;
            const double w[] = {double(wanted.x), double(wanted.y), double(wanted.z), double(wanted.w)};
            for (std::size_t i = 0; i < 4; ++i) {
                near += (actual[i] - w[i]) * (actual[i] - w[i]);
                far += (actual[i] + w[i]) * (actual[i] + w[i]);
            }
            worst = std::max(worst, 4 * std::asin(std::sqrt(std::min(near, far)) / 2) * 180 / std::numbers::pi);
        }
        QVERIFY2(worst < 0.021, qPrintable(QString::number(worst)));
        QVERIFY(keys.size() < 300);
    }

    void samplesBothSidesOfAJump()
    {
        // Between the two sides there are only fractions of a float's step, which some rounding takes to either.
        for (const float jump : {15.333f, 15.5f, 0.733f}) {
            const double middle = (double(before(jump)) + double(jump)) / 2;
            const ClipKeys keys = sampledKeys({0, before(jump), jump, 17}, 1, false, 0.1,
                                              [&](double at) { return CurvePoint{at < middle ? 1. : 2.}; });
            QCOMPARE(keys.times, (std::vector<float>{0, before(jump), jump, 17}));
            QCOMPARE(keys.values, (std::vector<float>{1, 1, 2, 2}));
            const ClipKeys late = sampledKeys({0, before(jump), jump, 17}, 1, false, 0.1,
                                              [&](double at) { return CurvePoint{at < double(jump) ? 1. : 2.}; });
            QCOMPARE(late.values, (std::vector<float>{1, 1, 2, 2}));
        }
    }

    void straightensCurvesOnRequest()
    {
        Track<float> from = track(Interpolation::Hermite, {{0, 0}, {1000, 1}});
        from.curve.editOutTangents()[0] = 4;
        KeyBounds bounds;
        bounds.plainCurves = true;
        const ClipKeys exact = keysOf(from, sceneOf(0, 1000)), straight = keysOf(from, sceneOf(0, 1000), bounds);
        QCOMPARE(straight.shape, ClipKeys::Linear);
        for (int ms = 0; ms <= 1000; ms += 7)
            QVERIFY(std::abs(exact.at(ms / 1000.)[0] - straight.at(ms / 1000.)[0]) < 2e-3);
    }
};

SINEW_APPLESS_TEST(tst_clip_keys, TestClipKeys)

} // namespace tst_clip_keys

#include "tst_clip_keys.moc"
