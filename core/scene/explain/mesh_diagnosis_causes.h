// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"

#include <optional>
#include <vector>

// Causes of a mesh's appearance: keys, sequences, the side from which it is viewed.

namespace sinew {

/// The key that gives a curve its present value.
struct KeyInForce
{
    std::int32_t sequence = -1; ///< row in RenderScene::sequences; -1: in a global sequence
    std::int32_t after = 0;     ///< milliseconds from the start of the sequence, or of the global sequence's round
};
/// Nothing if there are no keys.
std::optional<KeyInForce> keyInForce(const CurveBase &curve, const RenderScene &scene, const PoseTime &when);

/// The factors of the opacity of each layer of a mesh; for a mesh without layers only its own.
std::vector<std::vector<const Track<float> *>> opacityTracks(const RenderScene &scene, std::size_t mesh);
/// Rows of the sequences in which a mesh is hidden all the time, and of those in which it is visible; both empty if no
/// sequence animates it.
struct SeenIn
{
    std::vector<std::size_t> hidden, seen;
};
SeenIn sequencesShowing(const RenderScene &scene, std::size_t mesh, const PoseTime &when);

/// Which of a mesh's triangles are seen from the front.
struct Facing
{
    float inward = 0; ///< 0 … 1: share of those whose winding contradicts their normals
    float away = 0;   ///< 0 … 1: share of those that face away from the viewer; 0 without a viewer
};
Facing facingOf(const RenderScene &scene, std::size_t mesh, const Pose &pose, const PoseTime &when);

} // namespace sinew
