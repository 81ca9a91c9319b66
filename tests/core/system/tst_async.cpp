// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Work in other threads: where results arrive, and the effect of cancelling and of a newer request. Semaphores decide
// what happens when.

#include "core/async/task_runner.h"
#include "tests/core/system/task_gate.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <atomic>
#include <numeric>
#include <set>
#include <thread>
#include <utility>
#include <vector>

namespace tst_async {

using namespace sinew;
using namespace sinew::test;

namespace {

using AtEnd = TaskRunner::AtEnd;

} // namespace

class TestAsync : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worksInAnotherThreadAndDeliversInItsOwn()
    {
        TaskRunner runner(AtEnd::Wait);
        bool workedInMain = true, deliveredInMain = false;
        runner.run([] { return isMainThread(); },
                   [&](bool result) {
                       workedInMain = result;
                       deliveredInMain = isMainThread();
                   });
        QVERIFY(runner.isBusy());
        finishAll();
        QVERIFY(!workedInMain);
        QVERIFY(deliveredInMain);
        QVERIFY(!runner.isBusy());
    }

    void deliversToTheThreadOfTheRunner()
    {
        // The runner of another thread has that thread's event loop.
        std::thread::id where;
        std::thread other([&] {
            QEventLoop loop;
            auto runner = std::make_unique<TaskRunner>(AtEnd::Wait);
            runner->run([] {},
                        [&] {
                            where = std::this_thread::get_id();
                            runner.reset();
                            loop.quit();
                        });
            loop.exec();
        });
        const std::thread::id expected = other.get_id();
        other.join();
        QVERIFY(where == expected);
    }

    void resultsNeedNotBeCopyable()
    {
        TaskRunner runner(AtEnd::Wait);
        std::unique_ptr<int> arrived;
        runner.run([] { return std::make_unique<int>(7); },
                   [&](std::unique_ptr<int> result) { arrived = std::move(result); });
        finishAll();
        QVERIFY(arrived);
        QCOMPARE(*arrived, 7);
    }

    void nothingArrivesWithoutTheEventLoop()
    {
        TaskRunner runner(AtEnd::Wait);
        int delivered = 0;
        runner.run([] {}, [&] { ++delivered; });
        QVERIFY(runner.waitForDone());
        QCOMPARE(delivered, 0);
        QCOMPARE(runner.pending(), 1);
        finishAll();
        QCOMPARE(delivered, 1);
        QCOMPARE(runner.pending(), 0);
    }

    void cancelsWhatRuns()
    {
        TaskRunner runner(AtEnd::Wait);
        Gate gate;
        bool noticed = false, delivered = false;
        const auto task = runner.run(
            [&](const TaskControl &control) {
                gate.pass();
                noticed = control.isCancelled();
            },
            [&] { delivered = true; });
        gate.begun.acquire();
        QVERIFY(!task->isCancelled());
        runner.cancel();
        QVERIFY(!runner.isBusy());
        gate.mayEnd.release();
        finishAll();
        QVERIFY(noticed);
        QVERIFY(!delivered);
    }

    void cancelsWhatWaits()
    {
        TaskRunner runner(AtEnd::Wait, 1);
        Gate gate;
        bool begun = false, delivered = false;
        runner.run([&] { gate.pass(); }, [] {});
        gate.begun.acquire();
        auto held = std::make_shared<int>();
        runner.run([&begun, held] { begun = true; }, [&] { delivered = true; });
        QCOMPARE(held.use_count(), 2L);
        runner.cancel();
        QCOMPARE(held.use_count(), 1L);
        gate.mayEnd.release();
        finishAll();
        QVERIFY(!begun);
        QVERIFY(!delivered);
    }

    void cancelsWhatIsDoneButNotDelivered()
    {
        TaskRunner runner(AtEnd::Wait);
        bool delivered = false;
        runner.run([] {}, [&] { delivered = true; });
        QVERIFY(runner.waitForDone());
        runner.cancel();
        finishAll();
        QVERIFY(!delivered);
    }

    void runsAgainAfterCancel()
    {
        TaskRunner runner(AtEnd::Wait, 1);
        std::vector<int> delivered;
        runner.run([] { return 1; }, [&](int result) { delivered.push_back(result); });
        runner.cancel();
        runner.run([] { return 2; }, [&](int result) { delivered.push_back(result); });
        finishAll();
        QCOMPARE(delivered, std::vector{2});
    }

    void aTaskThatIsAskedToStopStillDelivers()
    {
        TaskRunner runner(AtEnd::Wait);
        Gate gate;
        bool stopped = false;
        const auto task = runner.run(
            [&](const TaskControl &control) {
                gate.pass();
                return control.isCancelled();
            },
            [&](bool result) { stopped = result; });
        gate.begun.acquire();
        task->cancel();
        gate.mayEnd.release();
        finishAll();
        QVERIFY(stopped);
    }

