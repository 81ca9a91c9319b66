// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdl_document.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

namespace tst_mdl_read {

using namespace sinew;
using namespace sinew::test;

namespace {

std::string remarksOf(const Document &document)
{
    std::string all;
    for (const Diagnostic &d : document.loadDiagnostics().entries())
        all += d.where.message.text() + "\n";
    return all;
}

} // namespace

class TestMdlRead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Any case, any order, no commas, exponents, whole numbers as fractions, both kinds of comments, a byte order
    /// mark.
    void tolerant()
    {
        const auto document = openMdl("\xef\xbb\xbf// first\r\nSEQUENCES 1\r\n{\r\n anim \"Stand\"\r\n { /* why */ "
                                      "nonlooping INTERVAL { 1e2 200.0 } "
                                      "Rarity 5e-1 MinimumExtent { -1 -2 -3 } } }\r\nVersion { FormatVersion 800 "
                                      "}\r\nmodel \"M\" { blendtime 7 }");
        QVERIFY(document);
        QCOMPARE(remarksOf(*document), std::string());
        const mdx::Root &root = mdxOf(*document).data;
        QCOMPARE(root.sequences.size(), std::size_t(1));
        QCOMPARE(root.sequences[0].name.view(), std::string_view("Stand"));
        QCOMPARE(root.sequences[0].start, 100);
        QCOMPARE(root.sequences[0].end, 200);
        QCOMPARE(root.sequences[0].flags, 1u);
        QCOMPARE(root.sequences[0].rarity, 0.5f);
        QCOMPARE(root.sequences[0].extent.minimum.z, -3.0f);
        QCOMPARE(root.model.name.view(), std::string_view("M"));
        QCOMPARE(root.model.blendTime, 7u);
        QVERIFY(document->byteProof().exact);
    }

    /// Text stores colours blue first, in static values and in tracks; the binary form has red first in static values.
    void colours()
    {
        const auto document =
            openMdl("GeosetAnim { static Color { 0.25, 0.5, 1 }, GeosetId 0, }\n"
                    "GeosetAnim { DropShadow, Color 1 { Linear, 0: { 0.25, 0.5, 1 }, } GeosetId 1, }\n"
                    "GeosetAnim { static Alpha 0.5, }\n");
        QVERIFY(document);
        const auto &animations = mdxOf(*document).data.geosetAnimations;
        QCOMPARE(animations[0].colour.r, 1.0f);
        QCOMPARE(animations[0].colour.b, 0.25f);
        QCOMPARE(animations[0].flags, 2u);                       // has a colour
        QCOMPARE(animations[1].colourKeys.values()[0].r, 0.25f); // KGAC is stored blue first
        QCOMPARE(animations[1].flags, 3u);
        QCOMPARE(animations[2].flags, 0u);
        QCOMPARE(animations[2].geosetId, -1);
        QCOMPARE(animations[2].colour.g, 1.0f);
    }

    void nodeFlags()
    {
        const auto document = openMdl(
            "Bone \"B\" { ObjectId 0, DontInherit { Rotation }, DontInherit { Translation, Scaling }, "
            "BillboardedLockZ, "
            "GeosetId Multiple, GeosetAnimId None, }\n"
            "ParticleEmitter \"P\" { ObjectId 1, EmitterUsesTGA, Particle { static LifeSpan 2, Path \"a.mdl\", } }\n"
            "ParticleEmitter2 \"Q\" { ObjectId 2, Parent 0, XYQuad, Unshaded, AlphaKey, Both, Squirt, }\n");
        QVERIFY(document);
        const mdx::Root &root = mdxOf(*document).data;
        QCOMPARE(root.bones[0].node.flags, 0x100u | 0x40u | 0x7u);
        QCOMPARE(root.bones[0].geosetId, -1);
        QCOMPARE(root.particleEmitters[0].node.flags, 0x1000u | 0x10000u);
        QCOMPARE(root.particleEmitters[0].lifeSpan, 2.0f);
        QCOMPARE(root.particleEmitters[0].path.view(), std::string_view("a.mdl"));
        QCOMPARE(root.particleEmitters2[0].node.flags, 0x1000u | 0x100000u | 0x8000u);
        QCOMPARE(root.particleEmitters2[0].filterMode, 4u);
        QCOMPARE(root.particleEmitters2[0].headOrTail, 2u);
        QCOMPARE(root.particleEmitters2[0].squirt, 1u);
        QCOMPARE(root.particleEmitters2[0].node.parentId, 0);
    }

