// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose_time.h"
#include "core/scene/render_scene.h"

namespace sinew {

/// How an animated image of a model is divided into frames.
struct AnimationPlan
{
    double framesPerSecond = 30; ///< 1 … 120
    double speed = 1;            ///< of the model's time, 0.01 … 100; 0: it does not move (turntable only)
    /// Length of the animation; 0: the sequence once at `speed`, or 4 s without a sequence.
    double seconds = 0;
    double turns = 0; ///< revolutions of the camera around the model, counter-clockwise seen from above
};

struct AnimationFrame
{
    PoseTime when;
    float yawBy = 0;  ///< radians to add to the camera's yaw
    int duration = 0; ///< milliseconds; they add up to the length of the whole
};

/// Maximum number of frames in a plan.
constexpr int maxAnimationFrames = 10000;

/// The frames of a plan that starts at `from`; empty if there would be more than maxAnimationFrames or a number of the
/// plan is out of range.
///
/// A looping sequence that is shown once has no frame at its end, which is its start again; one that does not loop ends
/// with its last moment. If the plan is longer than the sequence, a looping one starts over, any other stays at its
/// end. Global sequences run on.
std::vector<AnimationFrame> animationFrames(const RenderScene &scene, const PoseTime &from, const AnimationPlan &plan);

} // namespace sinew
