// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/number_track.h"

#include <cmath>

namespace sinew {

CurvePoint unitRotation(CurvePoint rotation)
{
    double squared = 0;
    for (const double number : rotation)
        squared += number * number;
    if (!(squared > 1e-24))
        return {0, 0, 0, 1};
    if (std::abs(squared - 1) < 1e-6)
        return rotation; // as exactly as floats say it: no bit changes
    for (double &number : rotation)
        number /= std::sqrt(squared);
    return rotation;
}

CurvePoint NumberTrack::mended(std::span<const float> numbers, const CurvePoint &otherwise, bool isRotation)
{
    CurvePoint point{};
    bool isFinite = true;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const bool good = std::isfinite(numbers[i]);
        point[i] = good ? double(numbers[i]) : otherwise[i];
        isFinite &= good;
    }
    if (!isRotation)
        return point;
    return isFinite ? unitRotation(point) : CurvePoint{0, 0, 0, 1};
}

CurvePoint NumberTrack::part(KeyPart which, std::size_t key) const
{
    const std::size_t width = std::size_t(components) * sizeof(float);
    const auto *numbers = reinterpret_cast<const float *>(curve.rawPart(int(which), width) + key * width);
    return mended({numbers, std::size_t(components)}, fallback, isRotation);
}

} // namespace sinew
