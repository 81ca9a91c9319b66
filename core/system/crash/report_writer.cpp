// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/report_writer.h"

#include <charconv>

namespace sinew {

ReportWriter &ReportWriter::operator<<(std::string_view text) noexcept
{
    for (const char c : text) {
        if (m_accepted == maxBytes)
            break;
        if (m_used == sizeof m_buffer)
            flush();
        m_buffer[m_used++] = c;
        ++m_accepted;
    }
    return *this;
}

ReportWriter &ReportWriter::operator<<(std::int64_t number) noexcept
{
    char digits[24];
    return *this << std::string_view(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

ReportWriter &ReportWriter::hexadecimal(std::uint64_t number) noexcept
{
    char digits[24];
    return *this << "0x" << std::string_view(digits, std::to_chars(digits, digits + sizeof digits, number, 16).ptr);
}

} // namespace sinew
