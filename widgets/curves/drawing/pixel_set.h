// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

#include <bit>
#include <cstdint>
#include <vector>

namespace sinew {

/// Pixels of a picture and of a margin around it, for hundreds of thousands of marks, many of them at the same place.
class PixelSet
{
public:
    PixelSet() = default;
    PixelSet(QSize picture, int margin);

    /// True if it has no room for any pixels.
    bool isEmpty() const { return m_bits.empty(); }
    /// The pixel at a place inside the margin.
    void add(float x, float y)
    {
        const auto column = unsigned(x + float(m_margin)), row = unsigned(y + float(m_margin));
        m_bits[row * m_words + column / 64] |= std::uint64_t(1) << (column % 64);
    }
    std::size_t count() const;
    /// Turns each pixel into a square of this many pixels, as LineRaster does.
    void grow(int size);
    /// Gives the pixels of the set a colour; Format_RGB32 or Format_ARGB32_Premultiplied.
    void paint(QImage &picture, QRgb colour) const;
    /// Calls use(x, y) for each pixel, from top to bottom.
    template<class Use>
    void forEach(const Use &use) const
    {
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            for (std::uint64_t bits = m_bits[i]; bits; bits &= bits - 1)
                use(int(i % m_words * 64) + std::countr_zero(bits) - m_margin, int(i / m_words) - m_margin);
    }

private:
    int m_margin = 0;
    std::size_t m_words = 1;           ///< per row
    std::vector<std::uint64_t> m_bits; ///< row by row
};

} // namespace sinew
