// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// World of Warcraft's alpha. The files come from a generator that knows nothing of the plugin; expected values are its
// inputs or worked out by hand.

#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/scene/pose/pose.h"
#include "core/schema/struct_info.h"
#include "mdx/files.h"
#include "mdx_document.h"
#include "plugins/mdx/model/packed_rotation.h"
#include "plugins/warcraft/effects/band.h"
#include "plugins/warcraft/effects/ramp_particles.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"

#include <QRandomGenerator>

namespace tst_mdx_wow {

using namespace sinew;
using namespace sinew::test;
using warcraft::Band;
using warcraft::ParticleGenerator;
using warcraft::RampParticles;
using namespace sinew::samples;

namespace {

std::unique_ptr<Document> openAs(const QByteArray &bytes, const char *reading)
{
    FormatRegistry registry;
    registry.add(createMdxFormat());
    FileSet files(QStringLiteral("test.mdx"), bytes);
    files.setReading(QLatin1String(reading));
    auto document = openDocument(registry, files, files.name());
    return document ? std::move(*document) : nullptr;
}

std::unique_ptr<Document> openBrazier(std::uint32_t version = 1300, const mdxraw::WowForms &forms = {})
{
    return open(mdxraw::fileOf(mdxraw::brazier(version, forms)));
}

QByteArray sample(const char *name)
{
    return mdxraw::allFiles().value(QLatin1String(name));
}

QString remarkOf(const Document &document, const char *code)
{
    for (const Diagnostic &d : document.loadDiagnostics().entries())
        if (d.code == code)
            return QString::fromStdString(d.where.text());
    return {};
}

} // namespace

class TestMdxWow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dialects_data()
    {
        QTest::addColumn<std::uint32_t>("dialect");
        QTest::addColumn<bool>("clean");
        const auto files = mdxraw::allFiles();
        for (auto file = files.begin(); file != files.end(); ++file) {
            const bool wow =
                file.key().startsWith(QLatin1String("wow")) && !file.key().contains(QLatin1String("-skin-"));
            const bool open = file.key().contains(QLatin1String("nothing-tells"));
            QTest::newRow(qPrintable(file.key())) << std::uint32_t(open  ? mdx::Undecided
                                                                   : wow ? mdx::WowAlpha
                                                                         : mdx::Warcraft3)
                                                  << !file.key().startsWith(QLatin1String("wowodd"));
        }
    }

    void dialects()
    {
        QFETCH(std::uint32_t, dialect);
        QFETCH(bool, clean);
        const QByteArray bytes = sample(QTest::currentDataTag());
        const auto document = open(bytes);
        QVERIFY(document);
        QCOMPARE(mdxOf(*document).data.dialect, dialect);
        QVERIFY(!remarkOf(*document, "mdx.dialect").isEmpty());
        COMPARE_BYTES(saved(*document), bytes);
        QVERIFY(document->byteProof().exact);
        if (clean) {
            QCOMPARE(document->loadDiagnostics().entries().size(), std::size_t(1));
            QVERIFY(mdxOf(*document).data.opaques.isEmpty());
        }
        // As the other game's, nothing is lost, either.
        for (const char *reading : {"wow", "wc3"}) {
            const auto forced = openAs(bytes, reading);
            QVERIFY(forced);
            QCOMPARE(forced->format()->readingOf(forced->model()), QLatin1String(reading));
            COMPARE_BYTES(saved(*forced), bytes);
        }
    }

    void signs()
    {
        const auto told = openBrazier();
        const QString text = remarkOf(*told, "mdx.dialect");
        for (const char *tag : {"MODL", "SEQS", "MTLS", "GEOS", "BONE", "ATCH", "KVIS", "HTST", "CLID"})
            QVERIFY2(text.contains(QLatin1String(tag)), qPrintable(text));
        const auto contrary = open(sample("wowodd/one-sign-of-the-other-game.mdx"));
        QCOMPARE(mdxOf(*contrary).data.dialect, std::uint32_t(mdx::WowAlpha));
        QVERIFY(remarkOf(*contrary, "mdx.dialect").contains(QLatin1String("MODL")));
        const auto undecided = open(sample("wowodd/nothing-tells-the-game.mdx"));
        QCOMPARE(mdxOf(*undecided).data.opaques.size(), std::size_t(3));
        QCOMPARE(mdxOf(*openAs(sample("wowodd/nothing-tells-the-game.mdx"), "wow")).data.opaques.size(),
                 std::size_t(0));
    }

