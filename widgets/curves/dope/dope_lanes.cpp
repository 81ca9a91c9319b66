// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/dope/dope_lanes.h"

#include "widgets/curves/dope/dope_columns.h"
#include "widgets/curves/dope/dope_lane.h"
#include "widgets/curves/dope/dope_painting.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"
#include "widgets/curves/session/time_bands.h"
#include "widgets/curves/session/track_edits.h"
#include "widgets/curves/session/tracks_by_address.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QRubberBand>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <limits>

namespace sinew {

namespace {

constexpr double reachPixels = 6;

PickMode modeOf(Qt::KeyboardModifiers modifiers)
{
    if (modifiers & Qt::ControlModifier)
        return PickMode::Toggle;
    return modifiers & Qt::ShiftModifier ? PickMode::Add : PickMode::Replace;
}

} // namespace

DopeLanes::DopeLanes(CurveSession &session, LaneSource lanes, QWidget *parent)
    : QWidget(parent), m_session(session), m_lanes(std::move(lanes)),
      m_band(new QRubberBand(QRubberBand::Rectangle, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Keys in time"));
    const auto repaint = [this] { update(); };
    connect(&session, &CurveSession::keysChanged, this, repaint);
    connect(&session, &CurveSession::selectionChanged, this, repaint);
    connect(&session, &CurveSession::statesChanged, this, repaint);
    connect(&session, &CurveSession::optionsChanged, this, repaint);
    connect(&session, &CurveSession::playheadChanged, this, repaint);
    connect(&session.axis(), &TimeAxis::changed, this, repaint);
    connect(&session, &CurveSession::documentChanged, this, [this] {
        m_gesture.reset();
        m_drag = Drag::None;
        m_band->hide();
    });
}

DopeLanes::~DopeLanes() = default;

void DopeLanes::startGesture(KeyGesture::Kind kind, double anchorTime)
{
    m_gesture = std::make_unique<KeyGesture>(m_session, kind, KeyGesture::Axes::Time, anchorTime, 0);
    if (m_gesture->canStart())
        return;
    m_session.notify(m_gesture->obstacle());
    m_gesture.reset();
}

void DopeLanes::startMove()
{
    m_pressed = mapFromGlobal(QCursor::pos());
    startGesture(KeyGesture::Kind::Move, std::numeric_limits<double>::quiet_NaN());
}

void DopeLanes::startDuplicate()
{
    startMove();
    if (m_gesture)
        m_gesture->moveCopies();
}

void DopeLanes::startScale()
{
    m_pressed = mapFromGlobal(QCursor::pos());
    startGesture(KeyGesture::Kind::Scale, std::numeric_limits<double>::quiet_NaN());
}

void DopeLanes::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintTimeBands(painter, rect(), m_session, palette());
    if (m_session.document())
        for (const DopeLane &lane : m_lanes())
            if (lane.top + lane.height > 0 && lane.top < height())
                paintLane(painter, width(), lane, m_session, palette());
    if (m_gesture)
        paintReach(painter, rect(), m_session, m_gesture->reach(), palette());
    paintPlayhead(painter, rect(), m_session, palette());
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

const DopeLane *DopeLanes::laneAt(const std::vector<DopeLane> &lanes, int y) const
{
    for (const DopeLane &lane : lanes)
        if (y >= lane.top && y < lane.top + lane.height)
            return &lane;
    return nullptr;
}

bool DopeLanes::pickAt(const DopeLane &lane, double x, PickMode mode, bool onlyIfUnselected)
{
    const double time = m_session.axis().timeAt(x), reach = reachPixels / m_session.axis().pixelsPerUnit();
    std::int32_t best = 0;
    bool any = false;
    for (const DopeLane::Part &part : lane.parts) {
        std::int32_t found = 0;
        if (!nearestKeyTime(m_session.curve(m_session.tracks()[part.track]), time, reach, found))
            continue;
        if (!any || std::abs(found - time) < std::abs(best - time))
            best = found;
        any = true;
    }
    if (!any)
        return false;
    PickTracks tracks = pickTracks(m_session);
    const TracksByAddress byAddress(tracks);
    const auto eachKey = [&](const auto &visit) {
        for (const DopeLane::Part &part : lane.parts)
            if (PickTrack *track = byAddress.find(m_session.tracks()[part.track].address()))
                for (const std::size_t row : rowsBetween(track->curve, best, best))
                    visit(*track, row, KeyBits(part.bits & track->values));
    };
    if (onlyIfUnselected) {
        bool selected = false;
        eachKey([&](PickTrack &track, std::size_t row, KeyBits bits) {
            selected |= (track.marks[row].selected & bits) != 0;
        });
        if (selected)
            return true;
    }
    if (mode == PickMode::Replace)
        pickNone(tracks);
    eachKey([&](PickTrack &track, std::size_t row, KeyBits bits) { pickKey(track, row, bits, mode); });
    followPicks(m_session, tracks);
    setPicks(m_session, tracks);
    return true;
}

void DopeLanes::pickBox(const QRect &box, PickMode mode)
{
    const double first = m_session.axis().timeAt(box.left()), last = m_session.axis().timeAt(box.right() + 1);
    PickTracks tracks = pickTracks(m_session);
    if (mode == PickMode::Replace)
        pickNone(tracks);
    const TracksByAddress byAddress(tracks);
    for (const DopeLane &lane : m_lanes()) {
        if (lane.top + lane.height <= box.top() || lane.top > box.bottom())
            continue;
        for (const DopeLane::Part &part : lane.parts)
            if (PickTrack *track = byAddress.find(m_session.tracks()[part.track].address()))
                for (const std::size_t row : rowsBetween(track->curve, first, last))
                    pickKey(*track, row, KeyBits(part.bits & track->values),
                            mode == PickMode::Toggle ? PickMode::Remove : mode);
    }
    followPicks(m_session, tracks);
    setPicks(m_session, tracks);
}

void DopeLanes::mousePressEvent(QMouseEvent *event)
{
    m_pressed = m_last = event->position().toPoint();
    if (m_gesture) { // started by a key: a click ends it
        if (event->button() == Qt::RightButton)
            m_gesture->cancel();
        m_gesture.reset();
        m_drag = Drag::None;
        return;
    }
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
        return;
    }
    if (event->button() != Qt::LeftButton || !m_session.document())
        return;
    const std::vector<DopeLane> lanes = m_lanes();
    const DopeLane *lane = laneAt(lanes, m_pressed.y());
    const PickMode mode = modeOf(event->modifiers());
    if (lane && pickAt(*lane, m_pressed.x(), mode, mode == PickMode::Replace)) {
        m_drag = Drag::Press;
    } else {
        m_drag = Drag::Box;
        m_boxMode = mode;
        m_band->setGeometry(QRect(m_pressed, QSize()));
    }
}

void DopeLanes::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (m_drag == Drag::Pan) {
        m_session.axis().pan(at.x() - m_last.x());
        m_last = at;
        return;
    }
    if (m_drag == Drag::Box) {
        m_band->setGeometry(QRect(m_pressed, at).normalized());
        m_band->show();
        return;
    }
    if (m_drag == Drag::Press && (at - m_pressed).manhattanLength() >= QApplication::startDragDistance()) {
        m_drag = Drag::Keys;
        startGesture(KeyGesture::Kind::Move, std::round(m_session.axis().timeAt(m_pressed.x())));
    }
    if (!m_gesture)
        return;
    const bool precise = event->modifiers() & Qt::ShiftModifier;
    const double pixels = (at.x() - m_pressed.x()) * (precise ? 0.1 : 1.0);
    const bool invertSnap = event->modifiers() & Qt::ControlModifier;
    if (m_gesture->kind() == KeyGesture::Kind::Move) {
        m_gesture->drag(pixels / m_session.axis().pixelsPerUnit(), 0, invertSnap);
    } else {
        const double pivot = m_session.axis().xOf(m_gesture->transform().timePivot), from = m_pressed.x() - pivot;
        if (std::abs(from) > 1)
            m_gesture->drag((from + pixels) / from, 1, invertSnap);
    }
}

