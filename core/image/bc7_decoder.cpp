// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "core/image/bc7_decoder.h"

#include <algorithm>
#include <array>

// Source: Microsoft, "BC7 Format" and "BC7 Format Mode Reference"; the partition tables are the Direct3D ones.

namespace sinew {

namespace {

struct Mode
{
    int subsets, partitionBits, rotationBits, selectionBits, colorBits, alphaBits;
    int endpointPBits;
    int sharedPBits; ///< one for each subset
    int indexBits, secondIndexBits;
};

constexpr Mode modes[8] = {
    {3, 4, 0, 0, 4, 0, 1, 0, 3, 0}, {2, 6, 0, 0, 6, 0, 0, 1, 3, 0}, {3, 6, 0, 0, 5, 0, 0, 0, 2, 0},
    {2, 6, 0, 0, 7, 0, 1, 0, 2, 0}, {1, 0, 2, 1, 5, 6, 0, 0, 2, 3}, {1, 0, 2, 0, 7, 8, 0, 0, 2, 2},
    {1, 0, 0, 0, 7, 7, 1, 0, 4, 0}, {2, 6, 0, 0, 5, 5, 1, 0, 2, 0},
};

/// Bit i is the subset of texel i.
constexpr std::uint16_t twoSubsets[64] = {
    0xCCCC, 0x8888, 0xEEEE, 0xECC8, 0xC880, 0xFEEC, 0xFEC8, 0xEC80, 0xC800, 0xFFEC, 0xFE80, 0xE800, 0xFFE8,
    0xFF00, 0xFFF0, 0xF000, 0xF710, 0x008E, 0x7100, 0x08CE, 0x008C, 0x7310, 0x3100, 0x8CCE, 0x088C, 0x3110,
    0x6666, 0x366C, 0x17E8, 0x0FF0, 0x718E, 0x399C, 0xAAAA, 0xF0F0, 0x5A5A, 0x33CC, 0x3C3C, 0x55AA, 0x9696,
    0xA55A, 0x73CE, 0x13C8, 0x324C, 0x3BDC, 0x6996, 0xC33C, 0x9966, 0x0660, 0x0272, 0x04E4, 0x4E40, 0x2720,
    0xC936, 0x936C, 0x39C6, 0x639C, 0x9336, 0x9CC6, 0x817E, 0xE718, 0xCCF0, 0x0FCC, 0x7744, 0xEE22,
};
/// Bits 2i and 2i+1 are the subset of texel i.
constexpr std::uint32_t threeSubsets[64] = {
    0xAA685050, 0x6A5A5040, 0x5A5A4200, 0x5450A0A8, 0xA5A50000, 0xA0A05050, 0x5555A0A0, 0x5A5A5050,
    0xAA550000, 0xAA555500, 0xAAAA5500, 0x90909090, 0x94949494, 0xA4A4A4A4, 0xA9A59450, 0x2A0A4250,
    0xA5945040, 0x0A425054, 0xA5A5A500, 0x55A0A0A0, 0xA8A85454, 0x6A6A4040, 0xA4A45000, 0x1A1A0500,
    0x0050A4A4, 0xAAA59090, 0x14696914, 0x69691400, 0xA08585A0, 0xAA821414, 0x50A4A450, 0x6A5A0200,
    0xA9A58000, 0x5090A0A8, 0xA8A09050, 0x24242424, 0x00AA5500, 0x24924924, 0x24499224, 0x50A50A50,
    0x500AA550, 0xAAAA4444, 0x66660000, 0xA5A0A5A0, 0x50A050A0, 0x69286928, 0x44AAAA44, 0x66666600,
    0xAA444444, 0x54A854A8, 0x95809580, 0x96969600, 0xA85454A8, 0x80959580, 0xAA141414, 0x96960000,
    0xAAAA1414, 0xA05050A0, 0xA0A5A5A0, 0x96000000, 0x40804080, 0xA9A8A9A8, 0xAAAAAA44, 0x2A4A5254,
};
/// The texel of the second (third) subset whose index is stored with one bit less; in the first subset it is always 0.
constexpr std::uint8_t anchorOfTwo[64] = {
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 2,  8, 2,  2, 8,
    8,  15, 2,  8,  2,  2,  8,  8,  2,  2,  15, 15, 6,  8,  2,  8,  15, 15, 2, 8,  2, 2,
    2,  15, 15, 6,  6,  2,  6,  8,  15, 15, 2,  2,  15, 15, 15, 15, 15, 2,  2, 15,
};
constexpr std::uint8_t secondAnchorOfThree[64] = {
    3, 3,  15, 15, 8, 3,  15, 15, 8,  8, 6,  6, 6,  5,  3,  3,  3, 3,  8, 15, 3, 3, 6, 10, 5, 8,  8, 6,  8,  5,  15, 15,
    8, 15, 3,  5,  6, 10, 8,  15, 15, 3, 15, 5, 15, 15, 15, 15, 3, 15, 5, 5,  5, 8, 5, 10, 5, 10, 8, 13, 15, 12, 3,  3,
};
constexpr std::uint8_t thirdAnchorOfThree[64] = {
    15, 8, 8, 3,  15, 15, 3,  8,  15, 15, 15, 15, 15, 15, 15, 8,  15, 8,  15, 3,  15, 8,
    15, 8, 3, 15, 6,  10, 15, 15, 10, 8,  15, 3,  15, 10, 10, 8,  9,  10, 6,  15, 8,  15,
    3,  6, 6, 8,  15, 3,  15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 3,  15, 15, 8,
};

constexpr std::uint8_t weights2[] = {0, 21, 43, 64};
constexpr std::uint8_t weights3[] = {0, 9, 18, 27, 37, 46, 55, 64};
constexpr std::uint8_t weights4[] = {0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64};

int weight(int bits, int index)
{
    return bits == 2 ? weights2[index] : bits == 3 ? weights3[index] : weights4[index];
}

std::uint8_t mix(int from, int to, int weight)
{
    return std::uint8_t((from * (64 - weight) + to * weight + 32) >> 6);
}

/// Takes bits from the lowest of byte 0 upwards; every mode uses 128 in all.
class BlockBits
{
public:
    explicit BlockBits(const std::uint8_t *block) : m_block(block) {}
    int take(int count)
    {
        int value = 0;
        for (int i = 0; i < count; ++i, ++m_position)
            value |= ((m_block[m_position >> 3] >> (m_position & 7)) & 1) << i;
        return value;
    }

private:
    const std::uint8_t *m_block;
    int m_position = 0;
};

struct Partition
{
    std::array<std::uint8_t, 16> subset{};
    std::array<int, 3> anchor{}; ///< texel of each subset, the first one's repeated for missing subsets
};

Partition partitionOf(int subsets, int number)
{
    Partition result;
    if (subsets == 2) {
        for (int i = 0; i < 16; ++i)
            result.subset[i] = (twoSubsets[number] >> i) & 1;
        result.anchor[1] = anchorOfTwo[number];
    } else if (subsets == 3) {
        for (int i = 0; i < 16; ++i)
            result.subset[i] = (threeSubsets[number] >> (2 * i)) & 3;
        result.anchor[1] = secondAnchorOfThree[number];
        result.anchor[2] = thirdAnchorOfThree[number];
    }
    return result;
}

using Endpoints = std::array<std::array<int, 4>, 6>; ///< two for each subset, RGBA

Endpoints readEndpoints(const Mode &mode, BlockBits &bits)
{
    Endpoints ends{};
    const int count = mode.subsets * 2;
    for (int c = 0; c < 4; ++c)
        for (int e = 0; e < count; ++e)
            ends[e][c] = bits.take(c < 3 ? mode.colorBits : mode.alphaBits);
    const int pBits = mode.endpointPBits + mode.sharedPBits;
    int p = 0;
    for (int e = 0; e < count && pBits; ++e) {
        if (mode.endpointPBits || e % 2 == 0)
            p = bits.take(1);
        for (int &value : ends[e])
            value = value << 1 | p;
    }
    for (int e = 0; e < count; ++e) {
        for (int c = 0; c < 4; ++c) {
            const int size = (c < 3 ? mode.colorBits : mode.alphaBits) + pBits;
            const int high = ends[e][c] << (8 - size);
            ends[e][c] = c == 3 && !mode.alphaBits ? 255 : high | high >> size;
        }
    }
    return ends;
}

} // namespace

void decodeBc7Block(const std::uint8_t *block, std::uint8_t *rgba)
{
    int number = 0;
    while (number < 8 && !(block[0] >> number & 1))
        ++number;
    if (number == 8) {
        std::fill_n(rgba, 64, std::uint8_t(0));
        return;
    }
    const Mode &mode = modes[number];
    BlockBits bits(block);
    bits.take(number + 1);
    const Partition partition = partitionOf(mode.subsets, bits.take(mode.partitionBits));
    const int rotation = bits.take(mode.rotationBits);
    const int selection = bits.take(mode.selectionBits);
    const Endpoints ends = readEndpoints(mode, bits);

    std::array<int, 16> first{}, second{};
    for (int i = 0; i < 16; ++i)
        first[i] = bits.take(mode.indexBits - (i == partition.anchor[partition.subset[i]]));
    for (int i = 0; i < 16 && mode.secondIndexBits; ++i)
        second[i] = bits.take(mode.secondIndexBits - (i == 0));

    for (int i = 0; i < 16; ++i, rgba += 4) {
        const auto &from = ends[partition.subset[i] * 2];
        const auto &to = ends[partition.subset[i] * 2 + 1];
        int colorWeight = weight(mode.indexBits, first[i]);
        int alphaWeight = mode.secondIndexBits ? weight(mode.secondIndexBits, second[i]) : colorWeight;
        if (selection)
            std::swap(colorWeight, alphaWeight);
        for (int c = 0; c < 3; ++c)
            rgba[c] = mix(from[c], to[c], colorWeight);
        rgba[3] = mix(from[3], to[3], alphaWeight);
        if (rotation)
            std::swap(rgba[3], rgba[rotation - 1]);
    }
}

} // namespace sinew
