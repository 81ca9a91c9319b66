// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The gestures of UvView, and the keys that control them.
#include "core/text/translated.h"
#include "widgets/uv/view/uv_view.h"

#include <QCursor>
#include <QKeyEvent>

#include <cmath>
#include <numbers>

namespace sinew {

namespace {

constexpr double turnStep = 15; ///< degrees

} // namespace

void UvView::start(UvGesture::Kind kind)
{
    if (m_session.selected().empty()) {
        Q_EMIT readoutChanged(tr("Nothing is selected."), true);
        return;
    }
    endGesture(true);
    startGesture(kind, pivotPoint(),
                 rect().contains(mapFromGlobal(QCursor::pos())) ? m_pointer : QRectF(rect()).center());
    setFocus();
    showGestureReadout();
}

void UvView::startGesture(UvGesture::Kind kind, const UvPoint &pivot, const QPointF &at)
{
    const std::optional<UvBounds> bounds = m_session.selectedBounds();
    // The grabbed vertex snaps, else the corner of the whole selection.
    const UvPoint anchor = m_drag == Drag::Ready && m_hit.rows.size() == 1
                               ? m_session.shape().points()[m_hit.rows.front()]
                           : bounds ? bounds->low
                                    : UvPoint();
    m_gesture = std::make_unique<UvGesture>(m_session, kind, pivot, anchor);
    m_drag = Drag::Free;
    m_pressed = at;
    update();
}

void UvView::dragGesture(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const UvPoint from = m_axes.uvAt(m_pressed), to = m_axes.uvAt(at);
    const QPointF pivot = m_axes.at(m_gesture->pivot()), before = m_pressed - pivot, now = at - pivot;
    switch (m_gesture->kind()) {
    case UvGesture::Kind::Move:
        m_gesture->move({to.u - from.u, to.v - from.v}, snapNow(modifiers & Qt::ControlModifier),
                        modifiers & Qt::ShiftModifier);
        break;
    case UvGesture::Kind::Scale: {
        const double length = std::hypot(before.x(), before.y()),
                     factor = length > 1 ? std::hypot(now.x(), now.y()) / length *
                                               (QPointF::dotProduct(before, now) < 0 ? -1 : 1)
                                         : 1 + (at.x() - m_pressed.x()) / 100;
        m_gesture->scale({factor, factor});
        break;
    }
    case UvGesture::Kind::Rotate: {
        const double angle = std::atan2(now.y(), now.x()) - std::atan2(before.y(), before.x());
        const double degrees = std::hypot(before.x(), before.y()) > 1
                                   ? std::remainder(angle, 2 * std::numbers::pi) * 180 / std::numbers::pi
                                   : at.x() - m_pressed.x();
        m_gesture->rotate(degrees, modifiers & (Qt::ControlModifier | Qt::ShiftModifier) ? turnStep : 0);
        break;
    }
    }
    showGestureReadout();
    update();
}

void UvView::dragHandle(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const UvPoint to = m_axes.uvAt(at), from = m_axes.uvAt(m_pressed), pivot = m_gesture->pivot();
    const auto factor = [](int side, double edge, double moved, double fixed) {
        return side && edge != fixed ? (edge + moved - fixed) / (edge - fixed) : 1.0;
    };
    UvPoint factors{
        factor(m_handle.u, m_handle.u < 0 ? m_handleStart.low.u : m_handleStart.high.u, to.u - from.u, pivot.u),
        factor(m_handle.v, m_handle.v < 0 ? m_handleStart.low.v : m_handleStart.high.v, to.v - from.v, pivot.v)};
    if (modifiers & Qt::ShiftModifier)
        factors = !m_handle.v || (m_handle.u && std::abs(factors.u - 1) > std::abs(factors.v - 1))
                      ? UvPoint{factors.u, factors.u}
                      : UvPoint{factors.v, factors.v};
    m_gesture->scale(factors);
    showGestureReadout();
    update();
}

void UvView::endGesture(bool keep)
{
    if (!m_gesture)
        return;
    if (!keep)
        m_gesture->cancel();
    m_gesture.reset();
    m_drag = Drag::None;
    redraw();
    updateCursor(m_pointer);
    Q_EMIT readoutChanged(QString(), false);
}

void UvView::nudge(int u, int v, bool far)
{
    if (m_session.selected().empty() || m_gesture)
        return;
    if (m_nudges.value == 0)
        m_nudges = MergeKey::next();
    const UvSnap texel = snapNow(m_snapping == UvSnapping::Off);
    UvTransform transform;
    transform.move = {u * texel.u * (far ? 10 : 1), v * texel.v * (far ? 10 : 1)};
    const Status done = m_session.setPoints(m_session.selected(),
                                            transformed(m_session.shape().points(), m_session.selected(), transform),
                                            tr("Move texture coordinates"), m_nudges);
    if (!done)
        Q_EMIT readoutChanged(tr("Not changed: %1.").arg(translated(done.error().message)), true);
}

void UvView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (m_gesture) {
        if (key == Qt::Key_Escape)
            endGesture(false);
        else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_drag == Drag::Free)
            endGesture(true);
        else if (m_gesture->handleKey(*event))
            showGestureReadout();
        update();
        return;
    }
    const bool isArrow = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
    if (key == Qt::Key_Escape && m_drag == Drag::Band) {
        m_drag = Drag::None;
        update();
    } else if (key == Qt::Key_Escape && !m_session.selected().empty()) {
        m_session.selectNone();
    } else if (isArrow && !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))) {
        nudge((key == Qt::Key_Right) - (key == Qt::Key_Left), (key == Qt::Key_Down) - (key == Qt::Key_Up),
              event->modifiers() & Qt::ShiftModifier);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void UvView::keyReleaseEvent(QKeyEvent *event)
{
    // A held key is one step.
    if (!event->isAutoRepeat())
        m_nudges = {};
    QWidget::keyReleaseEvent(event);
}

bool UvView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && (m_gesture || m_drag != Drag::None)) {
        event->accept(); // keys of a gesture are not shortcuts
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isArrow = key->key() >= Qt::Key_Left && key->key() <= Qt::Key_Down;
        if ((isArrow && !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))) ||
            (key->key() == Qt::Key_Escape && !m_session.selected().empty())) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && m_gesture && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Tab) {
        keyPressEvent(static_cast<QKeyEvent *>(event)); // from u to v, not to the next widget
        return true;
    }
    return QWidget::event(event);
}

} // namespace sinew
