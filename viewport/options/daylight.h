// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

#include <QColor>

#include <span>

namespace sinew {

/// The light of a scene, in addition to the lights of its model. A surface of colour c shows c · min(1, ambient + sun ·
/// cos(angle to the sun)), as with the game's fixed-function light.
struct Daylight
{
    float sunYaw = -31;         ///< degrees from +x (where units look) to +y
    float sunElevation = 55.6f; ///< degrees above the ground
    QColor sun{166, 166, 166}, ambient{115, 115, 115};

    Eigen::Vector3f toSun() const; ///< of length 1
    bool operator==(const Daylight &) const = default;
};

struct DaylightPreset
{
    const char *id;   ///< for settings and the command line
    const char *name; ///< untranslated; QCoreApplication::translate("Daylight", name)
    Daylight light;
};

/// Day (the default), Dusk, Night, Neutral.
std::span<const DaylightPreset> daylightPresets();

} // namespace sinew
