// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Pointer and keyboard input of GraphView.
#include "widgets/curves/graph/graph_view.h"

#include "core/text/translated.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace sinew {

namespace {

constexpr double reach = 7; ///< radius in logical pixels within which the pointer hits things

PickMode modeOf(Qt::KeyboardModifiers modifiers, PickMode withControl)
{
    return modifiers & Qt::ControlModifier ? withControl
           : modifiers & Qt::ShiftModifier ? PickMode::Add
                                           : PickMode::Replace;
}

} // namespace

bool GraphView::isAlive(const GraphHit &hit)
{
    if (hit.kind == GraphHit::Nothing || hit.lane < 0 || std::size_t(hit.lane) >= m_scene.lanes().size())
        return false;
    return hit.kind == GraphHit::Curve ||
           hit.row < m_session.curve(m_session.tracks()[m_scene.lanes()[std::size_t(hit.lane)].track]).size();
}

bool GraphView::isPicked(const GraphHit &hit)
{
    if (!isAlive(hit))
        return false;
    const GraphLane &lane = m_scene.lanes()[std::size_t(hit.lane)];
    const KeyMarks &marks = m_scene.marks(lane.track);
    return hit.row < marks.size() && (marks[hit.row].selected & keyBit(hit.part, lane.component));
}

void GraphView::pick(const GraphHit &hit, PickMode mode)
{
    if (!isAlive(hit))
        return;
    const GraphLane lane = m_scene.lanes()[std::size_t(hit.lane)];
    const ShownTrack &shown = m_session.tracks()[lane.track];
    const Address address = shown.address();
    if (hit.kind == GraphHit::Curve) {
        // All keys of the curve in the sequence that was clicked.
        const double time = m_session.axis().timeAt(m_pressed.x());
        if (const std::optional<TimeSpan> scope = m_session.scope(shown); scope && !scope->contains(std::lround(time)))
            m_session.chooseSequenceAt(time);
        changePicks(m_session, [&](PickTracks &tracks) { pickChannel(tracks, address, lane.component, mode); });
        return;
    }
    PickTracks tracks = pickTracks(m_session);
    if (mode == PickMode::Replace)
        pickNone(tracks);
    for (PickTrack &track : tracks)
        if (track.address == address && hit.row < track.size())
            pickKey(track, hit.row, keyBit(hit.part, lane.component), mode);
    followPicks(m_session, tracks);
    setPicks(m_session, tracks);
}

void GraphView::setActive(const GraphHit &hit, bool add)
{
    if (!isAlive(hit))
        return;
    const Address address = m_session.tracks()[m_scene.lanes()[std::size_t(hit.lane)].track].address();
    std::vector<Address> active = add ? m_session.activeTracks() : std::vector<Address>();
    std::erase(active, address);
    active.push_back(address);
    m_session.setActiveTracks(std::move(active));
}

void GraphView::mousePressEvent(QMouseEvent *event)
{
    m_pointer = event->position();
    if (m_gesture && (m_drag == Drag::None || event->button() == Qt::RightButton)) {
        if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton)
            endGesture(event->button() == Qt::LeftButton);
        return;
    }
    m_pressed = m_last = event->position();
    if (event->button() == Qt::MiddleButton)
        m_drag = event->modifiers() & Qt::ControlModifier ? Drag::Zoom : Drag::Pan;
    else if (event->button() == Qt::LeftButton && m_session.document())
        pressLeft(event);
    else if (event->button() == Qt::RightButton && event->modifiers() & Qt::ShiftModifier)
        pressCursor();
    updateCursor(m_pressed);
}

void GraphView::pressCursor()
{
    if (m_session.options().values != ValueDisplay::Plain)
        return m_session.notify(tr("Only plain values have a value cursor"));
    m_drag = Drag::Cursor;
    m_session.setValueCursor(m_scene.values().valueAt(m_pressed.y()));
    update();
}

