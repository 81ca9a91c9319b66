// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/track_faults.h"
#include "core/check/triangles.h"
#include "core/check/weights.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <limits>

namespace tst_vertex_faults {

using namespace sinew;

class TestVertexFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void degenerateTriangles_()
    {
        const std::vector<std::uint16_t> corners{0, 1, 2, 3, 3, 4, 5, 6, 5, 7, 8, 8, 9, 9};
        QCOMPARE(degenerateTriangles(corners), (std::vector<bool>{false, true, true, true})); // two are left over
        QCOMPARE(degenerateTriangles({}), std::vector<bool>());
    }

    void repeatedTriangles_()
    {
        const std::vector<std::uint16_t> corners{0, 1, 2,  // the first
                                                 2, 1, 0,  // its back
                                                 1, 2, 0,  // turned
                                                 4, 4, 5,  // degenerate …
                                                 4, 4, 5,  // … twice
                                                 0, 1, 2}; // the same
        QCOMPARE(repeatedTriangles(corners), (std::vector<bool>{false, false, true, false, false, true}));
    }

    void weights_data()
    {
        QTest::addColumn<QList<int>>("weights");
        QTest::addColumn<QList<int>>("filled");
        QTest::newRow("full") << QList<int>{100, 155, 0, 0} << QList<int>{100, 155, 0, 0};
        QTest::newRow("none") << QList<int>{0, 0, 0, 0} << QList<int>{255, 0, 0, 0};
        QTest::newRow("half") << QList<int>{51, 51} << QList<int>{128, 127};
        QTest::newRow("too much") << QList<int>{255, 255, 255, 255} << QList<int>{66, 63, 63, 63};
        QTest::newRow("one missing") << QList<int>{200, 54, 0, 0} << QList<int>{201, 54, 0, 0};
    }

    void weights()
    {
        QFETCH(QList<int>, weights);
        QFETCH(QList<int>, filled);
        std::vector<std::uint8_t> bytes(weights.begin(), weights.end());
        QCOMPARE(isFullWeight(bytes), weights == filled);
        fillWeight(bytes);
        QCOMPARE(QList<int>(bytes.begin(), bytes.end()), filled);
        QVERIFY(isFullWeight(bytes));
    }

    void rotations()
    {
        QVERIFY(isUnit({0, 0, 0.6f, 0.8f}));
        QVERIFY(!isUnit({0, 0, 0.6f, 0.9f}));
        QVERIFY(!isUnit({0, 0, 0, std::numeric_limits<float>::quiet_NaN()}));
        const Quat half = toUnit({0, 0, 3, 4});
        QCOMPARE((std::array{half.x, half.y, half.z, half.w}), (std::array{0.f, 0.f, 0.6f, 0.8f}));
        const Quat none = toUnit({0, 0, 0, 0});
        QCOMPARE((std::array{none.x, none.y, none.z, none.w}), (std::array{0.f, 0.f, 0.f, 1.f}));
    }
};

SINEW_GUILESS_TEST(tst_vertex_faults, TestVertexFaults)

} // namespace tst_vertex_faults
#include "tst_vertex_faults.moc"
