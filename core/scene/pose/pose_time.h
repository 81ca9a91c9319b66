// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Geometry>

#include <cstdint>
#include <optional>

namespace sinew {

/// The sequence that a pose fades from.
struct PoseBlend
{
    std::int32_t sequence = -1; ///< as in PoseTime
    double time = 0;
    float weight = 0; ///< 1 only this sequence … 0 nothing of it
};

/// When and from where a scene is viewed.
struct PoseTime
{
    /// Row in RenderScene::sequences, -1: no sequence, only static values and global sequences.
    std::int32_t sequence = -1;
    double time = 0;       ///< milliseconds on the file's timeline, inside the sequence
    double globalTime = 0; ///< milliseconds since playing began; global sequences run on it
    /// Rotation from world to view axes (view: x right, y up, z toward the viewer). Without it billboards and
    /// camera-anchored nodes stay as authored.
    std::optional<Eigen::Quaternionf> view;
    Eigen::Vector3f eye = Eigen::Vector3f::Zero(); ///< camera position, for camera-anchored nodes
    /// During the transition from one sequence to the next: every animated value that interpolates is interpolated
    /// linearly between the two; rotations along the shorter arc, normalised. Steps, global sequences and what was
    /// emitted are those of this moment.
    std::optional<PoseBlend> from;
};

} // namespace sinew
