// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/view/view_camera.h"

#include <QPointF>
#include <QSizeF>

namespace sinew {

/// Turns mouse movements into camera movements, as Blender and most model viewers do:
/// left or middle drag orbits, Shift with either or right drag pans, wheel zooms toward the pointer.
class CameraController
{
public:
    enum class Gesture { None, Orbit, Pan };

    /// What a drag with these buttons would do.
    static Gesture gestureOf(Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers);

    void press(QPointF position, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers);
    /// True when the camera moved. The first few pixels only tell a drag from a click and move nothing.
    bool move(QPointF position, QSizeF size, ViewCamera &camera);
    /// True when it was a click: no drag since press().
    bool release();
    /// `steps` of the wheel, positive: closer. The point under the pointer (at the target's depth) stays there.
    static void zoomAt(QPointF position, QSizeF size, float steps, ViewCamera &camera);

private:
    Gesture m_gesture = Gesture::None;
    QPointF m_pressed, m_last;
    bool m_dragged = false;
};

} // namespace sinew
