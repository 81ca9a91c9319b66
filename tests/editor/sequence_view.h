// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/view/ray_cast.h"
#include "viewport/draw/view_content.h"

namespace sinew::test {
inline namespace sequence_view {

/// The beginning, the middle and the end of a sequence (0, 1, 2), without a grid, seen from where all of it is in
/// sight.
inline ViewContent contentAt(const RenderScene &scene, std::size_t sequence, int half)
{
    ViewContent content{.scene = &scene};
    content.options.grid = false;
    if (sequence < scene.sequences.size()) {
        const SceneSequence &played = scene.sequences[sequence];
        content.when.sequence = int(sequence);
        content.when.time = content.when.globalTime = played.start + (double(played.end) - played.start) * half / 2;
    }
    Pose pose;
    evaluatePose(scene, content.when, pose);
    const Eigen::AlignedBox3f box = posedBounds(scene, pose);
    content.camera.yaw = 0.6f;
    content.camera.pitch = 0.3f;
    content.camera.frame(box, 1);
    content.camera.fitClip(box);
    return content;
}

} // namespace sequence_view
} // namespace sinew::test
