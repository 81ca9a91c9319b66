// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m3_edits.h"
#include "tests/plugins/uv_test.h"
#include "tests/support/test_program.h"

namespace tst_m3_uvs {

using namespace sinew;
using namespace sinew::test;

// Texture coordinates and vertex colours of StarCraft II models. The small samples have one region of four vertices,
// stored at (0, 2048), (2048, 2048), (0, 0), (2048, 0); where the region has them, the scale is 32 and the offset -1.

namespace {

const QString newest = QStringLiteral("m3/tiny29.m3"), scaled = QStringLiteral("m3every/age00.m3"),
              coloured = QStringLiteral("m3odd/wide-vertices.m3");

NodeId regionOf(const Document &document)
{
    return rootOf(document).divisions[0].regions.ids[0];
}

} // namespace

class TestM3Uvs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// -1 + stored · 32 / 32768, and before version 5 stored · 16 / 32768.
    void scaleAndOffset()
    {
        const auto document = openDocument(scaled);
        const std::vector<UvPart> parts = uvsOf(*document).parts(document->model());
        QVERIFY(!parts.empty());
        QCOMPARE(parts[0].node, regionOf(*document));
        QCOMPARE(parts[0].sets, 1);
        const UvMesh mesh = uvsOf(*document).mesh(document->model(), parts[0].node, 0);
        QCOMPARE(mesh.coordinates, (std::vector<UvPoint>{{-1, 1}, {1, 1}, {-1, -1}, {1, -1}}));
        QCOMPARE(mesh.triangles, (std::vector<std::uint32_t>{0, 1, 2, 2, 1, 3}));
        QCOMPARE(mesh.step, 32.0 / 32768);
        QCOMPARE(mesh.lowest, -33.0);
        QCOMPARE(mesh.highest, -1 + 32767 * 32.0 / 32768);
        const auto old = openDocument(newest);
        const UvMesh oldMesh = uvsOf(*old).mesh(old->model(), regionOf(*old), 0);
        QCOMPARE(oldMesh.coordinates, (std::vector<UvPoint>{{0, 1}, {1, 1}, {0, 0}, {1, 0}}));
    }

    void texturesOfParts()
    {
        const auto document = openDocument(newest);
        const std::vector<UvTexture> used = uvsOf(*document).textures(document->model(), regionOf(*document));
        QCOMPARE(used.size(), std::size_t(1));
        QCOMPARE(used[0].set, 0);
        QVERIFY(used[0].wrapsU && used[0].wrapsV && used[0].isMoved); // it has keys for an offset
        using Nodes = std::vector<NodeId>;
        const Nodes region{regionOf(*document)};
        QCOMPARE(partsFor(*document, rootOf(*document).standardMaterials.ids[0]), region);
        QCOMPARE(partsFor(*document, used[0].layer), region);
        QCOMPARE(partsFor(*document, rootOf(*document).divisions[0].batches.ids[0]), region);
        QCOMPARE(partsFor(*document, rootOf(*document).divisions.ids[0]), region);
        QCOMPARE(partsFor(*document, rootOf(*document).materialReferences.ids[0]), region);
    }

    /// Vertex 1 to 0.25, 0.5: 0.25 / 16 · 32768 = 512 and 1024. The others keep their bytes.
    void editsNothingElse()
    {
        const auto document = openDocument(newest);
        const QByteArray before = saved(*document);
        const std::vector<UvEdit> edits{{regionOf(*document), 1, {0.25, 0.5}}};
        QCOMPARE(pushed(*document, uvsOf(*document).setCoordinates(document->model(), 0, edits)), QString());
        QByteArray expected = before;
        // Position, weights, bones, normal, coordinates, tangent; x is 1 and z is 0.
        const float second[] = {1, 0, 0};
        const qsizetype vertex =
            before.indexOf(QByteArray(reinterpret_cast<const char *>(second), 12) + QByteArray("\xff", 1));
        QVERIFY(vertex > 0);
        const std::int16_t stored[] = {512, 1024};
        expected.replace(vertex + 24, 4, QByteArray(reinterpret_cast<const char *>(stored), 4));
        QCOMPARE(difference(saved(*document), expected), QString());
        undoAndRedo(*document, before, expected);
    }

