// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What particles of World of Warcraft look like over their lives, what moves along with their emitter, and which are
// born as models.

#include "plugins/warcraft/effects/life_ramp.h"
#include "plugins/warcraft/effects/ramp_appearance.h"
#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

#include <set>

namespace tst_ramp_appearance {

using namespace sinew;
using namespace sinew::warcraft;
using namespace sinew::test;
using Eigen::Vector3f;

namespace {

/// Lives a second; ramps over that second.
ParticleBirth birthOf(std::uint32_t seed)
{
    ParticleBirth birth;
    birth.life = birth.rampLife = 1;
    birth.seed = seed;
    return birth;
}

/// Ten a second that live for half a second and rise by 100 a second.
RampParticles plainEmitter()
{
    RampParticles e;
    e.emissionRate.fallback = 10;
    e.speed.fallback = 100;
    e.lifeSpan.fallback = 0.5f;
    return e;
}

RampParticles emitterWith(const RampParticles &rules)
{
    RampParticles e = rules;
    e.rows = 2;
    e.columns = 4;
    e.tail = true;
    return e;
}

QuadAppearance lookAt(const RampParticles &e, float age, std::uint32_t seed = 0)
{
    QuadAppearance at;
    RampAppearance(e, 0).at(birthOf(seed), age, at);
    return at;
}

int cellOf(const float (&uv)[4])
{
    return int(std::lround(uv[0] * 4)) + 4 * int(std::lround(uv[1] * 2));
}

} // namespace

class TestRampAppearance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ramps()
    {
        const LifeRamp<float> ramp{{0.25f, 0.75f}, {1, 3}};
        QCOMPARE(rampAt(ramp, 0, 9.f), 1.f);
        QCOMPARE(rampAt(ramp, 0.5f, 9.f), 2.f);
        QCOMPARE(rampAt(ramp, 1, 9.f), 3.f);
        QCOMPARE(rampAt(LifeRamp<float>(), 0.5f, 9.f), 9.f);
        QCOMPARE(rampAt(LifeRamp<float>{{0.5f}, {}}, 0.5f, 9.f), 9.f);
        const LifeRamp<float> jump{{0, 0.5f, 0.5f, 1}, {0, 1, 5, 6}};
        QCOMPARE(rampAt(jump, 0.5f, 0.f), 5.f);
        QCOMPARE(rampAt(jump, 0.25f, 0.f), 0.5f);
    }

    void colourAlphaAndSize()
    {
        RampParticles rules;
        rules.colour = {{0, 1}, {{1, 0, 0}, {0, 0, 1}}};
        rules.alpha = {{0, 0.5f, 1}, {0, 1, 0}};
        rules.scale = {{0, 1}, {{2, 4}, {4, 8}}};
        rules.alphaCutOff = {{0, 1}, {0, 0.5f}};
        const QuadAppearance at = lookAt(emitterWith(rules), 0.25f);
        QCOMPARE(int(at.colour[0]), 191);
        QCOMPARE(int(at.colour[1]), 0);
        QCOMPARE(int(at.colour[2]), 64);
        QCOMPARE(int(at.colour[3]), 128);
        QCOMPARE(at.size, 2.5f);
        QCOMPARE(at.height, 5.f);
        QCOMPARE(at.cutOff, 0.125f);
        // Nothing given: white, opaque, one unit.
        const QuadAppearance plain = lookAt(emitterWith({}), 0.25f);
        QCOMPARE(int(plain.colour[3]), 255);
        QCOMPARE(plain.height, 1.f);
    }

    void sizesVary()
    {
        RampParticles rules;
        rules.scaleVary = {0.5f, 0.25f};
        float least = 9, most = 0;
        bool apart = false;
        for (std::uint32_t seed = 0; seed < 500; ++seed) {
            const QuadAppearance at = lookAt(emitterWith(rules), 0, seed);
            least = std::min(least, at.height);
            most = std::max(most, at.height);
            apart = apart || at.size != at.height;
            QCOMPARE(lookAt(emitterWith(rules), 0.5f, seed).size, at.size); // for its whole life
        }
        QVERIFY(!apart && least >= 0.5f && least < 0.52f && most > 1.48f && most <= 1.5f);
        rules.scaleVaryPerAxis = true;
        least = 9, most = 0;
        for (std::uint32_t seed = 0; seed < 500; ++seed) {
            const QuadAppearance at = lookAt(emitterWith(rules), 0, seed);
            least = std::min(least, at.height);
            most = std::max(most, at.size);
            apart = apart || at.size != at.height;
        }
        QVERIFY(apart && least >= 0.75f && least < 0.77f && most > 1.48f);
    }

