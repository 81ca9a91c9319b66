// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/plugins/random_edit.h"
#include "tests/plugins/scene_follower.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

namespace tst_mdx_scene {

using namespace sinew;
using namespace sinew::test;

class TestMdxScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// update(build(a), a → b) equals build(b) for every single field.
    void everyField_data() { versions(); }
    void everyField()
    {
        QFETCH(int, version);
        const auto document = open(richMdx(std::uint32_t(version)).bytes());
        Follower follower(*document);
        QCOMPARE(follower.complaint(), QString());
        QCOMPARE(complaintAboutAnyField(*document, follower), QString());
    }

    void randomEdits_data()
    {
        QTest::addColumn<QString>("path"); ///< or "rich" and a version
        QTest::addColumn<int>("steps");
        for (const int version : {800, 900, 1000, 1100, 1200})
            QTest::addRow("rich %d", version) << QStringLiteral("rich %1").arg(version) << byTier(300, 1500);
        for (const QString &path : sampleFiles())
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path << byTier(30, 60);
        for (const QString &path : corpusFiles(41))
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path << 40;
    }
    void randomEdits()
    {
        QFETCH(QString, path);
        QFETCH(int, steps);
        const QByteArray bytes =
            path.startsWith(QLatin1String("rich ")) ? richMdx(path.section(u' ', 1).toUInt()).bytes() : contentOf(path);
        const auto document = open(bytes);
        QVERIFY(document);
        sawCorpusFile(path);
        Follower follower(*document);
        RandomEdit random{std::uint32_t(bytes.size())};
        for (int step = 0; step < steps; ++step) {
            auto changes = random.next(*document);
            if (!changes)
                continue;
            // Edits that would give a geoset its skin in both widths are refused.
            const bool isSkin = std::any_of(changes->begin(), changes->end(), [&](const Change &change) {
                return document->model().get<mdx::Geoset>(change.at.node) &&
                       (change.at.field == fieldRow<&mdx::Geoset::skin>() ||
                        change.at.field == fieldRow<&mdx::Geoset::wideSkin>());
            });
            QVERIFY(document->push(std::move(*changes), QStringLiteral("step")) || isSkin);
            QVERIFY2(follower.complaint().isEmpty(),
                     qPrintable(QStringLiteral("step %1: %2").arg(step).arg(follower.complaint())));
            if (step % 5 == 4)
                document->goTo(document->historyIndex() - 3);
            QVERIFY2(follower.complaint().isEmpty(),
                     qPrintable(QStringLiteral("undone at %1: %2").arg(step).arg(follower.complaint())));
        }
        document->goTo(0);
        QVERIFY2(follower.complaint().isEmpty(), qPrintable(follower.complaint()));
    }

    /// Revisions say what must be uploaded again: nothing after a key edit, one mesh after a vertex edit.
    void revisions()
    {
        const auto document = open(richMdx(800).bytes());
        Follower follower(*document);
        RenderScene before = follower.scene;
        const auto meshes = [](const RenderScene &scene) {
            QList<quint64> revisions;
            for (const SceneMesh &mesh : scene.meshes)
                revisions.append(mesh.revision);
            return revisions;
        };
        const auto textures = [](const RenderScene &scene) {
            QList<quint64> revisions;
            for (const SceneTexture &texture : scene.textures)
                revisions.append(texture.revision);
            return revisions;
        };
        QCOMPARE(setText(*document, "bones[0].node.translation.values[0].x", "9"), QString());
        QCOMPARE(meshes(follower.scene), meshes(before));
        QCOMPARE(textures(follower.scene), textures(before));

        before = follower.scene;
        QCOMPARE(setText(*document, "geosets[1].vertices[0].x", "9"), QString());
        QCOMPARE(follower.scene.meshes[0].revision, before.meshes[0].revision);
        QVERIFY(follower.scene.meshes[1].revision > before.meshes[1].revision);
        QCOMPARE(follower.scene.revision, before.revision);

        before = follower.scene;
        QCOMPARE(setText(*document, "textures[1].path", "new.blp"), QString());
        QCOMPARE(follower.scene.textures[0].revision, before.textures[0].revision);
        QVERIFY(follower.scene.textures[1].revision > before.textures[1].revision);

        before = follower.scene;
        QCOMPARE(setText(*document, "geosetAnimations[0].alpha", "0.2"), QString());
        QCOMPARE(meshes(follower.scene), meshes(before));

        // One more texture: counts are part of the scene's own revision.
        before = follower.scene;
        EditBuilder builder = edit(*document);
        builder.insertNew(at(*document, "textures"), -1);
        QCOMPARE(push(*document, builder), QString());
        QVERIFY(follower.scene.revision > before.revision);
        // Nothing visible: no revision changes.
        before = follower.scene;
        QCOMPARE(setText(*document, "sequences[0].rarity", "3"), QString());
        QCOMPARE(follower.scene.revision, before.revision);
    }

