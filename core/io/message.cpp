// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/io/message.h"

namespace sinew {

Message::Message(const char *source, std::vector<Message> arguments)
    : m_source(source), m_arguments(std::move(arguments))
{
    for (const char *c = source; *c; ++c) {
        const std::size_t number = std::size_t(c[0] == '%' ? c[1] - '0' : 0);
        if (number >= 1 && number <= m_arguments.size()) {
            m_text += m_arguments[number - 1].text();
            ++c;
        } else {
            m_text += *c;
        }
    }
}

} // namespace sinew
