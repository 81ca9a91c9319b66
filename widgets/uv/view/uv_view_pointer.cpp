// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Pointer input of UvView.
#include "widgets/uv/view/uv_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr double hitRadius = 7; ///< radius in logical pixels within which the pointer hits things

UvPick pickOf(Qt::KeyboardModifiers modifiers, UvPick withControl)
{
    return modifiers & Qt::ControlModifier ? withControl
           : modifiers & Qt::ShiftModifier ? UvPick::Add
                                           : UvPick::Replace;
}

double distance(const QPointF &a, const QPointF &b)
{
    return QLineF(a, b).length();
}

/// Distance of a point from a line segment.
double distance(const QPointF &p, const QPointF &a, const QPointF &b)
{
    const QPointF along = b - a;
    const double length = QPointF::dotProduct(along, along);
    const double share = length > 0 ? std::clamp(QPointF::dotProduct(p - a, along) / length, 0.0, 1.0) : 0;
    return distance(p, a + share * along);
}

} // namespace

UvView::Hit UvView::hitAt(const QPointF &at) const
{
    Hit hit;
    double best = hitRadius;
    const UvShape &shape = m_session.shape();
    for (std::uint32_t row = 0; row < shape.size(); ++row) {
        const double far = distance(m_axes.at(shape.points()[row]), at);
        // Of several at one place the selected one has priority.
        if (far < best || (far == best && !hit.selected && m_session.isSelected(row))) {
            best = far;
            hit = {{row}, m_session.isSelected(row)};
        }
    }
    if (!hit.rows.empty())
        return hit;
    best = 5;
    for (const UvEdge &edge : shape.edges()) {
        const double far = distance(at, m_axes.at(shape.points()[edge.a]), m_axes.at(shape.points()[edge.b]));
        if (far < best) {
            best = far;
            hit = {{edge.a, edge.b}, m_session.isSelected(edge.a) && m_session.isSelected(edge.b)};
        }
    }
    return hit;
}

void UvView::takeBand(const QRectF &band, UvPick how)
{
    UvRows rows;
    for (std::uint32_t row = 0; row < m_session.shape().size(); ++row)
        if (band.contains(m_axes.at(m_session.shape().points()[row])))
            rows.push_back(row);
    m_session.pick(rows, how);
}

void UvView::selectIsland()
{
    const Hit hit = underMouse() ? hitAt(m_pointer) : Hit();
    if (!hit.rows.empty())
        m_session.pick(m_session.islandOf(hit.rows.front()), UvPick::Add);
    else
        m_session.growToIslands();
}

void UvView::pressLeft(QMouseEvent *event)
{
    const QPointF at = event->position();
    m_pressed = at;
    if (const Handle handle = handleUnder(at); !handle.isNone()) {
        m_handleStart = *m_session.selectedBounds();
        m_handle = handle;
        const UvPoint opposite{handle.u < 0 ? m_handleStart.high.u : m_handleStart.low.u,
                               handle.v < 0 ? m_handleStart.high.v : m_handleStart.low.v};
        const bool aboutPivot = handle.turns || m_pivot == UvPivot::Cursor || (event->modifiers() & Qt::AltModifier);
        startGesture(handle.turns ? UvGesture::Kind::Rotate : UvGesture::Kind::Scale,
                     aboutPivot ? pivotPoint() : opposite, at);
        m_drag = Drag::Held;
        return;
    }
    m_hit = hitAt(at);
    if (m_hit.rows.empty()) {
        m_drag = Drag::Band;
        m_bandMode = pickOf(event->modifiers(), UvPick::Remove);
        return;
    }
    m_drag = Drag::Ready;
    if (!m_hit.selected || (event->modifiers() & Qt::ControlModifier))
        m_session.pick(m_hit.rows, pickOf(event->modifiers(), UvPick::Toggle));
}

void UvView::mousePressEvent(QMouseEvent *event)
{
    setFocus();
    m_pointer = event->position();
    m_nudges = {};
    if (m_gesture) { // started by a key: the button ends it
        if (m_drag == Drag::Free || event->button() == Qt::RightButton)
            endGesture(event->button() != Qt::RightButton);
        return;
    }
    if (!m_session.facet())
        return;
    if (event->button() == Qt::LeftButton) {
        pressLeft(event);
    } else if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
        m_pressed = event->position();
    } else if (event->button() == Qt::RightButton && (event->modifiers() & Qt::ShiftModifier)) {
        setCursor2d(m_axes.uvAt(event->position()));
    }
    updateCursor(event->position());
    update();
}

