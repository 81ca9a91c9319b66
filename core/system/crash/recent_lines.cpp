// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/recent_lines.h"

#include <algorithm>
#include <cstring>

namespace sinew {

namespace {

/// At most this many bytes, without a partial character at the end.
std::string_view cutText(std::string_view text, std::size_t bytes)
{
    if (text.size() <= bytes)
        return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xc0) == 0x80)
        --bytes;
    return text.substr(0, bytes);
}

} // namespace

void RecentLines::add(std::string_view line)
{
    char clean[maxBytes];
    const std::string_view cut = cutText(line, maxBytes);
    std::transform(cut.begin(), cut.end(), clean,
                   [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7f ? ' ' : c; });
    const std::lock_guard lock(m_adding);
    const unsigned count = m_count;
    if (count > 0) {
        const Line &last = m_lines[(count - 1) % maxLines];
        if (std::string_view(last.text, last.size) == std::string_view(clean, cut.size()))
            return;
    }
    Line &next = m_lines[count % maxLines];
    next.size = 0;
    std::memcpy(next.text, clean, cut.size());
    next.size = cut.size();
    m_count = count + 1;
}

void RecentLines::visit(void (*visit)(void *context, std::string_view line), void *context) const noexcept
{
    const unsigned count = m_count;
    for (unsigned i = count > maxLines ? count - maxLines : 0; i < count; ++i) {
        const Line &line = m_lines[i % maxLines];
        visit(context, {line.text, std::min(line.size.load(), maxBytes)});
    }
}

} // namespace sinew
