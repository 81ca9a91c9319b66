// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/markers_lights.h"

#include "viewport/overlay/markers.h"

#include "viewport/overlay/marker_context.h"
#include "viewport/overlay/overlay_shapes.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>

namespace sinew {

using Eigen::Affine3f;
using Eigen::Vector3f;

namespace {

QRgb toRgb(const Colour &colour, bool on)
{
    const auto channel = [](float value) {
        return std::isfinite(value) ? std::clamp(int(std::lround(value * 255)), 0, 255) : 0;
    };
    return qRgba(channel(colour.r), channel(colour.g), channel(colour.b), on ? 255 : 90);
}

/// Rays around a disc that faces the viewer.
void addSun(OverlayLines &lines, const MarkerContext &context, const Vector3f &at, QRgb colour, float width)
{
    const Eigen::Matrix3f axes = context.camera.rotation().conjugate().toRotationMatrix();
    const float unit = context.iconUnit(at);
    OverlayShapes draw(lines, Affine3f(Eigen::Translation3f(at)), colour, width);
    draw.circle(Vector3f::Zero(), axes.col(0) * 2 * unit, axes.col(1) * 2 * unit);
    for (int ray = 0; ray < 8; ++ray) {
        const float angle = float(ray) * std::numbers::pi_v<float> / 4;
        const Vector3f way = (axes.col(0) * std::cos(angle) + axes.col(1) * std::sin(angle)) * unit;
        draw.line(3 * way, 4.5f * way);
    }
}

/// Around −z from the origin; angles of half a turn and more have no cone.
void addCone(OverlayShapes draw, float angle, float length)
{
    if (!(angle > 0 && angle < std::numbers::pi_v<float>) || !(length > 0) || !std::isfinite(length))
        return;
    const float reach = length * std::cos(angle / 2), radius = length * std::sin(angle / 2);
    draw.circle({0, 0, -reach}, {radius, 0, 0}, {0, radius, 0});
    for (const Vector3f &side : {Vector3f(radius, 0, -reach), Vector3f(-radius, 0, -reach), Vector3f(0, radius, -reach),
                                 Vector3f(0, -radius, -reach)})
        draw.line(Vector3f::Zero(), side);
}

} // namespace

Markers lightMarkers(const MarkerContext &context)
{
    Markers markers;
    for (const SceneLight &light : context.scene.lights) {
        const bool on = context.isVisible(light.node), chosen = context.isSelected(light.node);
        const Affine3f frame = context.frameOf(light.node);
        const Vector3f at = frame.translation();
        if (!frame.matrix().allFinite())
            continue;
        const QRgb colour = toRgb(context.value(light.colour), on);
        const float width = chosen ? 3.f : 1.5f;
        addSun(markers.lines, context, at, chosen ? selectionColour : colour, width);
        const Affine3f here(Eigen::Translation3f{at});
        QString text;
        switch (light.kind) {
        case LightKind::Omni:
            text = QCoreApplication::translate("Markers", "Omni light");
            for (const Track<float> *reach : {&light.attenuationStart, &light.attenuationEnd}) {
                const float radius = context.value(*reach);
                const QRgb faint = qRgba(qRed(colour), qGreen(colour), qBlue(colour), qAlpha(colour) / 2);
                if (std::isfinite(radius) && radius > 0)
                    OverlayShapes(markers.lines, here, chosen ? selectionColour : faint, width)
                        .sphere(Vector3f::Zero(), radius);
            }
            break;
        case LightKind::Directional: {
            text = QCoreApplication::translate("Markers", "Directional light");
            // The light travels in the direction opposite to the node's z axis.
            const Vector3f travels = -frame.linear().col(2).normalized() * 20 * context.iconUnit(at);
            if (travels.allFinite())
                OverlayShapes(markers.lines, here, chosen ? selectionColour : colour, width + 0.5f)
                    .arrow(Vector3f::Zero(), travels, frame.linear().col(0));
            break;
        }
        case LightKind::Spot: {
            text = QCoreApplication::translate("Markers", "Spot light");
            const Affine3f straight = here * Affine3f(frame.rotation());
            for (const Track<float> *angle : {&light.innerAngle, &light.outerAngle})
                addCone({markers.lines, straight, chosen ? selectionColour : colour, width}, context.value(*angle),
                        context.value(light.attenuationEnd));
            break;
        }
        case LightKind::Ambient:
            text = QCoreApplication::translate("Markers", "Ambient light");
            break;
        }
        text += QCoreApplication::translate("Markers", ", intensity %1")
                    .arg(double(context.value(light.intensity)), 0, 'g', 3);
        if (!on)
            text += QCoreApplication::translate("Markers", ", off");
        markers.labels.push_back({at, text, chosen ? selectionColour : colour | 0xff000000});
    }
    return markers;
}

} // namespace sinew
