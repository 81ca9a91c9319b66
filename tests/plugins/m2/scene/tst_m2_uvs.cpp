// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "tests/plugins/m2/edit/m2_edit_test.h"
#include "tests/plugins/m2/m2_disk.h"
#include "tests/plugins/uv_test.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <cstring>

namespace tst_m2_uvs {

using namespace sinew;
using namespace sinew::test;

// Texture coordinates of World of Warcraft models. The small sample: a box of eight vertices and two flags of four
// each, vertex by vertex in the first profile; the second profile has the box only, with the same vertices.

namespace {

const QString sample = QStringLiteral("m2wotlk/tiny.m2");
constexpr qsizetype VerticesAt = 0x3c, VertexSize = 48, UvAt = 32, SecondUvAt = 40; // of the header from 264 on

NodeId submesh(const Document &document, std::size_t skin, std::size_t row)
{
    return rootOf(document).skins[skin].submeshes.ids[row];
}

} // namespace

class TestM2Uvs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsAndSets()
    {
        const auto document = openDocument(sample);
        const std::vector<UvPart> parts = uvsOf(*document).parts(document->model());
        QCOMPARE(parts.size(), std::size_t(4));
        QCOMPARE(parts[1].node, submesh(*document, 0, 1));
        QCOMPARE(parts[1].sets, 2);
        QCOMPARE(QByteArray(parts[1].group), QByteArray("Profile 0"));
        QCOMPARE(QByteArray(parts[3].group), QByteArray("Profile 1"));
        // The first flag: vertices 8 to 11, whose second coordinates are 2u, 1 − v.
        const UvMesh mesh = uvsOf(*document).mesh(document->model(), parts[1].node, 0);
        QCOMPARE(mesh.coordinates, (std::vector<UvPoint>{{0, 1}, {1, 1}, {0, 0}, {1, 0}}));
        QCOMPARE(mesh.rows, (std::vector<std::uint32_t>{8, 9, 10, 11}));
        QCOMPARE(mesh.triangles, (std::vector<std::uint32_t>{0, 1, 2, 1, 3, 2}));
        QCOMPARE(mesh.store, RootNode);
        QCOMPARE(uvsOf(*document).mesh(document->model(), parts[1].node, 1).coordinates,
                 (std::vector<UvPoint>{{0, 0}, {2, 0}, {0, 1}, {2, 1}}));
        QVERIFY(uvsOf(*document).mesh(document->model(), parts[1].node, 2).coordinates.empty());
        QVERIFY(!uvsOf(*document).noColours(document->model()).empty());
    }

    void partsOfWhatIsSelected()
    {
        const auto document = openDocument(sample);
        const m2::Skin &skin = rootOf(*document).skins[0];
        using Nodes = std::vector<NodeId>;
        QCOMPARE(partsFor(*document, submesh(*document, 0, 2)), Nodes{submesh(*document, 0, 2)});
        for (std::size_t row = 0; row < skin.batches.size(); ++row)
            QCOMPARE(partsFor(*document, skin.batches.ids[row]), Nodes{skin.submeshes.ids[skin.batches[row].submesh]});
        QCOMPARE(partsFor(*document, rootOf(*document).skins.ids[1]), Nodes{submesh(*document, 1, 0)});
        for (const UvPart &part : uvsOf(*document).parts(document->model())) {
            const std::vector<UvTexture> used = uvsOf(*document).textures(document->model(), part.node);
            QVERIFY(!used.empty());
            for (const UvTexture &texture : used)
                QVERIFY(document->model().get<m2::Texture>(texture.texture));
        }
    }

