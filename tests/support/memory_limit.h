// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/sanitized.h"

#include <sys/resource.h>
#include <unistd.h>

#include <cstdint>
#include <fstream>

namespace sinew::test {

/// While it exists, the program may take only this much more address space: larger allocations throw std::bad_alloc,
/// which no test survives that doesn't catch it. Does nothing under a sanitizer, whose shadow needs terabytes.
class MemoryLimit
{
public:
    explicit MemoryLimit(std::uint64_t bytes)
    {
        if (isAddressSanitized)
            return;
        std::uint64_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        getrlimit(RLIMIT_AS, &m_before);
        rlimit now = m_before;
        now.rlim_cur = pages * std::uint64_t(sysconf(_SC_PAGESIZE)) + bytes;
        setrlimit(RLIMIT_AS, &now);
    }
    ~MemoryLimit()
    {
        if (!isAddressSanitized)
            setrlimit(RLIMIT_AS, &m_before);
    }
    MemoryLimit(const MemoryLimit &) = delete;
    MemoryLimit &operator=(const MemoryLimit &) = delete;

private:
    rlimit m_before{};
};

} // namespace sinew::test
