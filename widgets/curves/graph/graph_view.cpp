// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/graph/graph_view.h"

#include "core/curves/keys/key_insert.h"
#include "core/curves/playhead/playhead_keys.h"
#include "widgets/curves/graph/graph_painter.h"
#include "widgets/curves/session/curve_colours.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/curves/session/time_bands.h"
#include "widgets/curves/session/track_edits.h"
#include "widgets/shared/panel_colours.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <unordered_set>

namespace sinew {

GraphView::GraphView(CurveSession &session, QWidget *parent) : QWidget(parent), m_session(session), m_scene(session)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Curve graph"));
    connect(&session, &CurveSession::tracksChanged, this, &GraphView::tracksChanged);
    connect(&session, &CurveSession::documentChanged, this, [this] {
        endGesture(true);
        m_framed = false;
        tracksChanged();
    });
    connect(&session, &CurveSession::keysChanged, this, [this] {
        m_scene.keysChanged();
        m_boxValid = false;
        redraw();
    });
    connect(&session, &CurveSession::selectionChanged, this, [this] {
        m_boxValid = false;
        describe();
        redraw();
    });
    connect(&session, &CurveSession::statesChanged, this, [this] {
        m_scene.keysChanged();
        redraw();
    });
    connect(&session, &CurveSession::scopeChanged, this, [this] {
        m_scene.keysChanged();
        redraw();
    });
    connect(&session, &CurveSession::activeTracksChanged, this, &GraphView::redraw);
    connect(&session, &CurveSession::optionsChanged, this, [this, before = session.options()]() mutable {
        m_scene.keysChanged();
        m_boxValid = false;
        const CurveOptions now = m_session.options();
        // The axis shows other numbers now: the range in view is meaningless.
        if (now.values != before.values || now.rotation != before.rotation)
            frameValues();
        before = now;
        redraw();
    });
    connect(&session, &CurveSession::playheadChanged, this, &GraphView::followPlayhead);
    connect(&session, &CurveSession::ghostsChanged, this, [this] {
        m_scene.setGhost(m_session.ghosts());
        redraw();
    });
    connect(&session, &CurveSession::valueCursorChanged, this, [this] { update(); });
    connect(&session.axis(), &TimeAxis::changed, this, &GraphView::redraw);
    tracksChanged();
}

GraphView::~GraphView() = default;

void GraphView::redraw()
{
    m_dirty = true;
    update();
}

void GraphView::tracksChanged()
{
    m_scene.tracksChanged();
    m_hover = m_hit = {};
    m_boxValid = false;
    std::vector<Address> now;
    for (const ShownTrack &track : m_session.tracks())
        if (track.channel.present)
            now.push_back(track.address());
    const bool other = now != m_known;
    const std::unordered_set<Address> known(m_known.begin(), m_known.end());
    const bool anyStays = std::ranges::any_of(now, [&](const Address &track) { return known.contains(track); });
    m_known = std::move(now);
    if (other)
        endGesture(true);
    if (!m_session.document()) {
        m_framed = false;
    } else if (m_framed && other && !m_known.empty() && !m_gesture) {
        // Other curves are framed anew; those that join are if they are out of view or too flat to see.
        const NumberRange range = valuesInView();
        const double top = m_scene.values().yOf(range.high), bottom = m_scene.values().yOf(range.low);
        if (!range.isEmpty() && (!anyStays || anyOutOfSight() || bottom - top > 3 * height() ||
                                 (range.high > range.low && bottom - top < height() / 8.0)))
            frameValues();
    }
    describe();
    redraw();
}

void GraphView::describe()
{
    const std::size_t keys = m_session.document() ? m_session.document()->keySelection().selectedKeys() : 0;
    setAccessibleDescription(tr("%1; %2").arg(tr("%n curve(s)", nullptr, int(m_scene.lanes().size())),
                                              tr("%n key(s) selected", nullptr, int(keys))));
}

