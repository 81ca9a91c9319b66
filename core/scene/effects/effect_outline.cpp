// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/effect_outline.h"

#include "core/scene/effects/spline_path.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

using Eigen::Vector3f;

void EffectOutline::addArea(float x, float y)
{
    const Vector3f corners[] = {{-x, -y, 0}, {x, -y, 0}, {x, y, 0}, {-x, y, 0}};
    for (int i = 0; i < 4; ++i)
        line(corners[i], corners[(i + 1) % 4]);
}

void EffectOutline::addSpread(float latitude, float length, bool flat)
{
    const float angle = std::clamp(std::abs(latitude), 0.f, std::numbers::pi_v<float>);
    const Vector3f z = Vector3f::UnitZ() * length;
    arrow(Vector3f::Zero(), z, Vector3f::UnitX());
    // Polar angle about y first, so a flat spread lies in the plane of x and z.
    const float across = std::sin(angle) * length, along = std::cos(angle) * length;
    const int lines = flat ? 2 : 8;
    for (int i = 0; i < lines; ++i) {
        const float turn = float(i) * 2 * std::numbers::pi_v<float> / float(lines);
        line(Vector3f::Zero(), {across * std::cos(turn), across * std::sin(turn), along});
    }
    const Vector3f x = Vector3f::UnitX() * length;
    if (flat) {
        const float turns = angle / (2 * std::numbers::pi_v<float>);
        circle(Vector3f::Zero(), z, x, turns);
        circle(Vector3f::Zero(), z, -x, turns);
    } else {
        circle({0, 0, along}, Vector3f::UnitX() * across, Vector3f::UnitY() * across);
    }
}

void EffectOutline::addPath(const SplinePath &path, float from, float to)
{
    constexpr int pieces = 48;
    for (int i = 0; i < pieces; ++i)
        line(path.at(from + (to - from) * float(i) / pieces).position,
             path.at(from + (to - from) * float(i + 1) / pieces).position);
}

void EffectOutline::addHeights(float above, float below)
{
    line({0, above, 0}, {0, -below, 0});
    const float cap = (std::abs(above) + std::abs(below)) * 0.05f;
    for (const float y : {above, -below}) {
        line({-cap, y, 0}, {cap, y, 0});
        line({0, y, -cap}, {0, y, cap});
    }
}

float spreadLength(const OutlineMoment &moment, float speed, float lifeSpan)
{
    const float way = std::abs(speed * lifeSpan), size = moment.modelSize;
    return std::isfinite(way) ? std::clamp(way, size * 0.1f, size) : size * 0.5f;
}

} // namespace sinew
