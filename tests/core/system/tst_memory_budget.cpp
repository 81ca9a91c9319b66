// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/io/memory_budget.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <limits>

namespace tst_memory_budget {

using namespace sinew;

class TestMemoryBudget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A refused request costs nothing: something smaller may still fit.
    void refusesWithoutTaking()
    {
        MemoryBudget budget(0);
        QVERIFY(!budget.charge(MemoryBudget::spareBytes + 1));
        QVERIFY(budget.charge(MemoryBudget::spareBytes));
        QVERIFY(!budget.charge(1));
        budget.release(10);
        QCOMPARE(budget.charged(), MemoryBudget::spareBytes - 10);
        QVERIFY(budget.charge(10));
    }

    void everyFileAddsToIt()
    {
        MemoryBudget one(1000), two(400);
        two.addFile(600);
        QCOMPARE(two.left(), one.left());
        QVERIFY(one.left() > MemoryBudget::spareBytes);
        QVERIFY(one.left() < MemoryBudget::spareBytes + 1000 * MemoryBudget::bytesPerFileByte);
    }

    /// Counts come from files: their product must not wrap around.
    void hugeCountsAreRefused()
    {
        constexpr auto most = std::numeric_limits<std::uint64_t>::max();
        MemoryBudget budget(0);
        const std::uint64_t before = budget.left();
        for (const std::uint64_t count : {most, most / 8, most / 16 + 1, std::uint64_t(1) << 32})
            for (const std::uint64_t size : {std::uint64_t(8), std::uint64_t(16), std::uint64_t(1) << 32}) {
                QVERIFY(!budget.chargeBlock(count, size));
                QVERIFY(!budget.chargeObjects(count, size));
            }
        QCOMPARE(budget.left(), before);
        QVERIFY(budget.chargeBlock(100, 0));
        QVERIFY(budget.left() < before); // a block costs even without elements
    }

    void saysTheLimit()
    {
        const MemoryBudget budget(std::uint64_t(10) << 20);
        QVERIFY2(budget.refusal().text().find("264 MiB") != std::string::npos, budget.refusal().text().c_str());
    }
};

SINEW_APPLESS_TEST(tst_memory_budget, TestMemoryBudget)

} // namespace tst_memory_budget

#include "tst_memory_budget.moc"
