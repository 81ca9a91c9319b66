// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/async/worker_threads.h"

#include "core/async/handover.h"
#include "core/system/crash/crash_handler.h"

#include <QCoreApplication>
#include <QRunnable>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <limits>
#include <utility>

namespace sinew {

namespace {

QThreadPool &workerThreadPool()
{
    static QThreadPool pool;
    // Running work may use plugins and translations: it must end before the application is gone.
    static const bool prepared = [] {
        pool.setMaxThreadCount(std::numeric_limits<int>::max());
        qAddPostRoutine(waitForWorkerThreads);
        return true;
    }();
    static_cast<void>(prepared);
    return pool;
}

class PooledFunction final : public QRunnable
{
public:
    explicit PooledFunction(std::function<void()> function) : m_function(std::move(function)) {}

    void run() override
    {
        takeOver(this);
        useCrashStack();
        m_function();
        m_function = nullptr; // releases everything it holds before anybody is told that it is done
        handOver(&workerThreadPool());
    }

private:
    std::function<void()> m_function;
};

} // namespace

int processorCount()
{
    return std::max(1, QThread::idealThreadCount());
}

void runInWorkerThread(std::function<void()> function)
{
    auto *const work = new PooledFunction(std::move(function));
    handOver(work);
    workerThreadPool().start(work);
}

void waitForWorkerThreads()
{
    workerThreadPool().waitForDone();
    takeOver(&workerThreadPool());
}

} // namespace sinew
