// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A frame of effects depends on the scene and the moment alone.

#include "plugins/mdx/scene/effects/model_emitter.h"
#include "plugins/warcraft/effects/band.h"
#include "plugins/warcraft/effects/ramp_particles.h"
#include "segment_maker.h"
#include "tests/support/test_program.h"

#include <array>
#include <random>

namespace tst_effect_replay {

using namespace sinew;
using namespace sinew::mdx;
using namespace sinew::warcraft;
using namespace sinew::test;

namespace {

/// One of each kind, fully animated, on a node that turns and on one that follows a global sequence.
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
        SegmentParticles e = plainEmitter();
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
        scene.effects.push_back(effectOf(e, EffectKind::Particles, i % 3));
    }
    for (int i = 0; i < 8; ++i) {
        RampParticles e;
        e.speed.fallback = 100;
        e.emissionRate.fallback = 60;
        e.variation.fallback = 0.5f;
        e.length.fallback = 5;
        e.width.fallback = 9;
        e.modelSpace = i == 1;
        e.tail = i == 2;
        e.generator = ParticleGenerator(1 + i % 4);
        e.verticalRange.curve = curveOf<float>({{0, 0.3f}, {1000, 1.f}});
        e.lifeSpan.curve = curveOf<float>({{0, 0.4f}, {1000, 0.9f}});
        e.lifeSpanVary = 0.2f;
        e.emissionRateVary = 30;
        e.gravity.fallback = {0, 0, -30};
        e.drag = i == 3 ? 2 : 0;
        e.wind = {3, 0, 0};
        e.windTime = i == 4 ? 0.2f : 0;
        e.follow = i == 5 || i == 0;
        e.followSpeed[1] = 100;
        e.followScale[1] = 1;
        e.instantVelocity = i == 6;
        e.burstMultiplier = 3;
        e.killOutward = i == 5;
        e.twinklePercent = 0.8f;
        e.twinkleSpeed = 9;
        e.spinVary = 2;
        e.multiTexture = i == 7;
        e.scrollVary[0] = {1, 1};
        e.splinePoints = {{0, 0, 0}, {5, 5, 0}, {10, 0, 5}, {20, 0, 0}};
        e.bones = {0, 1};
        if (i == 2)
            e.geometryModel = "stone.m2";
        e.tumbleMaximum = {1, 2, 3};
        scene.effects.push_back(effectOf(e, EffectKind::Particles, i % 3));
    }
    Band ribbon;
    ribbon.heightAbove = {curveOf<float>({{0, 5.f}, {1000, 9.f}}), 5};
    ribbon.heightBelow.fallback = 4;
    ribbon.lifeSpan = 0.6f;
    ribbon.emissionRate = 30;
    ribbon.gravity = 20;
    scene.effects.push_back(effectOf(ribbon, EffectKind::MaterialRibbon, 1));
    ribbon.colourAtBirth = true;
    ribbon.alpha.curve = curveOf<float>({{0, 0.f}, {1000, 1.f}, {3000, 0.f}});
    scene.effects.push_back(effectOf(ribbon, EffectKind::MaterialRibbon, 2));
    ModelEmitter models;
    models.emissionRate.fallback = 8;
    models.lifeSpan = {curveOf<float>({{0, 1.f}, {1000, 2.f}}), 1};
    models.latitude.fallback = models.longitude.fallback = 1;
    models.speed.fallback = 30;
    scene.effects.push_back(effectOf(models, EffectKind::Models, 1));
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
        std::array<std::size_t, 4> room{};
        for (int frame = 0; frame < 600 * framesPerSecond; ++frame) {
            const double elapsed = frame * 1000. / framesPerSecond;
            simulation.update(scene, {.sequence = 0, .time = std::fmod(elapsed, 1000), .globalTime = elapsed});
            const EffectFrame &now = simulation.frame();
            const std::array<std::size_t, 4> held = {now.particles.capacity(), now.ribbonVertices.capacity(),
                                                     now.models.capacity(), now.ranges.capacity()};
            if (frame <= warmUp)
                room = held;
            else
                QCOMPARE(held, room);
        }
        QVERIFY(room[0] > 100 && room[1] > 0 && room[2] > 0);
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
        // A reference must not be kept: rules do not change once they were simulated.
        const auto e = [&]() -> SegmentParticles & { return edited<SegmentParticles>(scene.effects[0]); };
        e().speed.fallback = 20;
        verify("speed");
        e().colours[1] = {0, 0, 1};
        verify("colour");
        e().lifeSpan = 3;
        verify("life");
        e().emissionRate.curve.editValues()[0] = 70;
        verify("rate key");
        e().latitude.fallback = 3;
        verify("latitude");
        scene.effects[0].node = 1;
        verify("node");
        e().squirt = true;
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
        edited<Band>(scene.effects[16]).heightBelow.fallback = 44;
        verify("height");
        edited<ModelEmitter>(scene.effects[18]).emissionRate.fallback = 30;
        verify("rate of models");
        scene.effects.erase(scene.effects.begin());
        verify("one effect less");
    }
};

SINEW_GUILESS_TEST(tst_effect_replay, TestEffectReplay)

} // namespace tst_effect_replay
#include "tst_effect_replay.moc"
