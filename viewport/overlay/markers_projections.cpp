// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/markers_projections.h"

#include "viewport/overlay/markers.h"

#include "viewport/overlay/marker_context.h"
#include "viewport/overlay/overlay_shapes.h"

#include <cmath>
#include <numbers>

namespace sinew {

namespace {

using Eigen::Vector3f;

bool isFinite(std::initializer_list<float> values)
{
    return std::all_of(values.begin(), values.end(), [](float value) { return std::isfinite(value); });
}

void addBox(OverlayShapes &draw, const MarkerContext &context, const SceneProjection &projection)
{
    Vector3f low, high;
    for (int axis = 0; axis < 3; ++axis) {
        low[axis] = context.value(projection.low[axis]);
        high[axis] = context.value(projection.high[axis]);
    }
    if (!low.allFinite() || !high.allFinite())
        return;
    draw.box(low, high);
    // The direction of projection.
    const Vector3f middle = (low + high) / 2;
    draw.arrow({middle.x(), middle.y(), high.z()}, {middle.x(), middle.y(), low.z()}, Vector3f::UnitX());
}

void addFrustum(OverlayShapes &draw, const MarkerContext &context, const SceneProjection &projection)
{
    const float angle = context.value(projection.fieldOfView), aspect = context.value(projection.aspect);
    const float near = context.value(projection.nearClip), far = context.value(projection.farClip);
    if (!isFinite({angle, aspect, near, far}) || !(angle > 0 && angle < std::numbers::pi_v<float>))
        return;
    const float slope = std::tan(angle / 2);
    constexpr float sides[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    const auto corner = [&](float depth, int i) {
        return Vector3f(sides[i][0] * aspect * slope * depth, sides[i][1] * slope * depth, -depth);
    };
    for (int i = 0; i < 4; ++i) {
        draw.line(corner(near, i), corner(far, i));
        draw.line(corner(near, i), corner(near, (i + 1) % 4));
        draw.line(corner(far, i), corner(far, (i + 1) % 4));
    }
}

} // namespace

Markers projectionMarkers(const MarkerContext &context)
{
    Markers markers;
    for (const SceneProjection &projection : context.scene.projections) {
        const Eigen::Affine3f frame = context.frameOf(projection.node);
        if (!frame.matrix().allFinite())
            continue;
        const bool chosen = context.isSelected(projection.node), on = context.isVisible(projection.node);
        const QRgb kind = kindColour(NodeKind::Emitter);
        OverlayShapes draw(markers.lines, frame,
                           chosen ? selectionColour
                           : on   ? kind
                                  : qRgba(qRed(kind), qGreen(kind), qBlue(kind), 90),
                           chosen ? 2.5f : 1.5f);
        if (projection.widens)
            addFrustum(draw, context, projection);
        else
            addBox(draw, context, projection);
    }
    return markers;
}

} // namespace sinew
