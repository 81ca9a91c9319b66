// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/camera_controller.h"

#include <cmath>

namespace sinew {

namespace {

constexpr float orbitPerPixel = 0.008f; ///< radians
constexpr float zoomPerStep = 0.88f;
constexpr float stepsPerPixel = 0.05f; ///< wheel steps, when dragging zooms
constexpr double dragDistance = 4;     ///< pixels

Eigen::Vector2f vec(QPointF p)
{
    return {float(p.x()), float(p.y())};
}

Eigen::Vector2f vec(QSizeF s)
{
    return {float(std::max(1.0, s.width())), float(std::max(1.0, s.height()))};
}

} // namespace

CameraController::Gesture CameraController::gestureOf(Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers,
                                                      Navigation navigation)
{
    const bool shift = modifiers & Qt::ShiftModifier, ctrl = modifiers & Qt::ControlModifier;
    const Gesture byMiddle = shift ? Gesture::Pan : ctrl ? Gesture::Zoom : Gesture::Orbit;
    switch (navigation) {
    case Navigation::Sinew:
        if (buttons & Qt::RightButton)
            return Gesture::Pan;
        if (buttons & (Qt::LeftButton | Qt::MiddleButton))
            return shift ? Gesture::Pan : Gesture::Orbit;
        break;
    case Navigation::Blender:
        if (buttons & Qt::MiddleButton)
            return byMiddle;
        break;
    case Navigation::Maya:
        // Many window managers reserve drags with Alt for themselves.
        if (!(modifiers & Qt::AltModifier))
            return buttons & Qt::MiddleButton ? byMiddle : Gesture::None;
        if (buttons & Qt::RightButton)
            return Gesture::Zoom;
        if (buttons & Qt::MiddleButton)
            return Gesture::Pan;
        if (buttons & Qt::LeftButton)
            return Gesture::Orbit;
        break;
    case Navigation::WorldEditor:
        if (buttons & Qt::RightButton)
            return ctrl ? Gesture::Orbit : shift ? Gesture::Zoom : Gesture::Pan;
        break;
    }
    return Gesture::None;
}

void CameraController::press(QPointF position, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers)
{
    m_gesture = gestureOf(buttons, modifiers, m_navigation);
    m_isDown = buttons != Qt::NoButton;
    m_pressed = m_last = position;
    m_dragged = false;
}

bool CameraController::move(QPointF position, QSizeF size, ViewCamera &camera)
{
    if (!m_isDown)
        return false;
    if (!m_dragged && std::hypot(position.x() - m_pressed.x(), position.y() - m_pressed.y()) < dragDistance)
        return false;
    const QPointF delta = position - m_last;
    m_dragged = true;
    m_last = position;
    switch (m_gesture) {
    case Gesture::Orbit:
        camera.orbit(-float(delta.x()) * orbitPerPixel, float(delta.y()) * orbitPerPixel);
        break;
    case Gesture::Pan:
        camera.pan(vec(delta), vec(size));
        break;
    case Gesture::Zoom:
        camera.zoom(std::pow(zoomPerStep, float(delta.x() - delta.y()) * stepsPerPixel));
        break;
    case Gesture::None:
        return false;
    }
    return true;
}

bool CameraController::release()
{
    const bool clicked = m_isDown && !m_dragged;
    m_isDown = false;
    m_gesture = Gesture::None;
    return clicked;
}

void CameraController::zoomAt(QPointF position, QSizeF size, float steps, ViewCamera &camera)
{
    // The point where the pointer's ray meets the plane through the target that faces the camera.
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
