// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Pointer, keys and focus of the native window that the picture is drawn in.

#include "viewport/view/viewport_widget.h"

#include "viewport/overlay/orientation_cube.h"
#include "viewport/qt3d/view_window.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>

namespace sinew {

bool ViewportWidget::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseMove:
    case QEvent::Wheel:
        if (mouseEvent(event))
            return true;
        break;
    case QEvent::ShortcutOverride:
        // While a gesture is running, letters and Esc belong to it, whatever action uses them.
        if (m_transform.isActive() || m_elements.isDragging() || meshActionFor(*static_cast<QKeyEvent *>(event))) {
            event->accept();
            return true;
        }
        break;
    case QEvent::KeyPress:
        if (keyEvent(event))
            return true;
        break;
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
        // The native window covers the main window and would swallow files that are dropped on it.
        return QCoreApplication::sendEvent(QWidget::window(), event);
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

QObject *ViewportWidget::takeFocus()
{
    if (!m_window) {
        setFocus(Qt::OtherFocusReason);
        return this;
    }
    if (QGuiApplication::focusWindow() != m_window->window())
        setFocus(Qt::OtherFocusReason);
    else if (QWidget *focus = QApplication::focusWidget(); focus && focus != m_container)
        // It got the focus while another page was shown. Given to the container, that would go to the next widget.
        focus->clearFocus();
    return m_window->window();
}

bool ViewportWidget::hasKeyboard() const
{
    return m_window && (QGuiApplication::focusWindow() == m_window->window() || m_container->hasFocus());
}

bool ViewportWidget::mouseEvent(QEvent *event)
{
    if (!m_current)
        return false;
    const QSizeF size = m_container->size();
    if (event->type() == QEvent::Wheel) {
        const auto *wheel = static_cast<QWheelEvent *>(event);
        if (m_transform.wheelEvent(float(wheel->angleDelta().y()) / 120))
            return true;
        ViewCamera camera = currentCamera();
        CameraController::zoomAt(wheel->position(), size, float(wheel->angleDelta().y()) / 120, camera);
        m_current->setCamera(camera);
        return true;
    }
    const auto *mouse = static_cast<QMouseEvent *>(event);
    // A native window does not take the focus from widgets by itself.
    if (event->type() == QEvent::MouseButtonPress && !m_window->window()->isActive())
        m_container->setFocus(Qt::MouseFocusReason);
    if (m_transform.mouseEvent(*mouse, size) || cubeEvent(*mouse) || elementsEvent(*mouse))
        return true;
    if (event->type() == QEvent::MouseButtonPress) {
        m_controller.press(mouse->position(), mouse->buttons(), mouse->modifiers());
    } else if (event->type() == QEvent::MouseMove) {
        ViewCamera camera = currentCamera();
        if (m_controller.move(mouse->position(), size, camera))
            m_current->setCamera(camera);
    } else if (m_controller.release()) {
        if (mouse->button() == Qt::LeftButton)
            click(mouse->position(), mouse->modifiers());
        else if (mouse->button() == Qt::RightButton)
            Q_EMIT menuRequested(mouse->globalPosition().toPoint());
    }
    return true;
}

bool ViewportWidget::cubeEvent(const QMouseEvent &mouse)
{
    const Eigen::Vector2f size(float(m_container->width()), float(m_container->height()));
    const Eigen::Vector2f point(float(mouse.position().x()), float(mouse.position().y()));
    const bool free = !m_transform.isActive() && mouse.buttons() == Qt::NoButton;
    const bool pressed = mouse.type() == QEvent::MouseButtonPress && mouse.button() == Qt::LeftButton;
    const int side =
        m_options.orientationCube && (free || pressed) ? orientation_cube::sideAt(currentCamera(), size, point) : -1;
    if (side != m_cubeSide) {
        m_cubeSide = side;
        schedule(Pending::Pose);
    }
    if (!pressed || side < 0)
        return false;
    ViewCamera camera = currentCamera();
    orientation_cube::lookAt(side, camera);
    lookFrom(camera.yaw, camera.pitch);
    return true;
}

bool ViewportWidget::elementsEvent(const QMouseEvent &mouse)
{
    if (!m_current->meshSession())
        return false;
    return m_elements.mouseEvent(mouse, {currentCamera(), m_container->size(), m_current->hiddenMeshes()});
}

bool ViewportWidget::keyEvent(QEvent *event)
{
    const auto *key = static_cast<QKeyEvent *>(event);
    if (m_transform.keyEvent(*key) || m_elements.keyEvent(*key))
        return true;
    // A native window gets keys that a popup would get otherwise.
    if (QWidget *popup = QApplication::activePopupWidget(); popup && key->key() == Qt::Key_Escape)
        return popup->close();
    if (QAction *action = meshActionFor(*key)) {
        action->trigger();
        return true;
    }
    // Shortcuts of the whole window come first; we handle those that need this widget's focus, since Qt sees no focus
    // in a native window.
    const QKeySequence pressed(key->keyCombination());
    for (QAction *action : actions()) {
        if (action->shortcutContext() != Qt::WindowShortcut && action->isEnabled() &&
            action->shortcuts().contains(pressed)) {
            action->trigger();
            return true;
        }
    }
    if (key->key() == Qt::Key_F && key->modifiers() == Qt::NoModifier) {
        frameSelection();
        return true;
    }
    // A native window is unaware of the tab order around it.
    if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab)
        return focusNextPrevChild(key->key() == Qt::Key_Tab);
    return false;
}

