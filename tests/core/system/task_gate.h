// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// What decides when work in other threads begins, ends and arrives.

#include "core/async/worker_threads.h"

#include <QCoreApplication>
#include <QSemaphore>
#include <QThread>

namespace sinew::test {
inline namespace task_gate_helpers {

/// Work that signals when it has begun and ends when it is allowed to.
struct Gate
{
    QSemaphore begun, mayEnd;

    void pass()
    {
        begun.release();
        mayEnd.acquire();
    }
};

/// Waits until all work is over and its results have arrived.
inline void finishAll()
{
    waitForWorkerThreads();
    QCoreApplication::sendPostedEvents();
}

inline bool isMainThread()
{
    return QThread::currentThread() == QCoreApplication::instance()->thread();
}

} // namespace task_gate_helpers
} // namespace sinew::test
