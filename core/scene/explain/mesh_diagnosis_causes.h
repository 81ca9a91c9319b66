// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"

#include <optional>
#include <vector>

// Causes of a mesh's appearance: keys, sequences, the side from which it is seen.

namespace sinew {

/// The key from which a curve has the value that it has now.
struct KeyInForce
{
    std::int32_t sequence = -1; ///< row in RenderScene::sequences; -1: of a global sequence
    std::int32_t after = 0;     ///< milliseconds from the start of the sequence, or of the global sequence's round
};
/// Nothing without keys there.
std::optional<KeyInForce> keyInForce(const CurveBase &curve, const RenderScene &scene, const PoseTime &when);

/// What is multiplied to the opacity of each layer of a mesh; of a mesh without layers its own alone.
std::vector<std::vector<const Track<float> *>> opacityTracks(const RenderScene &scene, std::size_t mesh);
/// Rows of the sequences in which a mesh is hidden all the time, and of those in which it is seen; both empty where no
/// sequence animates it.
struct SeenIn
{
    std::vector<std::size_t> hidden, seen;
};
SeenIn sequencesShowing(const RenderScene &scene, std::size_t mesh, const PoseTime &when);

/// Which of a mesh's triangles are seen from their front.
struct Facing
{
    float inward = 0; ///< 0 … 1: share of those that run the other way round than their normals say
    float away = 0;   ///< 0 … 1: share of those that show the viewer their back; 0 without a viewer
};
Facing facingOf(const RenderScene &scene, std::size_t mesh, const Pose &pose, const PoseTime &when);

} // namespace sinew
