// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/drawing/pixel_set.h"

#include <numeric>

namespace sinew {

PixelSet::PixelSet(QSize picture, int margin)
    : m_margin(margin), m_words((std::size_t(picture.width() + 2 * margin) + 63) / 64),
      m_bits(m_words * std::size_t(picture.height() + 2 * margin))
{
}

std::size_t PixelSet::count() const
{
    return std::accumulate(m_bits.begin(), m_bits.end(), std::size_t(0),
                           [](std::size_t sum, std::uint64_t bits) { return sum + std::size_t(std::popcount(bits)); });
}

void PixelSet::grow(int size)
{
    if (m_bits.empty())
        return;
    const int back = size / 2, on = size - 1 - back;
    const std::size_t rows = m_bits.size() / m_words;
    std::vector<std::uint64_t> wide(m_words), grown(m_bits.size());
    for (std::size_t row = 0; row < rows; ++row) {
        std::uint64_t *bits = m_bits.data() + row * m_words;
        for (int step = 0; step < back + on; ++step) {
            const bool left = step < back;
            for (std::size_t i = 0; i < m_words; ++i) {
                const std::uint64_t beside =
                    left ? (i + 1 < m_words ? bits[i + 1] << 63 : 0) : (i > 0 ? bits[i - 1] >> 63 : 0);
                wide[i] = bits[i] | (left ? bits[i] >> 1 : bits[i] << 1) | beside;
            }
            std::copy(wide.begin(), wide.end(), bits);
        }
        const std::size_t first = row - std::min(row, std::size_t(back)),
                          last = std::min(row + std::size_t(on), rows - 1);
        for (std::size_t to = first; to <= last; ++to)
            for (std::size_t i = 0; i < m_words; ++i)
                grown[to * m_words + i] |= bits[i];
    }
    m_bits = std::move(grown);
}

void PixelSet::paint(QImage &picture, QRgb colour) const
{
    const int width = picture.width(), height = m_bits.empty() ? 0 : picture.height();
    for (int y = 0; y < height; ++y) {
        const std::uint64_t *bits = m_bits.data() + std::size_t(y + m_margin) * m_words;
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (std::size_t word = 0; word < m_words; ++word)
            for (std::uint64_t left = bits[word]; left; left &= left - 1)
                if (const int x = int(word * 64) + std::countr_zero(left) - m_margin; x >= 0 && x < width)
                    line[x] = colour | 0xff000000u;
    }
}

} // namespace sinew