    void cells()
    {
        RampParticles rules;
        rules.headCell = {{0, 1}, {0, 7.99f}};
        rules.tailCell = {{0}, {9}}; // beyond the texture's 8 cells: 1
        const RampParticles e = emitterWith(rules);
        QCOMPARE(cellOf(lookAt(e, 0).headUv), 0);
        QCOMPARE(cellOf(lookAt(e, 0.4f).headUv), 3);
        QCOMPARE(cellOf(lookAt(e, 1).headUv), 7);
        QCOMPARE(cellOf(lookAt(e, 0).tailUv), 1);
        const QuadAppearance at = lookAt(e, 0.6f); // 4: the first of the second row
        QCOMPARE(at.headUv[0], 0.f);
        QCOMPARE(at.headUv[1], 0.5f);
        QCOMPARE(at.headUv[2], 0.25f);
        QCOMPARE(at.headUv[3], 1.f);
    }

    void randomCells()
    {
        const auto seen = [](const RampParticles &rules) {
            std::set<int> cells;
            for (std::uint32_t seed = 0; seed < 300; ++seed)
                cells.insert(cellOf(lookAt(emitterWith(rules), 0, seed).headUv));
            return cells.size();
        };
        RampParticles rules;
        QCOMPARE(seen(rules), std::size_t(1));
        rules.randomCell = true;
        QCOMPARE(seen(rules), std::size_t(8));
        rules.headCell = {{0}, {2}}; // given: not random
        QCOMPARE(seen(rules), std::size_t(1));
        rules.randomFlipBookStart = true;
        QCOMPARE(seen(rules), std::size_t(8));
        rules.randomFlipBookStart = rules.randomCell = false;
        rules.randomCellOffset = true; // same for one emitter, different between emitters
        QCOMPARE(seen(rules), std::size_t(1));
        std::set<int> ofEmitters;
        const RampParticles e = emitterWith(rules);
        for (std::uint64_t row = 0; row < 100; ++row) {
            QuadAppearance at;
            RampAppearance(e, row).at(birthOf(1), 0, at);
            ofEmitters.insert(cellOf(at.headUv));
        }
        QCOMPARE(ofEmitters.size(), std::size_t(8));
    }

    void twinkling()
    {
        RampParticles rules;
        rules.twinkleSpeed = 10;
        rules.twinklePercent = 0.25f;
        rules.twinkleScaleMinimum = 1;
        rules.twinkleScaleMaximum = 3;
        const RampParticles e = emitterWith(rules);
        const RampAppearance appearance(e, 0);
        int shown = 0;
        for (std::uint32_t seed = 0; seed < 128; ++seed) {
            QuadAppearance at;
            if (!appearance.at(birthOf(seed), 0.05f, at))
                continue;
            ++shown;
            QVERIFY(at.size >= 1 && at.size <= 1.5f); // 1 + 2 · (0 … 0.25)
            // A tenth of a second later the next number applies: the same as that of the next seed.
            QuadAppearance later, next;
            QCOMPARE(appearance.at(birthOf(seed), 0.15f, later), appearance.at(birthOf(seed + 1), 0.05f, next));
        }
        QVERIFY2(shown > 20 && shown < 45, qPrintable(QString::number(shown))); // a quarter of 128
    }

    void spin()
    {
        RampParticles rules;
        rules.baseSpin = 0.5f;
        rules.spin = 2;
        QCOMPARE(lookAt(emitterWith(rules), 0.25f).turn, 1.f);
        rules.randomSpinSign = true;
        QCOMPARE(lookAt(emitterWith(rules), 0.25f, 7).turn, -1.f);
        QCOMPARE(lookAt(emitterWith(rules), 0.25f, 8).turn, 1.f);
    }

    void texturesScroll()
    {
        RampParticles rules;
        rules.multiTexture = true;
        rules.scroll[0] = {0.5f, 0};
        rules.scroll[1] = {0, -2};
        const RampParticles e = emitterWith(rules);
        const auto moved = [&](int i) {
            const float way = lookAt(e, 0.6f, 5).scroll[i] - lookAt(e, 0.2f, 5).scroll[i];
            return way - std::floor(way);
        };
        QVERIFY(std::abs(moved(0) - 0.2f) < 1e-4f);
        QCOMPARE(moved(1), 0.f);
        QCOMPARE(moved(2), 0.f);
        QVERIFY(std::abs(moved(3) - 0.2f) < 1e-4f); // −0.8
        QVERIFY(lookAt(e, 0, 5).scroll[0] != lookAt(e, 0, 6).scroll[0]);
    }