void UvView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position(), way = at - m_pointer;
    m_pointer = at;
    switch (m_drag) {
    case Drag::Ready:
        if (distance(at, m_pressed) < QApplication::startDragDistance() || m_session.selected().empty())
            break;
        startGesture(UvGesture::Kind::Move, pivotPoint(), m_pressed);
        m_drag = Drag::Held;
        m_handle = {};
        dragGesture(at, event->modifiers());
        break;
    case Drag::Free:
        dragGesture(at, event->modifiers());
        break;
    case Drag::Held:
        if (m_handle.u || m_handle.v)
            dragHandle(at, event->modifiers());
        else
            dragGesture(at, event->modifiers());
        break;
    case Drag::Band:
        update();
        break;
    case Drag::Pan:
        m_axes.pan(way);
        redraw();
        Q_EMIT viewChanged();
        break;
    case Drag::None:
        showPointerReadout(at);
        break;
    }
    updateCursor(at);
}

void UvView::mouseReleaseEvent(QMouseEvent *event)
{
    const Drag drag = m_drag;
    if (drag == Drag::Free)
        return;
    if (drag == Drag::Pan ? event->button() != Qt::MiddleButton : event->button() != Qt::LeftButton)
        return;
    if (drag == Drag::Held) {
        endGesture(true);
        return;
    }
    m_drag = Drag::None;
    if (drag == Drag::Band) {
        if (distance(event->position(), m_pressed) >= QApplication::startDragDistance())
            takeBand(QRectF(m_pressed, event->position()).normalized(), m_bandMode);
        else if (m_bandMode == UvPick::Replace)
            m_session.selectNone();
    } else if (drag == Drag::Ready && m_hit.selected &&
               !(event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier))) {
        // A click on one of several selected vertices selects only that one.
        m_session.pick(m_hit.rows, UvPick::Replace);
    }
    updateCursor(event->position());
    update();
}

void UvView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_gesture)
        return;
    const Hit hit = hitAt(event->position());
    if (hit.rows.empty())
        return mousePressEvent(event);
    m_drag = Drag::None;
    m_session.pick(m_session.islandOf(hit.rows.front()),
                   event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier) ? UvPick::Add : UvPick::Replace);
}

void UvView::wheelEvent(QWheelEvent *event)
{
    event->accept();
    const bool touch = event->device() && event->device()->type() == QInputDevice::DeviceType::TouchPad &&
                       !event->pixelDelta().isNull();
    if (touch && !(event->modifiers() & Qt::ControlModifier))
        m_axes.pan(event->pixelDelta());
    else
        m_axes.zoomAbout(
            std::pow(2.0, (event->angleDelta().y() ? event->angleDelta().y() : event->angleDelta().x()) / 240.0),
            event->position());
    redraw();
    Q_EMIT viewChanged();
}

void UvView::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_gesture && !(event->modifiers() & Qt::ShiftModifier) && m_drag == Drag::None)
        Q_EMIT contextMenuRequested(event->globalPos());
}

void UvView::leaveEvent(QEvent *event)
{
    if (!m_gesture)
        Q_EMIT readoutChanged(QString(), false);
    QWidget::leaveEvent(event);
}

void UvView::updateCursor(const QPointF &at)
{
    const Handle handle = handleUnder(at);
    if (m_drag == Drag::Pan)
        setCursor(Qt::ClosedHandCursor);
    else if (m_gesture)
        setCursor(Qt::SizeAllCursor);
    else if (handle.turns)
        setCursor(Qt::PointingHandCursor);
    else if (handle.u && handle.v)
        setCursor(handle.u == handle.v ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor);
    else if (handle.u || handle.v)
        setCursor(handle.u ? Qt::SizeHorCursor : Qt::SizeVerCursor);
    else
        setCursor(Qt::CrossCursor);
}

} // namespace sinew
