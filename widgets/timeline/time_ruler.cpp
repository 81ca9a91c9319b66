// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/timeline/time_ruler.h"

#include "widgets/shared/panel_colours.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

namespace {

/// As in the curves' axis.
QString numberText(double time)
{
    return QLocale().toString(qRound64(time));
}

constexpr int margin = 10; ///< pixels beside the first and last time, so that the playhead's handle fits there
constexpr int flagWidth = 5, flagHeight = 5, poleHeight = 14; ///< pixels
constexpr std::size_t listedEvents = 8;                       ///< in a tooltip

} // namespace

TimeRuler::TimeRuler(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Time ruler"));
    setToolTip(tr("Drag to scrub; diamonds are keys of the selected object, flags the model's events"));
}

void TimeRuler::setRange(double start, double end)
{
    m_start = start;
    m_end = std::max(start, end);
    update();
}

void TimeRuler::setOrigin(double time)
{
    m_origin = time;
    update();
}

void TimeRuler::setTime(double time)
{
    if (time == m_time)
        return;
    m_time = time;
    setAccessibleDescription(tr("%1 ms").arg(qRound(time)));
    update();
}

void TimeRuler::setKeys(std::vector<int> times)
{
    m_keys = std::move(times);
    update();
}

void TimeRuler::setEvents(std::vector<EventTime> events, std::function<QString(NodeId)> name)
{
    m_events = std::move(events);
    m_eventName = std::move(name);
    update();
}

void TimeRuler::setBands(std::vector<Clip> clips)
{
    if (clips.empty() != m_bands.empty())
        updateGeometry();
    m_bands = std::move(clips);
    update();
}

int TimeRuler::bandHeight() const
{
    return m_bands.empty() ? 0 : fontMetrics().height() + 5;
}

QRectF TimeRuler::bandRect(const Clip &clip) const
{
    const double left = xOf(clip.start), right = xOf(std::max(clip.start, clip.end));
    return {left, double(height() - bandHeight() + 1), std::max(2.0, right - left), double(bandHeight() - 3)};
}

const Clip *TimeRuler::bandAt(const QPointF &position) const
{
    const Clip *found = nullptr;
    for (const Clip &clip : m_bands)
        if (bandRect(clip).adjusted(-1, 0, 1, 2).contains(position) &&
            (!found || std::int64_t(clip.end) - clip.start < std::int64_t(found->end) - found->start))
            found = &clip;
    return found;
}

std::vector<EventTime> TimeRuler::eventsAt(const QPointF &position) const
{
    std::vector<EventTime> found;
    const double bottom = height() - bandHeight();
    if (position.y() < bottom - poleHeight - 2 || position.y() > bottom)
        return found;
    for (const EventTime &event : m_events) {
        const double left = xOf(event.time);
        if (event.time >= m_start && event.time <= m_end && position.x() >= left - 2 &&
            position.x() <= left + flagWidth + 2)
            found.push_back(event);
    }
    const double time = timeAt(position.x());
    std::stable_sort(found.begin(), found.end(), [time](const EventTime &a, const EventTime &b) {
        return std::abs(a.time - time) < std::abs(b.time - time);
    });
    return found;
}

double TimeRuler::xOf(double time) const
{
    const double range = m_end - m_start;
    return range <= 0 ? margin : margin + (time - m_start) / range * (width() - 2 * margin);
}

double TimeRuler::timeAt(double x) const
{
    const double room = width() - 2 * margin;
    return room <= 0 ? m_start : m_start + std::clamp((x - margin) / room, 0.0, 1.0) * (m_end - m_start);
}

double TimeRuler::markStep(double range, double width, double minimumDistance)
{
    if (range <= 0 || width <= 0)
        return 1;
    const double least = std::max(1.0, range * minimumDistance / width);
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (power * factor >= least)
            return power * factor;
    return power * 10;
}

double TimeRuler::labelStep() const
{
    const int widest = std::max(fontMetrics().horizontalAdvance(numberText(m_start - m_origin)),
                                fontMetrics().horizontalAdvance(numberText(m_end - m_origin)));
    return markStep(m_end - m_start, width() - 2 * margin, widest + fontMetrics().averageCharWidth() * 3);
}

QSize TimeRuler::sizeHint() const
{
    return {400, fontMetrics().height() + 22 + bandHeight()};
}

QSize TimeRuler::minimumSizeHint() const
{
    return {120, fontMetrics().height() + 22 + bandHeight()};
}

