// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Moving, duplicating and scaling in GraphView, by pointer and by key.
#include "widgets/curves/graph/graph_view.h"

#include <QCursor>

#include <cmath>

namespace sinew {

Snapping GraphView::snappingNow(bool inverted) const
{
    Snapping snapping = m_session.snapping();
    if (inverted) {
        snapping.toFrames = !snapping.toFrames;
        snapping.timeStep = snapping.toFrames ? m_session.unitsPerFrame() : 1;
        snapping.toMarkers = false;
    }
    return snapping;
}

GraphView::RegionHandle GraphView::regionHandleAt(const QPointF &at)
{
    const QRectF box = regionRect();
    if (box.isEmpty())
        return {};
    const bool values = m_session.options().values == ValueDisplay::Plain && m_selectedBox.low < m_selectedBox.high;
    const bool times = m_selectedBox.firstTime < m_selectedBox.lastTime;
    for (int time = -1; time <= 1; ++time)
        for (int value = -1; value <= 1; ++value) {
            const QPointF handle(box.center().x() + time * box.width() / 2,
                                 box.center().y() - value * box.height() / 2);
            const QPointF off = at - handle;
            if ((time || value) && (!time || times) && (!value || values) &&
                std::max(std::abs(off.x()), std::abs(off.y())) <= 6)
                return {time, value};
        }
    return {};
}

void GraphView::startGesture(KeyGesture::Kind kind, KeyGesture::Axes axes, double anchorTime, double anchorValue)
{
    auto gesture = std::make_unique<KeyGesture>(m_session, kind, axes, anchorTime, anchorValue);
    if (!gesture->canStart()) {
        m_session.notify(gesture->obstacle());
        m_drag = Drag::None;
        return;
    }
    m_gesture = std::move(gesture);
    m_travel = {};
    m_invertSnap = false;
    m_scene.holdScales(true);
    m_session.setGhosts(m_gesture->start());
}

void GraphView::endGesture(bool keep)
{
    if (!m_gesture)
        return;
    const std::unique_ptr<KeyGesture> gesture = std::move(m_gesture);
    if (!keep)
        gesture->cancel();
    m_drag = Drag::None;
    m_session.setGhosts({});
    m_scene.holdScales(false);
    m_boxValid = false;
    const double falloff = gesture->transform().falloff;
    if (keep && falloff != m_session.options().falloff) {
        CurveOptions options = m_session.options();
        options.falloff = falloff;
        m_session.setOptions(options);
    }
    updateCursor(m_pointer);
    redraw();
}

void GraphView::startMove()
{
    if (m_gesture)
        return;
    m_pressed = m_last = rect().contains(mapFromGlobal(QCursor::pos())) ? QPointF(mapFromGlobal(QCursor::pos()))
                                                                        : QPointF(rect().center());
    m_dragLane = {};
    // Normalised curves move as far as the pointer in the scale of the first one with selected keys.
    for (const GraphLane &lane : m_scene.lanes())
        if (anySelected(m_scene.marks(lane.track))) {
            m_dragLane = lane;
            break;
        }
    startGesture(KeyGesture::Kind::Move, KeyGesture::Axes::Both);
    if (m_gesture)
        grabKeyboardFocus();
}

void GraphView::startDuplicate()
{
    if (m_gesture)
        return;
    startMove();
    if (m_gesture)
        m_gesture->moveCopies();
}

void GraphView::startScale()
{
    if (m_gesture)
        return;
    m_pressed = m_last = rect().contains(mapFromGlobal(QCursor::pos())) ? QPointF(mapFromGlobal(QCursor::pos()))
                                                                        : QPointF(rect().center());
    startGesture(KeyGesture::Kind::Scale, KeyGesture::Axes::Both);
    if (m_gesture)
        grabKeyboardFocus();
}

void GraphView::grabKeyboardFocus()
{
    setFocus(Qt::OtherFocusReason);
    updateCursor(m_pointer);
    redraw();
}

void GraphView::dragGesture()
{
    const TimeAxis &axis = m_session.axis();
    if (m_gesture->kind() == KeyGesture::Kind::Move) {
        m_gesture->drag(m_travel.x() / axis.pixelsPerUnit(),
                        -m_travel.y() / m_scene.values().pixelsPerUnit() / m_dragLane.scale, m_invertSnap);
        return;
    }
    // How much further the pointer is from the pivot than at the start.
    const KeyTransform &transform = m_gesture->transform();
    const QPointF pivot(axis.xOf(transform.timePivot), m_session.options().values == ValueDisplay::Plain
                                                           ? m_scene.values().yOf(transform.valuePivot)
                                                           : height() / 2.0);
    const QPointF from = m_pressed - pivot, to = from + m_travel;
    const auto ratio = [](double now, double before) {
        return std::abs(before) < 8 ? 1 + (now - before) / 100 : now / before;
    };
    switch (m_gesture->axes()) {
    case KeyGesture::Axes::Time:
        m_gesture->drag(ratio(to.x(), from.x()), 1, m_invertSnap);
        break;
    case KeyGesture::Axes::Value:
        m_gesture->drag(1, ratio(to.y(), from.y()), m_invertSnap);
        break;
    case KeyGesture::Axes::Both: {
        const double factor = ratio(std::hypot(to.x(), to.y()), std::hypot(from.x(), from.y()));
        m_gesture->drag(factor, factor, m_invertSnap);
        break;
    }
    }
}

void GraphView::dragRegion()
{
    const SelectedBox &start = m_regionStart;
    double time = 1, value = 1;
    if (m_region.time) {
        const double moved = m_region.time > 0 ? start.lastTime : start.firstTime,
                     fixed = m_region.time > 0 ? start.firstTime : start.lastTime;
        time = (snapTime(moved + m_travel.x() / m_session.axis().pixelsPerUnit(), snappingNow(m_invertSnap)) - fixed) /
               (moved - fixed);
    }
    if (m_region.value) {
        const double moved = m_region.value > 0 ? start.high : start.low,
                     fixed = m_region.value > 0 ? start.low : start.high;
        value =
            (snapValue(moved - m_travel.y() / m_scene.values().pixelsPerUnit(), snappingNow(m_invertSnap)) - fixed) /
            (moved - fixed);
    }
    m_gesture->drag(time, value, m_invertSnap);
}

} // namespace sinew
