// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/async/parallel_for.h"
#include "core/async/worker_threads.h"
#include "tests/support/test_program.h"

#include <QSemaphore>
#include <QTest>

#include <atomic>
#include <vector>

namespace tst_parallel_for {

using namespace sinew;

class TestParallelFor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void callEachIndexOnce_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {0, 1, 2, 3, 1000})
            QTest::addRow("%d", count) << count;
    }
    void callEachIndexOnce()
    {
        QFETCH(const int, count);
        std::vector<std::atomic<int>> calls(std::size_t(count) + 1);
        parallelFor(std::size_t(count), [&](std::size_t index) { ++calls[index]; });
        for (int i = 0; i < count; ++i)
            QCOMPARE(int(calls[std::size_t(i)]), 1);
        QCOMPARE(int(calls.back()), 0);
    }

    void runInSeveralThreads()
    {
        if (processorCount() < 2)
            QSKIP("one processor");
        QSemaphore first, second;
        std::atomic<int> met = 0;
        parallelFor(2, [&](std::size_t index) { // each waits for the other
            (index == 0 ? first : second).release();
            met += (index == 0 ? second : first).tryAcquire(1, 20000);
        });
        QCOMPARE(int(met), 2);
    }

    void mayBeNested()
    {
        std::atomic<int> sum = 0;
        parallelFor(20, [&](std::size_t a) { parallelFor(20, [&](std::size_t b) { sum += int(a * b); }); });
        QCOMPARE(int(sum), 190 * 190);
    }
};

SINEW_GUILESS_TEST(tst_parallel_for, TestParallelFor)

} // namespace tst_parallel_for
#include "tst_parallel_for.moc"
