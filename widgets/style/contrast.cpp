// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/style/contrast.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

double relativeLuminance(const QColor &colour)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double leastContrast(const QColor &colour, std::initializer_list<QColor> backgrounds)
{
    double least = 21;
    for (const QColor &background : backgrounds)
        least = std::min(least, contrast(colour, background));
    return least;
}

} // namespace

double contrast(const QColor &a, const QColor &b)
{
    const double la = relativeLuminance(a), lb = relativeLuminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

QColor mixed(const QColor &a, const QColor &b, double amount)
{
    const auto part = [amount](double from, double to) { return float(from + (to - from) * amount); };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
}

QColor readableOn(const QColor &wanted, std::initializer_list<QColor> backgrounds, double ratio)
{
    constexpr int steps = 32;
    const QColor ends[] = {Qt::black, Qt::white};
    for (int step = 0; step <= steps; ++step) {
        for (const QColor &end : ends) {
            const QColor candidate = mixed(wanted, end, double(step) / steps);
            if (leastContrast(candidate, backgrounds) >= ratio)
                return candidate;
        }
    }
    return leastContrast(ends[0], backgrounds) > leastContrast(ends[1], backgrounds) ? ends[0] : ends[1];
}

} // namespace sinew
