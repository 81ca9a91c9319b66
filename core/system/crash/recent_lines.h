// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/system/crash leaves a report when the program crashes, and can tell at the next start what was being tried. It
// may use core/io and core/system.

#include <array>
#include <atomic>
#include <mutex>
#include <string_view>

namespace sinew {

/// The last lines of a log, in preallocated memory, so that a signal handler can read them.
class RecentLines
{
public:
    static constexpr unsigned maxLines = 64;
    static constexpr std::size_t maxBytes = 240; ///< per line, UTF-8; the rest of a longer one is dropped

    /// From any thread. Line breaks and other control characters become spaces. A line equal to the previous one is not
    /// stored again.
    void add(std::string_view line);
    /// Calls with each line, oldest first. Also for signal handlers: a line that is just being added may be incomplete.
    void visit(void (*visit)(void *context, std::string_view line), void *context) const noexcept;

private:
    struct Line
    {
        std::atomic<std::size_t> size = 0;
        char text[maxBytes];
    };

    std::array<Line, maxLines> m_lines;
    std::atomic<unsigned> m_count = 0; ///< number of lines ever kept
    std::mutex m_adding;
};

} // namespace sinew