void TimeRuler::paintBands(QPainter &painter) const
{
    const QPalette &colours = palette();
    QColor fill = colours.highlight().color(), edge = fill;
    fill.setAlphaF(0.28f);
    QRect last;
    for (const Clip &clip : m_bands) {
        const QRectF box = bandRect(clip);
        // Thousands of sequences are narrower than a pixel.
        if (box.right() < 0 || box.left() > width() || (box.width() < 3 && box.toRect() == last))
            continue;
        last = box.toRect();
        painter.setPen(QPen(edge, 1));
        painter.setBrush(fill);
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        if (box.width() < fontMetrics().averageCharWidth() * 4)
            continue;
        const QString name = clip.name.empty() ? tr("Unnamed") : QString::fromStdString(clip.name);
        const QString shown = fontMetrics().elidedText(name, Qt::ElideRight, int(box.width()) - 6);
        painter.setPen(colours.text().color());
        painter.drawText(box.adjusted(3, 0, -3, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, shown);
    }
}

void TimeRuler::paintEvents(QPainter &painter) const
{
    const double bottom = height() - bandHeight();
    painter.setBrush(eventColour(palette()));
    double last = -1;
    for (const EventTime &event : m_events) {
        if (event.time < m_start || event.time > m_end)
            continue;
        const double x = std::floor(xOf(event.time)) + 0.5;
        if (x == last)
            continue;
        last = x;
        painter.setPen(QPen(eventColour(palette()), 1));
        painter.drawLine(QPointF(x, bottom - 1), QPointF(x, bottom - poleHeight));
        painter.setPen(Qt::NoPen);
        painter.drawRect(QRectF(x, bottom - poleHeight, flagWidth, flagHeight));
    }
}

void TimeRuler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colours = palette();
    painter.fillRect(rect(), colours.base());
    const int text = fontMetrics().height(), bottom = height() - bandHeight();
    if (isEnabled() && m_end > m_start) {
        const double step = labelStep(), fine = step / 5;
        QColor line = colours.text().color();
        line.setAlphaF(0.35f);
        painter.setPen(QPen(line, 1));
        for (double mark = std::ceil(m_start / fine) * fine; mark <= m_end; mark += fine)
            painter.drawLine(QPointF(xOf(mark), text + 2), QPointF(xOf(mark), text + 6));
        painter.setPen(colours.text().color());
        for (double mark = m_origin + std::ceil((m_start - m_origin) / step) * step; mark <= m_end; mark += step) {
            const double x = xOf(mark);
            painter.drawLine(QPointF(x, text + 2), QPointF(x, text + 9));
            const QString label = numberText(mark - m_origin);
            const double half = fontMetrics().horizontalAdvance(label) / 2.0;
            const double left = std::clamp(x - half, 0.0, std::max(0.0, width() - 2 * half));
            painter.drawText(QPointF(left, fontMetrics().ascent()), label);
        }
        paintBands(painter);
        paintEvents(painter);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.text().color());
        double last = -1;
        for (const int key : m_keys) {
            if (key < m_start || key > m_end)
                continue;
            const double x = xOf(key), y = bottom - 6;
            // Of keys closer than a quarter of a pixel one is drawn: there may be millions.
            if (x >= last && x < last + 0.25)
                continue;
            last = x;
            painter.drawPolygon(QPolygonF({{x, y - 4}, {x + 3.5, y}, {x, y + 4}, {x - 3.5, y}}));
        }
        const double x = xOf(m_time);
        painter.setPen(QPen(playheadColour(colours), 2));
        painter.drawLine(QPointF(x, text), QPointF(x, height()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(playheadColour(colours));
        painter.drawPolygon(QPolygonF({{x - 5, double(text) - 4}, {x + 5, double(text) - 4}, {x, double(text) + 4}}));
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(colours.highlight().color());
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void TimeRuler::scrub(double time)
{
    Q_EMIT scrubbed(std::clamp(time, m_start, m_end));
}

void TimeRuler::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        scrub(std::round(timeAt(event->position().x())));
}

void TimeRuler::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        scrub(std::round(timeAt(event->position().x())));
}

void TimeRuler::mouseDoubleClickEvent(QMouseEvent *event)
{
    const bool isLeft = event->button() == Qt::LeftButton;
    if (const Clip *clip = isLeft ? bandAt(event->position()) : nullptr)
        Q_EMIT bandActivated(clip->source);
    else if (const auto events = eventsAt(event->position()); isLeft && !events.empty())
        Q_EMIT eventActivated(events.front().node);
    else
        mousePressEvent(event);
}

QString TimeRuler::helpAt(const QPointF &position) const
{
    if (const Clip *clip = bandAt(position)) {
        const QString name = clip->name.empty() ? tr("Unnamed") : QString::fromStdString(clip->name);
        return tr("%1: %2 to %3 ms; double-click to make it the current sequence")
            .arg(name)
            .arg(clip->start)
            .arg(clip->end);
    }
    const std::vector<EventTime> events = eventsAt(position);
    if (events.empty())
        return {};
    QStringList lines;
    for (std::size_t i = 0; i < std::min(events.size(), listedEvents); ++i)
        lines << tr("%1 at %2 ms").arg(m_eventName(events[i].node)).arg(qRound64(events[i].time - m_origin));
    if (events.size() > listedEvents)
        lines << tr("%n more", nullptr, int(events.size() - listedEvents));
    lines << tr("Double-click to select the event");
    return lines.join(QLatin1Char('\n'));
}

bool TimeRuler::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const QString text = helpAt(QPointF(help->pos())); !text.isEmpty()) {
            QToolTip::showText(help->globalPos(), text, this);
            return true;
        }
    }
    return QWidget::event(event);
}

void TimeRuler::keyPressEvent(QKeyEvent *event)
{
    const double small = std::max(1.0, std::round((m_end - m_start) / std::max(1, width() - 2 * margin)));
    const double step = event->modifiers() & Qt::ControlModifier ? labelStep() : small;
    switch (event->key()) {
    case Qt::Key_Left:
        scrub(m_time - step);
        break;
    case Qt::Key_Right:
        scrub(m_time + step);
        break;
    case Qt::Key_PageUp:
        scrub(m_time - labelStep());
        break;
    case Qt::Key_PageDown:
        scrub(m_time + labelStep());
        break;
    case Qt::Key_Home:
        scrub(m_start);
        break;
    case Qt::Key_End:
        scrub(m_end);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TimeRuler::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / 120.0;
    scrub(m_time - notches * labelStep() / 5);
    event->accept();
}

} // namespace sinew

#include "moc_time_ruler.cpp"