void GraphView::followPlayhead()
{
    if (m_session.options().followPlayback && m_session.document() && m_session.document()->playback().isPlaying()) {
        const double x = m_session.axis().xOf(m_session.document()->playback().time());
        if (x < 0 || x > width())
            m_session.axis().pan(width() * 0.1 - x);
    }
    update();
}

void GraphView::setShowRegionBox(bool show)
{
    if (show == m_showRegion)
        return;
    m_showRegion = show;
    update();
    Q_EMIT toolsChanged();
}

NumberRange GraphView::valuesOf(const GraphLane &lane, double first, double last)
{
    NumberRange range;
    if (m_session.options().values != ValueDisplay::Plain) {
        range.add(lane.low);
        range.add(lane.high);
        return range;
    }
    CurveNumbers numbers{};
    for (const double edge : {first, last})
        if (m_scene.numbersAt(lane.track, edge, numbers))
            range.add(numbers[std::size_t(lane.component)]);
    const KeyNumbers &keys = m_session.numbers(lane.track);
    const auto [from, to] = m_scene.rowsBetween(lane.track, first, last);
    for (std::size_t row = from; row < to; ++row)
        if (keys.times()[row] >= first && keys.times()[row] <= last)
            range.add(keys.number(row, lane.component));
    return range;
}

NumberRange GraphView::valuesBetween(double first, double last)
{
    NumberRange near, all;
    for (const GraphLane &lane : m_scene.lanes()) {
        if (lane.isEvents)
            continue;
        near.add(valuesOf(lane, first, last));
        if (m_session.options().values == ValueDisplay::Plain)
            all.add(m_scene.range(lane.track, lane.component));
    }
    return near.isEmpty() ? all : near;
}

bool GraphView::anyOutOfSight()
{
    const double first = m_session.axis().timeAt(0), last = m_session.axis().timeAt(width());
    return std::any_of(m_scene.lanes().begin(), m_scene.lanes().end(), [&](const GraphLane &lane) {
        const NumberRange range = lane.isEvents ? NumberRange() : valuesOf(lane, first, last);
        return !range.isEmpty() && (m_scene.values().yOf(range.low) < 0 || m_scene.values().yOf(range.high) > height());
    });
}

NumberRange GraphView::valuesInView()
{
    return valuesBetween(m_session.axis().timeAt(0), m_session.axis().timeAt(width()));
}

void GraphView::frameValues()
{
    const NumberRange range = valuesInView();
    if (range.isEmpty())
        return;
    m_scene.values().frame(range.low, range.high);
    redraw();
}

void GraphView::frameAll()
{
    // Sequences with their own times lie far from each other.
    if (m_session.showsOneSequence())
        return frameSequence();
    std::vector<std::size_t> tracks;
    for (const GraphLane &lane : m_scene.lanes())
        tracks.push_back(lane.track);
    if (const auto times = m_session.keyTimes(tracks))
        m_session.axis().frame(times->first, times->second, width());
    frameValues();
}

void GraphView::frameSelected()
{
    const SelectedBox box = selectionBox(m_scene);
    if (box.isEmpty) {
        frameAll();
        return;
    }
    m_session.axis().frame(box.firstTime, box.lastTime, width());
    m_scene.values().frame(box.low, box.high);
    redraw();
}

void GraphView::frameSequence()
{
    if (!m_session.document())
        return;
    const auto span = m_session.sequenceRange();
    if (!span) {
        frameAll();
        return;
    }
    m_session.axis().frame(span->first, span->second, width());
    const NumberRange range = valuesBetween(span->first, span->second);
    if (!range.isEmpty())
        m_scene.values().frame(range.low, range.high);
    redraw();
}

void GraphView::zoom(double timeFactor, double valueFactor)
{
    m_session.axis().zoom(timeFactor, width() / 2.0);
    m_scene.values().zoom(valueFactor, height() / 2.0);
    redraw();
}

