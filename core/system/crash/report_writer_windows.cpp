// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/report_writer.h"

#include <windows.h>

namespace sinew {

void ReportWriter::flush() noexcept
{
    for (std::size_t done = 0; done < m_used;) {
        DWORD count = 0;
        if (!::WriteFile(::LongToHandle(m_descriptor), m_buffer + done, DWORD(m_used - done), &count, nullptr) ||
            count == 0) {
            m_accepted = maxBytes;
            break;
        }
        done += count;
        m_written += count;
    }
    m_used = 0;
}

} // namespace sinew
