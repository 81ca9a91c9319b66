// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/mip_chain.h"

#include "core/image/linear_image.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {

namespace {

/// The number of texels with each alpha.
std::array<std::int64_t, 256> alphaCounts(const ImageLevel &level)
{
    std::array<std::int64_t, 256> counts{};
    for (qsizetype i = 3; i < level.bytes.size(); i += 4)
        ++counts[std::uint8_t(level.bytes[i])];
    return counts;
}

} // namespace

std::vector<ImageLevel> levelsBelow(const ImageLevel &base, const ScalingOptions &options)
{
    std::vector<ImageLevel> result;
    const double coverage = options.coverageThreshold ? alphaCoverage(base, *options.coverageThreshold) : 0;
    LinearImage light;
    for (int width = base.width, height = base.height; width > 1 || height > 1;) {
        width = std::max(1, width / 2);
        height = std::max(1, height / 2);
        light = result.empty() ? scaledLinear(base, options.meaning, width, height, options.filter)
                               : scaledLinear(light, width, height, options.filter);
        result.push_back(fromLinear(light, options.meaning));
        if (options.coverageThreshold)
            setAlphaCoverage(result.back(), *options.coverageThreshold, coverage);
    }
    return result;
}

ImageLevel scaled(const ImageLevel &level, int width, int height, const ScalingOptions &options)
{
    const bool larger = width > level.width || height > level.height;
    const MipFilter filter = larger ? MipFilter::Kaiser : options.filter;
    return fromLinear(scaledLinear(level, options.meaning, width, height, filter), options.meaning);
}

double alphaCoverage(const ImageLevel &level, int threshold)
{
    const auto counts = alphaCounts(level);
    std::int64_t covered = 0, all = 0;
    for (std::size_t alpha = 0; alpha < counts.size(); ++alpha) {
        all += counts[alpha];
        covered += int(alpha) >= threshold ? counts[alpha] : 0;
    }
    return all > 0 ? double(covered) / double(all) : 0;
}

void setAlphaCoverage(ImageLevel &level, int threshold, double wanted)
{
    const auto counts = alphaCounts(level);
    const double target = wanted * double(level.bytes.size() / 4);
    // The alpha that should become the threshold; the present one if it is as good as any. 0 can't be raised.
    int best = threshold;
    double nearest = std::abs(alphaCoverage(level, threshold) * double(level.bytes.size() / 4) - target);
    std::int64_t covered = 0;
    for (int cut = 256; cut >= 1; --cut) {
        covered += cut < 256 ? counts[std::size_t(cut)] : 0;
        const double distance = std::abs(double(covered) - target);
        const bool closer = std::abs(cut - threshold) < std::abs(best - threshold);
        if (distance < nearest || (distance == nearest && best != threshold && closer)) {
            nearest = distance;
            best = cut;
        }
    }
    if (best == threshold)
        return;
    // The cut itself must reach the threshold, the alpha below it must not, regardless of rounding.
    std::array<std::uint8_t, 256> table;
    for (int alpha = 0; alpha < 256; ++alpha) {
        const int multiplied = int(std::lround(double(alpha) * threshold / best));
        table[std::size_t(alpha)] =
            std::uint8_t(alpha >= best ? std::clamp(multiplied, threshold, 255) : std::min(multiplied, threshold - 1));
    }
    for (qsizetype i = 3; i < level.bytes.size(); i += 4)
        level.bytes[i] = char(table[std::uint8_t(level.bytes[i])]);
}

} // namespace sinew
