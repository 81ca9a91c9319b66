// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Runs work in other threads: TaskRunner for work whose result is awaited, parallelFor() for loops. Nothing else starts
// threads. Knows QtCore only.

#include <functional>

namespace sinew {

/// How many threads run at the same time on this machine; at least 1.
int processorCount();

/// Runs a function in a thread that is kept for the next ones. There is no limit to their number, so that none ever
/// waits for another: TaskRunner and parallelFor() have limits of their own; use these. The function must not throw.
void runInWorkerThread(std::function<void()> function);

/// Returns when nothing runs in a worker thread. For tests; the end of the application waits by itself.
void waitForWorkerThreads();

} // namespace sinew
