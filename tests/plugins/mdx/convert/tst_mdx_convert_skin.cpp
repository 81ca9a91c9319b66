// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "mdx_conversion.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/scene/mdx_plain_material.h"
#include "tests/support/test_program.h"

namespace tst_mdx_convert_skin {

using namespace sinew;
using namespace sinew::test;

namespace {

/// One or more bones per vertex, with SKIN; two bones unless stated otherwise.
MdxFile withSkin(const QList<std::uint8_t> &skin, int bones = 2)
{
    MdxFile f = withMaterials(1000, {plainMaterial(1000, "", {plainLayer(1000, 0)})});
    GeosetParts parts{int(skin.size() / 8), {0, 0, 0}, {}, {1, 1}, {0, 1}};
    parts.sequenceExtents = 0;
    parts.skin = skin;
    f.geosets = {parts.bytes(1000)};
    for (int i = 0; i < bones; ++i) {
        f.bones.append(bone(QByteArray("B" + QByteArray::number(i)).constData(), i, -1));
        f.pivots.append(pivot(i));
    }
    return f;
}

QList<quint32> numbers(const auto &array)
{
    return QList<quint32>(array.begin(), array.end());
}

} // namespace

/// Vertices and their bones: weights become matrix groups, bone numbers bytes.
class TestMdxConvertSkin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A third of a weight more or less is nearer to equal weights than to one bone; nine tenths are not.
    void skinBecomesGroups()
    {
        const QList<std::uint8_t> skin{0, 0, 0, 0, 255, 0,   0, 0,  // bone 0
                                       1, 0, 0, 0, 128, 127, 0, 0,  // both
                                       0, 1, 0, 0, 230, 25,  0, 0,  // nearly all bone 0
                                       0, 1, 0, 0, 150, 105, 0, 0}; // closer to both
        const auto document = open(withSkin(skin).bytes());
        const QStringList lines = convertTo(*document, 800);
        QVERIFY2(lines.contains(QStringLiteral("lost geosets[0].skin: 2 of 4 vertices have unequal weights; they "
                                               "follow the closest match of bones, in equal parts")),
                 qPrintable(lines.join(u'\n')));
        QVERIFY(
            lines.contains(QStringLiteral("lost geosets[0].lodName: “Name” (Mesh) can't be stored in version 800")));
        const mdx::Geoset &geoset = mdxOf(*document).data.geosets[0];
        QCOMPARE(numbers(geoset.vertexGroups), (QList<quint32>{0, 1, 0, 1}));
        QCOMPARE(numbers(geoset.matrixGroups), (QList<quint32>{1, 2}));
        QCOMPARE(numbers(geoset.matrixIndices), (QList<quint32>{0, 0, 1}));
        QVERIFY(geoset.skin.isEmpty());
    }

