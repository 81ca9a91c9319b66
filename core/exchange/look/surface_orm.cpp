// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/look/surface_orm.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

bool sameNumbers(const Vec2 &a, const Vec2 &b)
{
    return a.x == b.x && a.y == b.y;
}

/// A tiling of 0 without keys counts as 1.
Vec2 tilingOf(const SurfaceLayer &layer)
{
    const Vec2 &tiling = layer.tiling.fallback;
    return {tiling.x == 0 ? 1 : tiling.x, tiling.y == 0 ? 1 : tiling.y};
}

PictureFactor factorOf(const SurfaceLayer &layer, std::uint8_t otherwise)
{
    return {layer.texture, singleChannel(layer.channels, otherwise), layer.inverts};
}

} // namespace

bool lieAlike(const SurfaceLayer &a, const SurfaceLayer &b)
{
    const auto hasCells = [](const SurfaceLayer &layer) { return layer.rows > 1 || layer.columns > 1; };
    return a.uv == b.uv && !hasCells(a) && !hasCells(b) && a.offset.curve == b.offset.curve &&
           a.tiling.curve == b.tiling.curve && a.angle.curve == b.angle.curve &&
           (a.offset.curve.size() > 0 || sameNumbers(a.offset.fallback, b.offset.fallback)) &&
           (a.tiling.curve.size() > 0 || sameNumbers(tilingOf(a), tilingOf(b))) &&
           (a.angle.curve.size() > 0 || a.angle.fallback.z == b.angle.fallback.z);
}

std::uint8_t singleChannel(SurfaceChannels channels, std::uint8_t otherwise)
{
    switch (channels) {
    case SurfaceChannels::Red:
        return 0;
    case SurfaceChannels::Green:
        return 1;
    case SurfaceChannels::Blue:
        return 2;
    case SurfaceChannels::Alpha:
        return 3;
    case SurfaceChannels::Rgb:
    case SurfaceChannels::Rgba:
        break;
    }
    return otherwise;
}

float roughnessOf(float specularity)
{
    const double exponent = std::isfinite(specularity) ? std::clamp(double(specularity), 1., 512.) : 1;
    return float(std::pow(2 / (exponent + 2), 0.25));
}

std::array<PictureChannel, 4> ormOf(const SceneSurface &surface)
{
    constexpr std::uint8_t red = 0, green = 1, alpha = 3;
    const SurfaceLayer &diffuse = surface[SurfaceSlot::Diffuse], &specular = surface[SurfaceSlot::Specular],
                       &gloss = surface[SurfaceSlot::Gloss], &occlusion = surface[SurfaceSlot::AmbientOcclusion];
    const auto counts = [&](const SurfaceLayer &layer) {
        return layer.isOn && layer.texture >= 0 && lieAlike(layer, diffuse);
    };
    std::array<PictureChannel, 4> orm{{{{}, 0, 1}, {{}, 0, 1}, {{}, 0, 0}, {{}, 0, 0}}};
    if (counts(occlusion))
        orm[0] = {{factorOf(occlusion, red)}, 1, 0};
    if (counts(specular)) {
        const float brightness = specular.multiply.fallback * surface.hdrSpecular;
        const float most = std::isfinite(brightness) ? std::clamp(brightness, 0.f, 1.f) : 1;
        orm[1] = {{factorOf(specular, surface.specularAlpha ? alpha : green)},
                  -(1 - roughnessOf(surface.specularity)) * most,
                  1};
        if (counts(gloss))
            orm[1].factors.push_back(factorOf(gloss, alpha));
    }
    if (diffuse.teamColour)
        orm[3] = {{{diffuse.texture, alpha, true}}, 1, 0};
    return orm;
}

} // namespace sinew
