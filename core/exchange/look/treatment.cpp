// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/look/treatment.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

struct Texel
{
    float r, g, b, a; ///< 0…1
};

Texel normal(float x, float y)
{
    const float nx = 2 * x - 1, ny = 2 * y - 1, nz = std::sqrt(std::max(0.f, 1 - nx * nx - ny * ny));
    return {x, y, (nz + 1) / 2, 1};
}

Texel mixed(const float under[3], const Texel &over, float share)
{
    const auto mix = [&](float below, float above) { return below + (above - below) * share; };
    return {mix(under[0], over.r), mix(under[1], over.g), mix(under[2], over.b), 1};
}

Texel treat(const Texel &t, const Texel &other, const Treatment &treatment, const float team[3])
{
    switch (treatment.kind) {
    case Treatment::Plain:
        return t;
    case Treatment::Opaque:
        return {t.r, t.g, t.b, 1};
    case Treatment::TeamBelow:
        return mixed(team, t, t.a);
    case Treatment::TeamMask:
        return mixed(team, t, 1 - other.a);
    case Treatment::Added: {
        const float brightest = std::max({t.r, t.g, t.b});
        if (brightest <= 0)
            return {0, 0, 0, 0};
        return {t.r / brightest, t.g / brightest, t.b / brightest, brightest * t.a};
    }
    case Treatment::Multiplied:
        return {0, 0, 0, 1 - (t.r + t.g + t.b) / 3};
    case Treatment::Masked: {
        const float channels[] = {other.r, other.g, other.b, other.a};
        return {t.r, t.g, t.b, channels[treatment.channel]};
    }
    case Treatment::NormalRed:
        return normal(t.r, t.g);
    case Treatment::NormalAlpha:
        return normal(t.a, t.g);
    case Treatment::Emissive:
    case Treatment::SurfaceOrm: // made of several pictures by others
        break;
    }
    return {t.r * t.a, t.g * t.a, t.b * t.a, 1};
}

Texel texelAt(const QImage &picture, int x, int y)
{
    const uchar *at = picture.constScanLine(y) + 4 * x;
    return {float(at[0]) / 255, float(at[1]) / 255, float(at[2]) / 255, float(at[3]) / 255};
}

uchar texelByte(float value)
{
    return uchar(std::lround(std::clamp(value, 0.f, 1.f) * 255));
}

} // namespace

QImage treated(const QImage &picture, const QImage &other, const Treatment &treatment, const float teamColour[3])
{
    if (treatment.kind == Treatment::Plain || picture.isNull())
        return picture;
    QImage result(picture.size(), QImage::Format_RGBA8888);
    for (int y = 0; y < picture.height(); ++y) {
        uchar *to = result.scanLine(y);
        for (int x = 0; x < picture.width(); ++x, to += 4) {
            const Texel second = other.isNull() ? Texel{1, 1, 1, 1}
                                                : texelAt(other, x * other.width() / picture.width(),
                                                          y * other.height() / picture.height());
            const Texel texel = treat(texelAt(picture, x, y), second, treatment, teamColour);
            to[0] = texelByte(texel.r);
            to[1] = texelByte(texel.g);
            to[2] = texelByte(texel.b);
            to[3] = texelByte(texel.a);
        }
    }
    return result;
}

} // namespace sinew