    /// A step is 1/2048 there: 0.3 is 614.4 of them, -0.0002 is -0.41.
    void roundsToSteps()
    {
        const auto document = openDocument(newest);
        const std::vector<UvEdit> edits{{regionOf(*document), 0, {0.3, -0.0002}}};
        QCOMPARE(pushed(*document, uvsOf(*document).setCoordinates(document->model(), 0, edits)), QString());
        QCOMPARE(uvsOf(*document).mesh(document->model(), regionOf(*document), 0).coordinates[0],
                 (UvPoint{614.0 / 2048, 0}));
    }

    void refusals()
    {
        const auto document = openDocument(newest);
        const auto refused = [&](int set, NodeId part, std::uint32_t vertex, UvPoint value) {
            const std::vector<UvEdit> edits{{part, vertex, value}};
            return !uvsOf(*document).setCoordinates(document->model(), set, edits);
        };
        QVERIFY(refused(1, regionOf(*document), 0, {}));
        QVERIFY(refused(0, regionOf(*document), 4, {}));
        QVERIFY(refused(0, RootNode, 0, {}));
        QVERIFY(refused(0, regionOf(*document), 0, {16.1, 0}));
        QVERIFY(refused(0, regionOf(*document), 0, {0, -16.1}));
        QVERIFY(refused(0, regionOf(*document), 0, {std::numeric_limits<double>::quiet_NaN(), 0}));
        QVERIFY(!refused(0, regionOf(*document), 0, {15.9, -16}));
        QVERIFY(!uvsOf(*document).noColours(document->model()).empty());
        const std::vector<ColourEdit> colours{{regionOf(*document), 0, {}}};
        QVERIFY(!uvsOf(*document).setColours(document->model(), colours));
    }

    /// Stored blue, green, red, alpha: 0x10 0x20 0x40 0x80.
    void colours()
    {
        const auto document = openDocument(coloured);
        QVERIFY(uvsOf(*document).noColours(document->model()).empty());
        QCOMPARE(uvsOf(*document).parts(document->model())[0].sets, 2);
        const QByteArray before = saved(*document);
        const UvMesh mesh = uvsOf(*document).mesh(document->model(), regionOf(*document), 1);
        QCOMPARE(mesh.colours.size(), std::size_t(4));
        QCOMPARE(mesh.colours[3].r, 0x40 / 255.f);
        QCOMPARE(mesh.colours[3].g, 0x20 / 255.f);
        QCOMPARE(mesh.colours[3].b, 0x10 / 255.f);
        QCOMPARE(mesh.colours[3].a, 0x80 / 255.f);
        const std::vector<ColourEdit> edits{{regionOf(*document), 2, {1, 0.5f, 0, 0.2f}}};
        QCOMPARE(pushed(*document, uvsOf(*document).setColours(document->model(), edits)), QString());
        QByteArray expected = before;
        const QByteArray stored = QByteArray::fromHex("10204080");
        qsizetype at = -1;
        for (int i = 0; i < 3; ++i)
            at = before.indexOf(stored, at + 1);
        expected.replace(at, 4, QByteArray::fromHex("0080ff33")); // 0, 127.5 up, 255, 51
        undoAndRedo(*document, before, expected);
    }

    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        int sets = 0;
        for (const QString &path : corpusFiles(11)) {
            const auto document = openDocument(path.section(u'/', -1), contentOf(path));
            QVERIFY2(document, qPrintable(path));
            sets += editEverySet(*document, [&] { return saved(*document); });
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(path));
            sawCorpusFile(path);
        }
        QVERIFY(sets > 10);
    }
};

SINEW_GUILESS_TEST(tst_m3_uvs, TestM3Uvs)

} // namespace tst_m3_uvs
#include "tst_m3_uvs.moc"