    void headsAndTails()
    {
        RampParticles e = plainEmitter();
        e.scale = {{0}, {{3, 2}}};
        e.tail = true;
        e.tailLength = 0.2f;
        e.tailGrows = true;
        // Ages 0.45 … 0.05 at 100 a second.
        EffectFrame frame = frameOf(sceneOf(e), inStand(500));
        QCOMPARE(frame.particles.size(), std::size_t(10));
        QCOMPARE(frame.particles[1].axis.z, -20.f);
        QVERIFY(std::abs(frame.particles[9].axis.z + 5) < 1e-3f);
        QCOMPARE(frame.particles[0].size, 3.f);
        QCOMPARE(frame.particles[0].height, 2.f);

        e.tail = false;
        e.lineEmitter = true; // along the path: from 3 before to 3 behind, 2 wide
        frame = frameOf(sceneOf(e), inStand(500));
        QCOMPARE(frame.particles[0].kind, float(ParticleInstance::Tail));
        QVERIFY(std::abs(frame.particles[0].position.z - 51) < 1e-3f);
        QCOMPARE(frame.particles[0].axis.z, -6.f);
        QCOMPARE(frame.particles[0].size, 2.f);
        e.xyQuad = true;
        QCOMPARE(frameOf(sceneOf(e), inStand(500)).particles[0].kind, float(ParticleInstance::Plane));
    }

    /// A node that moves by 60 along x in its second, steadily.
    void followsItsEmitter()
    {
        RampParticles e = plainEmitter();
        e.speed.fallback = 0;
        e.followSpeed[1] = 120; // at 60 a second, half of the motion
        e.followScale[1] = 1;
        RenderScene scene = sceneOf(e);
        scene.nodes[0].translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {1000, {60, 0, 0}}});
        const auto newest = [&] { return frameOf(scene, inStand(900)).particles; };
        // Born at 450 … 850 ms where the node was: 1 + 60 · t.
        QVERIFY(std::abs(newest()[0].position.x - 28) < 0.1f);
        edited<RampParticles>(scene.effects[0]).follow = true;
        // The oldest has moved along at 30 a second for 0.45 s, except in its first two steps.
        const float way = newest()[0].position.x - 28;
        QVERIFY2(way > 12.4f && way < 13.1f, qPrintable(QString::number(way)));
        edited<RampParticles>(scene.effects[0]).modelSpace = true; // moves along fully, once
        QVERIFY(std::abs(newest()[0].position.x - 55) < 0.01f);
    }

    void instantVelocityComesFromTheEmitter()
    {
        RampParticles e = plainEmitter();
        e.speed.fallback = 0;
        e.instantVelocity = true;
        e.burstMultiplier = 5; // 60 a second are 1.8 in 30 ms: 9 a second
        RenderScene scene = sceneOf(e);
        scene.nodes[0].translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {1000, {60, 0, 0}}});
        QVERIFY(std::abs(frameOf(scene, inStand(900)).particles[0].position.x - (28 + 9 * 0.45f)) < 0.1f);
    }

    void sizeFollowsTheNodeOnlyWhereAskedFor()
    {
        RampParticles e = plainEmitter();
        RenderScene scene = sceneOf(e);
        scene.nodes[0].scale.fallback = {3, 3, 3};
        QCOMPARE(frameOf(scene, inStand(500)).particles[0].size, 1.f);
        // Its path does: 300 a second.
        QVERIFY(std::abs(frameOf(scene, inStand(500)).particles[0].position.z - (3 + 135)) < 1e-2f);
        edited<RampParticles>(scene.effects[0]).inheritScale = true;
        QCOMPARE(frameOf(scene, inStand(500)).particles[0].size, 3.f);
        edited<RampParticles>(scene.effects[0]).projectToGround = true;
        QVERIFY(std::abs(frameOf(scene, inStand(500)).particles[0].position.z - 135) < 1e-2f);
    }

    void models()
    {
        RampParticles e = plainEmitter();
        e.scale = {{0}, {{2, 2}}};
        e.geometryModel = "stone.m2";
        e.tumbleMinimum = e.tumbleMaximum = {0, 0, 2};
        EffectFrame frame = frameOf(sceneOf(e), inStand(500));
        QCOMPARE(frame.particles.size(), std::size_t(0));
        QCOMPARE(frame.modelsOf(0).size(), std::size_t(5));
        const ModelInstance &oldest = frame.modelsOf(0)[0];
        QVERIFY((oldest.world.translation() - Vector3f(1, 2, 48)).norm() < 1e-3f);
        QVERIFY(std::abs(oldest.age - 450) < 0.01);
        // Turned by 0.9 about z, twice as large.
        QVERIFY((oldest.world.linear() * Vector3f(1, 0, 0) - Vector3f(1.2432f, 1.5667f, 0)).norm() < 1e-3f);
        e.geometryModel.clear();
        e.recursionModel = "sparks.m2"; // both quads and models
        frame = frameOf(sceneOf(e), inStand(500));
        QCOMPARE(frame.particles.size(), std::size_t(5));
        QCOMPARE(frame.modelsOf(0).size(), std::size_t(5));
    }
};

SINEW_APPLESS_TEST(tst_ramp_appearance, TestRampAppearance)

} // namespace tst_ramp_appearance
#include "tst_ramp_appearance.moc"
