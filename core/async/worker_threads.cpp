// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/async/worker_threads.h"

#include "core/system/crash/crash_handler.h"

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

QThreadPool &workerThreadPool()
{
    static QThreadPool pool;
    // What runs on may use plugins and translations: it must be over before the application has gone.
    static const bool prepared = [] {
        pool.setMaxThreadCount(std::numeric_limits<int>::max());
        qAddPostRoutine(waitForWorkerThreads);
        return true;
    }();
    static_cast<void>(prepared);
    return pool;
}

} // namespace

int processorCount()
{
    return std::max(1, QThread::idealThreadCount());
}

void runInWorkerThread(std::function<void()> function)
{
    workerThreadPool().start([function = std::move(function)] {
        useCrashStack();
        function();
    });
}

void waitForWorkerThreads()
{
    workerThreadPool().waitForDone();
}

} // namespace sinew
