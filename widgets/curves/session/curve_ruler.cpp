// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/session/curve_ruler.h"

#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"
#include "widgets/curves/session/time_grid.h"
#include "widgets/shared/panel_colours.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <set>

namespace sinew {

CurveRuler::CurveRuler(CurveSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Time ruler of the curve editor"));
    setToolTip(tr("Drag to scrub"));
    const auto redraw = [this] { update(); };
    connect(&session, &CurveSession::tracksChanged, this, redraw);
    connect(&session, &CurveSession::optionsChanged, this, redraw);
    connect(&session, &CurveSession::playheadChanged, this, [this] {
        describe();
        update();
    });
    connect(&session.axis(), &TimeAxis::changed, this, redraw);
}

int CurveRuler::bandHeight() const
{
    return m_showsSequences ? fontMetrics().height() + 2 : 0;
}

void CurveRuler::setShowsSequences(bool shows)
{
    m_showsSequences = shows;
    updateGeometry();
    update();
}

QSize CurveRuler::sizeHint() const
{
    return {400, bandHeight() + fontMetrics().height() + 9};
}

void CurveRuler::describe()
{
    if (m_session.document())
        setAccessibleDescription(tr("Playhead at %1").arg(m_session.timeText(m_session.document()->playback().time())));
}

void CurveRuler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colours = palette();
    const TimeAxis &axis = m_session.axis();
    const int band = bandHeight(), bottom = height();
    painter.fillRect(rect(), colours.window());

    const QColor base = colours.color(QPalette::Base), text = colours.color(QPalette::Text);
    QColor edge = text;
    edge.setAlpha(90);
    for (const Clip &clip : m_session.clips()) {
        if (!m_showsSequences || clip.isGlobal || clip.end < clip.start)
            continue;
        const double from = std::max(axis.xOf(clip.start), -1.0), to = std::min(axis.xOf(clip.end), width() + 1.0);
        if (to < 0 || from > width())
            continue;
        const QRectF box(from, 0, std::max(to - from, 1.0), band);
        const bool chosen = m_session.document() && m_session.document()->playback().sequence() == clip.source;
        QColor fill = base;
        if (chosen) {
            fill = playheadColour(colours);
            fill.setAlpha(70);
        }
        painter.fillRect(box, base);
        painter.fillRect(box, fill);
        painter.fillRect(QRectF(box.left(), 0, 1, bottom), edge);
        painter.fillRect(QRectF(box.right(), 0, 1, bottom), edge);
        painter.setPen(text);
        // A name stays readable while its band is partly out of view.
        const QRectF room = box.adjusted(4, 0, -3, 0);
        const QString name = QString::fromStdString(clip.name);
        if (room.width() > fontMetrics().averageCharWidth() * 2)
            painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                             fontMetrics().elidedText(name, Qt::ElideRight, int(room.width())));
    }

    const double first = axis.timeAt(0), last = axis.timeAt(width());
    const TimeGrid grid =
        TimeGrid::of(m_session, axis.pixelsPerUnit(), TimeGrid::labelDistance(m_session, fontMetrics(), first, last));
    const double origin = m_session.timeOrigin((first + last) / 2);
    painter.setPen(QPen(edge, 1));
    if (grid.fine * axis.pixelsPerUnit() > 3)
        for (double mark = origin + std::ceil((first - origin) / grid.fine) * grid.fine; mark <= last;
             mark += grid.fine)
            painter.drawLine(QPointF(axis.xOf(mark), bottom - 4), QPointF(axis.xOf(mark), bottom));
    painter.setPen(text);
    for (double mark = origin + std::ceil((first - origin) / grid.step) * grid.step; mark <= last; mark += grid.step) {
        const double x = axis.xOf(mark);
        const QString label = m_session.timeText(mark);
        painter.drawLine(QPointF(x, bottom - 6), QPointF(x, bottom));
        painter.drawText(QPointF(x - fontMetrics().horizontalAdvance(label) / 2.0, band + 1 + fontMetrics().ascent()),
                         label);
    }

    const auto head = [&](double time, const QColor &colour) {
        const double x = axis.xOf(time);
        if (x < -6 || x > width() + 6)
            return;
        painter.setPen(QPen(colour, 1.5));
        painter.drawLine(QPointF(x, band), QPointF(x, bottom));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF(
            {{x - 5, double(band)}, {x + 5, double(band)}, {x + 5, band + 4.0}, {x, band + 9.0}, {x - 5, band + 4.0}}));
    };
    if (m_session.document()) {
        std::set<NodeId> heads;
        for (const ShownTrack &track : m_session.tracks())
            if (track.isGlobal && track.channel.present && heads.insert(track.channel.globalSequence).second)
                head(m_session.playhead(track), globalSequenceColour(colours));
        head(m_session.document()->playback().time(), playheadColour(colours));
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(colours.color(QPalette::Highlight));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void CurveRuler::scrub(double x)
{
    const double time = m_session.axis().timeAt(x);
    const Snapping snapping{m_session.unitsPerFrame(), m_session.options().snapToFrames, false, 0, 0, {}};
    m_session.scrubTo(snapping.toFrames ? snapTime(time, snapping) : std::round(time));
}

void CurveRuler::mousePressEvent(QMouseEvent *event)
{
    m_lastX = event->position().x();
    if (event->button() == Qt::LeftButton)
        scrub(m_lastX);
}

void CurveRuler::mouseMoveEvent(QMouseEvent *event)
{
    const double x = event->position().x();
    if (event->buttons() & Qt::LeftButton)
        scrub(x);
    else if (event->buttons() & Qt::MiddleButton)
        m_session.axis().pan(x - m_lastX);
    m_lastX = x;
}

void CurveRuler::mouseDoubleClickEvent(QMouseEvent *event)
{
    const double time = m_session.axis().timeAt(event->position().x());
    for (const Clip &clip : m_session.clips())
        if (event->position().y() < bandHeight() && !clip.isGlobal && time >= clip.start && time <= clip.end) {
            Q_EMIT frameRequested(clip.start, clip.end);
            return;
        }
    mousePressEvent(event);
}

void CurveRuler::wheelEvent(QWheelEvent *event)
{
    const QPoint turn = event->angleDelta();
    if (std::abs(turn.x()) > std::abs(turn.y()))
        m_session.axis().pan(turn.x() / 2.0);
    else
        m_session.axis().zoom(std::pow(1.2, turn.y() / 120.0), event->position().x());
    event->accept();
}

void CurveRuler::keyPressEvent(QKeyEvent *event)
{
    if (!m_session.document())
        return;
    const Playback &playback = m_session.document()->playback();
    const double step = event->modifiers() & Qt::ShiftModifier ? 1 : m_session.unitsPerFrame();
    switch (event->key()) {
    case Qt::Key_Left:
        m_session.scrubTo(playback.time() - step);
        break;
    case Qt::Key_Right:
        m_session.scrubTo(playback.time() + step);
        break;
    case Qt::Key_Home:
        m_session.scrubTo(playback.start());
        break;
    case Qt::Key_End:
        m_session.scrubTo(playback.end());
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool CurveRuler::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const double time = m_session.axis().timeAt(help->pos().x());
    QString text = m_session.timeText(time);
    for (const Clip &clip : m_session.clips())
        if (!clip.isGlobal && time >= clip.start && time <= clip.end)
            text = tr("%1: %2, %3 to %4")
                       .arg(QString::fromStdString(clip.name), m_session.timeText(time), m_session.timeText(clip.start),
                            m_session.timeText(clip.end));
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

} // namespace sinew

#include "moc_curve_ruler.cpp"