    void values_data()
    {
        QTest::addColumn<int>("version");
        for (const int version : {1300, 1400, 1500})
            QTest::addRow("%d", version) << version;
    }

    void values()
    {
        QFETCH(int, version);
        const auto document = openBrazier(std::uint32_t(version));
        const mdx::Root &root = mdxOf(*document).data;
        QCOMPARE(root.model.name.view(), std::string_view("Brazier"));
        QCOMPARE(root.sequences.size(), std::size_t(2));
        QCOMPARE(root.sequences[1].end, 3500);
        QCOMPARE(root.sequences[1].frequency, .5f);
        QCOMPARE(root.sequences[1].replayMaximum, 3);
        QCOMPARE(root.sequences[0].extent.boundsRadius, 90.f);
        QCOMPARE(root.materials[1].layers.size(), std::size_t(2));
        const mdx::Layer &glow = root.materials[1].layers[1];
        QCOMPARE(glow.shadingFlags, 0x111u);
        QCOMPARE(glow.textureIdKeys.values()[1], 2u);
        QCOMPARE(glow.alphaKeys.values()[1], .5f);
        QCOMPARE(root.textures[1].path.view(), std::string_view("crystal.blp"));
        QCOMPARE(root.geosets.size(), std::size_t(3));
        QCOMPARE(root.geosets[1].vertices.size(), std::size_t(24));
        QCOMPARE(root.geosets[1].faces.size(), std::size_t(36));
        QCOMPARE(root.geosets[1].selectionGroup, 702u);
        QCOMPARE(root.geosets[1].materialId, 1u);
        QCOMPARE(root.geosets[1].boneIndices[4], std::uint8_t(1));
        QCOMPARE(root.geosets[1].boneWeights[4], std::uint8_t(255));
        QCOMPARE(root.geosets[0].uvSets[0].coordinates[1].x, 1.f);
        if (version < 1500) {
            QCOMPARE(root.geosets[0].faceTypes[0], 4u);
            QCOMPARE(root.geosets[0].sequenceExtents.size(), std::size_t(2));
            QVERIFY(root.geosets[2].boneIndices.isEmpty());
        } else {
            QCOMPARE(root.geosets[1].boundsCentre.z, 40.f);
            QCOMPARE(root.geosets[2].geosetIndex, 2u);
            QCOMPARE(root.geosets[2].selectionFlags, 0x21u);
            QCOMPARE(root.geosets[0].uvSets.size(), std::size_t(2));
        }
        QCOMPARE(root.geosetAnimations[1].geosetId, 2);
        QCOMPARE(root.geosetAnimations[1].alpha, .75f);
        QCOMPARE(root.geosetAnimations[1].flags, 1u);
        QCOMPARE(root.bones[2].geosetId, -1);
        QCOMPARE(root.bones[1].node.scaling.interpolation(), Interpolation::Hermite);
        const Quat turned = root.bones[1].node.rotation.values()[1];
        QVERIFY(std::abs(turned.z - .70710678f) < 1e-6 && std::abs(turned.w - .70710678f) < 1e-6);
        QCOMPARE(root.lights[0].ambientIntensity, .5f);
        QCOMPARE(root.lights[0].visibility.size(), std::size_t(2));
        QCOMPARE(root.attachments[0].attachmentId, 34u);
        QCOMPARE(root.attachments[1].visibility.times()[1], 2500);
        QCOMPARE(root.particleEmitters[0].path.view(), std::string_view("Splinter.mdx"));
        const mdx::ParticleEmitter2 &arc = root.particleEmitters2[2], &smoke = root.particleEmitters2[3];
        QCOMPARE(arc.emitterType, 3u);
        QCOMPARE(arc.spline.size(), std::size_t(4));
        QCOMPARE(arc.spline[2].x, -30.f);
        QCOMPARE(arc.segmentAlphas[1], std::uint8_t(160));
        QCOMPARE(smoke.wind.x, 15.f);
        QCOMPARE(smoke.windTime, .5f);
        QCOMPARE(smoke.tumbleZMinimum, -3.f);
        QCOMPARE(smoke.followScale2, .75f);
        QCOMPARE(smoke.drag, .5f);
        QCOMPARE(smoke.textureId, 3);
        QCOMPARE(root.particleEmitters2[0].lifeSpanKeys.values()[0], 1.5f);
        QCOMPARE(root.particleEmitters2[0].longitudeKeys.size(), std::size_t(1));
        QCOMPARE(root.ribbonEmitters[0].materialId, 1u);
        QCOMPARE(root.ribbonEmitters[0].textureSlotKeys.values()[1], 1u);
        QCOMPARE(root.eventObjects[0].track.times()[1], 1500);
        QCOMPARE(root.cameras[0].visibility.size(), std::size_t(1));
        QCOMPARE(root.cameras[0].target.z, 40.f);
        QCOMPARE(root.hitTestShapes[1].height, 60.f);
        QCOMPARE(root.hitTestShapes[1].radius, 12.f);
        QCOMPARE(root.hitTestShapes[2].vertex1.z, 50.f);
        QCOMPARE(root.hitTestShapes[3].width, 60.f);
        QCOMPARE(root.collisionMesh.vertices.size(), std::size_t(4));
        QCOMPARE(root.collisionMesh.faces[5], std::uint16_t(3));
        QCOMPARE(root.pivots.size(), std::size_t(18));
    }

