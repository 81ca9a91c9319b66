// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Fields whose numbers count the elements of another array name that array; it has to be there.

#include "plugins/m3/model/model.h"
#include "tests/plugins/label_texts.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_counted_arrays {

using namespace sinew;
using namespace sinew::test;

namespace {

std::vector<std::uint32_t> startsOfFaces(const m3::Division &division)
{
    const StructInfo &info = describe<m3::Division>();
    return info.fields.at(std::size_t(info.rowNamed("faces", Ctx{}, &division))).counted.starts(&division);
}

m3::Division divisionOf(std::size_t corners)
{
    m3::Division division;
    division.faces.assign(std::vector<std::uint16_t>(corners));
    return division;
}

void addRegion(m3::Division &division, std::uint32_t firstVertex, std::uint32_t firstIndex, std::uint32_t indexCount)
{
    m3::Region region;
    region.sectionVersion = 3;
    region.firstVertex = firstVertex;
    region.firstIndex = firstIndex;
    region.indexCount = indexCount;
    division.regions.append(region);
}

} // namespace

class TestCountedArrays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areThere_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("least"); ///< fields of the meshes that draw
        QTest::newRow("m2") << 0 << 2;
        QTest::newRow("m3") << 1 << 1;
        QTest::newRow("mdx") << 2 << 1;
    }
    void areThere()
    {
        QFETCH(const int, row);
        QFETCH(const int, least);
        const StructInfo *const roots[] = {&describe<m2::Root>(), &describe<m3::Root>(), &describe<mdx::Root>()};
        int found = 0;
        const LabelledFormat format = labelledFormats()[std::size_t(row)];
        for (const StructInfo *info : format.structs)
            for (const FieldInfo &field : info->fields) {
                if (!field.counted.array)
                    continue;
                ++found;
                const auto has = [&](const StructInfo &holder) {
                    return std::any_of(holder.fields.begin(), holder.fields.end(), [&](const FieldInfo &other) {
                        return &other != &field && other.type->kind == Kind::Array &&
                               QLatin1String(other.name) == QLatin1String(field.counted.array);
                    });
                };
                QVERIFY2(has(*info) || has(*roots[row]), field.name);
                QVERIFY(field.type->kind == Kind::Array && field.counted.group > 0);
            }
        QVERIFY(found >= least);
    }

    /// Corners of M3's triangles count from the first vertex of the first region that names them.
    void cornersOfRegions()
    {
        m3::Division division = divisionOf(10);
        addRegion(division, 100, 2, 3);
        addRegion(division, 200, 0, 4);
        addRegion(division, 300, 3, 5);
        addRegion(division, 400, 7, 0xffffffff);
        addRegion(division, 500, 0xffffffff, 0xffffffff);
        QCOMPARE(startsOfFaces(division),
                 (std::vector<std::uint32_t>{200, 200, 100, 100, 100, 300, 300, 300, 400, 400}));
        division = divisionOf(10);
        addRegion(division, 100, 1, 1);
        QCOMPARE(startsOfFaces(division), (std::vector<std::uint32_t>{0, 100, 0, 0, 0, 0, 0, 0, 0, 0}));
    }

    /// Any number of regions may name all corners: it takes no time for their product (5e10 here).
    void manyRegions()
    {
        m3::Division division = divisionOf(1'000'000);
        for (std::uint32_t i = 0; i < 50'000; ++i)
            addRegion(division, i + 1, 50'000 - i, 1'000'000);
        const std::vector<std::uint32_t> starts = startsOfFaces(division);
        QCOMPARE(starts.at(0), 0u);
        QCOMPARE(starts.at(1), 50'000u);
        QCOMPARE(starts.at(49'999), 2u);
        QCOMPARE(starts.at(50'000), 1u);
        QCOMPARE(starts.at(999'999), 1u);
    }
};

SINEW_APPLESS_TEST(tst_counted_arrays, TestCountedArrays)

} // namespace tst_counted_arrays
#include "tst_counted_arrays.moc"
