// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/async/worker_threads.h"

#include "core/async/handover.h"
#include "core/system/crash/crash_handler.h"

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

/// From all that ran in a worker thread to who waits for it.
const Handover &workDone()
{
    static const Handover done;
    return done;
}

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
    const Handover begin;
    begin.give();
    workerThreadPool().start([begin, function = std::move(function)]() mutable {
        begin.take();
        useCrashStack();
        function();
        function = nullptr; // its copies of what others hold are gone before anybody hears that it is done
        workDone().give();
    });
}

void waitForWorkerThreads()
{
    workerThreadPool().waitForDone();
    workDone().take();
}

} // namespace sinew
