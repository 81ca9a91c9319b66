// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/track.h"

#include <array>
#include <optional>
#include <vector>

namespace sinew {

/// How the texels of a batch become one colour: the pixel shaders of World of Warcraft under the names that all tools
/// use, without "Combiners_" (Mod_Add_Alpha and Mod_AddAlpha differ, so the underscores stay). What each computes:
/// rendering-and-simulation.md §5, viewport/qt3d/shaders/combiners.glsl.
enum class Combiner : std::uint8_t {
    // with one stage
    Opaque,
    Mod,
    Mod_Depth,
    Illum,
    // with two
    Opaque_Opaque,
    Opaque_Mod,
    Opaque_Mod2x,
    Opaque_Mod2xNA,
    Opaque_Mod2xNA_Alpha,
    Opaque_ModNA_Alpha,
    Opaque_AddAlpha,
    Opaque_AddAlpha_Alpha,
    Opaque_AddAlpha_Wgt,
    Opaque_Mod_Add_Wgt,
    Opaque_Alpha,
    Opaque_Alpha_Alpha,
    Mod_Opaque,
    Mod_Mod,
    Mod_Mod2x,
    Mod_Mod2xNA,
    Mod_Add,
    Mod_AddNA,
    Mod_Add_Alpha,
    Mod_AddAlpha,
    Mod_AddAlpha_Alpha,
    Mod_AddAlpha_Wgt,
    Mod_Mod_Depth,
    Guild_NoBorder,
    // with three
    Opaque_Mod2xNA_Alpha_Add,
    Opaque_Mod2xNA_Alpha_3s,
    Opaque_Mod2xNA_Alpha_Alpha,
    Opaque_Mod2xNA_Alpha_UnshAlpha,
    Mod_Dual_Crossfade,
    Mod_Mod_Mod_Const,
    Guild,
    Guild_Opaque,
    // with four
    Mod_Masked_Dual_Crossfade
};
inline constexpr std::size_t combiners = std::size_t(Combiner::Mod_Masked_Dual_Crossfade) + 1;

/// Number of stages that a combiner reads, 1…4.
constexpr std::size_t stagesOf(Combiner combiner)
{
    return combiner < Combiner::Opaque_Opaque               ? 1
           : combiner < Combiner::Opaque_Mod2xNA_Alpha_Add  ? 2
           : combiner < Combiner::Mod_Masked_Dual_Crossfade ? 3
                                                            : 4;
}

enum class UvSource : std::uint8_t {
    Set0,
    Set1,
    Environment ///< where a mirror ball shows what the surface reflects
};

/// One texture of a batch, and where each vertex lies on it. Combiners that read several textures at one place have the
/// same source and animation in each of those stages.
struct SceneStage
{
    Track<std::int32_t> texture{{}, -1, true}; ///< row in RenderScene::textures, -1: white
    UvSource uv = UvSource::Set0;
    std::int32_t textureAnimation = -1; ///< row in RenderScene::textureAnimations; applied whatever `uv` is
    Track<float> weight{{}, 1.f};       ///< 0…1; used by the …_Wgt, …_Add, …_UnshAlpha and Crossfade combiners
};
inline constexpr std::size_t maxStages = 4;

/// Makes a layer one batch of a World of Warcraft model (M2). These members of SceneLayer still apply: filterMode (one
/// of the eight of M2), unshaded, twoSided, unfogged, noDepthTest, noDepthSet, and `alpha` (M2Color's alpha); its
/// texture, textureAnimation and uvSet do not.
struct SceneBatch
{
    Combiner combiner = Combiner::Opaque;
    /// As many as stagesOf(combiner); missing ones are white and use set 0, those beyond maxStages are omitted.
    std::vector<SceneStage> stages;
    bool ignoresWeight = false; ///< the first stage's weight is not a factor of the opacity (batch flag 0x40)
    bool edgeFade = false;      ///< fades out where the surface is seen from the side (the EdgeFade vertex shaders)
    Track<Colour> colour{{}, {1, 1, 1}};                                     ///< M2Color's: red, green, blue
    std::array<Colour, 3> parameters{Colour{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}; ///< for Guild… and …_Const
    float alphaReference =
        224.f / 255; ///< FilterMode::AlphaKey: the lowest opacity drawn. As in Wrath's client; later ones ½
    /// Blended batches: lower planes are drawn first, within a plane the farthest (SceneMesh::sortPoint), at equal
    /// distance lower layers first. Opaque ones: by materialLayer alone.
    std::int32_t priorityPlane = 0, materialLayer = 0;
    bool sortsNear = false,
         sortsFar = false; ///< sorted by the nearest or farthest point of the mesh (batch flags 1, 2)
};

/// Where a mesh is, for the drawing order.
struct SceneSortPoint
{
    Vec3 centre; ///< in model space, moved by `node`
    float radius = 0;
    std::int32_t node = -1; ///< row in RenderScene::nodes; -1 is not moved
};

} // namespace sinew
