// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew::warcraft {

/// The looks of a particle at a certain age.
struct QuadAppearance
{
    float size, height; ///< half the edges along the texture's u and v
    std::uint8_t colour[4];
    float headUv[4], tailUv[4];
    float turn = 0;                 ///< radians
    float cutOff = 0;               ///< pixels with a lower alpha are not drawn
    float scroll[4] = {0, 0, 0, 0}; ///< see ParticleInstance
};

/// Left, top, right and bottom (0…1) of a cell, counted by rows from 0; 0 rows or columns count as 1.
inline void setCell(std::uint32_t cell, std::uint32_t rows, std::uint32_t columns, float (&uv)[4])
{
    columns = columns ? columns : 1;
    const float width = 1.f / float(columns), height = 1.f / float(rows ? rows : 1);
    uv[0] = float(cell % columns) * width;
    uv[1] = float(cell / columns) * height;
    uv[2] = uv[0] + width;
    uv[3] = uv[1] + height;
}

} // namespace sinew::warcraft
