// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/transform_controller.h"

#include "core/text/translated.h"
#include "viewport/view/document_view.h"

#include <QKeyEvent>
#include <QMouseEvent>

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
    if (m_view)
        m_view->document().playback().disconnect(this);
    m_view = view;
    m_hovered = Handle::None;
    // Keys are set at the time at which the gesture began.
    if (view)
        connect(&view->document().playback(), &Playback::timeChanged, this, [this] {
            if (!m_target)
                cancel();
        });
}

void TransformController::setTarget(TransformTarget *target)
{
    cancel();
    m_target = target;
    m_hovered = Handle::None;
    Q_EMIT changed();
}

bool TransformController::begin(EditTool tool, Handle handle, QPointF pointer, QSizeF size)
{
    if (!m_view)
        return false;
    cancel();
    Result<std::unique_ptr<TransformGesture>> gesture =
        TransformGesture::begin(*m_view, tool, handle, pointer, size, m_options, m_target);
    if (!gesture) {
        Q_EMIT refused(translated(gesture.error().message));
        return false;
    }
    m_gesture = std::move(*gesture);
    Q_EMIT notified(m_gesture->text());
    Q_EMIT changed();
    return true;
}

bool TransformController::start(EditTool tool, QPointF pointer, QSizeF size)
{
    m_dragging = false;
    return begin(tool, Handle::View, pointer, size);
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
    if (m_gesture)
        end();
}

void TransformController::cancel()
{
    if (!m_gesture)
        return;
    const std::unique_ptr<TransformGesture> gesture = std::move(m_gesture);
    gesture->cancel();
    end();
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
            m_gesture->move(event.position(), event.modifiers());
            Q_EMIT notified(m_gesture->text());
            Q_EMIT changed();
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
            return false;
        if (begin(m_tool, handle, event.position(), size))
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
    if (m_gesture->handleKey(event)) {
        Q_EMIT notified(m_gesture->text());
        Q_EMIT changed();
    }
    return true;
}

std::optional<Gizmo> TransformController::gizmo(QSizeF size) const
{
    if (m_gesture)
        return m_gesture->gizmo();
    if (!m_view)
        return {};
    std::optional<Gizmo> gizmo = gizmoOf(*m_view, m_tool, m_options.frame, size, m_target);
    if (gizmo)
        gizmo->hovered = m_hovered;
    return gizmo;
}

} // namespace sinew

#include "moc_transform_controller.cpp"