    void equalWeightsLoseNothing()
    {
        const auto document = open(withSkin({0, 1, 2, 0, 85, 85, 85, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 3).bytes());
        const QStringList lines = convertTo(*document, 800);
        QVERIFY(
            lines.contains(QStringLiteral("changed geosets[0].skin: the vertices are bound to matrix groups instead")));
        const mdx::Geoset &geoset = mdxOf(*document).data.geosets[0];
        QCOMPARE(numbers(geoset.matrixGroups), (QList<quint32>{3, 1})); // no weight at all: the first bone
        QCOMPARE(numbers(geoset.matrixIndices), (QList<quint32>{0, 1, 2, 0}));
    }

    /// 300 pairs of 25 bones; the rarest are dropped, so that all groups have numbers that fit a byte.
    void tooManyGroups()
    {
        QList<std::uint8_t> skin;
        for (std::uint8_t a = 0; a < 25; ++a)
            for (std::uint8_t b = std::uint8_t(a + 1); b < 25; ++b)
                skin += {b, a, 0, 0, 128, 127, 0, 0};
        QCOMPARE(skin.size(), 300 * 8);
        const auto document = open(withSkin(skin, 25).bytes());
        const QStringList lines = convertTo(*document, 800);
        const mdx::Geoset &geoset = mdxOf(*document).data.geosets[0];
        // 24 strongest bones keep a group each; 232 pairs keep theirs, 68 vertices don't.
        QVERIFY2(
            lines.contains(QStringLiteral(
                "lost geosets[0].skin: there can be 256 matrix groups: 68 vertices follow their strongest bone alone")),
            qPrintable(lines.join(u'\n')));
        QVERIFY(geoset.matrixGroups.size() <= 256);
        std::vector<std::size_t> starts;
        std::size_t sum = 0;
        for (const std::uint32_t count : geoset.matrixGroups) {
            starts.push_back(sum);
            sum += count;
        }
        QCOMPARE(sum, geoset.matrixIndices.size());
        for (std::size_t v = 0; v < 300; ++v) {
            const std::size_t group = geoset.vertexGroups[v];
            QVERIFY(group < geoset.matrixGroups.size());
            const std::uint8_t strong = skin[qsizetype(v) * 8], weak = skin[qsizetype(v) * 8 + 1];
            if (geoset.matrixGroups[group] == 1)
                QCOMPARE(geoset.matrixIndices[starts[group]], std::uint32_t(strong));
            else
                QVERIFY(geoset.matrixIndices[starts[group]] == weak &&
                        geoset.matrixIndices[starts[group] + 1] == strong);
        }
    }

    /// In 3.0 bone numbers above a byte go to the nearest ancestor whose number fits. 1300 has bytes if they fit, 1600
    /// and later two bytes each.
    void skinWidthByVersion()
    {
        const QList<std::uint8_t> skin{0, 1, 0, 0, 200, 55, 0, 0, 1, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0};
        const auto document = open(withSkin(skin).bytes());
        const auto widthIn = [&](const char *form) {
            convertTo(*document, form);
            const mdx::Geoset &geoset = mdxOf(*document).data.geosets[0];
            return geoset.wideSkin.isEmpty() ? geoset.skin.isEmpty() ? 0 : 1 : 2;
        };
        QCOMPARE(widthIn("mdx1300"), 1);
        QCOMPARE(widthIn("mdx1600"), 2);
        QCOMPARE(widthIn("mdx1800"), 2);
        QCOMPARE(widthIn("mdx1300"), 1);
        QCOMPARE(widthIn("mdx1200"), 1);
        const auto narrow = mdxOf(*document).data.geosets[0].skin;
        QVERIFY(std::equal(narrow.begin(), narrow.end(), skin.begin(), skin.end()));
    }

    void wideSkinBecomesNarrow()
    {
        MdxFile f = withSkin({0, 0, 0, 0, 255, 0, 0, 0}, 2);
        const auto document = open(f.bytes());
        mdx::MdxModel model(mdxOf(*document));
        model.data.version = 1800;
        mdx::Geoset &geoset = model.data.geosets[0];
        geoset.skin = {};
        geoset.wideSkin = {300, 1, 0, 0, 200, 55, 0, 0};
        model.data.bones[1].node.objectId = 300;
        model.data.bones[1].node.parentId = 0;
        const auto result = document->format()->conversions()->convert(model, "mdx1200");
        QVERIFY(result);
        QVERIFY2(lossLines(*result).contains(
                     QStringLiteral("lost geosets[0].wideSkin: 1 bindings are to bones above 255, which a byte can't "
                                    "address; they are redirected to the nearest addressable ancestor")),
                 qPrintable(lossLines(*result).join(u'\n')));
        for (Change change : result->changes)
            applyChange(model, change);
        QCOMPARE(model.data.version, 1200u);
        QVERIFY(model.data.geosets[0].wideSkin.isEmpty());
        QCOMPARE(numbers(model.data.geosets[0].skin), (QList<quint32>{0, 1, 0, 0, 200, 55, 0, 0}));
    }
};

SINEW_GUILESS_TEST(tst_mdx_convert_skin, TestMdxConvertSkin)

} // namespace tst_mdx_convert_skin
#include "tst_mdx_convert_skin.moc"
