// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// How a moving picture is cut into frames. Expected times are worked out by hand.

#include "core/scene/pose/animation_frames.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <numbers>

namespace tst_animation_frames {

using namespace sinew;

class TestAnimationFrames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void loopingSequenceHasNoFrameAtItsEnd();
    void otherSequenceEndsWithItsLastMoment();
    void speedShortensIt();
    void turntableGoesRoundOnce();
    void turntableStartsTheSequenceOver();
    void standsStill();
    void durationsAddUp();
    void refusesTooMuch_data();
    void refusesTooMuch();
    void emptySequenceIsOneStill();
};

static RenderScene sceneWith(std::int32_t start, std::int32_t end, bool loops)
{
    RenderScene scene;
    scene.sequences.push_back({1, "Walk", start, end, loops, {}});
    return scene;
}

static std::vector<double> timesOf(const std::vector<AnimationFrame> &frames)
{
    std::vector<double> times;
    for (const AnimationFrame &frame : frames)
        times.push_back(frame.when.time);
    return times;
}

static const PoseTime fromStart{.sequence = 0, .time = 100, .globalTime = 100};

void TestAnimationFrames::loopingSequenceHasNoFrameAtItsEnd()
{
    // 400 ms at 10 frames a second: 4 frames of 100 ms; the fifth would be the first again.
    const auto frames = animationFrames(sceneWith(100, 500, true), fromStart, {.framesPerSecond = 10});
    QCOMPARE(timesOf(frames), (std::vector<double>{100, 200, 300, 400}));
    QCOMPARE(frames[2].when.globalTime, 300.0);
}

void TestAnimationFrames::otherSequenceEndsWithItsLastMoment()
{
    const auto frames = animationFrames(sceneWith(100, 400, false), fromStart, {.framesPerSecond = 10});
    QCOMPARE(timesOf(frames), (std::vector<double>{100, 250, 400}));
}

void TestAnimationFrames::speedShortensIt()
{
    const auto frames = animationFrames(sceneWith(100, 500, true), fromStart, {.framesPerSecond = 10, .speed = 2});
    QCOMPARE(timesOf(frames), (std::vector<double>{100, 300}));
    QCOMPARE(frames[0].duration + frames[1].duration, 200);
}

void TestAnimationFrames::turntableGoesRoundOnce()
{
    const auto frames =
        animationFrames(sceneWith(100, 500, true), fromStart, {.framesPerSecond = 2, .seconds = 2, .turns = 1});
    QCOMPARE(frames.size(), std::size_t(4));
    QCOMPARE(frames[0].yawBy, 0.f);
    QCOMPARE(frames[1].yawBy, std::numbers::pi_v<float> / 2);
    QCOMPARE(frames[3].yawBy, 3 * std::numbers::pi_v<float> / 2);
}

void TestAnimationFrames::turntableStartsTheSequenceOver()
{
    // 1 s in steps of 250 ms over a sequence of 400 ms: 250, then 500 − 400, then 750 − 400.
    const AnimationPlan plan{.framesPerSecond = 4, .seconds = 1, .turns = 1};
    QCOMPARE(timesOf(animationFrames(sceneWith(100, 500, true), fromStart, plan)),
             (std::vector<double>{100, 350, 200, 450}));
    QCOMPARE(timesOf(animationFrames(sceneWith(100, 500, false), fromStart, plan)),
             (std::vector<double>{100, 350, 500, 500}));
}

void TestAnimationFrames::standsStill()
{
    PoseTime when = fromStart;
    when.time = 220;
    const auto frames =
        animationFrames(sceneWith(100, 500, true), when, {.framesPerSecond = 2, .speed = 0, .turns = -1});
    QCOMPARE(frames.size(), std::size_t(8)); // 4 s
    for (const AnimationFrame &frame : frames) {
        QCOMPARE(frame.when.time, 220.0);
        QCOMPARE(frame.when.globalTime, 100.0);
    }
    QVERIFY(frames[1].yawBy < 0);
}

void TestAnimationFrames::durationsAddUp()
{
    const auto frames = animationFrames(sceneWith(0, 1000, true), {.sequence = 0}, {.framesPerSecond = 30});
    int sum = 0;
    for (const AnimationFrame &frame : frames) {
        QVERIFY(frame.duration == 33 || frame.duration == 34);
        sum += frame.duration;
    }
    QCOMPARE(sum, 1000);
}

void TestAnimationFrames::refusesTooMuch_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("speed");
    QTest::addColumn<double>("seconds");
    QTest::newRow("too many frames") << 30.0 << 1.0 << 1000.0;
    QTest::newRow("no rate") << 0.0 << 1.0 << 1.0;
    QTest::newRow("rate is no number") << std::nan("") << 1.0 << 1.0;
    QTest::newRow("standing without turning") << 30.0 << 0.0 << 1.0;
    QTest::newRow("backwards") << 30.0 << -1.0 << 1.0;
    QTest::newRow("negative length") << 30.0 << 1.0 << -1.0;
}

void TestAnimationFrames::refusesTooMuch()
{
    QFETCH(const double, rate);
    QFETCH(const double, speed);
    QFETCH(const double, seconds);
    QVERIFY(animationFrames(sceneWith(0, 1000, true), {.sequence = 0},
                            {.framesPerSecond = rate, .speed = speed, .seconds = seconds})
                .empty());
}

void TestAnimationFrames::emptySequenceIsOneStill()
{
    // Shown as if without a sequence: for 4 s.
    const auto frames = animationFrames(sceneWith(100, 100, true), fromStart, {.framesPerSecond = 1});
    QCOMPARE(frames.size(), std::size_t(4));
}

SINEW_GUILESS_TEST(tst_animation_frames, TestAnimationFrames)

} // namespace tst_animation_frames
#include "tst_animation_frames.moc"