void DopeLanes::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_drag == Drag::Box && event->button() == Qt::LeftButton) {
        const QRect box = QRect(m_pressed, event->position().toPoint()).normalized();
        m_band->hide();
        if (m_boxMode != PickMode::Replace || box.width() > 2 || box.height() > 2)
            pickBox(box, m_boxMode);
        else
            changePicks(m_session, pickNone);
    } else if (m_drag == Drag::Press && modeOf(event->modifiers()) == PickMode::Replace) {
        // A click on one of several selected keys selects only that one.
        const std::vector<DopeLane> lanes = m_lanes();
        if (const DopeLane *lane = laneAt(lanes, m_pressed.y()))
            pickAt(*lane, m_pressed.x(), PickMode::Replace, false);
    } else if (m_drag == Drag::Keys) {
        m_gesture.reset();
        m_session.notify(QString());
    }
    m_drag = Drag::None;
}

void DopeLanes::mouseDoubleClickEvent(QMouseEvent *event)
{
    // A key where there was none, for all tracks of the lane.
    const std::vector<DopeLane> lanes = m_lanes();
    const DopeLane *lane = laneAt(lanes, event->position().toPoint().y());
    if (event->button() != Qt::LeftButton || !lane || pickAt(*lane, event->position().x(), PickMode::Replace, false))
        return;
    m_session.scrubTo(snapTime(m_session.axis().timeAt(event->position().x()), m_session.snapping()));
    std::vector<Address> tracks;
    for (const DopeLane::Part &part : lane->parts)
        if (m_session.isEditable(m_session.tracks()[part.track]))
            tracks.push_back(m_session.tracks()[part.track].address());
    if (const Status status = setKeysAtPlayhead(m_session, tracks); !status)
        m_session.notify(QString::fromStdString(status.error().text()));
}

