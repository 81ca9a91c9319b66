// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/memory_watch.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <limits>

#include <sanitizer/allocator_interface.h>
#include <sanitizer/common_interface_defs.h>

namespace sinew::test {

namespace {

constexpr long long noLimit = std::numeric_limits<long long>::max();

std::atomic<long long> present = 0, peak = 0, allowed = noLimit;

void allocated(const volatile void *, std::size_t bytes)
{
    const long long now = present += static_cast<long long>(bytes);
    long long before = peak;
    while (now > before && !peak.compare_exchange_weak(before, now)) {}
    if (now <= allowed)
        return;
    std::fprintf(stderr, "%lld bytes are allocated at once, %lld are allowed\n", now, allowed.exchange(noLimit));
    __sanitizer_print_stack_trace();
    __builtin_trap();
}

void freed(const volatile void *place)
{
    if (place)
        present -= static_cast<long long>(__sanitizer_get_allocated_size(place));
}

} // namespace

void MemoryWatch::install()
{
    __sanitizer_install_malloc_and_free_hooks(allocated, freed);
}

void MemoryWatch::begin(std::size_t allowedBytes)
{
    // Memory that targets keep from one input to the next is not freed during an input.
    present = 0;
    peak = 0;
    allowed = static_cast<long long>(allowedBytes);
}

std::size_t MemoryWatch::end()
{
    allowed = noLimit;
    return std::size_t(std::max(0ll, peak.load()));
}

} // namespace sinew::test
