// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstdint>
#include <vector>

namespace sinew {

/// Averages texels of RGBA (8 bits a channel, not premultiplied), weighted by alpha: at most 256 × 256 of them.
struct TexelAverage
{
    std::uint32_t colour[3] = {}, alpha = 0, count = 0;

    void add(const unsigned char *texel);
    void appendTo(QByteArray &rgba) const;
};

/// Sums of 32 bits hold this many rows and columns of texels.
constexpr int maxReduction = 256;

/// Makes a picture smaller while its rows are decoded from top to bottom. Squares at the right and the lower edge may
/// be cut off, so that sides are rounded up.
class RowReducer
{
public:
    /// `width` × `height` texels come in; both sides are divided by `reduction` (1 to maxReduction). Appends to `rgba`.
    RowReducer(int width, int height, int reduction, QByteArray &rgba);
    /// The next row, of width * 4 bytes.
    void add(const unsigned char *row);

private:
    int m_width, m_height, m_reduction;
    int m_row = 0;
    QByteArray &m_rgba;
    std::vector<TexelAverage> m_averages;
};

} // namespace sinew