    /// Colours are stored blue first; people name red first.
    void coloursByPath()
    {
        const auto document = openBrazier();
        QCOMPARE(setText(*document, "geosetAnimations[0].colour.r", "0.125"), QString());
        QCOMPARE(mdxOf(*document).data.geosetAnimations[0].colour.b, .125f);
        const RenderScene scene = document->format()->scene()->build(document->model());
        QCOMPARE(scene.meshes[1].colour.fallback.r, .125f);
        QCOMPARE(scene.lights[0].colour.fallback.g, .5f);
        QCOMPARE(scene.lights[0].colour.fallback.r, 1.f);
        QCOMPARE(setText(*document, "particleEmitters2[0].segmentColours[1].r", "0.5"), QString());
        QCOMPARE(mdxOf(*document).data.particleEmitters2[0].segmentColours[1].b, .5f);
    }

    void forms_data()
    {
        QTest::addColumn<bool>("full");
        QTest::addColumn<bool>("integers");
        QTest::addColumn<std::uint32_t>("sequence");
        for (const std::uint32_t sequence : {mdxraw::noSequence, 0u}) {
            const int shown = int(sequence);
            QTest::addRow("simple, floats, %d", shown) << false << false << sequence;
            QTest::addRow("full, floats, %d", shown) << true << false << sequence;
            QTest::addRow("simple, integers, %d", shown) << false << true << sequence;
        }
    }

    void forms()
    {
        QFETCH(bool, full);
        QFETCH(bool, integers);
        QFETCH(std::uint32_t, sequence);
        const mdxraw::WowForms forms{full, integers, sequence};
        const auto document = openBrazier(1300, forms);
        const mdx::Root &root = mdxOf(*document).data;
        QCOMPARE(root.lights[0].attenuationEndKeys.values()[1], 120.f);
        const auto &flips = root.materials[1].layers[1].textureIdKeys;
        QCOMPARE(flips.size(), std::size_t(3));
        QCOMPARE(flips.times()[2], 1000);
        QCOMPARE(flips.values()[1], 2u);
        QCOMPARE(flips.globalSequence(), int(sequence));
        // The form stays through an edit.
        QCOMPARE(setText(*document, "lights[0].attenuationEndKeys.values[1]", "100"), QString());
        QByteArray expected = mdxraw::fileOf(mdxraw::brazier(1300, forms));
        const QByteArray number = integers ? mdxraw::u32(120) : mdxraw::f32(120),
                         next = integers ? mdxraw::u32(100) : mdxraw::f32(100);
        const qsizetype at = expected.indexOf(number, expected.indexOf("KLAE"));
        expected.replace(at, 4, next);
        COMPARE_BYTES(saved(*document), expected);
        document->undo();
        COMPARE_BYTES(saved(*document), mdxraw::fileOf(mdxraw::brazier(1300, forms)));
    }

