// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/system/crash leaves a report when the program crashes, and knows at the next start what was being tried. It may
// use core/io and core/system.

#include <array>
#include <atomic>
#include <mutex>
#include <string_view>

namespace sinew {

/// The last lines of something, in memory that is there before it is needed, so that a signal handler can read them.
class RecentLines
{
public:
    static constexpr unsigned maxLines = 64;
    static constexpr std::size_t maxBytes = 240; ///< of a line, UTF-8; the rest of a longer one is not kept

    /// From any thread. Line breaks and other control characters become spaces. A line that is the same as the one
    /// before is not kept twice.
    void add(std::string_view line);
    /// Calls with each line, the oldest first. For signal handlers as well: a line that is being added just then may be
    /// kept in part.
    void visit(void (*visit)(void *context, std::string_view line), void *context) const noexcept;

private:
    struct Line
    {
        std::atomic<std::size_t> size = 0;
        char text[maxBytes];
    };

    std::array<Line, maxLines> m_lines;
    std::atomic<unsigned> m_count = 0; ///< of all lines ever kept
    std::mutex m_adding;
};

} // namespace sinew
