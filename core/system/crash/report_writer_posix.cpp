// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/report_writer.h"

#include <cerrno>

#include <unistd.h>

namespace sinew {

void ReportWriter::flush() noexcept
{
    for (std::size_t done = 0; done < m_used;) {
        const ssize_t count = ::write(m_descriptor, m_buffer + done, m_used - done);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            m_accepted = maxBytes;
            break;
        }
        done += std::size_t(count);
        m_written += std::size_t(count);
    }
    m_used = 0;
}

} // namespace sinew
