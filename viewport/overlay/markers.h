// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/curve_sample.h"
#include "core/scene/view/view_camera.h"
#include "viewport/overlay/overlay_geometry.h"

namespace sinew {

/// What markers are made from.
struct MarkerContext
{
    const RenderScene &scene;
    const Pose &pose; ///< of `scene` at `when`
    PoseTime when;
    ViewCamera camera;                      ///< icons face it and keep their size in the picture
    const std::set<std::int32_t> &selected; ///< rows of nodes

    bool isSelected(std::int32_t node) const { return selected.contains(node); }
    /// The pivot, or the origin when there is no such node.
    Eigen::Vector3f positionOf(std::int32_t node) const;
    /// Pivot space to the world; identity when there is no such node.
    Eigen::Affine3f frameOf(std::int32_t node) const;
    bool isVisible(std::int32_t node) const;
    /// World units that are a two-hundredth of the picture's height there.
    float iconUnit(const Eigen::Vector3f &at) const;
    template<class T>
    T value(const Track<T> &track) const
    {
        return sampleCurve(track.curve, sampleSpan(track.curve, scene, when), track.fallback, track.step);
    }
};

struct Markers
{
    OverlayLines lines;
    OverlayLabels labels;

    void append(const Markers &more);
};

/// Frustums of the model's cameras between near and far plane, their top (which shows the roll), and the line to the
/// target. The far plane is drawn no farther than ten times the way to the target.
Markers cameraMarkers(const MarkerContext &context);
/// Omni lights as spheres of their attenuation, directional ones as arrows, spot lights as their two cones, all as
/// icons in their colour; dim while off.
Markers lightMarkers(const MarkerContext &context);
/// An icon and the decoded name; it flashes for 300 ms when a key passes.
Markers eventMarkers(const MarkerContext &context);
/// The path of the effect and what it does now.
Markers popcornMarkers(const MarkerContext &context);
/// A cross with the name, and the path of the child model where there is one.
Markers attachmentMarkers(const MarkerContext &context);
/// Where selected emitters and ribbons emit and in which directions.
Markers emitterMarkers(const MarkerContext &context);
/// The volumes that projections fill; dim while off.
Markers projectionMarkers(const MarkerContext &context);
/// Axes of billboarded nodes as turned to the viewer, the locked one thick.
Markers billboardMarkers(const MarkerContext &context);

/// "Footprint FBL0": the kind in words and the row of its table; the name as it is when neither is known.
QString eventLabel(const SceneEvent &event);

} // namespace sinew
