// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/path.h"
#include "plugins/warcraft/effects/band.h"
#include "plugins/warcraft/effects/ramp_particles.h"
#include "tests/plugins/m2/scene/shown_model.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_m2_scene_effects {

using namespace sinew;
using namespace sinew::test;
using warcraft::RampParticles;

namespace {

const RampParticles &particlesOf(const RenderScene &scene, std::size_t row)
{
    return rulesOf<RampParticles>(scene.effects.at(row));
}

} // namespace

class TestM2SceneEffects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void particles()
    {
        // tests/samples/generator/m2/tiny_effects.cpp
        const auto document = openModelSample("m2wotlk/tiny.m2");
        const RenderScene scene = sceneOf(*document);
        QCOMPARE(scene.effects.size(), std::size_t(5)); // four of particles and a ribbon
        const RampParticles &spark = particlesOf(scene, 0), &dust = particlesOf(scene, 1),
                            &stones = particlesOf(scene, 2);
        const SceneEffect &effect = scene.effects[0];
        const SceneNode &node = scene.nodes[std::size_t(effect.node)];
        QCOMPARE(node.kind, NodeKind::Emitter);
        QCOMPARE(node.parent, 2);
        QCOMPARE(node.pivot.z, 0.5f);
        QVERIFY(node.visibility.step && node.visibility.curve.size() == 3);
        QVERIFY(spark.head && !spark.tail && effect.sprite.unfogged && !effect.sprite.lit && !spark.modelSpace);
        QVERIFY(!dust.head && dust.tail && dust.modelSpace && dust.follow && dust.randomSpinSign);
        QCOMPARE(effect.sprite.texture, 3);
        QCOMPARE(spark.rows, 2u);
        QCOMPARE(spark.columns, 4u);
        QCOMPARE(effect.priorityPlane, -1);
        QCOMPARE(spark.gravity.curve.values()[0].z, -1.5f);
        // Packed: 100 steps of 0.04238648, half of them along x and a quarter along −y.
        const Vec3 pulled = dust.gravity.curve.values()[0];
        QVERIFY(std::abs(pulled.x - 2.119324f) < 1e-4f && std::abs(pulled.y + 1.059662f) < 1e-4f &&
                std::abs(pulled.z - 3.514f) < 1e-2f);
        QCOMPARE(dust.generator, warcraft::ParticleGenerator::Sphere);
        QCOMPARE(scene.effects[1].sprite.blend, FilterMode::Alpha);
        QCOMPARE(scene.effects[1].models.at(0).path, std::string("Particles\\Child.m2"));
        QCOMPARE(dust.recursionModel, std::string("Particles\\Child.m2"));
        QCOMPARE(stones.geometryModel, std::string("Particles\\Stone.m2"));
        QCOMPARE(stones.splinePoints.size(), std::size_t(4));
        QVERIFY(stones.colour.values.isEmpty());
        const RampParticles &life = spark;
        QCOMPARE(life.colour.values[1].g, 128 / 255.f);
        QCOMPARE(life.colour.times[1], 16384 / 32767.f);
        QCOMPARE(life.alpha.values[1], 1.f);
        QCOMPARE(life.scale.values[1].y, 0.75f);
        QCOMPARE(life.headCell.values[1], 7.f);
        QCOMPARE(life.lifeSpanVary, 0.25f);
        QCOMPARE(life.spinVary, 0.0625f);
        QCOMPARE(life.twinkleScaleMaximum, 1.25f);
        QCOMPARE(dust.followScale[1], 0.75f);
        QCOMPARE(particlesOf(scene, 3).generator, warcraft::ParticleGenerator::Bone);
        QVERIFY(particlesOf(scene, 3).boneNotJoint && !particlesOf(scene, 3).multiTexture);
    }

    /// Later files name models by number (RPID, GPID); differences of the preview are reported.
    void modelsByNumber()
    {
        const auto document = openModelSample("m2legion/tiny.m2");
        RenderScene scene = sceneOf(*document);
        QCOMPARE(particlesOf(scene, 1).recursionModel, std::string("900201.m2"));
        QCOMPARE(particlesOf(scene, 2).geometryModel, std::string("900302.m2"));
        QVERIFY(particlesOf(scene, 0).geometryModel.empty());
        const auto says = [&](const char *what) {
            return std::find(scene.approximated.begin(), scene.approximated.end(), what) != scene.approximated.end();
        };
        QVERIFY(says("waterfall shading") && says("emission from bones") && !says("refraction") &&
                !says("fading edges"));
        const auto set = [&](const char *path, const char *value) {
            ChangeSet changes{*makeSet(document->model(), *parsePath(document->model(), path), value)};
            const ChangeSet same = changes;
            QVERIFY(document->push(std::move(changes), {}));
            document->format()->scene()->update(document->model(), same, scene);
        };
        set("geometryModelIds[2]", "0");
        QCOMPARE(particlesOf(scene, 2).geometryModel, std::string("Particles\\Stone.m2"));
        set("particles[0].colourIndex", "11");
        set("skins[0].batches[0].flags2", "8");
        set("particles[0].flags", "0x120000");
        QVERIFY(says("particle colours from the game's table") && says("fading edges") && says("refraction"));
    }

    /// Bone generators: on the joints of the emitter's bone (1) and of those below it, or along the bones between them.
    void boneGenerator()
    {
        const auto document = openModelSample("m2wotlk/tiny.m2");
        RenderScene scene = sceneOf(*document);
        QCOMPARE(particlesOf(scene, 3).bones, (std::vector<std::int32_t>{2, 4, 3}));
        const auto set = [&](const char *path, const char *value) {
            const auto target = parsePath(document->model(), path);
            ChangeSet changes{*makeSet(document->model(), *target, value)};
            const ChangeSet same = changes;
            QVERIFY(document->push(std::move(changes), {}));
            document->format()->scene()->update(document->model(), same, scene);
        };
        set("particles[3].flags", "0x20000");
        QCOMPARE(particlesOf(scene, 3).bones, (std::vector<std::int32_t>{1, 2, 4, 3}));
        set("bones[3].parent", "0");
        QCOMPARE(particlesOf(scene, 3).bones, (std::vector<std::int32_t>{1, 2, 4}));
        set("particles[3].bone", "4");
        QCOMPARE(particlesOf(scene, 3).bones, (std::vector<std::int32_t>{4}));
    }

    void particlesBefore264()
    {
        const RenderScene scene = sceneOf(*openModelSample("m2classic/tiny256.m2"));
        const RampParticles &spark = particlesOf(scene, 0);
        QVERIFY(spark.head && !spark.tail);
        QVERIFY(particlesOf(scene, 2).head && particlesOf(scene, 2).tail);
        const RampParticles &life = spark;
        QCOMPARE(life.colour.times[1], 0.375f);
        QCOMPARE(life.colour.values[1].r, 1.f); // 0, 128, 255, 255 is blue first
        QCOMPARE(life.colour.values[1].b, 0.f);
        QCOMPARE(life.alpha.values[0], 0.f);
        QCOMPARE(life.alpha.values[1], 1.f);
        QCOMPARE(life.scale.values[1].x, 0.5f);
        // Cells 0 to 3 until the middle, 4 to 7 after it, each for the same time.
        QCOMPARE(std::floor(life.headCell.values[0]), 0.f);
        QCOMPARE(std::floor(life.headCell.values[1]), 3.f);
        QCOMPARE(life.headCell.times[1], 0.375f);
        QCOMPARE(std::floor(life.headCell.values[2]), 4.f);
        QCOMPARE(std::floor(life.headCell.values[3]), 7.f);
    }

    void particlesOfSeveralTextures()
    {
        const RenderScene scene = sceneOf(*openModelSample("m2cata/tiny272.m2"));
        const RampParticles &aura = particlesOf(scene, 3);
        const Sprite &sprite = scene.effects[3].sprite;
        QVERIFY(aura.multiTexture);
        QCOMPARE(sprite.textures, SpriteTextures::TwoColours);
        QCOMPARE(sprite.texture, 0);
        QCOMPARE(sprite.more[0], 3);
        QCOMPARE(sprite.more[1], 1);
        QCOMPARE(sprite.repeats[0], 1.f); // 0x20 of 32
        QCOMPARE(sprite.repeats[1], 2.f);
        QCOMPARE(aura.scroll[0].x, 1.f); // 512 of 512
        QCOMPARE(aura.scroll[1].y, 0.125f);
        QCOMPARE(aura.scrollVary[0].y, -1.f); // 0xfe00
    }

    void ribbons()
    {
        const RenderScene scene = sceneOf(*openModelSample("m2wotlk/tiny.m2"));
        const SceneEffect &effect = scene.effects.at(4);
        QCOMPARE(effect.kind, EffectKind::MaterialRibbon);
        const auto &ribbon = rulesOf<warcraft::Band>(effect);
        QCOMPARE(ribbon.lifeSpan, 0.75f);
        QCOMPARE(ribbon.emissionRate, 15.f);
        QCOMPARE(ribbon.gravity, 1.f); // rises by g · age²
        QVERIFY(ribbon.colourAtBirth);
        QCOMPARE(ribbon.textureSlot.curve.values()[1], 5);
        // A separate material after those of the four submeshes, with a layer for each pair.
        QCOMPARE(effect.material, 4);
        const SceneMaterial &material = scene.materials[4];
        QCOMPARE(material.priorityPlane, 3);
        QCOMPARE(material.layers.size(), std::size_t(2));
        QCOMPARE(material.layers[0].texture.fallback, 0);
        QCOMPARE(material.layers[1].texture.fallback, 3);
        QCOMPARE(material.layers[0].filterMode, FilterMode::Add);
        QCOMPARE(material.layers[1].filterMode, FilterMode::Alpha);
        QCOMPARE(material.layers[0].textureAnimation, 1);
        QCOMPARE(scene.nodes[std::size_t(effect.node)].parent, 4);
    }
};

SINEW_GUILESS_TEST(tst_m2_scene_effects, TestM2SceneEffects)

} // namespace tst_m2_scene_effects
#include "tst_m2_scene_effects.moc"
