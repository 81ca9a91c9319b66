// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <QColor>

namespace sinew {

enum class BlendFactor : std::uint8_t { Zero, One, SourceAlpha, OneMinusSourceAlpha, SourceColour, DestinationColour };

/// What a blended pixel turns into where fog is thickest, so that it adds nothing to what lies behind it.
enum class FogTarget : std::uint8_t { Colour, Black, White, Grey };

/// How a filter mode is drawn by the graphics card.
struct FilterState
{
    bool blends = false;
    BlendFactor source = BlendFactor::One, destination = BlendFactor::Zero;
    bool writesDepth = true;
    float alphaThreshold = -1; ///< pixels of a lower alpha are not drawn
    FogTarget fog = FogTarget::Colour;
    bool testsTexel = false; ///< the threshold applies to the textures' alpha, however faint the layer is
    bool takesLight = true;  ///< may be shaded by the daylight
};

/// The one table of filter modes; layers, batches, particles and ribbons are all drawn by it. result = drawn · source +
/// background · destination.
///
/// | mode        | source          | destination         | depth | drawn only where  |
/// |-------------|-----------------|---------------------|-------|-------------------|
/// | None        | 1               | 0                   | set   | everywhere        |
/// | Transparent | 1               | 0                   | set   | texel alpha ≥ 0.75|
/// | Blend       | alpha           | 1 − alpha           |       | everywhere        |
/// | Additive    | alpha           | 1                   |       | everywhere        |
/// | AddAlpha    | alpha           | 1                   |       | everywhere        |
/// | Modulate    | 0               | colour              |       | alpha ≥ 0.02      |
/// | Modulate2x  | colour behind   | colour              |       | alpha ≥ 0.02      |
/// | Opaque      | 1               | 0                   | set   | everywhere        |
/// | AlphaKey    | 1               | 0                   | set   | texels ≥ 224/255  |
/// | Alpha       | alpha           | 1 − alpha           | set   | alpha ≥ 1/255     |
/// | NoAlphaAdd  | 1               | 1                   | set   | alpha ≥ 1/255     |
/// | Add         | alpha           | 1                   | set   | alpha ≥ 1/255     |
/// | Mod         | colour behind   | 0                   | set   | alpha ≥ 1/255     |
/// | Mod2x       | colour behind   | colour              | set   | alpha ≥ 1/255     |
/// | BlendAdd    | 1               | 1 − alpha           | set   | everywhere        |
///
/// The last eight are those of M2 (m2-skin-and-friends.md §5): there a flag of the material says whether depth is set,
/// whatever the mode; Mod and Mod2x are unlit, as in the 3.3.5 client. Factors of the picture's own alpha are omitted,
/// since it stays opaque.
///
/// Where the sources disagree (rendering-and-simulation.md §3): Additive is alpha, 1 as in mdx-m3-viewer, HiveWE and
/// the M2 client, not colour, 1 as in war3-model; Transparent does not blend, as in most; None tests nothing, since its
/// alpha has no meaning (HiveWE leaves out alpha < 0.01). Layers of None and Transparent that a geoset animation or the
/// layer's own alpha makes fainter are blended after all: drawn as Blend that sets depth, behind only the blended ones,
/// testing only the texel's alpha (the M2 client does so; the game shows its opaque units translucent in the same way).
/// Viewers that never blend them show such geosets whole until they vanish.
constexpr FilterState filterState(FilterMode mode)
{
    using enum BlendFactor;
    switch (mode) {
    case FilterMode::None:
    case FilterMode::Opaque:
        return {};
    case FilterMode::Transparent:
        return {.alphaThreshold = 0.75f, .testsTexel = true};
    case FilterMode::Additive:
    case FilterMode::AddAlpha:
        return {true, SourceAlpha, One, false, -1, FogTarget::Black};
    case FilterMode::Modulate:
        return {true, Zero, SourceColour, false, 0.02f, FogTarget::White};
    case FilterMode::Modulate2x:
        return {true, DestinationColour, SourceColour, false, 0.02f, FogTarget::Grey};
    case FilterMode::AlphaKey:
        return {.alphaThreshold = 224 / 255.f, .testsTexel = true};
    case FilterMode::Alpha:
        return {true, SourceAlpha, OneMinusSourceAlpha, true, 1 / 255.f, FogTarget::Colour};
    case FilterMode::NoAlphaAdd:
        return {true, One, One, true, 1 / 255.f, FogTarget::Black};
    case FilterMode::Add:
        return {true, SourceAlpha, One, true, 1 / 255.f, FogTarget::Black};
    case FilterMode::Mod:
        return {true, DestinationColour, Zero, true, 1 / 255.f, FogTarget::White, false, false};
    case FilterMode::Mod2x:
        return {true, DestinationColour, SourceColour, true, 1 / 255.f, FogTarget::Grey, false, false};
    case FilterMode::BlendAdd:
        return {true, One, OneMinusSourceAlpha, true, -1, FogTarget::Grey};
    case FilterMode::Blend:
        break;
    }
    return {true, SourceAlpha, OneMinusSourceAlpha, false, -1, FogTarget::Colour};
}

/// Whether it multiplies the background; white then leaves it unchanged, or middle grey if the mode doubles.
constexpr bool multiplies(const FilterState &state)
{
    return state.blends && (state.destination == BlendFactor::SourceColour || state.destination == BlendFactor::Zero);
}
constexpr bool doubles(const FilterState &state)
{
    return state.source == BlendFactor::DestinationColour && state.destination == BlendFactor::SourceColour;
}

/// What a blended surface shows while its picture is missing: a texel that hardly changes the background. Not for modes
/// that do not blend.
inline QColor faintTexel(FilterMode mode)
{
    const FilterState state = filterState(mode);
    if (multiplies(state))
        return doubles(state) ? QColor(115, 115, 115) : QColor(230, 230, 230);
    return state.source == BlendFactor::One ? QColor(32, 32, 32, 64) : QColor(128, 128, 128, 64);
}

} // namespace sinew
