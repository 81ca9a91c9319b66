// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace sinew {

/// Writes text to an open file from a signal handler: without heap memory, without locks, and never more than
/// `maxBytes`. If the disk is full, the rest is dropped.
class ReportWriter
{
public:
    static constexpr std::size_t maxBytes = 64 << 10;

    /// `descriptor`: the system's file descriptor (on Windows the low 32 bits of a handle, which has no more), stays
    /// open.
    explicit ReportWriter(int descriptor) noexcept : m_descriptor(descriptor) {}
    ~ReportWriter() { flush(); }
    ReportWriter(const ReportWriter &) = delete;
    ReportWriter &operator=(const ReportWriter &) = delete;

    ReportWriter &operator<<(std::string_view text) noexcept;
    /// Decimal.
    ReportWriter &operator<<(std::int64_t number) noexcept;
    /// "0x1f".
    ReportWriter &hexadecimal(std::uint64_t number) noexcept;
    void flush() noexcept;
    bool hasWritten() const { return m_written > 0; }

private:
    int m_descriptor;
    std::size_t m_used = 0, m_accepted = 0, m_written = 0;
    char m_buffer[1024];
};

} // namespace sinew