void DopeLanes::wheelEvent(QWheelEvent *event)
{
    const QPoint steps = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier ||
        (!(event->modifiers() & Qt::ShiftModifier) && std::abs(steps.y()) > std::abs(steps.x()) &&
         m_lanes().size() <= 1))
        m_session.axis().zoom(std::pow(1.2, steps.y() / 120.0), event->position().x());
    else if (event->modifiers() & Qt::ShiftModifier || std::abs(steps.x()) > std::abs(steps.y()))
        m_session.axis().pan(steps.x() ? steps.x() : steps.y());
    else
        event->ignore(); // the rows scroll
}

void DopeLanes::keyPressEvent(QKeyEvent *event)
{
    if (!m_gesture) {
        if (event->key() == Qt::Key_G && !event->modifiers())
            startMove();
        else if (event->key() == Qt::Key_S && !event->modifiers())
            startScale();
        else if (event->key() != Qt::Key_Escape)
            QWidget::keyPressEvent(event);
        else if (!m_session.cancelOperation()) // the topmost thing first
            changePicks(m_session, pickNone);
        return;
    }
    if (event->key() == Qt::Key_Escape)
        m_gesture->cancel();
    else if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        m_gesture->handleKey(*event);
        return;
    }
    m_gesture.reset();
    m_drag = Drag::None;
}

void DopeLanes::hideEvent(QHideEvent *event)
{
    // Nobody sees what would go on to follow the pointer.
    if (isFollowingPointer()) {
        m_gesture->cancel();
        m_gesture.reset();
    }
    QWidget::hideEvent(event);
}

void DopeLanes::contextMenuEvent(QContextMenuEvent *event)
{
    Q_EMIT contextMenuRequested(event->globalPos());
}

QString DopeLanes::keyText(const DopeLane &lane, double x) const
{
    const double time = m_session.axis().timeAt(x), reach = reachPixels / m_session.axis().pixelsPerUnit();
    for (const DopeLane::Part &part : lane.parts) {
        const ShownTrack &track = m_session.tracks()[part.track];
        std::int32_t found = 0;
        if (!nearestKeyTime(m_session.curve(track), time, reach, found))
            continue;
        QStringList numbers;
        const KeyNumbers &keys = m_session.numbers(part.track);
        const std::size_t row = rowsBetween(m_session.curve(track), found, found).front();
        for (int component = 0; component < keys.components(); ++component)
            if (part.bits & keyBit(KeyPart::Value, component))
                numbers << numberText(keys.number(row, component));
        return numbers.isEmpty()
                   ? tr("%1 at %2").arg(trackText(track), m_session.timeText(found))
                   : tr("%1 at %2: %3").arg(trackText(track), m_session.timeText(found), numbers.join(u' '));
    }
    return {};
}

bool DopeLanes::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const std::vector<DopeLane> lanes = m_lanes();
        const DopeLane *lane = laneAt(lanes, help->pos().y());
        QToolTip::showText(help->globalPos(), lane ? keyText(*lane, help->pos().x()) : QString(), this);
        return true;
    }
    // While a gesture runs, its keys are not shortcuts.
    if (event->type() == QEvent::ShortcutOverride && m_gesture) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

} // namespace sinew

#include "moc_dope_lanes.cpp"