Status GraphView::insertKeyAt(const Address &track, double time)
{
    if (!m_session.document())
        return Done{};
    Document &document = *m_session.document();
    std::vector<CurveEdit> edits = m_session.edits(std::array{track});
    const int shown = m_session.trackOf(track);
    const double read = shown < 0 ? time : m_session.tracks()[std::size_t(shown)].sourceTime(time);
    const auto whole = std::int32_t(std::lround(std::clamp(read, -2147483648.0, 2147483647.0)));
    const std::size_t row = insertKey(edits[0], whole, restValue(document.model(), track));
    const int components = shownComponents(edits[0].value(), m_session.options().rotation);
    for (std::size_t i = 0; i < edits[0].marks.size(); ++i)
        edits[0].marks[i].selected = i == row ? keyBits(KeyPart::Value, components) : KeyBits(0);
    const QString step = stepText(tr("Insert key"), document, edits);
    if (const Status status = pushEdits(document, edits, step); !status)
        return status;
    document.keySelection().limitTo(std::array{track}); // only the new key is selected
    const std::size_t sequences = spansAt(edits[0], whole);
    m_session.notify(sequences > 1 ? sharedKeyText(m_session, whole, sequences) : step);
    return Done{};
}

void GraphView::resizeEvent(QResizeEvent *)
{
    m_scene.setArea(size(), devicePixelRatioF());
    redraw();
}

void GraphView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        redraw();
    QWidget::changeEvent(event);
}

void GraphView::paintEvent(QPaintEvent *)
{
    const double ratio = devicePixelRatioF();
    const QSize wanted = (QSizeF(size()) * ratio).toSize();
    if (m_picture.size() != wanted || ratio != m_scene.pixelRatio()) {
        m_picture = QImage(wanted, QImage::Format_RGB32);
        m_picture.setDevicePixelRatio(ratio);
        m_scene.setArea(size(), ratio);
        m_dirty = true;
    }
    // Not before the size is known.
    if (!m_framed && !m_known.empty() && m_session.document()) {
        m_framed = true;
        frameSequence();
    }
    if (m_dirty && !m_picture.isNull()) {
        if (m_session.document())
            GraphPainter(m_scene, {palette(), font()}, m_picture).paint();
        else
            m_picture.fill(palette().color(QPalette::Base));
        m_dirty = false;
    }
    QPainter painter(this);
    painter.drawImage(0, 0, m_picture);
    paintOverlay(painter);
    updateReadout();
}

void GraphView::paintOverlay(QPainter &painter)
{
    const QPalette &colours = palette();
    if (m_session.document()) {
        std::set<NodeId> heads;
        for (const GraphLane &lane : m_scene.lanes()) {
            const ShownTrack &track = m_session.tracks()[lane.track];
            if (track.isGlobal && heads.insert(track.channel.globalSequence).second)
                painter.fillRect(QRectF(m_session.axis().xOf(m_session.playhead(track)) - 0.75, 0, 1.5, height()),
                                 globalSequenceColour(colours));
        }
        if (m_gesture)
            paintReach(painter, rect(), m_session, m_gesture->reach(), colours);
        paintPlayhead(painter, rect(), m_session, colours);
        const bool isPivot = m_session.options().pivot == CurveOptions::Pivot::ValueCursor;
        if ((m_drag == Drag::Cursor || isPivot || m_session.hasValueCursor()) &&
            m_session.options().values == ValueDisplay::Plain) {
            const double y = m_scene.values().yOf(m_session.valueCursor());
            const QColor colour = colours.color(QPalette::Text);
            painter.setPen(QPen(isPivot ? colour : withAlpha(colour, 110), 1, Qt::DashLine));
            painter.drawLine(QPointF(0, y), QPointF(width(), y));
        }
        paintRegion(painter);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = colours.color(QPalette::Highlight);
    fill.setAlpha(45);
    painter.setPen(QPen(colours.color(QPalette::Highlight), 1));
    painter.setBrush(fill);
    if (m_drag == Drag::Box)
        painter.drawRect(QRectF(m_pressed, m_last).normalized());
    else if (m_drag == Drag::Lasso)
        painter.drawPolygon(m_lasso);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

QRectF GraphView::regionRect()
{
    if (!m_boxValid)
        m_selectedBox = selectionBox(m_scene);
    m_boxValid = true;
    const SelectedBox &box = m_selectedBox;
    if (!m_showRegion || box.isEmpty || (box.firstTime == box.lastTime && box.low == box.high))
        return {};
    const TimeAxis &axis = m_session.axis();
    const ValueAxis &values = m_scene.values();
    // Beside the keys, as it would otherwise cover them.
    return QRectF(QPointF(axis.xOf(box.firstTime), values.yOf(box.high)),
                  QPointF(axis.xOf(box.lastTime), values.yOf(box.low)))
        .adjusted(-12, -12, 12, 12);
}

void GraphView::paintRegion(QPainter &painter)
{
    if (m_gesture && m_drag != Drag::Region)
        return;
    const QRectF box = regionRect();
    if (box.isEmpty())
        return;
    const QColor colour = keyColour(palette());
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1, Qt::DotLine));
    painter.drawRect(box);
    const bool values = m_session.options().values == ValueDisplay::Plain && m_selectedBox.low < m_selectedBox.high;
    const bool times = m_selectedBox.firstTime < m_selectedBox.lastTime;
    for (int time = -1; time <= 1; ++time)
        for (int value = -1; value <= 1; ++value) {
            if ((!time && !value) || (time && !times) || (value && !values))
                continue;
            const QPointF at(box.center().x() + time * box.width() / 2, box.center().y() - value * box.height() / 2);
            painter.fillRect(QRectF(at - QPointF(4, 4), QSizeF(8, 8)), colour);
            painter.fillRect(QRectF(at - QPointF(3, 3), QSizeF(6, 6)), palette().color(QPalette::Base));
        }
}