    void content()
    {
        const auto document = open(richMdx(900).bytes());
        const RenderScene scene = document->format()->scene()->build(document->model());
        QCOMPARE(scene.sequences.size(), std::size_t(3));
        QCOMPARE(scene.sequences[1].name, std::string("Walk"));
        QVERIFY(!scene.sequences[1].loops); // flag 1
        QCOMPARE(scene.globalSequences, (std::vector<std::int32_t>{500, 1500}));
        QCOMPARE(scene.nodes.size(), std::size_t(16));
        QCOMPARE(scene.nodes[3].parent, 2);
        QCOMPARE(scene.nodes[3].pivot.y, 3.25f);
        QCOMPARE(scene.meshes.size(), std::size_t(2));
        QCOMPARE(scene.meshes[0].indices.size(), std::size_t(6));
        QCOMPARE(scene.meshes[0].palette, (std::vector<std::vector<std::int32_t>>{{0}, {1, 2}}));
        QCOMPARE(scene.meshes[0].influences[8], std::uint16_t(1)); // vertex 2: group 1
        QCOMPARE(scene.meshes[1].palette.size(), std::size_t(4));  // SKIN: one bone per entry
        QCOMPARE(int(scene.meshes[1].weights[0]) + scene.meshes[1].weights[1] + scene.meshes[1].weights[2] +
                     scene.meshes[1].weights[3],
                 255);
        // Animated colours are blue, green, red in the file.
        QCOMPARE(scene.meshes[0].colour.curve.values()[0].r,
                 mdxOf(*document).data.geosetAnimations[0].colourKeys.values()[0].b);
        QCOMPARE(scene.meshes[0].colour.fallback.r, 0.25f);
        QCOMPARE(scene.materials[0].layers.size(), std::size_t(2));
        QCOMPARE(scene.materials[0].layers[1].texture.curve.values()[2], 2);
        QVERIFY(scene.materials[0].layers[0].unshaded && scene.materials[0].layers[0].twoSided);
        QCOMPARE(scene.materials[1].layers[0].filterMode, FilterMode::Additive);
        QCOMPARE(scene.materials[1].layers[0].textureAnimation, 1);
        QCOMPARE(scene.cameras.size(), std::size_t(1));
        QCOMPARE(scene.collisions.size(), std::size_t(4));
        QCOMPARE(scene.collisions[2].shape, SceneCollision::Sphere);
        QCOMPARE(scene.collisions[2].radius, 60.f);
    }

    void lights()
    {
        const auto document = open(richMdx(900).bytes());
        const RenderScene scene = document->format()->scene()->build(document->model());
        QCOMPARE(scene.lights.size(), std::size_t(1));
        const SceneLight &light = scene.lights[0];
        QCOMPARE(light.kind, LightKind::Directional);
        QCOMPARE(scene.nodes[std::size_t(light.node)].name, std::string("Lamp"));
        QVERIFY(scene.nodes[std::size_t(light.node)].visibility.curve.isPresent()); // KLAV
        QCOMPARE(light.attenuationStart.fallback, 80.f);
        QCOMPARE(light.attenuationEnd.fallback, 200.f);
        QCOMPARE(light.colour.fallback.r, 1.f); // red, green, blue in the file
        QCOMPARE(light.colour.fallback.b, 0.25f);
        QCOMPARE(light.intensity.fallback, 3.f);
        QCOMPARE(light.ambientColour.fallback.r, 0.1f);
        QCOMPARE(light.ambientIntensity.fallback, 0.4f);
        // Animated colours are blue, green, red in the file.
        const mdx::Light &stored = mdxOf(*document).data.lights[0];
        QCOMPARE(light.colour.curve.values()[0].r, stored.colourKeys.values()[0].b);
        QCOMPARE(light.ambientColour.curve.values()[0].b, stored.ambientColourKeys.values()[0].r);
        QVERIFY(light.attenuationStart.curve.isPresent() && light.attenuationEnd.curve.isPresent());
        QVERIFY(light.intensity.curve.isPresent() && light.ambientIntensity.curve.isPresent());
    }