QAction *ViewportWidget::meshActionFor(const QKeyEvent &key) const
{
    if (!m_current || !m_current->meshSession())
        return nullptr;
    const QKeySequence pressed(key.keyCombination());
    const auto found = std::find_if(m_meshActions.begin(), m_meshActions.end(), [&](const QAction *action) {
        return action->isEnabled() && action->shortcuts().contains(pressed);
    });
    return found == m_meshActions.end() ? nullptr : *found;
}

NodeId ViewportWidget::meshAt(const QPoint &point) const
{
    const QPoint inside = m_container ? m_container->mapFrom(this, point) : point;
    return m_current && m_container ? m_current->pick({float(inside.x()), float(inside.y())},
                                                      {float(m_container->width()), float(m_container->height())}, true,
                                                      [](const SceneNode &) { return false; })
                                    : NoNode;
}

NodeId ViewportWidget::nodeUnder(const QPoint &point) const
{
    const QPoint inside = m_container ? m_container->mapFrom(this, point) : point;
    return m_current && m_container ? m_current->nodeUnder({float(inside.x()), float(inside.y())},
                                                           {float(m_container->width()), float(m_container->height())})
                                    : NoNode;
}

void ViewportWidget::click(QPointF position, Qt::KeyboardModifiers modifiers)
{
    const Eigen::Vector2f point(float(position.x()), float(position.y()));
    const Eigen::Vector2f size(float(m_container->width()), float(m_container->height()));
    // Visible nodes can be clicked.
    const auto shown = [this](const SceneNode &node) {
        return m_options.skeleton || m_options.nodeNames || (node.kind == NodeKind::Event && m_options.events) ||
               (node.kind == NodeKind::Light && m_options.lights) ||
               (node.kind == NodeKind::Attachment && m_options.attachments) ||
               (node.kind == NodeKind::Collision && m_options.collisionShapes);
    };
    const NodeId hit = m_current->pick(point, size, m_options.model || m_options.wireframe, shown);
    Selection &selection = m_current->document().selection();
    const bool toggles = modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
    if (toggles && hit != NoNode)
        selection.toggle(hit);
    else if (hit != NoNode)
        selection.select(hit);
    else if (!toggles)
        selection.clear();
    Q_EMIT picked(hit, modifiers);
}

} // namespace sinew