    /// Since 1100 two spellings exist: one word per slot, and one word followed by the slot's number.
    void textureSlots()
    {
        const auto document =
            openMdl("Version { FormatVersion 1100, }\nMaterials 2 {\n"
                    "Material { Layer { FilterMode None, ShaderTypeId 1, static TextureID 3, static NormalTextureID 4, "
                    "EmissiveTextureID 1 { DontInterp, 0: 5, } } }\n"
                    "Material { Layer { FilterMode None, Shader \"Shader_HD_DefaultUnit\", static TextureID 3 <= 0, "
                    "static TextureID 6 <= 5, } }\n}\n");
        QVERIFY(document);
        QCOMPARE(remarksOf(*document), std::string());
        const auto &materials = mdxOf(*document).data.materials;
        const mdx::Layer &words = materials[0].layers[0], &numbers = materials[1].layers[0];
        QCOMPARE(words.shaderType, 1u);
        QCOMPARE(words.slots.size(), std::size_t(3));
        QCOMPARE(words.slots[1].textureId, 4);
        QCOMPARE(words.slots[1].slot, 1u);
        QCOMPARE(words.slots[2].slot, 3u);
        QCOMPARE(words.slots[2].textureIdKeys.values()[0], 5u);
        QCOMPARE(numbers.shaderType, 1u);
        QCOMPARE(numbers.slots[1].textureId, 6);
        QCOMPARE(numbers.slots[1].slot, 5u);
    }

    void faces()
    {
        const auto of = [](const char *text) {
            const auto document = openMdl(QByteArray("Geoset { ") + text + " }");
            const mdx::Geoset &g = mdxOf(*document).data.geosets[0];
            return std::pair(g.faces.size(), g.faceGroups.size());
        };
        QVERIFY((of("Faces 1 6 { Triangles { { 0, 1, 2, 2, 1, 0 }, } }") == std::pair<std::size_t, std::size_t>(6, 1)));
        QVERIFY(
            (of("Faces 1 6 { Triangles { { 0, 1, 2 }, { 2, 1, 0 }, } }") == std::pair<std::size_t, std::size_t>(6, 1)));
        QVERIFY(
            (of("Faces 2 6 { Triangles { { 0, 1, 2 }, { 2, 1, 0 }, } }") == std::pair<std::size_t, std::size_t>(6, 2)));
        QVERIFY((of("Faces 1 6 { Triangles { 0, 1, 2, 2, 1, 0 } }") == std::pair<std::size_t, std::size_t>(6, 1)));
    }

    /// Wrong counts are reported and ignored.
    void lyingCounts()
    {
        const auto document =
            openMdl("PivotPoints 4000000000 {\n\t{ 1, 2, 3 },\n}\nTextures 3 {\n\tBitmap { Image \"a\", }\n}\n");
        QVERIFY(document);
        QCOMPARE(mdxOf(*document).data.pivots.size(), std::size_t(1));
        QCOMPARE(remarksOf(*document),
                 std::string("line 1, column 1: the count is 4000000000, but there are 1\nline 4, "
                             "column 1: the count is 3, but there are 1\n"));
        QVERIFY(document->byteProof().exact);
    }

    void unknown()
    {
        const QByteArray text = "Version { FormatVersion 800, }\nBone \"B\" {\n\tObjectId 0,\n\tWobble 3 {\n\t\t1: "
                                "2,\n\t}\n\tObjectId zero,\n}\n";
        const auto document = openMdl(text);
        QVERIFY(document);
        const auto &texts = mdxOf(*document).data.unknownTexts;
        QCOMPARE(texts.size(), std::size_t(2));
        QCOMPARE(texts[0].word.view(), std::string_view("Wobble"));
        QCOMPARE(texts[0].line, 4u);
        QCOMPARE(remarksOf(*document),
                 std::string("line 4, column 2: “Wobble” is not known and is kept as it is\nline 7, column 11: a whole "
                             "number is expected here; “ObjectId” is kept unread\n"));
        QCOMPARE(mdxOf(*document).data.bones[0].node.objectId, 0);
        QCOMPARE(saved(*document), text);
    }

    /// If a value is given twice, the later one counts, and edits change that one.
    void twice()
    {
        const auto document = openMdl("GeosetAnim {\n\tstatic Alpha 0.5,\n\tstatic Alpha 0.25,\n}\n");
        QCOMPARE(mdxOf(*document).data.geosetAnimations[0].alpha, 0.25f);
        QVERIFY(document->byteProof().exact);
        QCOMPARE(setText(*document, "geosetAnimations[0].alpha", "0.75"), QString());
        QCOMPARE(saved(*document), QByteArray("GeosetAnim {\n\tstatic Alpha 0.5,\n\tstatic Alpha 0.75,\n}\n"));
    }

    /// A later statement replaces the earlier one entirely.
    void cornersTwice()
    {
        const auto document = openMdl("CollisionShape \"C\" {\n\tBox,\n\tVertices 2 {\n\t\t{ 1, 2, 3 },\n\t\t{ 4, 5, 6 "
                                      "},\n\t}\n\tVertices 1 {\n\t\t{ 7, 8, 9 },\n\t}\n}\n");
        QCOMPARE(mdxOf(*document).data.collisionShapes[0].vertex1.x, 7.0f);
        QCOMPARE(mdxOf(*document).data.collisionShapes[0].vertex2.x, 0.0f);
        QVERIFY(document->byteProof().exact);
    }