    /// A vertex of the box is moved in both profiles, and only its eight bytes differ.
    void editsNothingElse_data()
    {
        QTest::addColumn<int>("set");
        QTest::addColumn<qsizetype>("place");
        QTest::newRow("first") << 0 << UvAt;
        QTest::newRow("second") << 1 << SecondUvAt;
    }
    void editsNothingElse()
    {
        QFETCH(int, set);
        QFETCH(qsizetype, place);
        const auto document = openDocument(sample);
        const QMap<QString, QByteArray> before = savedFiles(*document, true);
        const std::vector<UvEdit> edits{{submesh(*document, 1, 0), 5, {0.125, -7}}};
        QCOMPARE(pushed(*document, uvsOf(*document).setCoordinates(document->model(), set, edits)), QString());
        QCOMPARE(uvsOf(*document).mesh(document->model(), submesh(*document, 0, 0), set).coordinates[5],
                 (UvPoint{0.125, -7}));
        QMap<QString, QByteArray> expected = before;
        const float stored[] = {0.125f, -7};
        expected[QString()].replace(qsizetype(numberAt(before[QString()], VerticesAt + 4)) + 5 * VertexSize + place, 8,
                                    QByteArray(reinterpret_cast<const char *>(stored), 8));
        const QMap<QString, QByteArray> after = savedFiles(*document, true);
        QCOMPARE(after.keys(), expected.keys());
        for (auto file = expected.begin(); file != expected.end(); ++file)
            QCOMPARE(difference(after[file.key()], file.value()), QString());
        document->undo();
        QCOMPARE(difference(savedFiles(*document, true)[QString()], before[QString()]), QString());
    }

    void refusals()
    {
        const auto document = openDocument(sample);
        const auto refused = [&](int set, NodeId part, std::uint32_t vertex, UvPoint value) {
            const std::vector<UvEdit> edits{{part, vertex, value}};
            return !uvsOf(*document).setCoordinates(document->model(), set, edits);
        };
        QVERIFY(refused(2, submesh(*document, 0, 1), 0, {}));
        QVERIFY(refused(0, submesh(*document, 0, 1), 4, {}));
        QVERIFY(refused(0, RootNode, 0, {}));
        QVERIFY(refused(0, submesh(*document, 0, 1), 0, {0, std::nan("")}));
        QVERIFY(!refused(1, submesh(*document, 0, 1), 3, {0, 0}));
    }

    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        int sets = 0;
        FormatRegistry registry;
        registry.add(createM2Format());
        for (const QString &path : corpusFiles(7)) {
            const auto document = openDocument(registry, path);
            QVERIFY2(document, qPrintable(path));
            if (path.endsWith(u"/OutHouse.m2"))
                verticesInSharedBytes(**document);
            else
                sets += editEverySet(**document, [&] { return savedFiles(**document)[QString()]; });
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(path));
            sawCorpusFile(path);
        }
        QVERIFY(sets > 10);
    }

private:
    /// The last vertices of this file are its collision normals as well, which an edited vertex must leave as they
    /// were: the vertices are written elsewhere.
    static void verticesInSharedBytes(Document &document)
    {
        const UvPart part = uvsOf(document).parts(document.model()).back();
        const auto last = std::uint32_t(uvsOf(document).mesh(document.model(), part.node, 0).coordinates.size() - 1);
        const UvPoint moved{0.625, -3.5};
        const Array<Vec3> normals = rootOf(document).collisionNormals;
        QString problem;
        const auto again = verifyEdit(
            document,
            uvsOf(document).setCoordinates(document.model(), 0, std::vector<UvEdit>{{part.node, last, moved}}),
            problem);
        QCOMPARE(problem, QString());
        QCOMPARE(uvsOf(*again).mesh(again->model(), part.node, 0).coordinates[last], moved);
        const Array<Vec3> &kept = rootOf(*again).collisionNormals;
        QCOMPARE(kept.size(), normals.size());
        QVERIFY(std::memcmp(kept.data(), normals.data(), normals.size() * sizeof(Vec3)) == 0);
    }
};

SINEW_GUILESS_TEST(tst_m2_uvs, TestM2Uvs)

} // namespace tst_m2_uvs
#include "tst_m2_uvs.moc"
