// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/occupancy_grid.h"

namespace sinew {

void OccupancyGrid::reset(int width, int height, int shift)
{
    m_shift = shift;
    m_columns = (width >> shift) + 1;
    m_bits.assign((std::size_t(m_columns) * std::size_t((height >> shift) + 1) + 63) / 64, 0);
}

} // namespace sinew