    void packedRotations()
    {
        using mdx::packRotation, mdx::unpackRotation;
        const auto raw = [](std::int64_t x, std::int64_t y, std::int64_t z) {
            return (std::uint64_t(x) & 0x3fffff) << 42 | (std::uint64_t(y) & 0x1fffff) << 21 |
                   (std::uint64_t(z) & 0x1fffff);
        };
        const Quat none = unpackRotation(0);
        QVERIFY(none.x == 0 && none.y == 0 && none.z == 0 && none.w == 1);
        const Quat lowest = unpackRotation(raw(-2097152, -1048576, 1048575));
        QCOMPARE(lowest.x, -1.f);
        QCOMPARE(lowest.y, -1.f);
        QCOMPARE(lowest.z, 1048575.f / 1048576);
        QCOMPARE(lowest.w, 0.f);
        const Quat half = unpackRotation(raw(1048576, 0, -524288)); // 1/2, 0, -1/2
        QCOMPARE(half.x, .5f);
        QCOMPARE(half.z, -.5f);
        QCOMPARE(half.w, float(std::sqrt(.5)));
        const std::int64_t xs[] = {0, 1, -1, 2097151, -2097152, 1048576, -1048577, 1482910},
                           others[] = {0, 1, -1, 1048575, -1048576, 524288, -741455};
        for (const std::int64_t x : xs)
            for (const std::int64_t y : others)
                for (const std::int64_t z : others)
                    QCOMPARE(packRotation(unpackRotation(raw(x, y, z))), raw(x, y, z));
        QRandomGenerator random(7);
        for (int i = 0; i < 200000; ++i) {
            const quint64 any = random.generate64();
            if (packRotation(unpackRotation(any)) != any)
                QFAIL(qPrintable(QString::number(any, 16)));
        }
        // Nearly a half turn: w is 0 below 2^-20, and is not made up.
        QCOMPARE(packRotation(unpackRotation(raw(2097151, 1, 0))), raw(2097151, 1, 0));
        // The same turn with w < 0, and longer than 1.
        QCOMPARE(packRotation({-.5f, 0, .5f, -.70710678f}), raw(1048576, 0, -524288));
        QCOMPARE(packRotation({1, 0, -1, 1.41421356f}), raw(1048576, 0, -524288));
        QCOMPARE(packRotation({1, 0, 0, 0}), raw(2097151, 0, 0)); // 1 itself has no place
        QCOMPARE(packRotation({0, 0, 0, 0}), raw(0, 0, 0));
        QCOMPARE(packRotation({NAN, 0, 0, 1}), raw(0, 0, 0));
    }

    /// The crystal's bone turns by a quarter and rises by 8 at 1000, about (0, 0, 50): (8, 0, 50) goes to (0, 8, 58).
    void poses()
    {
        for (const std::uint32_t version : {1300u, 1500u}) {
            const auto document = openBrazier(version);
            const RenderScene scene = document->format()->scene()->build(document->model());
            Pose pose;
            evaluatePose(scene, {.sequence = 0, .time = 1000}, pose);
            const auto moved = [&](std::size_t node, const Eigen::Vector3f &point) -> Eigen::Vector3f {
                return pose.nodes[node] * point;
            };
            QVERIFY((moved(1, {8, 0, 50}) - Eigen::Vector3f(0, 8, 58)).norm() < 1e-4f);
            // Its child, the helper, goes along.
            QVERIFY((moved(4, {0, 0, 50}) - Eigen::Vector3f(0, 0, 58)).norm() < 1e-4f);
            // At 3500 it is twice as large: (8, 0, 58) goes to (16, 0, 66).
            evaluatePose(scene, {.sequence = 1, .time = 3500}, pose);
            QVERIFY((moved(1, {8, 0, 58}) - Eigen::Vector3f(16, 0, 66)).norm() < 1e-4f);
            QCOMPARE(pose.meshAlpha[1], 0.f);
            QCOMPARE(pose.nodeVisibility[3], 0.f); // the light is off from 2500 on
        }
    }

    /// The same model as a file of Warcraft III moves in the same way.
    void posesAsInWarcraft()
    {
        for (const std::uint32_t version : {1300u, 1500u}) {
            const auto alpha = openBrazier(version);
            mdx::MdxModel model = mdxOf(*alpha);
            model.data.dialect = mdx::Warcraft3;
            model.data.version = 800;
            model.setLayout(nullptr);
            const auto classic = open(saved(model));
            const RenderScene a = alpha->format()->scene()->build(alpha->model()),
                              b = classic->format()->scene()->build(classic->model());
            QCOMPARE(a.meshes.size(), b.meshes.size());
            QVERIFY(b.nodes.size() >= 14);
            for (std::size_t mesh = 0; version < 1500 && mesh < a.meshes.size(); ++mesh)
                QVERIFY(std::ranges::equal(a.meshes[mesh].indices, b.meshes[mesh].indices));
            for (const auto &[sequence, time] : {std::pair(0, 0.), {0, 333.}, {0, 1999.}, {1, 2500.}, {1, 3210.}}) {
                Pose p, q;
                evaluatePose(a, {.sequence = sequence, .time = time, .globalTime = time}, p);
                evaluatePose(b, {.sequence = sequence, .time = time, .globalTime = time}, q);
                for (std::size_t i = 0; i < b.nodes.size(); ++i) {
                    const auto found = std::ranges::find(a.nodes, b.nodes[i].name, &SceneNode::name);
                    QVERIFY(found != a.nodes.end());
                    const auto row = std::size_t(found - a.nodes.begin());
                    QVERIFY2(p.nodes[row].matrix() == q.nodes[i].matrix(), b.nodes[i].name.c_str());
                    if (b.nodes[i].visibility.curve.size() != 1) // see singleVisibilityKeys()
                        QCOMPARE(p.nodeVisibility[row], q.nodeVisibility[i]);
                }
                QCOMPARE(p.meshAlpha, q.meshAlpha);
            }
        }
    }

