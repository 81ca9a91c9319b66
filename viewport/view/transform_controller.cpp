// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/transform_controller.h"

#include "core/text/translated.h"
#include "viewport/overlay/motion/trail_lines.h"
#include "viewport/view/document_view.h"

#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QScopeGuard>

#include <algorithm>
#include <utility>

namespace sinew {

void TransformController::setTool(EditTool tool)
{
    if (tool == m_tool)
        return;
    cancel();
    m_tool = tool;
    m_hovered = Handle::None;
    Q_EMIT toolChanged();
    Q_EMIT changed();
}

void TransformController::setOptions(const TransformOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    Q_EMIT optionsChanged();
    Q_EMIT changed();
}

void TransformController::setView(DocumentView *view)
{
    if (view == m_view)
        return;
    cancel();
    if (m_view) {
        m_view->document().playback().disconnect(this);
        m_view->document().disconnect(this);
    }
    m_view = view;
    m_hovered = Handle::None;
    m_pressedTrail = NoNode;
    if (!view)
        return;
    // Keys are set at the time at which the gesture began.
    connect(&view->document().playback(), &Playback::timeChanged, this, [this] {
        // A step of the gesture itself can move the playhead, as it is kept within the sequence.
        if (!m_target && !m_isDriving)
            cancel();
    });
    connect(&view->document(), &Document::aboutToApply, this, &TransformController::onStep);
}

void TransformController::setTarget(TransformTarget *target)
{
    cancel();
    m_target = target;
    m_hovered = Handle::None;
    Q_EMIT changed();
}

template<class Value, class... Parameters, class... Arguments>
Value TransformController::drive(Value (TransformGesture::*act)(Parameters...), Arguments &&...arguments)
{
    m_isDriving = true;
    const auto driven = qScopeGuard([this] {
        m_isDriving = false;
        if (std::exchange(m_isCancelled, false))
            cancel();
    });
    return ((*m_gesture).*act)(std::forward<Arguments>(arguments)...);
}

bool TransformController::begin(const TransformStart &start, QPointF pointer, QSizeF size)
{
    if (!m_view)
        return false;
    cancel();
    return take(TransformGesture::begin(*m_view, start, pointer, size, m_options, m_target));
}

bool TransformController::take(Result<std::unique_ptr<TransformGesture>> gesture)
{
    if (!gesture) {
        Q_EMIT refused(translated(gesture.error().message), m_pressedTrail != NoNode);
        return false;
    }
    m_gesture = std::move(*gesture);
    show();
    return true;
}

bool TransformController::start(const TransformStart &start, QPointF pointer, QSizeF size)
{
    m_dragging = false;
    return begin(start, pointer, size);
}

void TransformController::show()
{
    Q_EMIT notified(m_gesture->text());
    Q_EMIT changed();
}

void TransformController::end()
{
    m_gesture.reset();
    m_dragging = false;
    Q_EMIT notified(QString());
    Q_EMIT changed();
}

void TransformController::finish()
{
    if (!m_gesture)
        return;
    const std::unique_ptr<TransformGesture> gesture = std::move(m_gesture);
    const Status done = gesture->finish();
    end();
    if (!done)
        Q_EMIT refused(translated(done.error().message), false);
}

void TransformController::cancel()
{
    if (!m_gesture)
        return;
    // It is in the middle of a step and can't be destroyed now.
    m_isCancelled = m_isDriving;
    if (m_isDriving)
        return;
    const std::unique_ptr<TransformGesture> gesture = std::move(m_gesture);
    gesture->cancel();
    end();
}

void TransformController::onStep()
{
    // What a dialog places changes the document when the dialog likes.
    if (!m_gesture || m_isDriving || m_target)
        return;
    m_gesture->abandon();
    end();
}

bool TransformController::pressTrail(QPointF pointer, QSizeF size)
{
    if (!m_trails || !m_view || m_view->meshSession())
        return false;
    const Eigen::Vector2f picture(float(size.width()), float(size.height()));
    const std::vector<MotionTrail> trails =
        motionTrails(m_view->scene(), m_view->selectedNodes(), m_view->when().sequence);
    const std::optional<TrailHit> hit = trailKeyAt(trails, m_view->camera(picture.x() / std::max(1.f, picture.y())),
                                                   picture, {float(pointer.x()), float(pointer.y())});
    if (!hit)
        return false;
    m_pressedTrail = m_view->scene().nodes[std::size_t(hit->node)].source;
    m_isPlaceKey = hit->point.key == TrailKey::Place;
    m_pressedAt = pointer;
    m_view->document().playback().setPlaying(false);
    m_view->document().playback().setTime(hit->point.time);
    return true;
}

void TransformController::trailEvent(const QMouseEvent &event, QSizeF size)
{
    constexpr double clickRadius = 3; // pixels
    // A release that another window got counts as well.
    if (!(event.buttons() & Qt::LeftButton)) {
        m_pressedTrail = NoNode;
    } else if (event.type() == QEvent::MouseMove && QLineF(m_pressedAt, event.position()).length() > clickRadius) {
        TransformStart start(EditTool::Move);
        // What only turns with its limb has no place of its own to be dragged; its limb can follow the pointer.
        if (m_isPlaceKey || !m_options.limbs)
            start.key = m_pressedTrail;
        m_dragging = take(TransformGesture::begin(*m_view, start, m_pressedAt, size, m_options));
        if (m_dragging)
            drive(&TransformGesture::move, event.position(), event.modifiers());
        else
            m_swallowed.setFlag(Qt::LeftButton);
        m_pressedTrail = NoNode;
    }
}

bool TransformController::mouseEvent(const QMouseEvent &event, QSizeF size)
{
    const Qt::MouseButton button = event.button();
    if (event.type() == QEvent::MouseButtonRelease && (m_swallowed & button)) {
        m_swallowed.setFlag(button, false);
        return true;
    }
    if (m_gesture) {
        if (event.type() == QEvent::MouseMove) {
            drive(&TransformGesture::move, event.position(), event.modifiers());
            if (m_gesture)
                show();
        } else if (event.type() == QEvent::MouseButtonPress) {
            m_swallowed.setFlag(button);
            if (button == Qt::RightButton)
                cancel();
            else if (button == Qt::LeftButton && !m_dragging)
                finish();
        } else if (m_dragging && button == Qt::LeftButton) {
            finish();
        }
        return true;
    }
    if (m_pressedTrail != NoNode) {
        trailEvent(event, size);
        return true;
    }
    const std::optional<Gizmo> handles = gizmo(size);
    const float aspect = float(size.width() / std::max(1., size.height()));
    const auto under = [&] {
        return handles ? handleAt(*handles, m_view->camera(aspect), {float(size.width()), float(size.height())},
                                  {float(event.position().x()), float(event.position().y())})
                       : Handle::None;
    };
    if (event.type() == QEvent::MouseMove && event.buttons() == Qt::NoButton) {
        if (const Handle now = under(); now != m_hovered) {
            m_hovered = now;
            Q_EMIT changed();
        }
        return m_hovered != Handle::None;
    }
    // Elsewhere Shift pans and Ctrl selects; on a handle they slow down and snap.
    if (event.type() == QEvent::MouseButtonPress && button == Qt::LeftButton && event.buttons() == Qt::LeftButton) {
        const Handle handle = under();
        if (handle == Handle::None)
            return event.modifiers() == Qt::NoModifier && pressTrail(event.position(), size);
        if (begin({m_tool, handle}, event.position(), size))
            m_dragging = true;
        else
            m_swallowed.setFlag(Qt::LeftButton);
        return true;
    }
    return false;
}

bool TransformController::keyEvent(const QKeyEvent &event)
{
    if (!m_gesture)
        return false;
    switch (event.key()) {
    case Qt::Key_Escape:
        if (m_dragging)
            m_swallowed.setFlag(Qt::LeftButton);
        cancel();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_dragging)
            m_swallowed.setFlag(Qt::LeftButton);
        finish();
        return true;
    default:
        break;
    }
    const bool isTaken = drive(&TransformGesture::handleKey, event);
    if (m_gesture && isTaken)
        show();
    return true;
}

bool TransformController::wheelEvent(float steps)
{
    const bool isTaken = m_gesture && drive(&TransformGesture::wheel, steps);
    if (m_gesture && isTaken)
        show();
    return isTaken;
}

std::optional<Gizmo> TransformController::gizmo(QSizeF size) const
{
    if (m_gesture)
        return m_gesture->gizmo();
    if (!m_view || m_hidesHandles)
        return {};
    std::optional<Gizmo> gizmo = gizmoOf(*m_view, m_tool, m_options.frame, size, m_target);
    if (gizmo)
        gizmo->hovered = m_hovered;
    return gizmo;
}

} // namespace sinew

#include "moc_transform_controller.cpp"
