// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The words of Warcraft III 3.0, and textures by slot in every version.

#include "core/format/format.h"
#include "core/scene/render_scene.h"
#include "mdl_document.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include "core/facets/conversion_facet.h"
#include "core/model/diff.h"
#include "mdx/files.h"

namespace tst_mdl_newer {

using namespace sinew;
using namespace sinew::test;
using namespace sinew::samples;

namespace {

const QByteArray lightText = R"(Version {
	FormatVersion 1800,
}
Light "Lamp" {
	ObjectId 0,
	Omnidirectional,
	ShadowCasting,
	static ShadowCastingStart 12.50,
	ShadowCastingEnd 2 {
		Linear,
		0: 1000,
		500: 800.0,
	}
	static QuadraticFalloff 5e-04,
	static LinearFalloff 0.25,
	static Damping 0.5,
}
Camera "Portrait" {
	Position { 0, 0, 70 },
	FocusDistanceKeys 2 {
		Linear,
		0: 180,
		1000: 240,
	}
	FocalLength 50.0,
	FStop 2.8,
	Target {
		Position { 0, 0, 30 },
	}
	Visibility 1 {
		DontInterp,
		500: 0,
	}
}
Glider {
	GeosetId 3,
}
)";

const QByteArray slotText = R"(Version {
	FormatVersion 900,
}
Textures 3 {
	Bitmap {
		Image "colour.dds",
	}
	Bitmap {
		Image "normal.dds",
	}
	Bitmap {
		Image "orm.dds",
	}
}
Materials 1 {
	Material {
		Shader "Shader_HD_DefaultUnit",
		Layer {
			FilterMode None,
			static TextureID 0 <= 0,
			static TextureID 1 <= 1,
			static TextureID 2 <= 2,
		}
	}
}
)";

QString losses(const ModelConversion &conversion, ConversionLoss::Kind kind)
{
    QStringList lines;
    for (const ConversionLoss &loss : conversion.losses)
        if (loss.kind == kind)
            lines += QString::fromStdString(loss.path + ": " + loss.message.text());
    return lines.join(QLatin1Char('\n'));
}

} // namespace

