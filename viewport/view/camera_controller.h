// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/view/view_camera.h"
#include "viewport/options/navigation.h"

#include <QPointF>
#include <QSizeF>

namespace sinew {

/// Turns mouse movements into camera movements by one of several schemes (viewport/options/navigation.h).
class CameraController
{
public:
    enum class Gesture { None, Orbit, Pan, Zoom };

    /// What a drag with these buttons would do.
    static Gesture gestureOf(Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers,
                             Navigation navigation = Navigation::Sinew);

    void setNavigation(Navigation navigation) { m_navigation = navigation; }

    void press(QPointF position, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers);
    /// True if the camera moved. The first few pixels only distinguish a drag from a click and move nothing.
    bool move(QPointF position, QSizeF size, ViewCamera &camera);
    /// True if it was a click: no drag since press().
    bool release();
    /// `steps` of the wheel, positive: closer. The point under the pointer (at the target's depth) stays there.
    static void zoomAt(QPointF position, QSizeF size, float steps, ViewCamera &camera);

private:
    Navigation m_navigation = Navigation::Sinew;
    Gesture m_gesture = Gesture::None;
    bool m_isDown = false;
    QPointF m_pressed, m_last;
    bool m_dragged = false;
};

} // namespace sinew
