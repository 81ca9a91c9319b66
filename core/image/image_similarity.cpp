// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/image_similarity.h"

#include <cmath>
#include <limits>

namespace sinew {

namespace {

double decibels(std::uint64_t squares, double values)
{
    if (squares == 0)
        return std::numeric_limits<double>::infinity();
    return 10 * std::log10(255.0 * 255.0 * values / double(squares));
}

} // namespace

ImageSimilarity compareImages(const ImageLevel &a, const ImageLevel &b)
{
    const qsizetype bytes = std::min(a.bytes.size(), b.bytes.size());
    const auto *first = reinterpret_cast<const std::uint8_t *>(a.bytes.constData());
    const auto *second = reinterpret_cast<const std::uint8_t *>(b.bytes.constData());
    std::uint64_t colour = 0, alpha = 0;
    for (qsizetype i = 0; i + 3 < bytes; i += 4) {
        for (qsizetype c = 0; c < 4; ++c) {
            const int apart = int(first[i + c]) - int(second[i + c]);
            (c < 3 ? colour : alpha) += std::uint64_t(apart * apart);
        }
    }
    const double texels = double(bytes) / 4;
    return {decibels(colour, texels * 3), decibels(alpha, texels)};
}

} // namespace sinew
