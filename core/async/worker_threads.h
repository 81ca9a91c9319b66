// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Runs work in other threads: TaskRunner for work whose result is awaited, parallelFor() for loops. Nothing else starts
// threads. Depends on QtCore only.

#include <functional>

namespace sinew {

/// How many threads run at the same time on this machine; at least 1.
int processorCount();

/// Runs a function in a pooled thread. There is no limit to the number of threads, so that none ever waits for another:
/// TaskRunner and parallelFor() have their own limits; use these. The function must not throw.
void runInWorkerThread(std::function<void()> function);

/// Returns when nothing runs in a worker thread. For tests; at its end the application waits automatically.
void waitForWorkerThreads();

} // namespace sinew
