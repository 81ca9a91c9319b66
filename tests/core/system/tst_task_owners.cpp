// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Work in other threads whose owner goes away, and where results are destroyed that nobody gets.

#include "core/async/task_runner.h"
#include "tests/core/system/task_gate.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QObject>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>
#include <utility>

namespace tst_task_owners {

using namespace sinew;
using namespace sinew::test;

namespace {

using AtEnd = TaskRunner::AtEnd;

} // namespace

class TestTaskOwners : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ownerGoesWhileItsWorkRuns()
    {
        Gate gate;
        bool noticed = false, delivered = false;
        {
            TaskRunner runner(AtEnd::Forget);
            runner.run(
                [&](Task &own) {
                    gate.pass();
                    noticed = own.isCancelled();
                    own.post([&] { delivered = true; });
                },
                [&] { delivered = true; });
            gate.begun.acquire();
        } // returns while the work is still held
        gate.mayEnd.release();
        finishAll();
        QVERIFY(noticed);
        QVERIFY(!delivered);
    }

    void ownerGoesWhileItsWorkWaits()
    {
        Gate gate;
        bool begun = false, delivered = false;
        {
            TaskRunner runner(AtEnd::Forget, 1);
            runner.run([&] { gate.pass(); }, [] {});
            gate.begun.acquire();
            runner.run([&] { begun = true; }, [&] { delivered = true; });
        }
        gate.mayEnd.release();
        finishAll();
        QVERIFY(!begun);
        QVERIFY(!delivered);
    }

    void ownerGoesBeforeTheResultArrives()
    {
        // A result that is not delivered is destroyed where it would have been delivered.
        struct Result
        {
            std::shared_ptr<bool> destroyedInMain;
            ~Result()
            {
                if (destroyedInMain)
                    *destroyedInMain = isMainThread();
            }
            explicit Result(std::shared_ptr<bool> flag) : destroyedInMain(std::move(flag)) {}
            Result(Result &&) = default;
        };
        const auto destroyedInMain = std::make_shared<bool>(false);
        bool delivered = false;
        {
            TaskRunner runner(AtEnd::Wait);
            runner.run([destroyedInMain] { return Result(destroyedInMain); },
                       [&](const Result &) { delivered = true; });
            QVERIFY(runner.waitForDone());
            QVERIFY(!*destroyedInMain);
        }
        QVERIFY(*destroyedInMain);
        QCOMPARE(destroyedInMain.use_count(), 1L);
        finishAll();
        QVERIFY(!delivered);
    }

    void resultsAreDestroyedWhereTheyArrive()
    {
        struct Result
        {
            std::atomic<int> *elsewhere;
            explicit Result(std::atomic<int> &count) : elsewhere(&count) {}
            Result(Result &&other) noexcept : elsewhere(std::exchange(other.elsewhere, nullptr)) {}
            ~Result()
            {
                if (elsewhere && !isMainThread())
                    ++*elsewhere;
            }
        };
        // Destroying what is left of this in the worker takes time: until then nothing else may hold the result there.
        struct Deliver
        {
            void operator()(const Result &) const {}
            Deliver() = default;
            Deliver(const Deliver &) = default;
            ~Deliver()
            {
                if (!isMainThread())
                    QThread::msleep(1);
            }
        };
        TaskRunner runner(AtEnd::Wait);
        std::atomic<int> elsewhere = 0;
        for (int i = 0; i < 20; ++i) {
            runner.run([&] { return Result(elsewhere); }, Deliver());
            while (runner.isBusy())
                QCoreApplication::sendPostedEvents(&runner);
        }
        finishAll();
        QCOMPARE(int(elsewhere), 0);
    }

    void ownerWaitsForItsWork()
    {
        bool ended = false;
        {
            Gate gate;
            TaskRunner runner(AtEnd::Wait);
            runner.run(
                [&](const TaskControl &control) {
                    gate.begun.release();
                    while (!control.isCancelled())
                        QThread::yieldCurrentThread();
                    ended = true;
                },
                [] {});
            gate.begun.acquire();
        }
        QVERIFY(ended);
    }

    void ownerMayGoWhenItGetsTheResult()
    {
        auto runner = std::make_unique<TaskRunner>(AtEnd::Wait);
        int delivered = 0;
        for (int i = 0; i < 2; ++i)
            runner->run([] {},
                        [&] {
                            ++delivered;
                            runner.reset();
                        });
        finishAll();
        QVERIFY(!runner);
        QCOMPARE(delivered, 1);
    }

    void runsOneTaskForAnObject()
    {
        QObject owner;
        int arrived = 0;
        runTask(
            &owner, [] { return 5; }, [&](int result) { arrived = result; });
        finishAll();
        QCOMPARE(arrived, 5);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(owner.children().isEmpty());
    }

    void forgetsTheTaskOfAnObjectThatGoes()
    {
        Gate gate;
        bool delivered = false;
        {
            QObject owner;
            runTask(
                &owner, [&] { gate.pass(); }, [&] { delivered = true; });
            gate.begun.acquire();
        }
        gate.mayEnd.release();
        finishAll();
        QVERIFY(!delivered);
    }
};

SINEW_GUILESS_TEST(tst_task_owners, TestTaskOwners)

} // namespace tst_task_owners
#include "tst_task_owners.moc"
