// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "plugins/warcraft/effects/band.h"
#include "plugins/warcraft/effects/ramp_particles.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/plugins/random_edit.h"
#include "tests/plugins/scene_follower.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include "plugins/m2/format.h"
#include "plugins/m2/model/model.h"

#include <QDirIterator>
#include <QTest>

#include <cmath>
#include <set>

namespace tst_m2_scene {

using namespace sinew;
using namespace sinew::test;
using warcraft::RampParticles;

namespace {

std::unique_ptr<Document> openFile(const QString &path)
{
    FormatRegistry registry;
    registry.add(createM2Format());
    auto document = openDocument(registry, path);
    return document ? std::move(*document) : nullptr;
}

std::unique_ptr<Document> openSample(const char *name)
{
    return openFile(test::sourcePath("tests/samples/") + QString::fromUtf8(name));
}

RenderScene sceneOf(const Document &document)
{
    return document.format()->scene()->build(document.model());
}

const RampParticles &particlesOf(const RenderScene &scene, std::size_t row)
{
    return rulesOf<RampParticles>(scene.effects.at(row));
}

const m2::Root &rootOf(const Document &document)
{
    return static_cast<const m2::M2Model &>(document.model()).data;
}

QStringList modelsBelow(const QString &folder)
{
    QStringList files;
    QDirIterator iterator(folder, {QStringLiteral("*.m2"), QStringLiteral("*.M2")}, QDir::Files,
                          QDirIterator::Subdirectories);
    while (iterator.hasNext())
        files.append(iterator.next());
    files.sort();
    return files;
}

/// The first reference of a scene that is invalid although its users rely on it; empty if all are valid.
QString invalidNumber(const RenderScene &scene)
{
    const auto row = [](std::int32_t number, const auto &list) {
        return number >= -1 && number < std::int32_t(list.size());
    };
    for (std::size_t m = 0; m < scene.meshes.size(); ++m) {
        const SceneMesh &mesh = scene.meshes[m];
        const std::size_t vertices = mesh.positions.size();
        const auto where = [&](const char *what) {
            return QStringLiteral("%1 of mesh %2").arg(QLatin1String(what)).arg(m);
        };
        if (mesh.normals.size() != vertices || mesh.uvSets.size() != 2 || mesh.uvSets[0].size() != vertices ||
            mesh.uvSets[1].size() != vertices)
            return where("counts");
        if (mesh.influences.size() != vertices * 4 || mesh.weights.size() != vertices * 4 || mesh.indices.size() % 3)
            return where("counts");
        for (const std::uint32_t index : mesh.indices)
            if (index >= vertices)
                return where("index");
        for (std::size_t v = 0; v < vertices; ++v) {
            int sum = 0;
            for (std::size_t i = v * 4; i < v * 4 + 4; ++i) {
                sum += mesh.weights[i];
                if (mesh.influences[i] >= mesh.palette.size())
                    return where("influence");
            }
            if (sum != 255)
                return where("weights");
        }
        for (const auto &entry : mesh.palette)
            for (const std::int32_t node : entry)
                if (node < 0 || !row(node, scene.nodes))
                    return where("palette");
        if (mesh.material != std::int32_t(m) || m >= scene.materials.size())
            return where("material");
    }
    for (const SceneMaterial &material : scene.materials)
        for (const SceneLayer &layer : material.layers) {
            if (!row(layer.texture.fallback, scene.textures) || !row(layer.textureAnimation, scene.textureAnimations))
                return QStringLiteral("layer");
            if (layer.batch && layer.batch->stages.size() != stagesOf(layer.batch->combiner))
                return QStringLiteral("stages");
            for (const SceneStage &stage : layer.batch ? layer.batch->stages : std::vector<SceneStage>())
                if (!row(stage.texture.fallback, scene.textures) ||
                    !row(stage.textureAnimation, scene.textureAnimations))
                    return QStringLiteral("stage");
        }
    for (const SceneNode &node : scene.nodes)
        if (!row(node.parent, scene.nodes))
            return QStringLiteral("parent");
    if (scene.evaluationOrder.size() != scene.nodes.size())
        return QStringLiteral("order");
    return {};
}

} // namespace

class TestM2Scene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyModelBuilds_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path :
             modelsBelow(test::sourcePath("tests/samples")) + test::corpusFiles("m2", {QStringLiteral("m2")}))
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -3))) << path;
    }
    void everyModelBuilds()
    {
        QFETCH(QString, path);
        const auto document = openFile(path);
        QCOMPARE(bool(document), !path.endsWith(QLatin1String("/m2odd/no-model.m2")));
        test::sawCorpusFile(path);
        if (!document)
            return;
        QCOMPARE(invalidNumber(sceneOf(*document)), QString());
    }

    void sequences()
    {
        // tests/samples/generator/m2/tiny.cpp; sequence i starts at i · 1,000,000.
        const RenderScene scene = sceneOf(*openSample("m2wotlk/tiny.m2"));
        QCOMPARE(scene.sequences.size(), std::size_t(8));
        QCOMPARE(scene.sequences[0].name, std::string("Stand"));
        QCOMPARE(scene.sequences[3].name, std::string("Stand 1"));
        QCOMPARE(scene.sequences[1].start, 1000000);
        QCOMPARE(scene.sequences[1].end, 1000800);
        QCOMPARE(scene.sequences[2].start, 1000000); // an alias
        QCOMPARE(scene.sequences[2].end, 1000800);
        QCOMPARE(scene.sequences[7].start, 6000000);
        QCOMPARE(scene.sequences[0].variationNext, 3);
        QCOMPARE(scene.sequences[3].variationNext, -1);
        QCOMPARE(scene.sequences[0].frequency, 30000);
        QCOMPARE(scene.sequences[1].moveSpeed, 2.5f);
        QCOMPARE(scene.sequences[1].extent.radius, 3.f);
        QVERIFY(!scene.keysWrap);
        const RenderScene classic = sceneOf(*openSample("m2classic/tiny256.m2"));
        QCOMPARE(classic.sequences.size(), std::size_t(4));
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(classic.sequences[i].end - classic.sequences[i].start, (std::array{1000, 800, 600, 1200}[i]));
        const RenderScene cata = sceneOf(*openSample("m2cata/tiny272.m2"));
        QCOMPARE(cata.sequences[0].blendIn, 150);
        QCOMPARE(cata.sequences[0].blendOut, 250);
        QCOMPARE(scene.sequences[0].blendIn, scene.sequences[0].blendOut);
    }

    void nodes()
    {
        const auto document = openSample("m2wotlk/tiny.m2");
        const RenderScene scene = sceneOf(*document);
        const m2::Root &root = rootOf(*document);
        QCOMPARE(scene.nodes.size(), root.bones.size() + root.attachments.size() + root.events.size() +
                                         root.lights.size() + root.ribbons.size() + root.particles.size());
        const std::vector<std::string> names{"Root", "Neck", "Head", "Belly", "Bone 4"};
        for (std::size_t i = 0; i < names.size(); ++i) {
            QCOMPARE(scene.nodes[i].name, names[i]);
            QCOMPARE(scene.nodes[i].key, int(i));
            QCOMPARE(scene.nodes[i].rules, NodeRules::ModelAxes);
        }
        QCOMPARE(scene.nodes[4].parent, 1);
        QCOMPARE(scene.nodes[4].pivot.x, 0.5f);
        QVERIFY(scene.nodes[3].billboarded && !scene.nodes[2].billboarded);
        QVERIFY(scene.nodes[1].translation.curve.isPresent());
        for (std::size_t i = root.bones.size(); i < scene.nodes.size(); ++i)
            QCOMPARE(scene.nodes[i].key, -1);
        // Without the flag the keys don't count.
        QCOMPARE(setText(*document, "bones[1].flags", "0"), QString());
        QVERIFY(!sceneOf(*document).nodes[1].translation.curve.isPresent());
    }

    void meshes()
    {
        const RenderScene scene = sceneOf(*openSample("m2wotlk/tiny.m2"));
        // Three submeshes in the first profile, the box alone in the second.
        QCOMPARE(scene.meshes.size(), std::size_t(4));
        const SceneMesh &box = scene.meshes[0], &flag = scene.meshes[2];
        QCOMPARE(box.positions.size(), std::size_t(8));
        QCOMPARE(box.indices.size(), std::size_t(36));
        QCOMPARE(box.palette, (std::vector<std::vector<std::int32_t>>{{0}, {1}, {2}}));
        QCOMPARE(int(box.influences[4 * 4]), 1); // the upper corners are on bones 1 and 2
        QCOMPARE(int(box.weights[4 * 4]), 200);
        QCOMPARE(int(box.influences[4 * 4 + 1]), 2);
        QCOMPARE(flag.palette, (std::vector<std::vector<std::int32_t>>{{4}}));
        QCOMPARE(flag.positions[1].x, 1.5f);
        QCOMPARE(flag.positions[1].y, 0.25f);
        QVERIFY(std::equal(flag.indices.begin(), flag.indices.end(), std::array{0u, 1u, 2u, 1u, 3u, 2u}.begin()));
        QCOMPARE(flag.uvSets[1][1].x, 2.f);
        QCOMPARE(flag.geosetId, 102);
        QCOMPARE(flag.lod, 0u);
        QCOMPARE(flag.sortPoint->centre.z, 1.25f);
        QCOMPARE(flag.sortPoint->radius, 0.75f);
        QCOMPARE(flag.sortPoint->node, 4);
        QCOMPARE(scene.meshes[3].lod, 1u);
        // Before 260 a submesh has only one centre.
        const SceneMesh classic = sceneOf(*openSample("m2classic/tiny256.m2")).meshes[2];
        QCOMPARE(classic.sortPoint->centre.z, 1.f);
        QCOMPARE(classic.sortPoint->radius, 0.f);
        // The LOD profiles come after the others.
        const RenderScene legion = sceneOf(*openSample("m2legion/tiny.m2"));
        std::set<std::uint32_t> levels;
        for (const SceneMesh &mesh : legion.meshes)
            levels.insert(mesh.lod);
        QCOMPARE(levels, (std::set<std::uint32_t>{0, 1, 2}));
    }

    void materials()
    {
        const auto document = openSample("m2wotlk/tiny.m2");
        const RenderScene scene = sceneOf(*document);
        QCOMPARE(scene.textures[0].path, std::string("Textures\\Tiny.blp"));
        QVERIFY(scene.textures[0].wrapU && scene.textures[0].wrapV);
        QCOMPARE(scene.textures[1].slot, 11u);
        QCOMPARE(scene.textures[1].replaceableId, 0u);
        QVERIFY(scene.textures[1].path.empty());
        const std::vector<SceneLayer> &box = scene.materials[0].layers;
        QCOMPARE(box.size(), std::size_t(2));
        QCOMPARE(box[0].filterMode, FilterMode::Opaque);
        QCOMPARE(box[0].batch->combiner, Combiner::Opaque);
        QCOMPARE(box[0].batch->stages[0].texture.fallback, 0);
        QCOMPARE(box[0].batch->stages[0].textureAnimation, -1);
        // Two textures, the second one mapped as a reflection; without combos the first one's blending decides.
        QCOMPARE(box[1].filterMode, FilterMode::AlphaKey);
        QVERIFY(box[1].twoSided);
        QCOMPARE(box[1].batch->materialLayer, 1);
        QCOMPARE(box[1].batch->stages[1].texture.fallback, 3);
        QCOMPARE(box[1].batch->stages[0].weight.curve.size(), std::size_t(3)); // the second weight, on a global loop
        // Batch 5 of the generator: submesh 2, material 5, coordinates 1, transform 1 …
        const SceneLayer &flag = scene.materials[2].layers[1];
        QCOMPARE(flag.filterMode, FilterMode::Mod);
        QVERIFY(flag.noDepthSet && !flag.noDepthTest && !flag.unshaded);
        QCOMPARE(flag.batch->priorityPlane, 1);
        QCOMPARE(flag.batch->stages[0].uv, UvSource::Set1);
        QCOMPARE(flag.batch->stages[0].textureAnimation, 1);
        QCOMPARE(flag.batch->stages[0].texture.fallback, 2);
        QVERIFY(flag.batch->colour.curve.isPresent() && flag.alpha.curve.size() == 4);
        QVERIFY(scene.materials[2].layers[2].batch->ignoresWeight);
        // In files of 274 and later textures have numbers.
        const auto legion = openSample("m2legion/tiny.m2");
        QVERIFY(sceneOf(*legion).textures[0].fileId != 0);
        QCOMPARE(sceneOf(*legion).textures[0].fileId, rootOf(*legion).textureFileIds[0]);
        QCOMPARE(sceneOf(*legion).textures[1].fileId, 0u);
    }

    void combiners_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("mesh");
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("combiner");
        QTest::addColumn<int>("secondUv");
        const auto add = [](const char *name, const char *file, int mesh, int layer, Combiner combiner,
                            int secondUv = -1) {
            QTest::newRow(name) << QString::fromLatin1(file) << mesh << layer << int(combiner) << secondUv;
        };
        // Header flag 8: combos 2 and 3 are Mod and Add; the second texture is an environment.
        add("combos", "m2wotlk/combiners.m2", 0, 1, Combiner::Mod_Add, int(UvSource::Environment));
        // The first texture of an opaque material is opaque, whatever the combos say.
        add("opaque combos", "m2wotlk/combiners.m2", 0, 0, Combiner::Opaque);
        add("no combos", "m2wotlk/tiny.m2", 0, 1, Combiner::Mod_Opaque);
        add("one blended texture", "m2wotlk/tiny.m2", 2, 1, Combiner::Mod);
        add("number of the table", "m2cata/tiny272.m2", 1, 1, Combiner::Opaque_Mod2xNA_Alpha,
            int(UvSource::Environment));
    }
    void combiners()
    {
        QFETCH(QString, file);
        QFETCH(int, mesh);
        QFETCH(int, layer);
        QFETCH(int, combiner);
        QFETCH(int, secondUv);
        const RenderScene scene = sceneOf(*openSample(qPrintable(file)));
        const SceneBatch &batch = *scene.materials[std::size_t(mesh)].layers[std::size_t(layer)].batch;
        QCOMPARE(int(batch.combiner), combiner);
        if (secondUv >= 0)
            QCOMPARE(int(batch.stages[1].uv), secondUv);
    }

    void particles()
    {
        // tests/samples/generator/m2/tiny_effects.cpp
        const auto document = openSample("m2wotlk/tiny.m2");
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
        const auto document = openSample("m2legion/tiny.m2");
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
        const auto document = openSample("m2wotlk/tiny.m2");
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
        const RenderScene scene = sceneOf(*openSample("m2classic/tiny256.m2"));
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
        const RenderScene scene = sceneOf(*openSample("m2cata/tiny272.m2"));
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
        const RenderScene scene = sceneOf(*openSample("m2wotlk/tiny.m2"));
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

    void placesLightsAndCameras()
    {
        const RenderScene scene = sceneOf(*openSample("m2wotlk/tiny.m2"));
        QCOMPARE(scene.attachments.size(), std::size_t(3));
        QCOMPARE(scene.attachments[1].attachmentId, 11u);
        QCOMPARE(scene.nodes[std::size_t(scene.attachments[1].node)].name, std::string("Helm"));
        QCOMPARE(scene.events[0].name, std::string("$FL0"));
        QCOMPARE(scene.nodes[std::size_t(scene.events[0].node)].pivot.x, 0.25f);
        QCOMPARE(scene.events[0].times.times()[0], 1000100); // 100 ms into the second sequence
        QCOMPARE(scene.lights[0].kind, LightKind::Omni);
        QCOMPARE(scene.lights[1].kind, LightKind::Directional);
        QCOMPARE(scene.nodes[std::size_t(scene.lights[0].node)].parent, 1);
        QCOMPARE(scene.lights[0].attenuationEnd.curve.values()[0], 6.f);
        QCOMPARE(scene.cameras.size(), std::size_t(4));
        QCOMPARE(scene.cameras[0].name, std::string("Portrait"));
        QCOMPARE(scene.cameras[2].fieldOfView.fallback, 0.8f);
        QVERIFY(scene.cameras[0].dividesAngle);
        QCOMPARE(scene.cameras[1].position.x, 4.f);
        QVERIFY(sceneOf(*openSample("m2cata/tiny272.m2")).cameras[1].fieldOfView.curve.size() == 3);
    }

    void collision()
    {
        const auto document = openSample("m2wotlk/tiny.m2");
        const RenderScene scene = sceneOf(*document);
        QCOMPARE(scene.collisions.size(), std::size_t(1));
        QCOMPARE(scene.collisions[0].shape, SceneCollision::Mesh);
        QCOMPARE(scene.collisions[0].indices.size(), rootOf(*document).collisionIndices.size());
        QVERIFY(scene.collisions[0].positions.sharesWith(rootOf(*document).collisionPositions));
    }

    /// update(build(a), a → b) equals build(b) for every single field.
    void everyField_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *name : {"m2classic/tiny256.m2", "m2tbc/tiny263.m2", "m2wotlk/combiners.m2",
                                 "m2cata/tiny272.m2", "m2legion/tiny.m2", "m2skel/tiny.m2"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void everyField()
    {
        QFETCH(QString, file);
        const auto document = openSample(qPrintable(file));
        Follower follower(*document);
        QCOMPARE(complaintAboutAnyField(*document, follower), QString());
    }

    void randomEdits_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("steps");
        const QString samples = test::sourcePath("tests/samples/");
        for (const char *name : {"m2classic/tiny256.m2", "m2tbc/tiny260.m2", "m2wotlk/combiners.m2",
                                 "m2cata/tiny272.m2", "m2legion/tiny.m2", "m2showcase/shrine.m2"})
            QTest::newRow(name) << samples + QString::fromUtf8(name) << test::byTier(200, 800);
        for (const QString &path : test::corpusFiles("m2", {QStringLiteral("m2")}, 17))
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path << 30;
    }
    void randomEdits()
    {
        QFETCH(QString, path);
        QFETCH(int, steps);
        const auto document = openFile(path);
        QVERIFY(document);
        test::sawCorpusFile(path);
        Follower follower(*document);
        RandomEdit random{std::uint32_t(path.size())};
        for (int step = 0; step < steps; ++step) {
            auto changes = random.next(*document);
            if (!changes || !document->push(std::move(*changes), QStringLiteral("step")))
                continue;
            QVERIFY2(follower.complaint().isEmpty(),
                     qPrintable(QStringLiteral("step %1: %2").arg(step).arg(follower.complaint())));
            QCOMPARE(invalidNumber(follower.scene), QString());
            if (step % 5 == 4)
                document->goTo(document->historyIndex() - 3);
            QVERIFY2(follower.complaint().isEmpty(),
                     qPrintable(QStringLiteral("undone at %1: %2").arg(step).arg(follower.complaint())));
        }
        document->goTo(0);
        QVERIFY2(follower.complaint().isEmpty(), qPrintable(follower.complaint()));
    }
};

SINEW_GUILESS_TEST(tst_m2_scene, TestM2Scene)

} // namespace tst_m2_scene
#include "tst_m2_scene.moc"
