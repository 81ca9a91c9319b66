// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/markers.h"

#include "viewport/overlay/marker_context.h"
#include "viewport/overlay/overlay_shapes.h"

#include <cmath>

namespace sinew {

using Eigen::Affine3f;
using Eigen::Vector3f;

void Markers::append(const Markers &more)
{
    lines.insert(lines.end(), more.lines.begin(), more.lines.end());
    labels.insert(labels.end(), more.labels.begin(), more.labels.end());
}

Markers cameraMarkers(const MarkerContext &context)
{
    Markers markers;
    constexpr QRgb colour = 0xffb0b0b0;
    for (const SceneCamera &camera : context.scene.cameras) {
        const CameraState state = evaluateCamera(context.scene, camera, context.when);
        const float distance = (state.target - state.position).norm();
        if (!(distance > 0) || !std::isfinite(distance))
            continue;
        // The view through it in a 4:3 picture.
        constexpr float aspect = 4.f / 3;
        const ViewCamera view = ViewCamera::fromModelCamera(camera, state, aspect);
        const Eigen::Matrix3f axes = view.rotation().conjugate().toRotationMatrix();
        const Vector3f eye = view.eye(), right = axes.col(0), up = axes.col(1), forward = -axes.col(2);
        const float slope = std::tan(view.fieldOfView / 2);
        const auto corner = [&](float depth, float x, float y) {
            return Vector3f(eye + depth * (forward + slope * (right * (aspect * x) + up * y)));
        };
        OverlayShapes draw(markers.lines, Affine3f::Identity(), colour, 1.5f);
        constexpr float sides[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        const float near = view.nearClip, far = std::min(view.farClip, 10 * distance);
        for (int i = 0; i < 4; ++i) {
            const auto [x, y] = sides[i];
            const auto [nextX, nextY] = sides[(i + 1) % 4];
            draw.line(eye, corner(far, x, y));
            for (const float depth : {near, distance, far})
                draw.line(corner(depth, x, y), corner(depth, nextX, nextY));
        }
        // A roof over the picture at the target shows which way is up.
        draw.line(corner(distance, -0.3f, 1), corner(distance, 0, 1.3f));
        draw.line(corner(distance, 0.3f, 1), corner(distance, 0, 1.3f));
        OverlayShapes(markers.lines, Affine3f::Identity(), 0xffffffff, 1).line(state.position, state.target);
        OverlayShapes(markers.lines, Affine3f(Eigen::Translation3f(state.target)), colour, 1.5f)
            .sphere(Vector3f::Zero(), 2 * context.iconUnit(state.target));
        markers.labels.push_back({state.position, QString::fromUtf8(camera.name.c_str()), colour});
    }
    return markers;
}

Markers attachmentMarkers(const MarkerContext &context)
{
    Markers markers;
    for (const SceneAttachment &attachment : context.scene.attachments) {
        if (attachment.node < 0 || std::size_t(attachment.node) >= context.scene.nodes.size())
            continue;
        const bool chosen = context.isSelected(attachment.node);
        const QRgb colour = chosen ? selectionColour : kindColour(NodeKind::Attachment);
        const Affine3f frame = context.frameOf(attachment.node);
        const float size = 3 * context.iconUnit(frame.translation());
        OverlayShapes draw(markers.lines, Affine3f(Eigen::Translation3f(frame.translation())), colour,
                           chosen ? 2.5f : 1.5f);
        // The node's own axes, whatever its scale.
        const Eigen::Matrix3f axes = frame.linear().colwise().normalized();
        for (int axis = 0; axis < 3; ++axis) {
            const Vector3f tip = axes.col(axis) * size, beside = axes.col((axis + 1) % 3) * size;
            if (!tip.allFinite())
                continue;
            draw.line(-tip, tip);
            for (const float side : {-1.f, 1.f}) {
                if (beside.allFinite()) {
                    draw.line(tip, side * beside);
                    draw.line(-tip, side * beside);
                }
            }
        }
        QString text = QString::fromUtf8(context.scene.nodes[std::size_t(attachment.node)].name.c_str());
        if (!attachment.path.empty())
            text += QStringLiteral(": ") + QString::fromUtf8(attachment.path.c_str());
        markers.labels.push_back({frame.translation(), text, colour});
    }
    return markers;
}

Markers billboardMarkers(const MarkerContext &context)
{
    constexpr QRgb colours[] = {0xffe5484d, 0xff5fb83a, 0xff4a8cff};
    Markers markers;
    for (std::size_t row = 0; row < context.scene.nodes.size(); ++row) {
        const SceneNode &node = context.scene.nodes[row];
        const bool locks[] = {node.billboardLockX, node.billboardLockY, node.billboardLockZ};
        if (!node.billboarded && !locks[0] && !locks[1] && !locks[2])
            continue;
        const Affine3f frame = context.frameOf(std::int32_t(row));
        const float size = 8 * context.iconUnit(frame.translation());
        for (int axis = 0; axis < 3; ++axis) {
            const Vector3f along = frame.linear().col(axis).normalized() * size;
            if (along.allFinite())
                markers.lines.push_back(
                    {frame.translation(), frame.translation() + along, colours[axis], locks[axis] ? 5.f : 2.f});
        }
    }
    return markers;
}

} // namespace sinew