class TestMdlNewer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words()
    {
        const auto document = openMdl(lightText);
        QVERIFY(document);
        QCOMPARE(document->loadDiagnostics().entries().size(), std::size_t(0));
        const mdx::Root &root = mdxOf(*document).data;
        QCOMPARE(root.dialect, std::uint32_t(mdx::Warcraft3));
        const mdx::Light &light = root.lights[0];
        QCOMPARE(light.shadowCasting, 1u);
        QCOMPARE(light.shadowCastingStart, 12.5f);
        QCOMPARE(light.shadowCastingEndKeys.times()[1], 500);
        QCOMPARE(light.shadowCastingEndKeys.values()[1], 800.0f);
        QVERIFY(!light.shadowCastingStartKeys.isPresent());
        QCOMPARE(light.quadraticFalloff, 0.0005f);
        QCOMPARE(light.linearFalloff, 0.25f);
        QCOMPARE(light.damping, 0.5f);
        const mdx::Camera &camera = root.cameras[0];
        QCOMPARE(camera.focusDistance.values()[1], 240.0f);
        QCOMPARE(camera.focalLength.values()[0], 50.0f);
        QCOMPARE(camera.focalLength.times()[0], 0);
        QCOMPARE(camera.focalLength.header().interpolation, 0u);
        QCOMPARE(camera.fStop.values()[0], 2.8f);
        QCOMPARE(camera.visibility.times()[0], 500);
        QCOMPARE(root.gliders[0].geosetId, 3);
        QVERIFY(document->byteProof().exact);
    }

    void wordsAreEdited_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *path, const char *value, const char *before, const char *after) {
            QTest::newRow(path) << QByteArray(path) << QByteArray(value) << QByteArray(before) << QByteArray(after);
        };
        row("lights[0].shadowCasting", "0", "\tShadowCasting,\n", "");
        row("lights[0].shadowCastingStart", "13", "ShadowCastingStart 12.50,", "ShadowCastingStart 13,");
        row("lights[0].shadowCastingEndKeys.values[1]", "750", "500: 800.0,", "500: 750,");
        row("lights[0].quadraticFalloff", "0.001", "QuadraticFalloff 5e-04,", "QuadraticFalloff 0.001,");
        row("cameras[0].focusDistance.values[0]", "181", "0: 180,", "0: 181,");
        // A value that is always constant has no room for keys.
        row("cameras[0].focalLength.values[0]", "35", "FocalLength 50.0,",
            "FocalLengthKeys 1 {\n\t\tDontInterp,\n\t\t0: 35,\n\t}");
        row("gliders[0].geosetId", "0", "GeosetId 3,", "GeosetId 0,");
    }

    void wordsAreEdited()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const auto document = openMdl(lightText);
        QCOMPARE(setText(*document, path.constData(), value.constData()), QString());
        QCOMPARE(lightText.count(before), 1);
        QByteArray expected = lightText;
        expected.replace(before, after);
        QCOMPARE(saved(*document), expected);
        document->undo();
        QCOMPARE(saved(*document), lightText);
    }

    /// Missing values are the game's defaults.
    void absentWords()
    {
        const auto document = openMdl(
            "Version { FormatVersion 1800, }\nLight \"L\" { ObjectId 0, Ambient, }\nCamera \"C\" { FieldOfView 1, }\n");
        const mdx::Light &light = mdxOf(*document).data.lights[0];
        QCOMPARE(light.shadowCasting, 0u);
        QCOMPARE(light.shadowCastingEnd, 0.0f);
        QCOMPARE(light.quadraticFalloff, 0.0005f);
        QCOMPARE(light.linearFalloff, 0.0f);
        QCOMPARE(light.damping, 0.00001f);
        QVERIFY(!mdxOf(*document).data.cameras[0].fStop.isPresent());
    }

    void inheritance()
    {
        const QByteArray text = "Bone \"B\" {\n\tObjectId 0,\n\tDontInheritRotation,\n\tDontInheritScaling,\n}\n";
        const auto document = openMdl(text);
        QCOMPARE(mdxOf(*document).data.bones[0].node.flags, 0x106u);
        QVERIFY(document->byteProof().exact);
        QCOMPARE(setText(*document, "bones[0].node.flags", "bone|dontInheritRotation"), QString());
        QCOMPARE(saved(*document), QByteArray("Bone \"B\" {\n\tObjectId 0,\n\tDontInheritRotation,\n}\n"));
        QCOMPARE(setText(*document, "bones[0].node.flags", "bone|dontInheritRotation|dontInheritTranslation"),
                 QString());
        QVERIFY(saved(*document).contains("DontInherit { Translation },"));
    }

    /// The game's own dialect has no block around a particle's fields.
    void particleWithoutBlock()
    {
        const QByteArray text =
            "ParticleEmitter \"P\" {\n\tObjectId 0,\n\tEmitterUsesMdl,\n\tPath \"a.mdl\",\n\tstatic LifeSpan "
            "1.50,\n\tInitVelocity 1 {\n\t\tDontInterp,\n\t\t0: 3,\n\t}\n}\n";
        const auto document = openMdl(text);
        QCOMPARE(document->loadDiagnostics().entries().size(), std::size_t(0));
        const mdx::ParticleEmitter &emitter = mdxOf(*document).data.particleEmitters[0];
        QCOMPARE(emitter.path.view(), std::string_view("a.mdl"));
        QCOMPARE(emitter.lifeSpan, 1.5f);
        QCOMPARE(emitter.speedKeys.values()[0], 3.0f);
        QVERIFY(document->byteProof().exact);
        QCOMPARE(setText(*document, "particleEmitters[0].lifeSpan", "2"), QString());
        QCOMPARE(saved(*document), QByteArray(text).replace("LifeSpan 1.50,", "LifeSpan 2,"));
        // Both at once: if a value is given twice, the later one counts.
        const auto both = openMdl("ParticleEmitter \"P\" {\n\tPath \"a.mdl\",\n\tParticle {\n\t\tPath "
                                  "\"b.mdl\",\n\t}\n}\nModel \"M\" { BlendTime 1, }\nModel \"M\" { BlendTime 2, }\n");
        QCOMPARE(mdxOf(*both).data.particleEmitters[0].path.view(), std::string_view("b.mdl"));
        QVERIFY(both->byteProof().exact);
        QCOMPARE(printed(mdxOf(*document)).find("Path"),
                 printed(mdxOf(*document)).rfind("Path")); // once, within the block
    }

    /// Since 1400 elements of SKIN have two bytes, in 1300 only if a number needs them.
    void skinWeights_data()
    {
        QTest::addColumn<int>("version");
        QTest::addColumn<QByteArray>("number");
        QTest::addColumn<bool>("wide");
        QTest::newRow("1200") << 1200 << QByteArray("30") << false;
        QTest::newRow("1300") << 1300 << QByteArray("30") << false;
        QTest::newRow("1300, large") << 1300 << QByteArray("300") << true;
        QTest::newRow("1400") << 1400 << QByteArray("30") << true;
        QTest::newRow("1800") << 1800 << QByteArray("300") << true;
    }

    void skinWeights()
    {
        QFETCH(int, version);
        QFETCH(QByteArray, number);
        QFETCH(bool, wide);
        const QByteArray text = "Version {\n\tFormatVersion " + QByteArray::number(version) +
                                ",\n}\nGeoset {\n\tVertices 1 {\n\t\t{ 1, 2, 3 },\n\t}\n\tSkinWeights 1 {\n\t\t" +
                                number + ", 0, 0, 0, 255, 0, 0, 0,\n\t}\n}\n";
        const auto document = openMdl(text);
        QCOMPARE(document->loadDiagnostics().entries().size(), std::size_t(0));
        const mdx::Geoset &geoset = mdxOf(*document).data.geosets[0];
        QCOMPARE(geoset.wideSkin.size(), std::size_t(wide ? 8 : 0));
        QCOMPARE(geoset.skin.size(), std::size_t(wide ? 0 : 8));
        QCOMPARE(wide ? int(geoset.wideSkin[0]) : int(geoset.skin[0]), number.toInt());
        QVERIFY(document->byteProof().exact);
        QVERIFY(printed(mdxOf(*document))
                    .find("SkinWeights 1 {\n\t\t" + number.toStdString() + ", 0, 0, 0, 255, 0, 0, 0,\n") !=
                std::string::npos);
    }

    /// As the game's own tools write it since 1300.
    void printedLayer()
    {
        mdx::MdxModel model;
        model.data.encoding = mdx::Text;
        model.data.version = 1800;
        mdx::Layer &layer = model.data.materials.append().layers.append();
        layer.shadingFlags = 0x600;
        layer.textureId = 0;
        layer.shaderType = 24;
        for (const int number : {0, 1}) {
            mdx::TextureSlot &slot = layer.slots.append();
            slot.slot = std::uint32_t(number);
            slot.textureId = number + 4;
            slot.textureIdKeys.reset({0, -1}, 1);
            slot.textureIdKeys.editValues()[0] = std::uint32_t(number + 6);
        }
        model.buildIndex();
        const QByteArray text = QByteArray::fromStdString(printed(model));
        QVERIFY2(
            text.contains(
                "\t\t\tFilterMode None,\n\t\t\tBackFacesForShadows,\n\t\t\tAmbientOcclusion,\n\t\t\tShader "
                "\"Shader_HD_Crystal\",\n"
                "\t\t\tstatic TextureID 4 <= 0,\n\t\t\tTextureID 1 {\n\t\t\t\tDontInterp,\n\t\t\t\t0: 6,\n\t\t\t}\n"
                "\t\t\tstatic TextureID 5 <= 1,\n\t\t\tNormalTextureID 1 {\n\t\t\t\tDontInterp,\n\t\t\t\t0: "
                "7,\n\t\t\t}\n"),
            text.constData());
        const auto document = openMdl(text);
        QVERIFY(equalValues(typeInfo<mdx::Layer>(), &mdxOf(*document).data.materials[0].layers[0], &layer));
        // A number without a name stays a number.
        layer.shaderType = 7;
        QVERIFY(printed(model).find("\t\t\tShaderTypeId 7,\n") != std::string::npos);
    }

    void samplesThroughText_data()
    {
        QTest::addColumn<int>("version");
        for (const int version : {1300, 1600, 1800})
            QTest::addRow("%d", version) << version;
    }

    /// MDX → MDL → MDX through both files, byte by byte.
    void samplesThroughText()
    {
        QFETCH(int, version);
        const QByteArray bytes = mdxraw::fileOf(mdxraw::banner(std::uint32_t(version)));
        const auto document = open(bytes);
        const mdx::Light &torch = mdxOf(*document).data.lights[1];
        QCOMPARE(torch.shadowCastingStartKeys.values()[1], 20.0f);
        QCOMPARE(torch.shadowCastingEndKeys.values()[0], 500.0f);
        QCOMPARE(torch.dampingKeys.isPresent(), version >= 1600);
        auto there = document->format()->conversions()->convert(document->model(), "mdl" + std::to_string(version));
        QVERIFY(there);
        QCOMPARE(losses(*there, ConversionLoss::Lost) + losses(*there, ConversionLoss::Changed) +
                     losses(*there, ConversionLoss::Guessed),
                 QString());
        QVERIFY(document->push(std::move(there->changes), QStringLiteral("convert")));
        const auto text = openMdl(saved(*document));
        QVERIFY(text);
        QCOMPARE(mdxOf(*text).data.unknownTexts.size(), std::size_t(0));
        QCOMPARE(text->loadDiagnostics().entries().size(), std::size_t(0));
        auto back = text->format()->conversions()->convert(text->model(), "mdx" + std::to_string(version));
        QVERIFY(back);
        QVERIFY(text->push(std::move(back->changes), QStringLiteral("convert")));
        COMPARE_BYTES(saved(*text), bytes);
    }

    void convertedTexts_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("layer");
        QTest::addColumn<QByteArray>("light");
        QTest::addColumn<bool>("reforged");
        QTest::newRow("1100") << QByteArray("mdl1100")
                              << QByteArray("\t\t\tShaderTypeId 1,\n\t\t\tstatic TextureID 0,\n\t\t\tstatic "
                                            "NormalTextureID 1,\n\t\t\tstatic EmissiveGain 2.50,\n")
                              << QByteArray() << true;
        QTest::newRow("1300")
            << QByteArray("mdl1300")
            << QByteArray("\t\t\tShader \"Shader_HD_DefaultUnit\",\n\t\t\tstatic TextureID 0 <= 0,\n\t\t\tstatic "
                          "TextureID 1 <= 1,\n\t\t\tstatic EmissiveGain 2.50,\n")
            << QByteArray(
                   "\tstatic ShadowIntensity 0.50,\n\tstatic ShadowCastingStart 0,\n\tstatic ShadowCastingEnd 0,\n")
            << true;
        QTest::newRow("800") << QByteArray("mdl800") << QByteArray("\t\t\tstatic TextureID 0,\n") << QByteArray()
                             << false;
    }

    /// Statements that only the old version has are removed, those that the new one needs are added, in its spelling;
    /// all else stays as typed.
    void convertedTexts()
    {
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, layer);
        QFETCH(QByteArray, light);
        QFETCH(bool, reforged);
        const auto text = [](const QByteArray &version, const QByteArray &layer, const QByteArray &light,
                             bool reforged) {
            return "// By hand\nVersion {\n\tFormatVersion " + version + ",\n}\nModel \"M\" {\n\tNumLights 1,\n" +
                   (reforged ? "\tNumFaceFX 1,\n" : "") +
                   "}\nTextures 2 {\n\tBitmap {\n\t\tImage \"a.blp\",\n\t}\n\tBitmap {\n\t\tImage \"b.blp\",\n\t}\n}\n"
                   "Materials 1 {\n\tMaterial {\n\t\tLayer {\n\t\t\tFilterMode None,\t// first\n" +
                   layer +
                   "\t\t}\n\t}\n}\n"
                   "Light \"L\" {\n\tObjectId 0,\n\tOmnidirectional,\n" +
                   light + "}\nPivotPoints 1 {\n\t{ 0.0, 0, 0 },\n}\n" +
                   (reforged ? "FaceFX \"F\" {\n\tPath \"f\",\n}\nBindPose {\n\tMatrices 1 {\n\t\t{ 1, 0, 0, 0, 1, 0, "
                               "0, 0, 1, 0, 0, 0 },\n\t}\n}\n"
                             : "");
        };
        const QByteArray before = text("1200",
                                       "\t\t\tShaderTypeId 1,\n\t\t\tstatic TextureID 0,\n\t\t\tstatic NormalTextureID "
                                       "1,\n\t\t\tstatic EmissiveGain 2.50,\n",
                                       "\tstatic ShadowIntensity 0.50,\n", true);
        const auto document = openMdl(before);
        QVERIFY(document);
        auto conversion = document->format()->conversions()->convert(document->model(), target.toStdString());
        QVERIFY(conversion);
        QVERIFY(document->push(std::move(conversion->changes), QStringLiteral("convert")));
        QCOMPARE(saved(*document), text(target.mid(3), layer, light, reforged));
        document->undo();
        QCOMPARE(saved(*document), before);
    }

    void fixture()
    {
        SINEW_NEEDS_CORPUS();
        const QString path = corpusFile("wc3-mdl/stijnherfst+HiveWE/minimal_v1800.mdl");
        const auto document = openMdl(contentOf(path));
        QVERIFY(document);
        sawCorpusFile(path);
        QCOMPARE(mdxOf(*document).data.unknownTexts.size(), std::size_t(0));
        QCOMPARE(document->loadDiagnostics().entries().size(), std::size_t(0));
        auto binary = document->format()->conversions()->convert(document->model(), "mdx1800");
        QVERIFY(binary);
        QVERIFY(document->push(std::move(binary->changes), QStringLiteral("convert")));
        const auto again = open(saved(*document));
        QVERIFY(again);
        const auto differences = diffModels(document->model(), again->model());
        QVERIFY2(differences.empty(), differences.empty() ? "" : differences[0].path.c_str());
    }

    /// The first slot is the layer's texture in all versions; classic models may name it as well.
    void firstSlot()
    {
        const QByteArray text = "Version {\n\tFormatVersion 800,\n}\nMaterials 1 {\n\tMaterial {\n\t\tLayer "
                                "{\n\t\t\tFilterMode None,\n\t\t\tstatic TextureID 2 <= 0,\t// white\n\t\t}\n\t}\n}\n";
        const auto document = openMdl(text);
        const mdx::Layer &layer = mdxOf(*document).data.materials[0].layers[0];
        QCOMPARE(layer.textureId, 2);
        QVERIFY(layer.slots.isEmpty());
        QVERIFY(document->byteProof().exact);
        QCOMPARE(setText(*document, "materials[0].layers[0].textureId", "5"), QString());
        QCOMPARE(saved(*document), QByteArray(text).replace("TextureID 2 <= 0", "TextureID 5 <= 0"));
    }

    /// Before 1100 the game's files have one layer per texture, text may have slots: shown, edited, and kept distinct
    /// in the file.
    void slotsOf900()
    {
        const auto document = openMdl(slotText);
        QCOMPARE(document->loadDiagnostics().entries().size(), std::size_t(0));
        QCOMPARE(mdxOf(*document).data.materials[0].layers[0].slots.size(), std::size_t(2));
        const auto build = [&] { return document->format()->scene()->build(document->model()); };
        const RenderScene scene = build();
        QCOMPARE(scene.materials[0].layers.size(), std::size_t(1));
        const SceneLayer &layer = scene.materials[0].layers[0];
        QVERIFY(layer.hd);
        QCOMPARE(layer.texture.fallback, 0);
        QCOMPARE(layer.slots[1].fallback, 1);
        QCOMPARE(layer.slots[2].fallback, 2);
        QCOMPARE(setText(*document, "materials[0].layers[0].slots[1].textureId", "0"), QString());
        QCOMPARE(saved(*document), QByteArray(slotText).replace("TextureID 2 <= 2", "TextureID 0 <= 2"));
        QCOMPARE(build().materials[0].layers[0].slots[2].fallback, 0);
        document->undo();
        // One texture less: the slots follow.
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "textures", 0));
        QCOMPARE(push(*document, builder), QString());
        QVERIFY(saved(*document).contains("static TextureID 0 <= 1,\n\t\t\tstatic TextureID 1 <= 2,"));
    }

    void slotsOf900BecomeLayers()
    {
        const auto document = openMdl(slotText);
        auto binary = document->format()->conversions()->convert(document->model(), "mdx900");
        QVERIFY(binary);
        QCOMPARE(losses(*binary, ConversionLoss::Lost), QString());
        QCOMPARE(losses(*binary, ConversionLoss::Changed),
                 QStringLiteral(
                     "materials[0].layers[0].slots[0]: the texture becomes a layer of its own, as in MDX before 1100\n"
                     "materials[0].layers[0].slots[1]: the texture becomes a layer of its own, as in MDX before 1100"));
        QVERIFY(document->push(std::move(binary->changes), QStringLiteral("convert")));
        const auto again = open(saved(*document));
        QVERIFY(again);
        const auto &layers = mdxOf(*again).data.materials[0].layers;
        QCOMPARE(layers.size(), std::size_t(3));
        for (int row = 0; row < 3; ++row)
            QCOMPARE(layers[std::size_t(row)].textureId, row);
        document->undo();
        QCOMPARE(saved(*document), slotText);
        auto newer = document->format()->conversions()->convert(document->model(), "mdl1100");
        QVERIFY(newer);
        QCOMPARE(losses(*newer, ConversionLoss::Lost), QString());
        QVERIFY(document->push(std::move(newer->changes), QStringLiteral("convert")));
        const mdx::Layer &layer = mdxOf(*document).data.materials[0].layers[0];
        QCOMPARE(layer.shaderType, 1u);
        QCOMPARE(layer.slots.size(), std::size_t(3));
        QCOMPARE(layer.slots[2].textureId, 2);
    }
};

SINEW_GUILESS_TEST(tst_mdl_newer, TestMdlNewer)

} // namespace tst_mdl_newer
#include "tst_mdl_newer.moc"
