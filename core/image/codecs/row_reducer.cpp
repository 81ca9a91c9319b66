// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/codecs/row_reducer.h"

namespace sinew {

void TexelAverage::add(const unsigned char *texel)
{
    for (int i = 0; i < 3; ++i)
        colour[i] += std::uint32_t(texel[i]) * texel[3];
    alpha += texel[3];
    ++count;
}

void TexelAverage::appendTo(QByteArray &rgba) const
{
    for (const std::uint32_t sum : colour)
        rgba.append(char(alpha > 0 ? (sum + alpha / 2) / alpha : 0));
    rgba.append(char(count > 0 ? (alpha + count / 2) / count : 0));
}

RowReducer::RowReducer(int width, int height, int reduction, QByteArray &rgba)
    : m_width(width), m_height(height), m_reduction(reduction), m_rgba(rgba),
      m_averages(reduction > 1 ? std::size_t((width + reduction - 1) / reduction) : 0)
{
}

void RowReducer::add(const unsigned char *row)
{
    ++m_row;
    if (m_reduction == 1) {
        m_rgba.append(reinterpret_cast<const char *>(row), qsizetype(m_width) * 4);
        return;
    }
    for (int x = 0; x < m_width; ++x)
        m_averages[std::size_t(x / m_reduction)].add(row + std::size_t(x) * 4);
    if (m_row % m_reduction != 0 && m_row != m_height)
        return;
    for (TexelAverage &average : m_averages) {
        average.appendTo(m_rgba);
        average = {};
    }
}

} // namespace sinew
