// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/options/daylight.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>

namespace sinew {

Eigen::Vector3f Daylight::toSun() const
{
    constexpr float degree = std::numbers::pi_v<float> / 180;
    const float yaw = sunYaw * degree, elevation = sunElevation * degree;
    return {std::cos(yaw) * std::cos(elevation), std::sin(yaw) * std::cos(elevation), std::sin(elevation)};
}

std::span<const DaylightPreset> daylightPresets()
{
    static const DaylightPreset presets[] = {
        {"day", QT_TRANSLATE_NOOP("Daylight", "Day"), {}},
        {"dusk", QT_TRANSLATE_NOOP("Daylight", "Dusk"), {-70, 18, QColor(190, 120, 70), QColor(85, 75, 100)}},
        {"night", QT_TRANSLATE_NOOP("Daylight", "Night"), {40, 60, QColor(60, 75, 120), QColor(50, 55, 85)}},
        // The same from all sides, so that textures show their own colours.
        {"neutral", QT_TRANSLATE_NOOP("Daylight", "Neutral"), {-31, 56, QColor(0, 0, 0), QColor(255, 255, 255)}},
    };
    return presets;
}

} // namespace sinew