    void statedVersion_data()
    {
        QTest::addColumn<QByteArray>("versions");
        QTest::newRow("at the end") << QByteArray("Version {\n\tFormatVersion 1100,\n}\n");
        QTest::newRow("twice") << QByteArray("Version {\n\tFormatVersion 800,\n}\n"
                                             "Version {\n\tFormatVersion 1100,\n}\n");
        QTest::newRow("in a comment as well") << QByteArray("// FormatVersion 800\nVERSION { formatversion 1100 }\n");
    }

    /// Since 1100 a layer's texture is a slot. The version that counts is the last one, wherever it is stated.
    void statedVersion()
    {
        QFETCH(QByteArray, versions);
        const QByteArray text =
            "Materials 1 {\n\tMaterial {\n\t\tLayer {\n\t\t\tstatic TextureID 3,\n\t\t}\n\t}\n}\n" + versions;
        const auto document = openMdl(text);
        QVERIFY(document);
        const mdx::Root &root = mdxOf(*document).data;
        QCOMPARE(root.version, 1100u);
        QCOMPARE(root.materials[0].layers[0].slots.size(), std::size_t(1));
        QCOMPARE(root.materials[0].layers[0].slots[0].textureId, 3);
        QVERIFY(document->byteProof().exact);
        QCOMPARE(remarksOf(*document).find("line 12, column 2: this is specified twice") != std::string::npos,
                 versions.contains("800,"));
        QCOMPARE(document->loadDiagnostics().entries().size(), std::size_t(versions.contains("800,")));
    }

    /// A version in a comment is none.
    void noVersion()
    {
        const auto document = openMdl("// FormatVersion 1100\nMaterials 1 {\n\tMaterial {\n\t\tLayer {\n"
                                      "\t\t\tstatic TextureID 3,\n\t\t}\n\t}\n}\n");
        QCOMPARE(mdxOf(*document).data.version, 800u);
        QCOMPARE(mdxOf(*document).data.materials[0].layers[0].textureId, 3);
        QVERIFY(mdxOf(*document).data.materials[0].layers[0].slots.isEmpty());
    }

    void samples()
    {
        const QDir folder(test::sourcePath("tests/samples/mdl"));
        const QStringList files = folder.entryList({QStringLiteral("*.mdl")}, QDir::Files);
        QVERIFY(!files.isEmpty());
        for (const QString &name : files) {
            const QByteArray text = contentOf(folder.filePath(name));
            const auto document = openMdl(text);
            QVERIFY2(document && document->byteProof().exact, qPrintable(name));
            COMPARE_BYTES(saved(*document), text);
            // Only the weather of the hand-written one is unknown.
            QCOMPARE(mdxOf(*document).data.unknownTexts.size(), std::size_t(name.startsWith(QLatin1String("by-hand"))));
            QCOMPARE(document->loadDiagnostics().entries().size(),
                     std::size_t(name.startsWith(QLatin1String("by-hand"))));
        }
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("refusal");
        QTest::newRow("open block") << QByteArray("Version {\n\tFormatVersion 800,\n}\nBone \"B\" {\n\tObjectId 0,\n")
                                    << QByteArray("line 4, column 1: this block isn't closed");
        QTest::newRow("open vertices") << QByteArray("Geoset {\n\tVertices 3 {\n\t\t{ 1, 2, 3 },\n")
                                       << QByteArray("line 4, column 1: the file ends within braces");
        QTest::newRow("open unknown block") << QByteArray("Version { FormatVersion 800, }\n Wobble {")
                                            << QByteArray("line 2, column 2: this block isn't closed");
    }

    void refusals()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, refusal);
        QCOMPARE(QByteArray::fromStdString(refusalOf(text)), refusal);
    }

    void probed()
    {
        const auto format = createMdxFormat();
        const auto score = [&](const char *text, const char *suffix) {
            return format->probe(bytesOf(text), QLatin1String(suffix));
        };
        QVERIFY(score("// x\nVersion {", "txt") > 50);
        QVERIFY(score("\xef\xbb\xbfModel \"x\" {", "") > 50);
        QVERIFY(score("BoundsRadius 3,", "mdl") > 0);
        QCOMPARE(score("BoundsRadius 3,", "txt"), 0);
        QCOMPARE(score("IDST", "txt"), 0);
        QCOMPARE(format->probe(Bytes(reinterpret_cast<const std::byte *>("IDPO\6\0\0\0"), 8), QStringLiteral("mdl")),
                 0); // of another game
    }
};

SINEW_GUILESS_TEST(tst_mdl_read, TestMdlRead)

} // namespace tst_mdl_read
#include "tst_mdl_read.moc"