void GraphView::pressLeft(QMouseEvent *event)
{
    m_travel = {};
    m_region = event->modifiers() ? RegionHandle() : regionHandleAt(m_pressed);
    m_hit = hitAt(m_scene, m_pressed, reach);
    if (m_hit.kind != GraphHit::Key && !m_region.isNone()) {
        m_drag = Drag::Region;
        m_regionStart = m_selectedBox;
        const auto axes = m_region.time && m_region.value ? KeyGesture::Axes::Both
                          : m_region.time                 ? KeyGesture::Axes::Time
                                                          : KeyGesture::Axes::Value;
        startGesture(KeyGesture::Kind::Scale, axes);
        if (m_gesture)
            m_gesture->setPivot(m_region.time > 0 ? m_regionStart.firstTime : m_regionStart.lastTime,
                                m_region.value > 0 ? m_regionStart.low : m_regionStart.high);
        return;
    }
    const bool alt = event->modifiers() & Qt::AltModifier, control = event->modifiers() & Qt::ControlModifier;
    // Window managers take Alt for themselves: Ctrl and Shift together do the same.
    const bool both = control && event->modifiers() & Qt::ShiftModifier;
    if (m_hit.kind == GraphHit::Key && (alt || both)) {
        const GraphLane &lane = m_scene.lanes()[std::size_t(m_hit.lane)];
        const std::int32_t time = m_session.numbers(lane.track).times()[m_hit.row];
        const PickMode mode = both ? PickMode::Add : modeOf(event->modifiers(), PickMode::Remove);
        changePicks(m_session, [time, mode](PickTracks &tracks) { pickColumn(tracks, time, mode); });
        return;
    }
    if (m_hit.kind == GraphHit::Key) {
        setActive(m_hit, event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier));
        if (control) {
            pick(m_hit, PickMode::Toggle);
            return;
        }
        if (!isPicked(m_hit))
            pick(m_hit, modeOf(event->modifiers(), PickMode::Toggle));
        m_drag = Drag::Ready;
        return;
    }
    if (m_hit.kind == GraphHit::Curve && control && !alt) {
        const ShownTrack &track = m_session.tracks()[m_scene.lanes()[std::size_t(m_hit.lane)].track];
        setActive(m_hit, false);
        if (!m_session.isEditable(track))
            m_session.notify(tr("The track is locked"));
        else if (const Status status = insertKeyAt(
                     track.address(), snapTime(m_session.axis().timeAt(m_pressed.x()), m_session.snapping()));
                 !status)
            m_session.notify(translated(status.error().message));
        return;
    }
    m_boxMode = modeOf(event->modifiers(), PickMode::Remove);
    m_drag = alt || m_tool == SelectTool::Lasso ? Drag::Lasso : Drag::Box;
    m_lasso = QPolygonF{m_pressed};
}

void GraphView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position(), step = at - m_last;
    m_pointer = at;
    const bool precise = event->modifiers() & Qt::ShiftModifier;
    switch (m_drag) {
    case Drag::Pan:
        m_session.axis().pan(step.x());
        m_scene.values().pan(step.y());
        redraw();
        break;
    case Drag::Zoom:
        m_session.axis().zoom(std::pow(1.01, step.x()), m_pressed.x());
        m_scene.values().zoom(std::pow(1.01, -step.y()), m_pressed.y());
        redraw();
        break;
    case Drag::Cursor:
        m_session.setValueCursor(m_scene.values().valueAt(at.y()));
        break;
    case Drag::Lasso:
        m_lasso << at;
        update();
        break;
    case Drag::Box:
        update();
        break;
    case Drag::Ready:
        if (!isAlive(m_hit)) {
            m_drag = Drag::None;
        } else if ((at - m_pressed).manhattanLength() >= QApplication::startDragDistance()) {
            m_dragLane = m_scene.lanes()[std::size_t(m_hit.lane)];
            const KeyNumbers &numbers = m_session.numbers(m_dragLane.track);
            const bool isValue = m_hit.part == KeyPart::Value;
            if (!isValue)
                m_dragLane.scale *= m_scene.handleShare(m_dragLane.track);
            m_drag = Drag::Keys;
            startGesture(KeyGesture::Kind::Move,
                         isValue && !m_dragLane.isEvents ? KeyGesture::Axes::Both
                         : isValue                       ? KeyGesture::Axes::Time
                                                         : KeyGesture::Axes::Value,
                         numbers.times()[m_hit.row],
                         m_dragLane.isEvents ? 0 : numbers.number(m_hit.row, m_dragLane.component, m_hit.part));
            m_last = m_pressed;
        } else {
            return; // the distance so far counts once it is a drag
        }
        break;
    case Drag::None:
    case Drag::Keys:
    case Drag::Region:
        break;
    }
    if (m_gesture) {
        m_travel += (at - m_last) * (precise ? 0.1 : 1.0);
        m_invertSnap = event->modifiers() & Qt::ControlModifier;
        if (m_drag == Drag::Region)
            dragRegion();
        else
            dragGesture();
    } else if (m_drag == Drag::None && !event->buttons() && m_session.document()) {
        const GraphHit before = m_hover;
        m_hover = hitAt(m_scene, at, reach);
        if (m_hover.kind != GraphHit::Nothing || before.kind != GraphHit::Nothing)
            update();
        updateCursor(at);
    }
    m_last = at;
}

