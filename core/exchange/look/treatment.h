// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

#include <compare>
#include <cstdint>

namespace sinew {

/// What is done to a texture so that others see in it what the game does.
struct Treatment
{
    enum Kind : std::uint8_t {
        Plain,       ///< as it is
        Opaque,      ///< without its opacity
        TeamBelow,   ///< team colour where it is transparent
        TeamMask,    ///< team colour where `other` is opaque
        Added,       ///< for something added to what is behind it: opaque as it is bright
        Multiplied,  ///< for something multiplied with what is behind it: black, opaque as it is dark
        Masked,      ///< with the opacity of a channel of `other`
        NormalRed,   ///< normals with x in red and y in green; z is added
        NormalAlpha, ///< normals with x in alpha and y in green
        Emissive,    ///< multiplied by its opacity
        SurfaceOrm   ///< occlusion, roughness and metalness of a StarCraft II surface (surface_orm.h)
    } kind = Plain;
    /// Row in RenderScene::textures of a second picture; SurfaceOrm: in RenderScene::materials.
    std::int32_t other = -1;
    int channel = 3; ///< Masked: 0 red … 3 alpha; SurfaceOrm: row of the layer in its material

    auto operator<=>(const Treatment &) const = default;
};

/// `picture` is Format_RGBA8888; `other` may be null. Not for SurfaceOrm.
QImage treated(const QImage &picture, const QImage &other, const Treatment &treatment, const float teamColour[3]);

} // namespace sinew
