// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// From the bytes of a file to emitters, ribbons, events and attachments of the scene, and their frames.

#include "core/format/format.h"
#include "core/scene/effects/effect_queries.h"
#include "core/scene/effects/effect_simulation.h"
#include "core/scene/same.h"
#include "plugins/mdx/scene/effects/model_emitter.h"
#include "plugins/mdx/scene/effects/segment_particles.h"
#include "plugins/warcraft/effects/band.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"

#include "core/model/walk.h"

#include <cmath>

namespace tst_mdx_effects {

using namespace sinew;
using namespace sinew::test;

namespace {

RenderScene sceneOf(const Document &document)
{
    return document.format()->scene()->build(document.model());
}

QList<float> rgb(const Colour &c)
{
    return {c.r, c.g, c.b};
}

QList<uint> numbers(const mdx::CellInterval &i)
{
    return {i.start, i.end, i.repeat};
}

bool isFinite(const Vec3 &v)
{
    return std::isfinite(v.x + v.y + v.z);
}

/// What is wrong with a frame.
QString complaint(const EffectFrame &frame)
{
    for (const ParticleInstance &p : frame.particles)
        if (!isFinite(p.position) || !isFinite(p.axis) || !std::isfinite(p.size) ||
            !(p.uv[0] >= 0 && p.uv[2] <= 1.001f && p.uv[1] >= 0 && p.uv[3] <= 1.001f))
            return QStringLiteral("particle");
    for (const RibbonVertex &v : frame.ribbonVertices)
        if (!isFinite(v.position) || !(v.uv.x >= 0 && v.uv.x <= 1.001f && v.uv.y >= 0 && v.uv.y <= 1.001f))
            return QStringLiteral("ribbon");
    for (const ModelInstance &m : frame.models)
        if (!m.world.matrix().allFinite() || !(m.age >= 0))
            return QStringLiteral("model");
    return {};
}

} // namespace

class TestMdxEffects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void particleEmitter()
    {
        const auto document = open(richMdx(900).bytes());
        const RenderScene scene = sceneOf(*document);
        QCOMPARE(scene.effects.size(), std::size_t(3)); // particles, models, a ribbon
        const SceneEffect &effect = scene.effects[0];
        QCOMPARE(effect.kind, EffectKind::Particles);
        const mdx::SegmentParticles &e = rulesOf<mdx::SegmentParticles>(effect);
        QCOMPARE(scene.nodes[std::size_t(effect.node)].name, std::string("Smoke"));
        QCOMPARE(effect.source, scene.nodes[std::size_t(effect.node)].source);
        QCOMPARE((QList<float>{e.speed.fallback, e.variation.fallback, e.latitude.fallback, e.gravity.fallback,
                               e.lifeSpan, e.emissionRate.fallback, e.length.fallback, e.width.fallback}),
                 (QList<float>{1, 2, 3, 4, 5, 6, 7, 8}));
        for (const auto *track :
             {&e.speed, &e.variation, &e.latitude, &e.gravity, &e.emissionRate, &e.length, &e.width})
            QCOMPARE(track->curve.size(), std::size_t(2));
        QCOMPARE(e.length.curve.times()[1], 100);
        QCOMPARE(effect.sprite.blend, FilterMode::AddAlpha);
        QCOMPARE(e.rows, 2u);
        QCOMPARE(e.columns, 4u);
        QVERIFY(e.head && e.tail);
        QCOMPARE((QList<float>{e.tailLength, e.middleTime}), (QList<float>{9, 0.5f}));
        QCOMPARE(rgb(e.colours[0]) + rgb(e.colours[1]) + rgb(e.colours[2]),
                 (QList<float>{0.1f, 0.2f, 0.3f, 0.4f, 0.5f, 0.6f, 0.7f, 0.8f, 0.9f}));
        QCOMPARE((QList<float>{e.alphas[0], e.alphas[1], e.alphas[2]}), (QList<float>{1, 128 / 255.f, 1 / 255.f}));
        QCOMPARE((QList<float>{e.scalings[0], e.scalings[1], e.scalings[2]}), (QList<float>{10, 11, 12}));
        QCOMPARE(numbers(e.headLife) + numbers(e.headDecay) + numbers(e.tailLife) + numbers(e.tailDecay),
                 (QList<uint>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
        QCOMPARE(effect.sprite.texture, 2);
        QCOMPARE(effect.priorityPlane, -3);
        QVERIFY(e.squirt);
        QVERIFY(!e.sortFarZ && !e.lineEmitter && !e.modelSpace && !e.xyQuad);
        QVERIFY(!effect.sprite.unfogged && !effect.sprite.lit);
    }

    void particleFlags()
    {
        const auto document = open(richMdx(800).bytes());
        const auto flags = [&] {
            const SceneEffect effect = sceneOf(*document).effects[0];
            const auto &e = rulesOf<mdx::SegmentParticles>(effect);
            // The first flag is unshaded: the game shades no particles anyway.
            return QList<bool>{effect.sprite.lit,      e.sortFarZ,   e.lineEmitter,
                               effect.sprite.unfogged, e.modelSpace, e.xyQuad};
        };
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(setText(*document, "particleEmitters2[0].node.flags",
                             QByteArray::number(0x1000 + (0x8000 << i)).constData()),
                     QString());
            for (int k = 0; k < 6; ++k)
                QCOMPARE(flags()[k], k == i && k > 0);
        }
    }

