// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/plugins/uv_test.h"
#include "tests/support/test_program.h"

#include <cmath>

namespace tst_mdx_uvs {

using namespace sinew;
using namespace sinew::test;

// Texture coordinates as the UV editor shows and edits them. The geosets of the sample: four vertices whose coordinates
// count up from 0.25, 1.25 in steps of 2, and two triangles.

namespace {

QByteArray geoset(std::uint32_t material)
{
    GeosetParts parts;
    parts.material = material;
    return parts.bytes(800);
}

std::unique_ptr<Document> sample()
{
    MdxFile f;
    f.textures = {texture(0, "Armor.blp", 1), texture(0, "Shine.blp", 2)};
    f.textureAnimations = {sized({})};
    f.materials = {material(800, {layer(800, 0), layer(800, 1, 0)}), material(800, {layer(800, 1)})};
    f.geosets = {geoset(0), geoset(1), geoset(0)};
    f.geosetAnimations = {geosetAnimation(2)};
    return open(f.bytes());
}

/// Position of a geoset's coordinate in the file.
qsizetype placeOf(const QByteArray &file, int geoset, int vertex)
{
    qsizetype at = -1;
    for (int i = 0; i <= geoset; ++i)
        at = file.indexOf("UVBS", at + 1);
    return at + 8 + vertex * 8;
}

} // namespace

class TestMdxUvs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsAndSets()
    {
        const auto document = sample();
        const std::vector<UvPart> parts = uvsOf(*document).parts(document->model());
        QCOMPARE(parts.size(), std::size_t(3));
        QCOMPARE(parts[1].node, object(*document, "geosets", 1));
        QCOMPARE(parts[1].name, document->format()->names()->name(document->model(), parts[1].node));
        QCOMPARE(parts[1].sets, 1);
        const UvMesh mesh = uvsOf(*document).mesh(document->model(), parts[1].node, 0);
        QCOMPARE(mesh.coordinates, (std::vector<UvPoint>{{0.25, 1.25}, {2.25, 3.25}, {4.25, 5.25}, {6.25, 7.25}}));
        QCOMPARE(mesh.triangles, (std::vector<std::uint32_t>{0, 1, 2, 0, 2, 3}));
        QCOMPARE(mesh.positions.size(), std::size_t(4));
        QCOMPARE(mesh.positions[2].y, 7.25f);
        QCOMPARE(mesh.rows, (std::vector<std::uint32_t>{0, 1, 2, 3}));
        QCOMPARE(mesh.store, parts[1].node);
        QCOMPARE(mesh.step, 0.0);
        QVERIFY(mesh.colours.empty());
        QVERIFY(!uvsOf(*document).noColours(document->model()).empty());
        QVERIFY(uvsOf(*document).mesh(document->model(), parts[1].node, 1).coordinates.empty());
        QVERIFY(uvsOf(*document).mesh(document->model(), RootNode, 0).coordinates.empty());
    }

    void texturesOfParts()
    {
        const auto document = sample();
        const std::vector<UvTexture> used =
            uvsOf(*document).textures(document->model(), object(*document, "geosets", 0));
        QCOMPARE(used.size(), std::size_t(2));
        QCOMPARE(used[0].texture, object(*document, "textures", 0));
        QCOMPARE(used[0].set, 0);
        QVERIFY(used[0].wrapsU && !used[0].wrapsV && !used[0].isMoved);
        QCOMPARE(used[1].layer, document->model().idAt(at(*document, "materials[0].layers"), 1));
        QVERIFY(!used[1].wrapsU && used[1].wrapsV && used[1].isMoved);
    }

    void partsOfWhatIsSelected()
    {
        const auto document = sample();
        const NodeId a = object(*document, "geosets", 0), b = object(*document, "geosets", 1),
                     c = object(*document, "geosets", 2);
        using Nodes = std::vector<NodeId>;
        QCOMPARE(partsFor(*document, b), Nodes{b});
        QCOMPARE(partsFor(*document, document->model().idAt(at(*document, "geosets[1].uvSets"), 0)), Nodes{b});
        QCOMPARE(partsFor(*document, object(*document, "materials", 0)), (Nodes{a, c}));
        QCOMPARE(partsFor(*document, document->model().idAt(at(*document, "materials[1].layers"), 0)), Nodes{b});
        QCOMPARE(partsFor(*document, object(*document, "textures", 0)), (Nodes{a, c}));
        QCOMPARE(partsFor(*document, object(*document, "textures", 1)), (Nodes{a, b, c}));
        QCOMPARE(partsFor(*document, object(*document, "geosetAnimations", 0)), Nodes{c});
        QCOMPARE(partsFor(*document, RootNode), Nodes());
    }

    /// Only the eight bytes of each edited coordinate differ, and undo brings them back.
    void editsNothingElse()
    {
        const auto document = sample();
        const QByteArray before = saved(*document);
        const std::vector<UvEdit> edits{{object(*document, "geosets", 1), 2, {0.5, -1.5}},
                                        {object(*document, "geosets", 2), 0, {2, 3}}};
        QCOMPARE(pushed(*document, uvsOf(*document).setCoordinates(document->model(), 0, edits)), QString());
        QCOMPARE(document->historyCount(), 1);
        const auto floats = [](float u, float v) { return Out().f32({u, v}).bytes; };
        QByteArray expected = before;
        expected.replace(placeOf(before, 1, 2), 8, floats(0.5f, -1.5f));
        expected.replace(placeOf(before, 2, 0), 8, floats(2, 3));
        COMPARE_BYTES(saved(*document), expected);
        const auto again = open(saved(*document));
        QVERIFY(again);
        QCOMPARE(uvsOf(*again).mesh(again->model(), object(*again, "geosets", 1), 0).coordinates[2],
                 (UvPoint{0.5, -1.5}));
        document->undo();
        COMPARE_BYTES(saved(*document), before);
        document->redo();
        COMPARE_BYTES(saved(*document), expected);
    }

    void refusals()
    {
        const auto document = sample();
        const NodeId geoset = object(*document, "geosets", 0);
        const auto refused = [&](int set, NodeId part, std::uint32_t vertex, UvPoint value) {
            const std::vector<UvEdit> edits{{part, vertex, value}};
            return !uvsOf(*document).setCoordinates(document->model(), set, edits);
        };
        QVERIFY(refused(1, geoset, 0, {}));
        QVERIFY(refused(-1, geoset, 0, {}));
        QVERIFY(refused(0, RootNode, 0, {}));
        QVERIFY(refused(0, geoset, 4, {}));
        QVERIFY(refused(0, geoset, 0, {std::nan(""), 0}));
        QVERIFY(refused(0, geoset, 0, {0, 1e300}));
        QVERIFY(!refused(0, geoset, 3, {1e9, -1e9}));
        const std::vector<ColourEdit> colours{{geoset, 0, {}}};
        QVERIFY(!uvsOf(*document).setColours(document->model(), colours));
    }

    /// Every set of every geoset of real files: an edit of one vertex changes only its bytes.
    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        int sets = 0;
        for (const QString &path : corpusFiles(9)) {
            const auto document = open(contentOf(path));
            QVERIFY2(document, qPrintable(path));
            sets += editEverySet(*document, [&] { return saved(*document); });
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(path));
            sawCorpusFile(path);
        }
        QVERIFY(sets > 100);
    }
};

SINEW_GUILESS_TEST(tst_mdx_uvs, TestMdxUvs)

} // namespace tst_mdx_uvs
#include "tst_mdx_uvs.moc"
