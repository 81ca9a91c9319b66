// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A frame of effects follows from the scene and the moment alone.

#include "effect_maker.h"
#include "tests/support/test_program.h"

#include <array>
#include <random>

namespace tst_effect_replay {

using namespace sinew;
using namespace sinew::test;

namespace {

/// One of each, all of it animated, on a node that turns and on one that follows a global sequence.
RenderScene busyScene()
{
    RenderScene scene = effectScene();
    scene.globalSequences = {700};
    scene.nodes[0].translation.curve =
        curveOf<Vec3>({{0, {0, 0, 0}}, {500, {50, 0, 10}}, {1000, {0, 0, 0}}, {2000, {0, 0, 0}}, {4000, {0, 90, 0}}});
    SceneNode child;
    child.parent = 0;
    child.rotation.curve =
        curveOf<Quat>({{0, {0, 0, 0, 1}}, {350, {0, 0.6f, 0, 0.8f}}, {700, {0, 0, 0, 1}}}, Interpolation::Linear, 0);
    scene.nodes.push_back(child);
    SceneNode board;
    board.parent = 1;
    board.billboarded = true;
    scene.nodes.push_back(board);
    orderNodes(scene);
    for (int i = 0; i < 8; ++i) {
        SceneParticleEmitter e = plainEmitter();
        e.node = i % 3;
        e.emissionRate.curve =
            curveOf<float>({{0, 3.f}, {400, 90.f}, {2500, 40.f}}, Interpolation::Linear, i == 4 ? 0 : -1);
        e.variation.fallback = 0.3f;
        e.latitude.fallback = 30;
        e.width.fallback = e.length.fallback = 20;
        e.gravity.curve = curveOf<float>({{0, 10.f}, {1000, 90.f}});
        e.lifeSpan = 0.7f + 0.3f * float(i);
        e.modelSpace = i == 1;
        e.squirt = i == 2;
        e.sortFarZ = i == 3;
        e.tail = i == 5;
        e.xyQuad = i == 6;
        scene.particleEmitters.push_back(e);
    }
    for (int i = 0; i < 8; ++i) {
        SceneParticleEmitter e = plainEmitter();
        e.node = i % 3;
        e.emissionRate.fallback = 60;
        e.variation.fallback = 0.5f;
        e.length.fallback = 5;
        e.width.fallback = 9;
        e.modelSpace = i == 1;
        e.tail = i == 2;
        M2Particles &m2 = e.m2.emplace();
        m2.generator = ParticleGenerator(1 + i % 4);
        m2.verticalRange.curve = curveOf<float>({{0, 0.3f}, {1000, 1.f}});
        m2.lifeSpan.curve = curveOf<float>({{0, 0.4f}, {1000, 0.9f}});
        m2.lifeSpanVary = 0.2f;
        m2.emissionRateVary = 30;
        m2.gravity.fallback = {0, 0, -30};
        m2.drag = i == 3 ? 2 : 0;
        m2.wind = {3, 0, 0};
        m2.windTime = i == 4 ? 0.2f : 0;
        m2.follow = i == 5 || i == 0;
        m2.followSpeed[1] = 100;
        m2.followScale[1] = 1;
        m2.instantVelocity = i == 6;
        m2.burstMultiplier = 3;
        m2.killOutward = i == 5;
        m2.twinklePercent = 0.8f;
        m2.twinkleSpeed = 9;
        m2.spinVary = 2;
        m2.multiTexture = i == 7;
        m2.scrollVary[0] = {1, 1};
        m2.splinePoints = {{0, 0, 0}, {5, 5, 0}, {10, 0, 5}, {20, 0, 0}};
        m2.bones = {0, 1};
        if (i == 2)
            m2.geometryModel = "stone.m2";
        m2.tumbleMaximum = {1, 2, 3};
        scene.particleEmitters.push_back(e);
    }
    SceneRibbon ribbon;
    ribbon.node = 1;
    ribbon.heightAbove = {curveOf<float>({{0, 5.f}, {1000, 9.f}}), 5};
    ribbon.heightBelow.fallback = 4;
    ribbon.lifeSpan = 0.6f;
    ribbon.emissionRate = 30;
    ribbon.gravity = 20;
    scene.ribbons = {ribbon, ribbon};
    scene.ribbons[1].node = 2;
    scene.ribbons[1].colourAtBirth = true;
    scene.ribbons[1].alpha.curve = curveOf<float>({{0, 0.f}, {1000, 1.f}, {3000, 0.f}});
    SceneModelEmitter models;
    models.node = 1;
    models.emissionRate.fallback = 8;
    models.lifeSpan = {curveOf<float>({{0, 1.f}, {1000, 2.f}}), 1};
    models.latitude.fallback = models.longitude.fallback = 1;
    models.speed.fallback = 30;
    scene.modelEmitters = {models};
    return scene;
}

} // namespace

class TestEffectReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The same moment gives the same frame bit for bit, whichever way one comes there.
    void anyWayThere()
    {
        const RenderScene scene = busyScene();
        for (const bool withView : {false, true}) {
            std::mt19937 random(5);
            EffectSimulation scrubbed;
            double global = 100000;
            std::int32_t sequence = 0;
            double time = 0;
            for (int i = 0; i < 300; ++i) {
                if (i % 50 == 49)
                    sequence = sequence == 0 ? 1 : 0;
                const double start = sequence ? 2000 : 0, length = sequence ? 2000 : 1000;
                // Mostly on by a frame, around the end, too; sometimes anywhere.
                const double by = i % 7 == 3 ? double(random() % 3000) - 1500 : double(random() % 400) / 10;
                time = std::fmod(std::max(0., time - start) + by, length);
                time = start + (time < 0 ? time + length : time);
                global += by;
                PoseTime when{.sequence = sequence, .time = time, .globalTime = global};
                if (withView)
                    when.view = viewFromX();
                scrubbed.update(scene, when);
                QVERIFY2(sameFrames(scrubbed.frame(), frameOf(scene, when)), qPrintable(QString::number(i)));
                QVERIFY(!scrubbed.frame().particles.empty());
            }
        }
    }

