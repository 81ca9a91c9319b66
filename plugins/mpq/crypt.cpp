// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mpq/crypt.h"

#include <QtEndian>

#include <array>

namespace sinew {

namespace {

constexpr std::array<std::uint32_t, 0x500> makeTable()
{
    std::array<std::uint32_t, 0x500> table{};
    std::uint32_t seed = 0x00100001;
    const auto next = [&seed] { return seed = (seed * 125 + 3) % 0x2aaaab; };
    for (std::size_t i = 0; i < 0x100; ++i) {
        for (std::size_t at = i; at < 0x500; at += 0x100) {
            const std::uint32_t high = next() & 0xffff;
            table[at] = high << 16 | (next() & 0xffff);
        }
    }
    return table;
}

constexpr std::array<std::uint32_t, 0x500> table = makeTable();

} // namespace

std::uint32_t mpqHash(const QByteArray &name, MpqHash kind)
{
    std::uint32_t hash = 0x7fed7fed, seed = 0xeeeeeeee;
    for (const char letter : name) {
        std::uint32_t upper = static_cast<unsigned char>(letter);
        if (upper >= 'a' && upper <= 'z')
            upper -= 'a' - 'A';
        else if (upper == '/')
            upper = '\\';
        hash = table[std::size_t(kind) * 0x100 + upper] ^ (hash + seed);
        seed = upper + hash + seed + (seed << 5) + 3;
    }
    return hash;
}

namespace {

/// The key for each word depends on the plain words before it, in both directions.
template<bool encrypts>
void crypt(char *bytes, qsizetype size, std::uint32_t key)
{
    std::uint32_t seed = 0xeeeeeeee;
    for (qsizetype at = 0; at + 4 <= size; at += 4) {
        seed += table[0x400 + (key & 0xff)];
        const std::uint32_t word = qFromLittleEndian<std::uint32_t>(bytes + at), other = word ^ (key + seed);
        key = ((~key << 0x15) + 0x11111111) | (key >> 0x0b);
        seed = (encrypts ? word : other) + seed + (seed << 5) + 3;
        qToLittleEndian(other, bytes + at);
    }
}

} // namespace

void mpqDecrypt(char *bytes, qsizetype size, std::uint32_t key)
{
    crypt<false>(bytes, size, key);
}

void mpqEncrypt(char *bytes, qsizetype size, std::uint32_t key)
{
    crypt<true>(bytes, size, key);
}

} // namespace sinew