    /// A grid whose sizes are not powers of two is one cell; head and tail by number.
    void particleCases()
    {
        const auto document = open(richMdx(800).bytes());
        const auto emitter = [&] { return rulesOf<mdx::SegmentParticles>(sceneOf(*document).effects[0]); };
        for (const char *rows : {"3", "0"}) {
            QCOMPARE(setText(*document, "particleEmitters2[0].rows", rows), QString());
            QCOMPARE(emitter().rows, 1u);
            QCOMPARE(emitter().columns, 1u);
        }
        QCOMPARE(setText(*document, "particleEmitters2[0].headOrTail", "0"), QString());
        QVERIFY(emitter().head && !emitter().tail);
        QCOMPARE(setText(*document, "particleEmitters2[0].headOrTail", "1"), QString());
        QVERIFY(!emitter().head && emitter().tail);
    }

    void otherEffects()
    {
        const auto document = open(richMdx(900).bytes());
        const RenderScene scene = sceneOf(*document);
        const auto name = [&](std::int32_t node) { return scene.nodes[std::size_t(node)].name; };
        const SceneEffect &spawner = scene.effects.at(1);
        QCOMPARE(spawner.kind, EffectKind::Models);
        QCOMPARE(name(spawner.node), std::string("Sparks"));
        QCOMPARE(spawner.models.at(0).path, std::string("Spark.mdl"));
        QVERIFY(!spawner.models[0].isPicture);
        const auto &sparks = rulesOf<mdx::ModelEmitter>(spawner);
        QCOMPARE((QList<float>{sparks.emissionRate.fallback, sparks.gravity.fallback, sparks.longitude.fallback,
                               sparks.latitude.fallback, sparks.lifeSpan.fallback, sparks.speed.fallback}),
                 (QList<float>{10, 1, 2, 3, 4, 5}));
        const SceneEffect &ribbon = scene.effects.at(2);
        QCOMPARE(ribbon.kind, EffectKind::MaterialRibbon);
        QCOMPARE(name(ribbon.node), std::string("Trail"));
        const auto &trail = rulesOf<warcraft::Band>(ribbon);
        QCOMPARE((QList<float>{trail.heightAbove.fallback, trail.heightBelow.fallback, trail.alpha.fallback,
                               trail.lifeSpan, trail.emissionRate, trail.gravity}),
                 (QList<float>{1, 2, 0.5f, 4, 10, 5}));
        QCOMPARE(rgb(trail.colour.fallback), (QList<float>{0.1f, 0.2f, 0.3f}));
        // Keys are stored blue, green, red: 0.5, 0.625, 0.75.
        QCOMPARE(rgb(trail.colour.curve.values()[0]), (QList<float>{0.75f, 0.625f, 0.5f}));
        QCOMPARE(trail.textureSlot.curve.values()[1], 1);
        QVERIFY(trail.textureSlot.step);
        QCOMPARE(ribbon.material, 1);
        const ScenePopcorn &corn = scene.popcorns.at(0);
        QCOMPARE(name(corn.node), std::string("Corn"));
        QCOMPARE(corn.path, std::string("a.pkb"));
        QCOMPARE(corn.guide.size(), std::size_t(1));
        QCOMPARE(corn.guide[0].sequence, std::string("Always"));
        QVERIFY(corn.guide[0].on);
        QCOMPARE((QList<float>{corn.lifeSpan.fallback, corn.emissionRate.fallback, corn.speed.fallback,
                               corn.alpha.fallback}),
                 (QList<float>{1, 2, 3, 0.4f}));
        QCOMPARE(rgb(corn.colour.curve.values()[0]), (QList<float>{0.75f, 0.625f, 0.5f}));
        const SceneEvent &sound = scene.events.at(0);
        QCOMPARE(name(sound.node), std::string("SNDxASTD"));
        QCOMPARE(sound.kind, EventKind::Sound);
        QCOMPARE(sound.id, std::string("ASTD"));
        QCOMPARE(sound.times.times()[1], 900);
        QCOMPARE(name(scene.attachments.at(0).node), std::string("Chest Ref"));
    }