    /// Ten minutes of play take no more room than the first rounds.
    void playingOnNeedsNoMoreRoom()
    {
        const RenderScene scene = busyScene();
        EffectSimulation simulation;
        constexpr int framesPerSecond = 60,
                      warmUp = 14 * framesPerSecond; // sequence and global sequence meet every 7 s
        std::array<std::size_t, 6> room{};
        for (int frame = 0; frame < 600 * framesPerSecond; ++frame) {
            const double elapsed = frame * 1000. / framesPerSecond;
            simulation.update(scene, {.sequence = 0, .time = std::fmod(elapsed, 1000), .globalTime = elapsed});
            const EffectFrame &now = simulation.frame();
            const std::array<std::size_t, 6> held = {now.particles.capacity(),      now.particleRanges.capacity(),
                                                     now.ribbonVertices.capacity(), now.ribbonRanges.capacity(),
                                                     now.models.capacity(),         now.modelRanges.capacity()};
            if (frame <= warmUp)
                room = held;
            else
                QCOMPARE(held, room);
        }
        QVERIFY(room[0] > 100 && room[2] > 0 && room[4] > 0);
    }

    /// An edit shows at once, as if it had always been so.
    void editsShowAtOnce()
    {
        RenderScene scene = busyScene();
        EffectSimulation kept;
        const PoseTime when{.sequence = 0, .time = 700, .globalTime = 700, .view = viewFromX()};
        const auto verify = [&](const char *what) {
            const EffectFrame before = kept.frame();
            kept.update(scene, when);
            QVERIFY2(sameFrames(kept.frame(), frameOf(scene, when)), what);
            QVERIFY2(!sameFrames(kept.frame(), before), what);
        };
        verify("first");
        SceneParticleEmitter &e = scene.particleEmitters[0];
        e.speed.fallback = 20;
        verify("speed");
        e.colours[1] = {0, 0, 1};
        verify("colour");
        e.lifeSpan = 3;
        verify("life");
        e.emissionRate.curve.editValues()[0] = 70;
        verify("rate key");
        e.latitude.fallback = 3;
        verify("latitude");
        e.node = 1;
        verify("node");
        e.squirt = true;
        verify("squirt");
        scene.nodes[0].translation.curve.editValues()[1] = {9, 9, 9};
        verify("key of the node");
        scene.nodes[0].pivot = {5, 5, 5};
        verify("pivot");
        scene.globalSequences[0] = 650;
        verify("length of a global sequence");
        scene.sequences[0].end = 900;
        verify("length of the sequence");
        scene.sequences[0].loops = false;
        verify("looping");
        scene.ribbons[0].heightBelow.fallback = 44;
        verify("height");
        scene.modelEmitters[0].emissionRate.fallback = 30;
        verify("rate of models");
        scene.particleEmitters.erase(scene.particleEmitters.begin());
        verify("one emitter less");
    }
};

SINEW_GUILESS_TEST(tst_effect_replay, TestEffectReplay)

} // namespace tst_effect_replay
#include "tst_effect_replay.moc"