    /// One key hides or shows in its sequence; elsewhere the reverse counts.
    void singleVisibilityKeys()
    {
        const auto document = openBrazier();
        const auto visibleAt = [&](int sequence, double time) {
            const RenderScene scene = document->format()->scene()->build(document->model());
            Pose pose;
            evaluatePose(scene, {.sequence = sequence, .time = time}, pose);
            const auto found = std::ranges::find(scene.nodes, std::string("Name"), &SceneNode::name);
            return pose.nodeVisibility[std::size_t(found - scene.nodes.begin())];
        };
        const auto setKey = [&](std::int32_t time, float value) {
            Curve<float> one(Interpolation::None, 1);
            one.editTimes()[0] = time;
            one.editValues()[0] = value;
            auto builder = edit(*document);
            builder.set(at(*document, "attachments[1].visibility"), one);
            return push(*document, builder);
        };
        QCOMPARE(setKey(2500, 1), QString());
        QCOMPARE(visibleAt(0, 100), 0.f);
        QCOMPARE(visibleAt(1, 3000), 1.f);
        QCOMPARE(setKey(2500, 0), QString());
        QCOMPARE(visibleAt(0, 100), 1.f);
        QCOMPARE(visibleAt(1, 3000), 0.f);
    }

    /// All kinds of faces that the client draws.
    void facesOfEveryKind()
    {
        const auto document = openBrazier();
        const std::uint16_t corners[] = {0, 1, 2, 3, 4, 5};
        const std::uint32_t six[] = {6};
        const auto drawn = [&](std::uint32_t kind) {
            auto builder = edit(*document);
            const std::uint32_t kinds[] = {kind};
            builder.set(at(*document, "geosets[0].faceTypes"),
                        Array<std::uint32_t>(std::span<const std::uint32_t>(kinds)));
            builder.set(at(*document, "geosets[0].faceGroups"),
                        Array<std::uint32_t>(std::span<const std::uint32_t>(six)));
            builder.set(at(*document, "geosets[0].faces"),
                        Array<std::uint16_t>(std::span<const std::uint16_t>(corners)));
            if (const QString refused = push(*document, builder); !refused.isEmpty())
                qFatal("%s", qPrintable(refused));
            const auto indices = document->format()->scene()->build(document->model()).meshes[0].indices;
            return QList<std::uint32_t>(indices.begin(), indices.end());
        };
        using L = QList<std::uint32_t>;
        QCOMPARE(drawn(3), L());
        QCOMPARE(drawn(4), (L{0, 1, 2, 3, 4, 5}));
        QCOMPARE(drawn(5), (L{0, 1, 2, 1, 3, 2, 2, 3, 4, 3, 5, 4}));
        QCOMPARE(drawn(6), (L{0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 5}));
        QCOMPARE(drawn(8), drawn(5));
        QCOMPARE(drawn(9), drawn(6));
    }

    /// What one byte counts.
    void mostObjects()
    {
        const auto document = openBrazier();
        const auto tells = [&](const char *code) {
            std::vector<Problem> problems;
            document->format()->check(document->model(), problems);
            return std::ranges::count(problems, std::string(code), &Problem::code);
        };
        List<mdx::Material> more;
        for (int i = 0; i < 253; ++i)
            more.append().layers.append();
        auto builder = edit(*document);
        builder.insert(at(*document, "materials"), -1, Value::of(more));
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(mdxOf(*document).data.materials.size(), std::size_t(255));
        QCOMPARE(tells("mdx.wow.count"), 0);
        List<mdx::Material> last;
        last.append().layers.append();
        auto further = edit(*document);
        further.insert(at(*document, "materials"), -1, Value::of(last));
        QCOMPARE(push(*document, further), QString());
        QCOMPARE(tells("mdx.wow.count"), 1);
    }