void GraphView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool otherButton = m_drag == Drag::Pan || m_drag == Drag::Zoom || m_drag == Drag::Cursor;
    if (event->button() == Qt::LeftButton && !otherButton)
        releaseLeft(event);
    else if (otherButton && event->button() == (m_drag == Drag::Cursor ? Qt::RightButton : Qt::MiddleButton))
        m_drag = Drag::None;
    update();
    updateCursor(event->position());
}

void GraphView::releaseLeft(QMouseEvent *event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    const bool moved = (event->position() - m_pressed).manhattanLength() >= 3;
    switch (drag) {
    case Drag::Ready:
        // A click on one of several selected keys selects only that one.
        if (!(event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier)))
            pick(m_hit, PickMode::Replace);
        break;
    case Drag::Keys:
    case Drag::Region:
        endGesture(true);
        m_session.notify(QString());
        break;
    case Drag::Box:
    case Drag::Lasso:
        if (moved || m_lasso.size() > 3) {
            PickTracks tracks = pickTracks(m_session);
            if (drag == Drag::Box)
                pickInside(m_scene, tracks, QRectF(m_pressed, event->position()).normalized(), m_boxMode);
            else
                pickInside(m_scene, tracks, m_lasso, m_boxMode);
            followPicks(m_session, tracks);
            setPicks(m_session, tracks, m_boxMode != PickMode::Replace);
        } else if (m_hit.kind == GraphHit::Curve && isAlive(m_hit)) {
            setActive(m_hit, m_boxMode == PickMode::Add);
            if (m_session.isEditable(m_session.tracks()[m_scene.lanes()[std::size_t(m_hit.lane)].track]))
                pick(m_hit, m_boxMode);
        } else if (m_boxMode == PickMode::Replace) {
            changePicks(m_session, pickNone);
        }
        break;
    default:
        break;
    }
    update();
}

void GraphView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_session.document() || m_gesture)
        return;
    const GraphHit hit = hitAt(m_scene, event->position(), reach);
    if (hit.kind != GraphHit::Curve) {
        mousePressEvent(event);
        return;
    }
    const ShownTrack &track = m_session.tracks()[m_scene.lanes()[std::size_t(hit.lane)].track];
    if (!m_session.isEditable(track))
        m_session.notify(tr("The track is locked"));
    else if (const Status status = insertKeyAt(
                 track.address(), snapTime(m_session.axis().timeAt(event->position().x()), m_session.snapping()));
             !status)
        m_session.notify(translated(status.error().message));
}

void GraphView::wheelEvent(QWheelEvent *event)
{
    event->accept();
    const QPoint turn = event->angleDelta();
    const double notches = (turn.y() ? turn.y() : turn.x()) / 120.0;
    if (m_gesture && m_gesture->transform().falloff > 0) {
        m_gesture->setFalloff(m_gesture->transform().falloff * std::pow(1.15, -notches));
        return;
    }
    const bool control = event->modifiers() & Qt::ControlModifier, shift = event->modifiers() & Qt::ShiftModifier;
    // Two fingers on a touchpad pan; with Ctrl they zoom.
    const bool touch = event->device() && event->device()->type() == QInputDevice::DeviceType::TouchPad &&
                       !event->pixelDelta().isNull();
    if ((touch && !control) || std::abs(turn.x()) > 2 * std::abs(turn.y())) {
        const QPointF way = touch ? QPointF(event->pixelDelta()) : QPointF(turn.x() / 2.0, turn.y() / 2.0);
        m_session.axis().pan(way.x());
        m_scene.values().pan(way.y());
    } else {
        const double factor = std::pow(1.2, notches);
        if (!shift || control)
            m_session.axis().zoom(factor, event->position().x());
        if (!control || shift)
            m_scene.values().zoom(factor, event->position().y());
    }
    redraw();
}