    void theNewestRequestWins()
    {
        TaskRunner runner(AtEnd::Wait, 2);
        Gate gate;
        std::vector<int> delivered;
        for (int i = 0; i < 5; ++i)
            runner.runNewest(
                [&gate, i] {
                    gate.pass();
                    return i;
                },
                [&](int result) { delivered.push_back(result); });
        QCOMPARE(runner.pending(), 1);
        gate.mayEnd.release(5);
        finishAll();
        QCOMPARE(delivered, std::vector{4});
    }

    void tellsHowFarItIs()
    {
        TaskRunner runner(AtEnd::Wait);
        Gate gate;
        std::vector<QString> arrived;
        const auto task = runner.run(
            [&](Task &own) {
                own.begin(0.5, 1);
                own.post([&] { arrived.push_back(isMainThread() ? QStringLiteral("first") : QString()); });
                own.advance(0.5);
                gate.pass();
                own.post([&] { arrived.push_back(QStringLiteral("second")); });
                return QStringLiteral("result");
            },
            [&](const QString &result) { arrived.push_back(result); });
        QCOMPARE(task->fraction(), 0.0);
        gate.begun.acquire();
        QCOMPARE(task->fraction(), 0.75);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(arrived, std::vector{QStringLiteral("first")});
        gate.mayEnd.release();
        finishAll();
        QCOMPARE(arrived, (std::vector{QStringLiteral("first"), QStringLiteral("second"), QStringLiteral("result")}));
    }

    void dropsProgressOfWhatWasCancelled()
    {
        TaskRunner runner(AtEnd::Wait);
        Gate gate;
        int posted = 0;
        runner.run(
            [&](Task &own) {
                own.post([&] { ++posted; });
                gate.pass();
                own.post([&] { ++posted; });
            },
            [] {});
        gate.begun.acquire();
        runner.cancel();
        gate.mayEnd.release();
        finishAll();
        QCOMPARE(posted, 0);
    }

    void limitsItsThreads()
    {
        constexpr int count = 8, limit = 3;
        TaskRunner runner(AtEnd::Wait, limit);
        QCOMPARE(runner.maxThreads(), limit);
        Gate gate;
        std::atomic<int> running = 0, most = 0;
        int delivered = 0;
        for (int i = 0; i < count; ++i)
            runner.run(
                [&] {
                    const int now = ++running;
                    for (int before = most; before < now && !most.compare_exchange_weak(before, now);) {}
                    gate.pass();
                    --running;
                },
                [&] { ++delivered; });
        gate.begun.acquire(limit); // as many at once
        QCOMPARE(int(running), limit);
        gate.mayEnd.release(count);
        finishAll();
        QCOMPARE(int(most), limit);
        QCOMPARE(delivered, count);
    }

    void firstComeFirstServed()
    {
        TaskRunner runner(AtEnd::Wait, 1);
        std::vector<int> begun, delivered, expected(100);
        std::iota(expected.begin(), expected.end(), 0);
        for (const int i : expected)
            runner.run(
                [&begun, i] {
                    begun.push_back(i);
                    return i;
                },
                [&](int result) { delivered.push_back(result); });
        finishAll();
        QCOMPARE(begun, expected);
        QCOMPARE(delivered, expected);
    }

    void manyAtOnce()
    {
        constexpr int count = 2000;
        std::vector<std::unique_ptr<TaskRunner>> runners;
        std::set<int> delivered;
        std::atomic<int> worked = 0;
        for (int i = 0; i < 8; ++i)
            runners.push_back(std::make_unique<TaskRunner>(i % 2 ? AtEnd::Wait : AtEnd::Forget, 4));
        for (int i = 0; i < count; ++i)
            runners[std::size_t(i) % runners.size()]->run(
                [&worked, i] {
                    ++worked;
                    return i;
                },
                [&](int result) { delivered.insert(result); });
        finishAll();
        QCOMPARE(int(worked), count);
        QCOMPARE(int(delivered.size()), count);
    }

    void whatCanNotBeInterruptedHoldsUpNothing()
    {
        TaskRunner runner(AtEnd::Wait, 1);
        Gate gate;
        std::vector<int> delivered;
        runner.run(
            [&] {
                gate.pass();
                return 1;
            },
            [&](int result) { delivered.push_back(result); });
        gate.begun.acquire();
        runner.abandon();
        QVERIFY(!runner.isBusy());
        QVERIFY(!runner.waitForDone(0));
        QSemaphore done;
        for (int i = 2; i < 5; ++i)
            runner.run(
                [&done, i] {
                    done.release();
                    return i;
                },
                [&](int result) { delivered.push_back(result); });
        done.acquire(3); // while the first one is still held
        gate.mayEnd.release();
        QVERIFY(runner.waitForDone());
        finishAll();
        QCOMPARE(delivered, (std::vector{2, 3, 4}));
    }
};

SINEW_GUILESS_TEST(tst_async, TestAsync)

} // namespace tst_async
#include "tst_async.moc"