    void popcornGuide_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("entries");
        QTest::newRow("two") << QByteArray("Stand=on, Death=off") << QByteArrayList{"Stand 1", "Death 0"};
        QTest::newRow("spaces and case") << QByteArray(" Stand Ready = ON ,Walk=Off,")
                                         << QByteArrayList{"Stand Ready 1", "Walk 0"};
        QTest::newRow("empty") << QByteArray("") << QByteArrayList();
        QTest::newRow("not a guide") << QByteArray("nothing,=,on") << QByteArrayList{" 0"};
    }
    void popcornGuide()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArrayList, entries);
        const auto document = open(richMdx(1000).bytes());
        QCOMPARE(setText(*document, "popcornEmitters[0].animationVisibilityGuide", text.constData()), QString());
        const RenderScene scene = sceneOf(*document);
        QByteArrayList actual;
        for (const PopcornGuide &entry : scene.popcorns[0].guide)
            actual.append(QByteArray::fromStdString(entry.sequence) + (entry.on ? " 1" : " 0"));
        QCOMPARE(actual, entries);
    }

    void eventKinds_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("id");
        QTest::newRow("spawn") << QByteArray("SPNxDPSD") << int(EventKind::Spawn) << QByteArray("DPSD");
        QTest::newRow("splat") << QByteArray("SPL1HBL0") << int(EventKind::Splat) << QByteArray("HBL0");
        QTest::newRow("footprint") << QByteArray("FPTxFSL0") << int(EventKind::Footprint) << QByteArray("FSL0");
        QTest::newRow("uber splat") << QByteArray("UBRxHMED and more") << int(EventKind::UberSplat)
                                    << QByteArray("HMED");
        QTest::newRow("short") << QByteArray("SNDx") << int(EventKind::Sound) << QByteArray();
        QTest::newRow("other") << QByteArray("Event 01") << int(EventKind::Unknown) << QByteArray("t 01");
    }
    void eventKinds()
    {
        QFETCH(QByteArray, name);
        QFETCH(int, kind);
        QFETCH(QByteArray, id);
        const auto document = open(richMdx(800).bytes());
        QCOMPARE(setText(*document, "eventObjects[0].node.name", name.constData()), QString());
        const RenderScene scene = sceneOf(*document);
        QCOMPARE(int(scene.events[0].kind), kind);
        QCOMPARE(QByteArray::fromStdString(scene.events[0].id), id);
    }

    /// Every field of an emitter affects the scene.
    void everyFieldCounts()
    {
        const auto document = open(richMdx(900).bytes());
        const Model &model = document->model();
        const RenderScene before = sceneOf(*document);
        std::vector<Address> addresses;
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *, const void *) {
            const ObjectRef object = model.object(address.node);
            const QByteArray name = object ? object.info->name : "";
            const bool effect = name == "ParticleEmitter" || name == "ParticleEmitter2" || name == "RibbonEmitter" ||
                                name == "PopcornEmitter" || name == "EventObject" || name == "Attachment";
            if (effect && address.leaf == 0xffff && f.type->kind != Kind::Struct)
                addresses.push_back(address);
        });
        QVERIFY(addresses.size() > 70);
        for (const Address &address : addresses) {
            const FieldRef ref = model.field(address);
            ChangeSet changes(1);
            changes[0].at = address;
            changes[0].other = Value(*ref.type, ref.data);
            if (ref.type->kind == Kind::Curve)
                static_cast<CurveBase *>(changes[0].other.data())->resetRaw({0, -1}, 3, ref.type->element->valueSize());
            else
                // 3: rows and columns 2 and 4 become 1 and 7, ribbons' 1 becomes 2.
                *static_cast<std::uint8_t *>(changes[0].other.data()) ^=
                    ref.field->name == std::string_view("squirt") ? 1 : 3;
            QVERIFY(document->push(std::move(changes), QStringLiteral("set")));
            QVERIFY2(!equalScenes(before, sceneOf(*document)), pathOf(model, address).c_str());
            document->undo();
        }
    }

    /// All emissions of every model of the corpus at three times of its first sequence, and a few of each other one.
    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        std::size_t particles = 0, vertices = 0, models = 0;
        for (const QString &path : corpusFiles()) {
            const auto document = open(contentOf(path));
            QVERIFY2(document, qPrintable(path));
            sawCorpusFile(path);
            const RenderScene scene = sceneOf(*document);
            EffectSimulation simulation;
            for (std::size_t i = 0; i < std::min<std::size_t>(scene.sequences.size(), 12); ++i) {
                const SceneSequence &sequence = scene.sequences[i];
                for (const double share : {0., 0.37, 1.}) {
                    if (i > 0 && share != 0.37)
                        continue;
                    const double time = sequence.start + share * (double(sequence.end) - sequence.start);
                    simulation.update(scene, {.sequence = std::int32_t(i), .time = time, .globalTime = 5000 + time});
                    const EffectFrame &frame = simulation.frame();
                    QVERIFY2(complaint(frame).isEmpty(), qPrintable(path + QLatin1Char(' ') + complaint(frame)));
                    particles = std::max(particles, frame.particles.size());
                    vertices = std::max(vertices, frame.ribbonVertices.size());
                    models = std::max(models, frame.models.size());
                }
            }
        }
        qInfo("at most %zu particles, %zu ribbon vertices, %zu models in a frame", particles, vertices, models);
        QVERIFY(particles > 100 && vertices > 10);
    }
};

SINEW_GUILESS_TEST(tst_mdx_effects, TestMdxEffects)

} // namespace tst_mdx_effects
#include "tst_mdx_effects.moc"