void GraphView::keyPressEvent(QKeyEvent *event)
{
    if (m_gesture) {
        if (event->key() == Qt::Key_Escape)
            endGesture(false);
        else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            endGesture(true);
        else if (event->key() == Qt::Key_O)
            m_gesture->setFalloff(m_gesture->transform().falloff > 0 ? 0 : 100 / m_session.axis().pixelsPerUnit());
        else
            m_gesture->handleKey(*event);
        update();
        return;
    }
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    const int key = event->key();
    if (key == Qt::Key_G && plain)
        startMove();
    else if (key == Qt::Key_S && plain)
        startScale();
    else if (key == Qt::Key_T && plain)
        setShowRegionBox(!m_showRegion);
    else if (key == Qt::Key_F && plain)
        frameSelected();
    else if (key == Qt::Key_Home && plain)
        frameAll();
    else if (key == Qt::Key_Home && event->modifiers() == Qt::ShiftModifier)
        frameSequence();
    else if ((key == Qt::Key_Plus || key == Qt::Key_Minus) && plain)
        zoom(key == Qt::Key_Plus ? 1.25 : 0.8, key == Qt::Key_Plus ? 1.25 : 0.8);
    else if (key == Qt::Key_Escape && plain && (m_drag == Drag::Box || m_drag == Drag::Lasso)) {
        m_drag = Drag::None;
        update();
    } else if (key == Qt::Key_Escape && plain && m_session.document() &&
               !m_session.document()->keySelection().isEmpty()) {
        // The topmost thing first.
        if (!m_session.cancelOperation())
            changePicks(m_session, pickNone);
    } else
        QWidget::keyPressEvent(event);
}

void GraphView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->modifiers() & Qt::ShiftModifier || m_gesture)
        return;
    if (event->reason() == QContextMenuEvent::Mouse) {
        // The menu applies to what was clicked.
        const GraphHit hit = m_session.document() ? hitAt(m_scene, event->pos(), reach) : GraphHit();
        if (hit.kind == GraphHit::Key && !isPicked(hit))
            pick(hit, PickMode::Replace);
        if (hit.kind != GraphHit::Nothing)
            setActive(hit, false);
    }
    Q_EMIT contextMenuRequested(event->globalPos());
}

void GraphView::leaveEvent(QEvent *event)
{
    m_hover = {};
    update();
    QWidget::leaveEvent(event);
}

QString GraphView::helpAt(const QPointF &at)
{
    const GraphHit hit = m_session.document() ? hitAt(m_scene, at, reach) : GraphHit();
    if (hit.kind != GraphHit::Key || hit.part == KeyPart::Value ||
        m_session.tracks()[m_scene.lanes()[std::size_t(hit.lane)].track].value().kind != Kind::Quat)
        return {};
    return tr("The handle of a rotation is a rotation itself. The curve does not run towards it alone: it leaves the "
              "key in a direction mixed from a third of the way to the other key and two thirds of the way to the "
              "handle (squad). So handles can point away from the curve.");
}

bool GraphView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), m_gesture ? QString() : helpAt(help->pos()), this);
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        // Keys of a gesture are not shortcuts, and G and S act on keys while the graph has the focus.
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool own =
            !(key->modifiers() & ~Qt::KeypadModifier) && (key->key() == Qt::Key_G || key->key() == Qt::Key_S);
        if (m_gesture || own || (key->key() == Qt::Key_Escape && m_drag != Drag::None)) {
            event->accept();
            return true;
        }
    } else if (event->type() == QEvent::KeyPress && m_gesture &&
               static_cast<QKeyEvent *>(event)->key() == Qt::Key_Tab) {
        // Tab goes from time to value, not to the next widget.
        keyPressEvent(static_cast<QKeyEvent *>(event));
        return true;
    }
    return QWidget::event(event);
}

void GraphView::updateCursor(const QPointF &at)
{
    if (m_drag == Drag::Pan) {
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (m_gesture) {
        setCursor(Qt::SizeAllCursor);
        return;
    }
    const RegionHandle region = m_session.document() ? regionHandleAt(at) : RegionHandle();
    if (m_hover.kind == GraphHit::Key)
        setCursor(Qt::PointingHandCursor);
    else if (region.time && region.value)
        setCursor(region.time == region.value ? Qt::SizeBDiagCursor : Qt::SizeFDiagCursor);
    else if (!region.isNone())
        setCursor(region.time ? Qt::SizeHorCursor : Qt::SizeVerCursor);
    else
        setCursor(Qt::ArrowCursor);
}

} // namespace sinew
