// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/view/view_camera.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

using Eigen::Matrix3f;
using Eigen::Matrix4f;
using Eigen::Quaternionf;
using Eigen::Vector2f;
using Eigen::Vector3f;

namespace {

constexpr float halfPi = std::numbers::pi_v<float> / 2;
constexpr float smallestDistance = 0.01f, largestDistance = 1e6f;

/// View axes in world coordinates, as columns: right, up, toward the viewer.
Matrix3f viewAxes(const ViewCamera &camera)
{
    const float cy = std::cos(camera.yaw), sy = std::sin(camera.yaw);
    const float cp = std::cos(camera.pitch), sp = std::sin(camera.pitch);
    Matrix3f axes;
    axes.col(0) = Vector3f(-sy, cy, 0);
    axes.col(1) = Vector3f(-sp * cy, -sp * sy, cp);
    axes.col(2) = Vector3f(cp * cy, cp * sy, sp);
    if (camera.roll != 0)
        axes = axes * Eigen::AngleAxisf(-camera.roll, Vector3f::UnitZ()).toRotationMatrix();
    return axes;
}

} // namespace

float verticalFieldOfView(float diagonal, float aspect, bool dividesAngle)
{
    if (dividesAngle)
        return diagonal / std::sqrt(1 + aspect * aspect);
    return 2 * std::atan(std::tan(diagonal / 2) / std::sqrt(1 + aspect * aspect));
}

ViewCamera ViewCamera::fromModelCamera(const SceneCamera &camera, const CameraState &state, float aspect)
{
    ViewCamera view;
    const Vector3f back = state.position - state.target;
    const float length = back.norm();
    if (std::isfinite(length) && std::isfinite(state.roll)) {
        view.target = state.target;
        view.roll = state.roll;
        view.distance = std::max(length, smallestDistance);
    }
    if (length > 0 && std::isfinite(length)) {
        view.pitch = std::asin(std::clamp(back.z() / length, -1.f, 1.f));
        if (back.x() != 0 || back.y() != 0)
            view.yaw = std::atan2(back.y(), back.x());
    }
    if (state.fieldOfView > 0 && state.fieldOfView < std::numbers::pi_v<float>) {
        if (camera.angle == ViewAngle::Diagonal)
            view.fieldOfView = verticalFieldOfView(state.fieldOfView, aspect, camera.dividesAngle);
        else if (camera.angle == ViewAngle::Horizontal)
            view.fieldOfView = 2 * std::atan(std::tan(state.fieldOfView / 2) / aspect);
        else
            view.fieldOfView = state.fieldOfView;
    }
    if (camera.nearClip > 0 && camera.farClip > camera.nearClip) {
        view.nearClip = camera.nearClip;
        view.farClip = camera.farClip;
    }
    return view;
}

Vector3f ViewCamera::eye() const
{
    return target + distance * viewAxes(*this).col(2);
}

Quaternionf ViewCamera::rotation() const
{
    return Quaternionf(Matrix3f(viewAxes(*this).transpose()));
}

Matrix4f ViewCamera::view() const
{
    const Matrix3f axes = viewAxes(*this).transpose();
    Matrix4f matrix = Matrix4f::Identity();
    matrix.topLeftCorner<3, 3>() = axes;
    matrix.topRightCorner<3, 1>() = -(axes * eye());
    return matrix;
}

Matrix4f ViewCamera::projection(float aspect) const
{
    const float scale = 1 / std::tan(fieldOfView / 2);
    Matrix4f matrix = Matrix4f::Zero();
    matrix(0, 0) = scale / aspect;
    matrix(1, 1) = scale;
    matrix(2, 2) = -(farClip + nearClip) / (farClip - nearClip);
    matrix(2, 3) = -2 * farClip * nearClip / (farClip - nearClip);
    matrix(3, 2) = -1;
    return matrix;
}

Ray ViewCamera::rayThrough(const Vector2f &point, const Vector2f &size) const
{
    const float half = std::tan(fieldOfView / 2);
    const Vector3f inView((2 * point.x() / size.x() - 1) * half * size.x() / size.y(),
                          (1 - 2 * point.y() / size.y()) * half, -1);
    return {eye(), (viewAxes(*this) * inView).normalized()};
}

void ViewCamera::orbit(float yawBy, float pitchBy)
{
    yaw = std::remainder(yaw + yawBy, 2 * std::numbers::pi_v<float>);
    pitch = std::clamp(pitch + pitchBy, -halfPi, halfPi);
}

void ViewCamera::pan(const Vector2f &pixels, const Vector2f &size)
{
    const float unitsPerPixel = 2 * distance * std::tan(fieldOfView / 2) / size.y();
    const Matrix3f axes = viewAxes(*this);
    target += unitsPerPixel * (pixels.y() * axes.col(1) - pixels.x() * axes.col(0));
}

void ViewCamera::zoom(float factor)
{
    distance = std::clamp(distance * factor, smallestDistance, largestDistance);
}

void ViewCamera::frame(const Eigen::AlignedBox3f &box, float aspect)
{
    if (box.isEmpty())
        return;
    constexpr float margin = 1.1f; ///< a tenth of the picture stays free around the tightest corner
    const float tanVertical = std::tan(fieldOfView / 2), tanHorizontal = tanVertical * aspect;
    const Matrix3f toView = viewAxes(*this).transpose();
    float needed = smallestDistance;
    for (int i = 0; i < 8; ++i) {
        const Vector3f corner = toView * (box.corner(Eigen::AlignedBox3f::CornerType(i)) - box.center());
        const float beside = std::max(std::abs(corner.x()) / tanHorizontal, std::abs(corner.y()) / tanVertical);
        needed = std::max(needed, corner.z() + margin * beside);
    }
    target = box.center();
    distance = std::min(needed, largestDistance);
    fitClip(box);
}

void ViewCamera::fitClip(const Eigen::AlignedBox3f &box)
{
    float reach = distance;
    if (!box.isEmpty())
        reach = std::max(reach, (box.center() - eye()).norm() + box.diagonal().norm() / 2);
    farClip = 2 * reach;
    // 24 bits of depth can then distinguish a ten-thousandth of the reach in the middle of the picture.
    nearClip = std::min(farClip / 2000, distance / 10);
}

std::optional<Vector3f> projectToPixel(const Matrix4f &viewProjection, const Vector2f &size, const Vector3f &position)
{
    const Eigen::Vector4f clip = viewProjection * position.homogeneous();
    if (!(clip.w() > 0))
        return {};
    return Vector3f((clip.x() / clip.w() + 1) / 2 * size.x(), (1 - clip.y() / clip.w()) / 2 * size.y(), clip.w());
}

} // namespace sinew
