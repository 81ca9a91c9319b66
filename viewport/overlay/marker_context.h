// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/curve_sample.h"
#include "core/scene/pose/pose.h"
#include "core/scene/view/view_camera.h"

#include <set>

namespace sinew {

/// The input of markers.
struct MarkerContext
{
    const RenderScene &scene;
    const Pose &pose; ///< of `scene` at `when`
    PoseTime when;
    ViewCamera camera;                      ///< icons face it and keep their size in the picture
    const std::set<std::int32_t> &selected; ///< rows of nodes

    bool isSelected(std::int32_t node) const { return selected.contains(node); }
    /// The pivot, or the origin if there is no such node.
    Eigen::Vector3f positionOf(std::int32_t node) const;
    /// Pivot space to the world; identity if there is no such node.
    Eigen::Affine3f frameOf(std::int32_t node) const;
    bool isVisible(std::int32_t node) const;
    /// World units that span a two-hundredth of the picture's height there.
    float iconUnit(const Eigen::Vector3f &at) const;
    template<class T>
    T value(const Track<T> &track) const
    {
        return sampleCurve(track.curve, sampleSpan(track.curve, scene, when), track.fallback, track.step);
    }
};

} // namespace sinew
