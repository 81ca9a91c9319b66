// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// Lines and gaps along whole pixels.
class DashPattern
{
public:
    enum Kind : std::uint8_t { Solid, Dotted, Dashed };

    DashPattern() = default;
    /// `unit`: width of one unit in pixels. `origin`: the pixel at which a line begins, so that a pan moves the pattern
    /// with it.
    DashPattern(Kind kind, double unit, double origin = 0);
    bool isGap(int at) const { return m_gaps && (at + m_shift) % m_period >= m_on; }

private:
    bool m_gaps = false;
    int m_on = 1, m_period = 1, m_shift = 0;
};

} // namespace sinew
