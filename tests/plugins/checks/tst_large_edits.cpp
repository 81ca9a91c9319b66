// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Merges and fixes of lists so long that a step whose cost grows with the square of their length would take minutes.

#include "core/check/mending.h"
#include "core/check/slim/slim.h"
#include "core/compare/merge/three_way_merge.h"
#include "tests/plugins/large_models.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/test_program.h"

#include <numeric>
#include <random>

namespace tst_large_edits {

using namespace sinew;
using namespace sinew::test;

using Numbers = std::vector<int>;

Numbers ascending(int count, int step = 1)
{
    Numbers numbers;
    for (int i = 0; i < count; i += step)
        numbers.push_back(i);
    return numbers;
}

Numbers shuffled(Numbers numbers, unsigned seed)
{
    std::shuffle(numbers.begin(), numbers.end(), std::mt19937(seed));
    return numbers;
}

QByteArray withTextures(const Numbers &numbers)
{
    MdxFile file = plainMdx();
    for (const int number : numbers)
        file.textures.append(texture(0, QByteArray(QByteArray::number(number) + ".blp").constData()));
    return file.bytes();
}

QByteArray withBones(const Numbers &numbers)
{
    MdxFile file = plainMdx();
    for (const int number : numbers) {
        const int row = int(file.bones.size());
        file.bones.append(bone(QByteArray("Bone " + QByteArray::number(number)).constData(), row, row - 1));
        file.pivots.append(pivot(number % 100));
    }
    return file.bytes();
}

QByteArray withGlobalSequences(int count)
{
    MdxFile file = plainMdx();
    file.globals = QList<QByteArray>(count, Out().u32({1000}).bytes);
    return file.bytes();
}

GeosetParts fewFaces()
{
    GeosetParts parts;
    parts.sequenceExtents = 1;
    parts.faces = {0, 1, 2};
    return parts;
}

QByteArray withGeosets(const GeosetParts &parts, int count)
{
    MdxFile file = plainMdx();
    file.geosets = QList<QByteArray>(count, parts.bytes(800));
    return file.bytes();
}

/// What MINE, which is BASE, becomes.
QByteArray merged(const QByteArray &base, const QByteArray &theirs)
{
    const auto one = open(base), other = open(theirs);
    if (!one || !other)
        return {};
    auto merge = mergeModels(one->model(), one->model(), other->model(), one->format());
    if (!merge || !merge->conflicts.empty() || !one->pushAgain(std::move(merge->changes), QStringLiteral("merge")))
        return {};
    return saved(*one);
}

class TestLargeEdits : public QObject
{
    Q_OBJECT

    /// Mends what one check finds, and returns the file.
    static QByteArray mended(const QByteArray &bytes, const char *code, int count)
    {
        const auto document = open(bytes);
        std::vector<FixChoice> choices = safeFixes(document->format());
        std::erase_if(choices, [&](const FixChoice &choice) { return std::string_view(choice.check->code) != code; });
        MendPlan plan = planMending(document->model(), document->format(), choices);
        if (plan.mended != count || !plan.refused.empty() ||
            !document->pushAgain(std::move(plan.changes), QStringLiteral("mend")))
            return {};
        return saved(*document);
    }

private Q_SLOTS:
    void mergesOfLongLists_data()
    {
        QTest::addColumn<QByteArray>("base");
        QTest::addColumn<QByteArray>("theirs");
        const Numbers many = ascending(30'000);
        QTest::newRow("reversed") << withTextures(many) << withTextures(Numbers(many.rbegin(), many.rend()));
        QTest::newRow("shuffled") << withTextures(many) << withTextures(shuffled(many, 1));
        QTest::newRow("one between each two") << withBones(ascending(60'000, 2)) << withBones(ascending(60'000));
        QTest::newRow("every other one less") << withBones(ascending(60'000)) << withBones(ascending(60'000, 2));
    }
    void mergesOfLongLists()
    {
        QFETCH(QByteArray, base);
        QFETCH(QByteArray, theirs);
        QVERIFY(merged(base, theirs) == theirs);
    }

    void mergesOfAnyOrder()
    {
        for (unsigned seed = 0; seed < 60; ++seed) {
            const Numbers numbers = ascending(2 + int(seed % 12));
            const QByteArray theirs = withTextures(shuffled(numbers, seed));
            QVERIFY2(merged(withTextures(numbers), theirs) == theirs, qPrintable(QString::number(seed)));
        }
    }

    /// Both add objects that can't be told apart.
    void bothAddMany()
    {
        const auto base = open(withGlobalSequences(1)), mine = open(withGlobalSequences(150'000)),
                   theirs = open(withGlobalSequences(100'000));
        const auto merge = mergeModels(base->model(), mine->model(), theirs->model(), base->format());
        QVERIFY(merge && merge->conflicts.empty() && merge->changes.empty());
    }

    void manyOfOneFinding()
    {
        const QByteArray bytes = mended(withGlobalSequences(20'000), "mdx.global-sequence.unused", 20'000);
        QVERIFY(bytes == withGlobalSequences(0));
    }

    /// Each is merged with the first one.
    void manyEqualTextures()
    {
        QVERIFY(mended(withTextures(Numbers(3001, 7)), "mdx.texture.duplicate", 3000) == withTextures({7}));
    }

    void sameFaultInManyGeosets_data()
    {
        QTest::addColumn<GeosetParts>("faulty");
        QTest::addColumn<QString>("code");
        GeosetParts degenerate = fewFaces();
        degenerate.faces += {1, 2, 2};
        QTest::newRow("degenerate faces") << degenerate << "mdx.geoset.degenerate-face";
        GeosetParts extents = fewFaces();
        extents.sequenceExtents = 3;
        QTest::newRow("extents") << extents << "mdx.geoset.extent-count";
    }
    void sameFaultInManyGeosets()
    {
        QFETCH(GeosetParts, faulty);
        QFETCH(QString, code);
        constexpr int count = 3000;
        const QByteArray bytes = mended(withGeosets(faulty, count), code.toLatin1().constData(), count);
        QVERIFY(bytes == withGeosets(fewFaces(), count));
    }

    /// Each of eight rounds removes as many as a check lists.
    void slimmingRemovesMany()
    {
        const auto document = open(withGlobalSequences(60'000));
        SlimRequest request;
        request.passes = {"mdx.global-sequence.unused"};
        auto plan = planSlimming(document->model(), *document->format(), request);
        QVERIFY(plan && plan->rows.size() == 1);
        QCOMPARE(plan->rows[0].steps, std::size_t(8000));
        QVERIFY(plan->rows[0].refused.empty());
        QVERIFY(bool(document->pushAgain(std::move(plan->changes), QStringLiteral("slim"))));
        QVERIFY(saved(*document) == withGlobalSequences(52'000));
    }

    /// Textures that only unused materials need go with them.
    void whatOnlyWasteNeeds()
    {
        MdxFile file = plainMdx();
        const QByteArray plain = file.bytes();
        for (int i = 1; i <= 3000; ++i) {
            file.textures.append(texture(0, QByteArray("Textures\\" + QByteArray::number(i) + ".blp").constData()));
            file.materials.append(material(800, {layer(800, i)}, i));
        }
        QVERIFY(mended(file.bytes(), "mdx.material.unused", 3000) == plain);
    }
};

SINEW_GUILESS_TEST(tst_large_edits, TestLargeEdits)

} // namespace tst_large_edits
#include "tst_large_edits.moc"
