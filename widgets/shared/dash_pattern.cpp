// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/dash_pattern.h"

#include <algorithm>
#include <cmath>

namespace sinew {

DashPattern::DashPattern(Kind kind, double unit, double origin) : m_gaps(kind != Solid)
{
    m_on = std::max(1, int(std::lround((kind == Dotted ? 2 : 6) * unit)));
    m_period = m_on + std::max(1, int(std::lround((kind == Dotted ? 2 : 4) * unit)));
    const double behind = std::fmod(std::round(-origin), m_period);
    m_shift = std::isfinite(behind) ? int(behind < 0 ? behind + m_period : behind) : 0;
}

} // namespace sinew
