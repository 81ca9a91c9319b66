// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/time_ruler.h"

#include "widgets/properties/panel_colours.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr int margin = 10; ///< pixels beside the first and last time, so that the playhead's handle is whole there

} // namespace

TimeRuler::TimeRuler(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Time ruler"));
    setToolTip(tr("Drag to scrub; the ticks are keys of the selected object"));
}

void TimeRuler::setRange(double start, double end)
{
    m_start = start;
    m_end = std::max(start, end);
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
    const int widest = std::max(fontMetrics().horizontalAdvance(QString::number(qRound64(m_start))),
                                fontMetrics().horizontalAdvance(QString::number(qRound64(m_end))));
    return markStep(m_end - m_start, width() - 2 * margin, widest + fontMetrics().averageCharWidth() * 3);
}

QSize TimeRuler::sizeHint() const
{
    return {400, fontMetrics().height() + 22};
}

QSize TimeRuler::minimumSizeHint() const
{
    return {120, fontMetrics().height() + 22};
}

void TimeRuler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colours = palette();
    painter.fillRect(rect(), colours.base());
    const int text = fontMetrics().height(), bottom = height();
    if (isEnabled() && m_end > m_start) {
        const double step = labelStep(), fine = step / 5;
        QColor line = colours.text().color();
        line.setAlphaF(0.35f);
        painter.setPen(QPen(line, 1));
        for (double mark = std::ceil(m_start / fine) * fine; mark <= m_end; mark += fine)
            painter.drawLine(QPointF(xOf(mark), text + 2), QPointF(xOf(mark), text + 6));
        painter.setPen(colours.text().color());
        for (double mark = std::ceil(m_start / step) * step; mark <= m_end; mark += step) {
            const double x = xOf(mark);
            painter.drawLine(QPointF(x, text + 2), QPointF(x, text + 9));
            const QString label = QString::number(qRound64(mark));
            const double half = fontMetrics().horizontalAdvance(label) / 2.0;
            const double left = std::clamp(x - half, 0.0, std::max(0.0, width() - 2 * half));
            painter.drawText(QPointF(left, fontMetrics().ascent()), label);
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.text().color());
        for (const int key : m_keys) {
            if (key < m_start || key > m_end)
                continue;
            const double x = xOf(key), y = bottom - 6;
            painter.drawPolygon(QPolygonF({{x, y - 4}, {x + 3.5, y}, {x, y + 4}, {x - 3.5, y}}));
        }
        const double x = xOf(m_time);
        painter.setPen(QPen(playheadColour(colours), 2));
        painter.drawLine(QPointF(x, text), QPointF(x, bottom));
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