    void hdLayersOf1000AreOne()
    {
        const auto document = open(richMdx(1000).bytes());
        const auto build = [&] { return document->format()->scene()->build(document->model()); };
        QCOMPARE(build().materials[0].layers.size(), std::size_t(2));
        QCOMPARE(setText(*document, "materials[0].shader", "Shader_HD_DefaultUnit"), QString());
        RenderScene scene = build();
        QCOMPARE(scene.materials[0].layers.size(), std::size_t(1));
        const SceneLayer &layer = scene.materials[0].layers[0];
        QVERIFY(layer.hd);
        QCOMPARE(layer.texture.fallback, 0);
        // The second layer is the normal map, with its flipbook.
        QCOMPARE(layer.slots[1].fallback, mdxOf(*document).data.materials[0].layers[1].textureId);
        QCOMPARE(layer.slots[1].curve.values()[2], 2);
        QCOMPARE(layer.slots[2].fallback, -1);
        QVERIFY(!layer.emissiveGain.curve.isPresent()); // the second layer's keys: only the first one's state counts
    }

    void hdSlotsOf1100()
    {
        const auto document = open(richMdx(1100).bytes());
        const auto layer = [&] { return document->format()->scene()->build(document->model()).materials[0].layers[1]; };
        for (const char *shader : {"sd", "sdOnHd", "hd"}) {
            QCOMPARE(setText(*document, "materials[0].layers[1].shaderType", shader), QString());
            QCOMPARE(layer().hd, std::strcmp(shader, "hd") == 0);
        }
        QCOMPARE(layer().texture.fallback, 1);
        QCOMPARE(layer().texture.curve.values()[2], 2);
        QCOMPARE(layer().slots[std::size_t(HdSlot::Emissive)].fallback, 2);
        QVERIFY(layer().emissiveGain.curve.isPresent());
        const mdx::Layer &stored = mdxOf(*document).data.materials[0].layers[1];
        QCOMPARE(layer().fresnelColour.curve.values()[0].r, stored.fresnelColourKeys.values()[0].b);
        // Repeated numbers mean nothing: the rows count.
        QCOMPARE(setText(*document, "materials[0].layers[1].slots[1].slot", "diffuse"), QString());
        QCOMPARE(layer().texture.fallback, 1);
        QCOMPARE(layer().slots[std::size_t(HdSlot::Normal)].fallback, 2);
        QCOMPARE(layer().slots[std::size_t(HdSlot::Emissive)].fallback, -1);
    }

    void flags()
    {
        const auto document = open(richMdx(900).bytes());
        const auto material = [&] { return document->format()->scene()->build(document->model()).materials[1]; };
        QCOMPARE(setText(*document, "materials[1].layers[0].shadingFlags", "0"), QString());
        QCOMPARE(setText(*document, "materials[1].flags", "0"), QString());
        QVERIFY(!material().layers[0].unshaded && !material().layers[0].twoSided);
        QCOMPARE(material().triangleOrder, TriangleOrder::File);
        QCOMPARE(setText(*document, "materials[1].layers[0].shadingFlags", "unlit"), QString());
        QVERIFY(material().layers[0].unshaded);
        QCOMPARE(
            setText(*document, "materials[1].layers[0].shadingFlags", "sphereEnvMap|unfogged|noDepthTest|noDepthSet"),
            QString());
        const SceneLayer layer = material().layers[0];
        QVERIFY(layer.sphereEnvironment && layer.unfogged && layer.noDepthTest && layer.noDepthSet && !layer.unshaded);
        QCOMPARE(setText(*document, "materials[1].flags", "twoSided|sortPrimitivesFarZ"), QString());
        QVERIFY(material().layers[0].twoSided);
        QCOMPARE(material().triangleOrder, TriangleOrder::FarFirst);
        QCOMPARE(setText(*document, "materials[1].flags", "sortPrimitivesNearZ"), QString());
        QCOMPARE(material().triangleOrder, TriangleOrder::NearFirst);
    }

    void tangents()
    {
        const auto document = open(richMdx(1000).bytes());
        const RenderScene scene = document->format()->scene()->build(document->model());
        QCOMPARE(scene.meshes[0].tangents.size(), scene.meshes[0].positions.size());
        QCOMPARE(scene.meshes[1].tangents.size(), std::size_t(0));
    }

private:
    void versions()
    {
        QTest::addColumn<int>("version");
        for (const int version : {800, 900, 1000, 1100, 1200})
            QTest::addRow("%d", version) << version;
    }
};

SINEW_GUILESS_TEST(tst_mdx_scene, TestMdxScene)

} // namespace tst_mdx_scene
#include "tst_mdx_scene.moc"