    void sceneOfDialect()
    {
        const auto document = openBrazier();
        const RenderScene scene = document->format()->scene()->build(document->model());
        QVERIFY(scene.nodes[4].billboarded);
        QVERIFY(!scene.nodes[0].cameraAnchored);
        const SceneMaterial &glow = scene.materials[1];
        QVERIFY(glow.layers[1].unshaded); // by 1, not by 0x100
        QVERIFY(glow.layers[1].twoSided);
        QCOMPARE(setText(*document, "materials[1].layers[1].shadingFlags", "256"), QString());
        QVERIFY(!document->format()->scene()->build(document->model()).materials[1].layers[1].unshaded);
        QCOMPARE(scene.textures[3].slot, 2u); // an object's skin, no team's glow
        QCOMPARE(scene.textures[3].replaceableId, 0u);
        QCOMPARE(scene.effects.size(), std::size_t(6)); // four of particles, one of models, a ribbon
        const auto rules = [&](std::size_t row) -> const RampParticles & {
            return rulesOf<RampParticles>(scene.effects[row]);
        };
        const RampParticles &flames = rules(0), &aura = rules(1), &arc = rules(2), &smoke = rules(3);
        QVERIFY(!scene.effects[0].sprite.lit && scene.effects[0].sprite.unfogged && !flames.xyQuad);
        QVERIFY(scene.effects[0].sprite.testsTexel);
        QCOMPARE(flames.colour.values[0].r, 1.f);
        QCOMPARE(flames.colour.values[0].b, .25f);
        QCOMPARE(flames.colour.times[1], .4f);
        QCOMPARE(flames.gravity.curve.values()[0].z, 5.f);
        QCOMPARE(aura.generator, ParticleGenerator::Sphere);
        QVERIFY(aura.killOutward && aura.modelSpace);
        QCOMPARE(aura.length.fallback, 12.f); // the inner radius
        QCOMPARE(aura.width.fallback, 18.f);
        QCOMPARE(arc.generator, ParticleGenerator::Spline);
        QCOMPARE(arc.length.fallback, 0.f);
        QCOMPARE(arc.width.fallback, 1.f);
        QCOMPARE(arc.splinePoints.size(), std::size_t(4));
        QVERIFY(smoke.follow && smoke.randomSpinSign);
        QCOMPARE(smoke.wind.x, 15.f);
        QCOMPARE(rulesOf<Band>(scene.effects[5]).lifeSpan, .5f);
        QCOMPARE(setText(*document, "ribbonEmitters[0].lifeSpan", "0.125"), QString());
        QCOMPARE(setText(*document, "ribbonEmitters[0].emissionRate", "0"), QString());
        const RenderScene edited = document->format()->scene()->build(document->model());
        const Band &slow = rulesOf<Band>(edited.effects[5]);
        QCOMPARE(slow.lifeSpan, .25f); // the client takes no less
        QCOMPARE(slow.emissionRate, 1.f);
        QCOMPARE(scene.effects[4].kind, EffectKind::Models);
        QVERIFY(!scene.effects[4].models.at(0).isPicture);
        QCOMPARE(scene.collisions.size(), std::size_t(5));
        QCOMPARE(scene.collisions[1].shape, SceneCollision::Cylinder);
        QCOMPARE(scene.collisions[1].vertices[1].z, 60.f);
        QCOMPARE(scene.collisions[2].shape, SceneCollision::Sphere);
        QCOMPARE(scene.collisions[3].vertices[1].x, 40.f);
        QCOMPARE(scene.collisions[4].shape, SceneCollision::Mesh);
        QCOMPARE(scene.collisions[4].indices.size(), std::size_t(6));
        QCOMPARE(scene.sequences[0].blendIn, 200);
        QCOMPARE(scene.sequences[0].loops, true);
        QCOMPARE(scene.sequences[1].loops, false);
    }

