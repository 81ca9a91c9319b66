// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <array>
#include <vector>

namespace sinew {

enum class Severity : std::uint8_t { Info, Warning, Error };

/// A problem that a reader met and kept, or that a check found.
struct Diagnostic
{
    Severity severity = Severity::Warning;
    std::string code; ///< stable identifier: "mdx.inclusiveSize"
    Error where;      ///< message, file, offset, path
};

/// Collects the messages of a load or a check. Keeps at most `limit` entries of each severity and counts the rest, so
/// that a hostile file can neither fill the memory with messages nor hide an error behind warnings.
class Diagnostics
{
public:
    static constexpr std::size_t limit = 1000;

    void add(Severity severity, std::string code, Error where)
    {
        if (std::size_t &kept = m_kept[std::size_t(severity)]; kept < limit) {
            ++kept;
            m_entries.push_back({severity, std::move(code), std::move(where)});
        } else {
            ++m_dropped;
        }
    }
    const std::vector<Diagnostic> &entries() const { return m_entries; }
    std::size_t dropped() const { return m_dropped; }

private:
    std::vector<Diagnostic> m_entries;
    std::array<std::size_t, 3> m_kept{}; ///< by severity
    std::size_t m_dropped = 0;
};

} // namespace sinew
