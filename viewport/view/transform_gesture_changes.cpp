// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the pointer and typed numbers mean: where the gesture has got to.

#include "viewport/view/transform_gesture.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

using Eigen::Matrix3f;
using Eigen::Vector2f;
using Eigen::Vector3f;

namespace {

constexpr float degree = std::numbers::pi_v<float> / 180;

Vector2f vector(QPointF point)
{
    return {float(point.x()), float(point.y())};
}
Vector2f vector(QSizeF size)
{
    return {float(size.width()), float(size.height())};
}

QString number(float value, int decimals = 2)
{
    // Not "-0".
    const double shown = std::abs(double(value)) < std::pow(10, -decimals) / 2 ? 0.0 : double(value);
    return QLocale().toString(shown, 'f', decimals);
}

} // namespace

/// The pointer's position on the line, in the plane or in the picture plane to which the gesture is bound.
Vector3f TransformGesture::pointOn(QPointF pointer) const
{
    const Ray ray = m_camera.rayThrough(vector(pointer), vector(m_size));
    const Vector3f origin = m_gizmo.origin, sight = -m_camera.rotation().toRotationMatrix().row(2).transpose();
    const int axis = axisOf(m_handle);
    Vector3f normal = sight;
    if (axis >= 0 && isPlane(m_handle)) {
        normal = axes().col(axis);
        if (std::abs(normal.dot(ray.direction)) < 0.03f)
            normal = sight; // edge-on: only the picture plane is usable
    } else if (axis >= 0) {
        // The plane through the axis that faces the viewer most directly.
        const Vector3f along = axes().col(axis), across = along.cross(sight);
        if (across.norm() > 0.05f)
            normal = across.cross(along).normalized();
    }
    const float towards = normal.dot(ray.direction);
    const Vector3f hit = std::abs(towards) > 1e-6f ? ray.at(normal.dot(origin - ray.origin) / towards) : origin;
    return hit;
}

SpaceChange TransformGesture::moveChange()
{
    SpaceChange change{SpaceChange::Move};
    const Matrix3f frame = axes();
    Vector3f by = frame.transpose() * (pointOn(m_pointer) - pointOn(m_start));
    const int axis = axisOf(m_handle);
    bool used[3] = {true, true, true};
    for (int i = 0; i < 3 && axis >= 0; ++i)
        used[i] = isPlane(m_handle) ? i != axis : i == axis;
    int slot = 0;
    for (int i = 0; i < 3; ++i) {
        if (!used[i])
            by[i] = 0;
        else if (isTyping())
            by[i] = typed(slot++).value_or(0);
        else
            by[i] = snapped(by[i], m_options.moveStep);
    }
    change.move = frame * by;
    m_amount = axis >= 0 && !isPlane(m_handle) ? number(by[axis])
                                               : tr("%1, %2, %3").arg(number(by[0]), number(by[1]), number(by[2]));
    m_shift = change.move;
    return change;
}

SpaceChange TransformGesture::turnChange()
{
    SpaceChange change{SpaceChange::Turn};
    change.centre = m_gizmo.origin;
    const Vector3f toEye = (m_camera.eye() - m_gizmo.origin).normalized();
    const int axis = axisOf(m_handle);
    const Vector3f about = axis >= 0 ? Vector3f(axes().col(axis)) : toEye;
    const float aspect = float(m_size.width() / std::max(1., m_size.height()));
    const auto centre = projectToPixel(m_camera.viewProjection(aspect), vector(m_size), m_gizmo.origin);
    const Vector2f middle = centre ? Vector2f(centre->head<2>()) : Vector2f(vector(m_size) / 2);
    const auto angleAt = [&](QPointF point) {
        const Vector2f arm = vector(point) - middle;
        return std::atan2(arm.y(), arm.x());
    };
    // Step by step, so that turns beyond half a circle keep adding up.
    const float now = angleAt(m_pointer);
    if (std::isnan(m_lastAngle))
        m_lastAngle = angleAt(m_start);
    m_turned += std::remainder(now - m_lastAngle, 2 * std::numbers::pi_v<float>);
    m_lastAngle = now;
    // The picture's y axis points down: clockwise there is opposite to the axis that points at the viewer.
    float degrees = -m_turned / degree * (about.dot(toEye) < 0 ? -1 : 1);
    degrees = typed(0).value_or(snapped(degrees, m_options.turnStep));
    change.turn = Eigen::Quaternionf(Eigen::AngleAxisf(degrees * degree, about));
    m_amount = tr("%1°").arg(number(degrees));
    return change;
}

SpaceChange TransformGesture::scaleChange()
{
    SpaceChange change{SpaceChange::Scale};
    change.centre = m_gizmo.origin;
    change.axes = axes();
    const float aspect = float(m_size.width() / std::max(1., m_size.height()));
    const auto centre = projectToPixel(m_camera.viewProjection(aspect), vector(m_size), m_gizmo.origin);
    const Vector2f middle = centre ? Vector2f(centre->head<2>()) : Vector2f(vector(m_size) / 2);
    Vector2f from = vector(m_start) - middle;
    const Vector2f to = vector(m_pointer) - middle;
    float factor;
    if (from.norm() < 20)
        factor = 1 + (to.x() - from.x() - (to.y() - from.y())) / 100; // started in the middle: right and up enlarge
    else
        factor = to.norm() / from.norm() * (to.dot(from) < 0 ? -1.f : 1.f);
    factor = snapped(factor, m_options.scaleStep);
    const int axis = axisOf(m_handle);
    int slot = 0;
    for (int i = 0; i < 3; ++i) {
        const bool used = axis < 0 || (isPlane(m_handle) ? i != axis : i == axis);
        if (!used)
            continue;
        // A single number without an axis applies to all three.
        const bool each = typed(1) || typed(2);
        change.scale[i] = isTyping() ? (axis < 0 && !each ? typed(0).value_or(1) : typed(slot).value_or(1)) : factor;
        ++slot;
    }
    m_amount = axis >= 0 && !isPlane(m_handle)
                   ? tr("× %1").arg(number(change.scale[axis], 3))
                   : tr("× %1, %2, %3")
                         .arg(number(change.scale[0], 3), number(change.scale[1], 3), number(change.scale[2], 3));
    return change;
}

} // namespace sinew
