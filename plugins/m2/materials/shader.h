// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/scene_batch.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// Where a stage of a shader gets its texture coordinates from.
struct ShaderStage
{
    UvSource uv = UvSource::Set0;
    int transform = -1; ///< which of the batch's two texture transforms moves it, -1 if none
};

/// The pixel and vertex shader of a batch.
struct Shader
{
    Combiner combiner = Combiner::Opaque;
    std::array<ShaderStage, maxStages> stages{}; ///< as many as the combiner has
    bool edgeFade = false;
};

/// The shader that the game draws a batch with (m2-skin-and-friends.md §4).
///
/// - Up to version 264, shader numbers without bit 15 are derived from the material's blend mode, the coordCombos and,
///   with header flag 8, the combinerCombos, as Wrath's client does; later ones are used as stored.
/// - With bit 15 the number is a row of the client's table. Beyond the table (-1 and -2 in UI_Draenei.m2, version 260):
///   same as number 0.
/// - Wrath's client also merges two layers into one batch if that looks the same; here they stay two.
/// - Flag 8 without any combos (two models of version 256, converted from later ones): Mod.
Shader shaderOf(const Root &root, const Batch &batch);

/// The number without bit 15 that the 3.3.5 client substitutes when it loads the batch.
std::uint16_t simpleShaderId(const Root &root, const Batch &batch);

} // namespace sinew::m2
