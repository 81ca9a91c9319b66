// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstdint>

namespace sinew::test {

/// Bytes as a sequence of decisions, two bytes each; zeros after their end. A byte that the fuzzer changes affects one
/// decision.
class NumberSource
{
public:
    explicit NumberSource(QByteArray bytes) : m_bytes(std::move(bytes)) {}

    bool atEnd() const { return m_at >= m_bytes.size(); }
    std::uint32_t next()
    {
        const std::uint32_t low = byte(), high = byte();
        // Repeated in the upper half, for callers that need a number of any size.
        return (low | high << 8) * 0x00010001u;
    }

private:
    std::uint32_t byte() { return atEnd() ? 0 : std::uint8_t(m_bytes[m_at++]); }

    QByteArray m_bytes;
    qsizetype m_at = 0;
};

} // namespace sinew::test
