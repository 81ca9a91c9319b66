// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/scene/render_scene.h"
#include "core/schema/struct_info.h"
#include "mdx/files.h"
#include "mdx_document.h"
#include "mdx_wow_document.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

namespace tst_mdx_wow_read {

using namespace sinew;
using namespace sinew::test;
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

/// Telling the alpha from Warcraft III, and the contents of its files.
class TestMdxWowRead : public QObject
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
        QVERIFY(!remarkOf(*document, "mdx.dialect").isEmpty() || !remarkOf(*document, "mdx.dialectUnsure").isEmpty());
        COMPARE_BYTES(saved(*document), bytes);
        QVERIFY(document->byteProof().exact);
        if (clean) {
            QCOMPARE(document->loadDiagnostics().entries().size(), std::size_t(1));
            QVERIFY(mdxOf(*document).data.opaques.isEmpty());
        }
        // Nothing is lost if it is read as the other game's, either.
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
        QVERIFY(remarkOf(*contrary, "mdx.dialectUnsure").contains(QLatin1String("MODL")));
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

    /// Colours are stored blue first; users see red first.
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
        for (const Finding &finding : findingsIn(model, document->format()))
            QVERIFY2(finding.check->impact != Impact::Fatal, textOf(finding, model).c_str());
    }
};

SINEW_GUILESS_TEST(tst_mdx_wow_read, TestMdxWowRead)

} // namespace tst_mdx_wow_read
#include "tst_mdx_wow_read.moc"
