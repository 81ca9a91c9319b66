// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"

#include <Eigen/Geometry>

#include <span>

namespace sinew {

/// The bounds of what is visible at a moment, for framing: the meshes as posed (see posedBounds()) and the effects.
/// Beside meshes of some size, effects count up to twice that size beyond them, so that a few distant sparks do not
/// make the model tiny.
Eigen::AlignedBox3f shownBounds(const RenderScene &scene, const PoseTime &when,
                                std::span<const std::uint8_t> hidden = {});

} // namespace sinew
