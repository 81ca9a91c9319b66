// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/async/parallel_for.h"

#include "core/async/worker_threads.h"

#include <algorithm>
#include <atomic>
#include <latch>

namespace sinew {

void parallelFor(std::size_t count, const std::function<void(std::size_t index)> &body)
{
    std::atomic<std::size_t> next = 0;
    const auto loop = [&] {
        for (std::size_t index = next++; index < count; index = next++)
            body(index);
    };
    const int helpers = std::max(0, int(std::min(count, std::size_t(processorCount()))) - 1);
    std::latch done(helpers);
    for (int i = 0; i < helpers; ++i) {
        runInWorkerThread([&] {
            loop();
            done.count_down();
        });
    }
    loop();
    done.wait();
}

} // namespace sinew
