// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/block_decoder.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {

namespace {

/// The eight values that the indices of a BC4 block select from.
using Table = std::array<std::uint8_t, 8>;

Table unsignedTable(const std::uint8_t *block)
{
    const int a = block[0], b = block[1];
    Table table{std::uint8_t(a), std::uint8_t(b)};
    const int steps = a > b ? 7 : 5;
    for (int i = 1; i < steps; ++i)
        table[i + 1] = std::uint8_t(((steps - i) * a + i * b + steps / 2) / steps);
    if (steps == 5) {
        table[6] = 0;
        table[7] = 255;
    }
    return table;
}

Table signedTable(const std::uint8_t *block)
{
    const int first = std::int8_t(block[0]), second = std::int8_t(block[1]);
    const int steps = first > second ? 7 : 5;
    const int a = std::max(first, -127), b = std::max(second, -127);
    // (value / 127 + 1) * 127.5 for value = sum / steps, rounded
    const auto toByte = [steps](int sum) {
        return std::uint8_t(((sum + 127 * steps) * 255 + 127 * steps) / (254 * steps));
    };
    Table table{toByte(a * steps), toByte(b * steps)};
    for (int i = 1; i < steps; ++i)
        table[i + 1] = toByte((steps - i) * a + i * b);
    if (steps == 5) {
        table[6] = 0;
        table[7] = 255;
    }
    return table;
}

/// The 16 values of an 8-byte BC4 block.
std::array<std::uint8_t, 16> channel(const std::uint8_t *block, bool isSigned)
{
    const Table table = isSigned ? signedTable(block) : unsignedTable(block);
    std::uint64_t indices = 0;
    for (int i = 0; i < 6; ++i)
        indices |= std::uint64_t(block[2 + i]) << (8 * i);
    std::array<std::uint8_t, 16> values;
    for (int i = 0; i < 16; ++i)
        values[i] = table[(indices >> (3 * i)) & 7];
    return values;
}

} // namespace

void decodeBc4Block(const std::uint8_t *block, bool isSigned, std::uint8_t *rgba)
{
    const auto values = channel(block, isSigned);
    for (int i = 0; i < 16; ++i, rgba += 4) {
        rgba[0] = rgba[1] = rgba[2] = values[i];
        rgba[3] = 255;
    }
}

void decodeBc5Block(const std::uint8_t *block, bool isSigned, std::uint8_t *rgba)
{
    const auto red = channel(block, isSigned);
    const auto green = channel(block + 8, isSigned);
    for (int i = 0; i < 16; ++i, rgba += 4) {
        const float x = red[i] / 127.5f - 1, y = green[i] / 127.5f - 1;
        const float z = std::sqrt(std::max(0.0f, 1 - x * x - y * y));
        rgba[0] = red[i];
        rgba[1] = green[i];
        rgba[2] = std::uint8_t(std::lround((z + 1) * 127.5f));
        rgba[3] = 255;
    }
}

} // namespace sinew
