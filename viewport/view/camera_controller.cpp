// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/camera_controller.h"

#include <cmath>

namespace sinew {

namespace {

constexpr float orbitPerPixel = 0.008f; ///< radians
constexpr float zoomPerStep = 0.88f;
constexpr double dragDistance = 4; ///< pixels

Eigen::Vector2f vec(QPointF p)
{
    return {float(p.x()), float(p.y())};
}

Eigen::Vector2f vec(QSizeF s)
{
    return {float(std::max(1.0, s.width())), float(std::max(1.0, s.height()))};
}

} // namespace

CameraController::Gesture CameraController::gestureOf(Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers)
{
    if (buttons & Qt::RightButton)
        return Gesture::Pan;
    if (buttons & (Qt::LeftButton | Qt::MiddleButton))
        return modifiers & Qt::ShiftModifier ? Gesture::Pan : Gesture::Orbit;
    return Gesture::None;
}

void CameraController::press(QPointF position, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers)
{
    m_gesture = gestureOf(buttons, modifiers);
    m_pressed = m_last = position;
    m_dragged = false;
}

bool CameraController::move(QPointF position, QSizeF size, ViewCamera &camera)
{
    if (m_gesture == Gesture::None)
        return false;
    if (!m_dragged && std::hypot(position.x() - m_pressed.x(), position.y() - m_pressed.y()) < dragDistance)
        return false;
    const QPointF delta = position - m_last;
    m_dragged = true;
    m_last = position;
    if (m_gesture == Gesture::Pan)
        camera.pan(vec(delta), vec(size));
    else
        camera.orbit(-float(delta.x()) * orbitPerPixel, float(delta.y()) * orbitPerPixel);
    return true;
}

bool CameraController::release()
{
    const bool clicked = m_gesture != Gesture::None && !m_dragged;
    m_gesture = Gesture::None;
    return clicked;
}

void CameraController::zoomAt(QPointF position, QSizeF size, float steps, ViewCamera &camera)
{
    // Where the pointer's ray meets the plane through the target that faces the camera.
    const auto pointed = [&] {
        const Ray ray = camera.rayThrough(vec(position), vec(size));
        const Eigen::Vector3f ahead = camera.target - camera.eye();
        const float along = ray.direction.dot(ahead) / std::max(1e-6f, ahead.squaredNorm());
        return Eigen::Vector3f(ray.at(1 / std::max(along, 1e-6f)));
    };
    const Eigen::Vector3f before = pointed();
    camera.zoom(std::pow(zoomPerStep, steps));
    camera.target += before - pointed();
}

} // namespace sinew
