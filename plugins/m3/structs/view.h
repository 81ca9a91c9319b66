// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/common.h"

namespace sinew::m3 {

/// A light. Files only have 1 and 2; other tools list directional lights as well.
struct Light
{
    std::uint32_t sectionVersion = 7;
    std::uint16_t type = 1, bone = 0;
    std::uint32_t flags = 8, lodCut = 0;
    std::int32_t shadowLodCut = 0;
    Animated<Colour> colour;
    Animated<float> intensity{1.0f};
    Animated<Colour> specularColour;
    Animated<float> specularIntensity{1.0f}, attenuationEnd{3.0f};
    float attenuationLimit = 3;
    Animated<float> attenuationStart{1.0f}, hotspot, falloff;
};

/// A camera that looks along its bone's axis. Versions 2 and 4 are in no known file; their layouts come from
/// WhiteoutLib.
struct Camera
{
    std::uint32_t sectionVersion = 5;
    std::uint32_t bone = 0;
    FixedString<256> name;
    Animated<float> fieldOfView{0.7854f};
    std::uint32_t verticalFieldOfView = 1, focusType = 3;
    Animated<float> farClip{20.0f}, nearClip{0.1f}, shadowClip{20.0f}, focusDistance, farFocusRange;
    Animated<float> nearFocusRange, nearFalloffStart, nearFalloffEnd, depthOfField, aperture{1.0f};
    Animated<float> blurDiameter{27.0f};
    float farClipFixed = 20, nearClipFixed = 0.1f; ///< until 2
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::Light>();
template<>
const StructInfo &describe<m3::Camera>();
} // namespace sinew
