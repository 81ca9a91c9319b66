// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose_time.h"
#include "core/scene/render_scene.h"

namespace sinew {

/// How a moving picture of a model is cut into frames.
struct AnimationPlan
{
    double framesPerSecond = 30; ///< 1 … 120
    double speed = 1;            ///< of the model's time, 0.01 … 100; 0: it stands still (turntable only)
    /// Length of the moving picture; 0: the sequence once through at `speed`, or without a sequence 4 s.
    double seconds = 0;
    double turns = 0; ///< how often the camera goes round the model, counter-clockwise seen from above
};

struct AnimationFrame
{
    PoseTime when;
    float yawBy = 0;  ///< radians to add to the camera's yaw
    int duration = 0; ///< milliseconds; all add up to the length of the whole
};

/// Maximum number of frames of a plan.
constexpr int maxAnimationFrames = 10000;

/// The frames of a plan that begins at `from`; empty when there would be more than maxAnimationFrames or a number of
/// the plan is out of its range.
///
/// A sequence that loops, shown once, has no frame at its end, which is its start again; one that does not loop ends
/// with its last moment. Where the plan is longer than the sequence, a looping one starts over, another stays at its
/// end. Global sequences run on.
std::vector<AnimationFrame> animationFrames(const RenderScene &scene, const PoseTime &from, const AnimationPlan &plan);

} // namespace sinew