    /// Every number that is edited lands where the generator would have put it.
    void editsInPlace_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("behind");
        const auto row = [](const char *path, const char *text, const QByteArray &behind, const QByteArray &before,
                            const QByteArray &after) {
            QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(text) << before << after << behind;
        };
        using mdxraw::f32, mdxraw::u32;
        row("sequences[1].frequency", "0.25", "Attack", f32(.5f), f32(.25f));
        row("geosets[1].selectionGroup", "305", "BWGT", u32(702), u32(305));
        row("lights[0].intensity", "3", "Glow", f32(1) + f32(.3f), f32(3) + f32(.3f));
        row("attachments[0].attachmentId", "12", "Spell", u32(34), u32(12));
        row("particleEmitters2[3].windTime", "2", "Smoke", f32(15) + f32(0) + f32(0) + f32(.5f),
            f32(15) + f32(0) + f32(0) + f32(2));
        row("particleEmitters2[2].spline[2].x", "-25", "Arc", f32(-30) + f32(0) + f32(60), f32(-25) + f32(0) + f32(60));
        row("ribbonEmitters[0].lifeSpan", "0.75", "Trail", f32(.5f) + u32(0) + u32(20), f32(.75f) + u32(0) + u32(20));
        row("hitTestShapes[2].radius", "8", "Ball", f32(16), f32(8));
        row("collisionMesh.vertices[0].x", "-50", "CLID", f32(-60), f32(-50));
        row("cameras[0].fieldOfView", "1", "Portrait", f32(.9500215f), f32(1));
    }

    void editsInPlace()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, behind);
        QByteArray bytes = mdxraw::fileOf(mdxraw::brazier(1300));
        const auto document = open(bytes);
        const QByteArray original = bytes;
        QCOMPARE(setText(*document, qPrintable(path), qPrintable(text)), QString());
        const qsizetype at = bytes.indexOf(before, bytes.indexOf(behind));
        QVERIFY(at > 0);
        bytes.replace(at, before.size(), after);
        COMPARE_BYTES(saved(*document), bytes);
        const auto again = open(saved(*document));
        QVERIFY(again && again->byteProof().exact);
        document->undo();
        COMPARE_BYTES(saved(*document), original);
    }

    /// Inner and outer sizes, counts, ids follow.
    void growing()
    {
        const auto document = openBrazier();
        const QByteArray original = saved(*document);
        auto builder = edit(*document);
        Array<Vec3> spline = mdxOf(*document).data.particleEmitters2[2].spline;
        const Vec3 more[] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
        spline.splice(4, 0, Array<Vec3>(std::span<const Vec3>(more)));
        builder.set(at(*document, "particleEmitters2[2].spline"), spline);
        const NodeId copy = builder.duplicate(object(*document, "bones", 1));
        builder.remove(object(*document, "attachments", 0));
        QVERIFY(copy != NoNode);
        QCOMPARE(push(*document, builder), QString());
        const auto again = open(saved(*document));
        QVERIFY(again);
        const mdx::Root &root = mdxOf(*again).data;
        QCOMPARE(root.dialect, std::uint32_t(mdx::WowAlpha));
        QVERIFY(root.opaques.isEmpty());
        QCOMPARE(root.bones.size(), std::size_t(4));
        QCOMPARE(root.attachments.size(), std::size_t(1));
        QCOMPARE(root.attachments[0].node.objectId, 6);
        QCOMPARE(root.hitTestShapes[3].node.objectId, 17);
        QCOMPARE(root.particleEmitters2[2].spline[6].z, 9.f);
        QCOMPARE(root.particleEmitters2[3].wind.x, 15.f);
        QCOMPARE(again->loadDiagnostics().entries().size(), std::size_t(1));
        document->undo();
        COMPARE_BYTES(saved(*document), original);
    }

    /// Bones of vertices follow their matrix groups; vertices that no edit touches keep theirs.
    void bonesFollowGroups()
    {
        const auto document = openBrazier();
        const QByteArray original = saved(*document);
        auto builder = edit(*document);
        const std::uint32_t groups[] = {1, 3}, matrices[] = {0, 0, 1, 2};
        std::vector<std::uint8_t> ofVertices(24, 0);
        ofVertices[5] = 1;
        builder.set(at(*document, "geosets[0].matrixGroups"),
                    Array<std::uint32_t>(std::span<const std::uint32_t>(groups)));
        builder.set(at(*document, "geosets[0].matrixIndices"),
                    Array<std::uint32_t>(std::span<const std::uint32_t>(matrices)));
        builder.set(at(*document, "geosets[0].vertexGroups"),
                    Array<std::uint8_t>(std::span<const std::uint8_t>(ofVertices)));
        QCOMPARE(push(*document, builder), QString());
        const mdx::Geoset &geoset = mdxOf(*document).data.geosets[0];
        const auto bytes = [](const Array<std::uint8_t> &array, std::size_t from) {
            return QList<int>{array[from], array[from + 1], array[from + 2], array[from + 3]};
        };
        QCOMPARE(bytes(geoset.boneIndices, 20), (QList<int>{0, 1, 2, 0}));
        QCOMPARE(bytes(geoset.boneWeights, 20), (QList<int>{85, 85, 85, 0}));
        QCOMPARE(bytes(geoset.boneIndices, 16), (QList<int>{0, 0, 0, 0}));
        QCOMPARE(bytes(geoset.boneWeights, 16), (QList<int>{255, 0, 0, 0}));
        document->undo();
        COMPARE_BYTES(saved(*document), original);
        // A bone that goes leaves its vertices to its parent, here as there.
        auto removal = edit(*document);
        removal.remove(object(*document, "bones", 1));
        QCOMPARE(push(*document, removal), QString());
        QCOMPARE(mdxOf(*document).data.geosets[1].boneIndices[0], std::uint8_t(0));
        QCOMPARE(mdxOf(*document).data.geosets[1].matrixIndices[0], 0u);
        QVERIFY(open(saved(*document))->byteProof().exact);
    }

    void newNodesSayTheirKind()
    {
        const auto document = openBrazier();
        auto builder = edit(*document);
        List<mdx::Light> lights;
        lights.append();
        List<mdx::Bone> bones;
        bones.append();
        builder.insert(at(*document, "lights"), -1, Value::of(lights));
        builder.insert(at(*document, "bones"), -1, Value::of(bones));
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(mdxOf(*document).data.lights[1].node.flags, 0x100u);
        QCOMPARE(mdxOf(*document).data.bones[3].node.flags, 0u);
        QVERIFY(open(saved(*document))->byteProof().exact);
    }

    /// A geoset that comes from another version has SKIN as wide as this one's.
    void skinFitsVersion()
    {
        const auto pasted = [](std::uint32_t from, std::uint32_t to) {
            const auto source = open(mdxraw::fileOf(mdxraw::banner(from))),
                       target = open(mdxraw::fileOf(mdxraw::banner(to)));
            List<mdx::Geoset> copy;
            copy.append() = mdxOf(*source).data.geosets[0];
            auto builder = edit(*target);
            builder.insert(at(*target, "geosets"), -1, Value::of(copy));
            if (const QString refused = push(*target, builder); !refused.isEmpty())
                qFatal("%s", qPrintable(refused));
            const mdx::Geoset &geoset = mdxOf(*target).data.geosets[1];
            const auto again = open(saved(*target));
            const bool reads = again->byteProof().exact && mdxOf(*again).data.opaques.isEmpty() &&
                               mdxOf(*again).data.geosets[1].wideSkin.size() == geoset.wideSkin.size();
            return std::tuple(geoset.skin.size(), geoset.wideSkin.size(), reads);
        };
        QCOMPARE(pasted(1300, 1800), std::tuple(std::size_t(0), std::size_t(192), true));
        QCOMPARE(pasted(1800, 1300), std::tuple(std::size_t(192), std::size_t(0), true));
        QCOMPARE(pasted(1600, 1800), std::tuple(std::size_t(0), std::size_t(192), true));
    }

    void namesAndFacets()
    {
        const auto document = openBrazier();
        const Model &model = document->model();
        const NamedFacet &names = *document->format()->names();
        QVERIFY(QString::fromStdString(names.name(model, object(*document, "geosets", 1)))
                    .endsWith(QLatin1String("Ear 2")));
        QCOMPARE(QString::fromStdString(names.name(model, object(*document, "textures", 3))),
                 QStringLiteral("Object skin"));
        const SequenceFields fields = document->format()->sequences()->fields(model, object(*document, "sequences", 1));
        QCOMPARE(pathOf(model, fields.rarity), std::string("sequences[1].frequency"));
        const auto channels = document->format()->curves()->channels(model, object(*document, "attachments", 1));
        QCOMPARE(std::count_if(channels.begin(), channels.end(),
                               [&](const CurveChannel &c) {
                                   return model.field(c.address).field->name == std::string_view("visibility");
                               }),
                 1);
        std::vector<Problem> problems;
        document->format()->check(model, problems);
        for (const Problem &problem : problems)
            QVERIFY2(problem.severity != Severity::Error, problem.code.c_str());
    }
};

SINEW_GUILESS_TEST(tst_mdx_wow, TestMdxWow)

} // namespace tst_mdx_wow
#include "tst_mdx_wow.moc"