QString GraphView::readout()
{
    // The curve under the pointer at the pointer, else the current track at the playhead.
    int track = -1, only = -1;
    double time = 0;
    if (isAlive(m_hover)) {
        const GraphLane &lane = m_scene.lanes()[std::size_t(m_hover.lane)];
        track = lane.isEvents ? -1 : int(lane.track);
        only = lane.component;
        time = m_hover.kind == GraphHit::Key ? m_session.numbers(lane.track).times()[m_hover.row]
                                             : m_session.axis().timeAt(m_pointer.x());
    } else if (!m_session.activeTracks().empty()) {
        track = m_session.trackOf(m_session.activeTracks().back());
        if (track >= 0)
            time = m_session.playhead(m_session.tracks()[std::size_t(track)]);
    }
    if (track < 0)
        return {};
    const ShownTrack &shown = m_session.tracks()[std::size_t(track)];
    CurveNumbers now{}, before{}, after{};
    if (!m_scene.numbersAt(std::size_t(track), time, now))
        return {};
    // Over half a unit on both sides, on one side only at the ends of a span.
    const double half = 0.5;
    const bool left = m_scene.numbersAt(std::size_t(track), time - half, before),
               right = m_scene.numbersAt(std::size_t(track), time + half, after);
    const double length = (left ? half : 0) + (right ? half : 0);
    QStringList parts;
    for (int place = 0; place < m_session.components(shown); ++place) {
        const int component = shown.placeOf(place);
        if (only >= 0 && component != only)
            continue;
        const auto i = std::size_t(component);
        const double speed = length > 0 ? ((right ? after : now)[i] - (left ? before : now)[i]) / length *
                                              m_session.traits().unitsPerSecond
                                        : 0;
        parts << tr("%1 %2 (%3 per second)")
                     .arg(m_session.componentName(shown, component), numberText(now[i]),
                          numberText(std::round(speed * 1000) / 1000));
    }
    if (parts.isEmpty())
        return {};
    return tr("%1 at %2: %3").arg(trackText(shown), m_session.timeText(time), parts.join(QStringLiteral("  ")));
}

void GraphView::updateReadout()
{
    // Gestures report in the status line.
    const QString text = m_session.document() && !m_gesture ? readout() : QString();
    if (text == m_readout)
        return;
    m_readout = text;
    Q_EMIT readoutChanged(text);
}

} // namespace sinew

#include "moc_graph_view.cpp"
