// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/parts/field_label.h"

#include "widgets/properties/parts/number_box.h"
#include "widgets/shared/panel_colours.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace sinew {

namespace {

constexpr double pixelsPerStep = 4;

} // namespace

FieldLabel::FieldLabel(const QString &text, QWidget *parent) : PlainLabel(text, parent) {}

void FieldLabel::setScrubTarget(NumberBox *target)
{
    m_target = target;
    setCursor(target ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

void FieldLabel::setAxis(int axis)
{
    m_axis = axis;
    update();
}

void FieldLabel::setIdle(bool isIdle)
{
    m_isIdle = isIdle;
    update();
}

QSize FieldLabel::minimumSizeHint() const
{
    return {std::min(fontMetrics().averageCharWidth() * 6, sizeHint().width()), PlainLabel::minimumSizeHint().height()};
}

void FieldLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    if (m_axis >= 0 && isEnabled())
        painter.setPen(axisColour(m_axis, palette()));
    else
        painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled,
                                       m_isIdle ? QPalette::PlaceholderText : QPalette::WindowText));
    painter.drawText(contentsRect(), int(alignment()), shown);
}

void FieldLabel::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::RightButton && m_scrubbing) {
        cancel();
        return;
    }
    if (event->button() != Qt::LeftButton || !m_target || !m_target->isEnabled() || m_target->isReadOnly()) {
        PlainLabel::mousePressEvent(event);
        return;
    }
    m_pressed = true;
    m_lastX = event->pos().x();
}

void FieldLabel::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pressed || !m_target)
        return;
    const int x = event->pos().x();
    if (!m_scrubbing) {
        if (std::abs(x - m_lastX) < QApplication::startDragDistance() / 2)
            return;
        m_scrubbing = true;
        setFocus(Qt::MouseFocusReason); // to receive Esc, and to finish editing elsewhere
        m_target->beginScrub();
    }
    double steps = (x - m_lastX) / pixelsPerStep;
    if (event->modifiers() & Qt::ShiftModifier)
        steps /= 10;
    if (event->modifiers() & Qt::ControlModifier)
        steps *= 10;
    m_lastX = x;
    m_target->scrub(steps);
}

void FieldLabel::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (m_scrubbing && m_target)
        m_target->endScrub();
    else if (m_pressed && m_target)
        m_target->setFocus(Qt::MouseFocusReason);
    m_pressed = m_scrubbing = false;
}

void FieldLabel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_scrubbing)
        cancel();
    else
        PlainLabel::keyPressEvent(event);
}

void FieldLabel::cancel()
{
    m_pressed = m_scrubbing = false;
    if (m_target)
        m_target->cancelScrub();
}

} // namespace sinew

#include "moc_field_label.cpp"
