// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/style/contrast.h"
#include "widgets/style/palettes.h"
#include "widgets/style/program_style.h"
#include "widgets/style/style_shapes.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QPainter>
#include <QStyleOption>

namespace sinew {

namespace {

QColor enabledOr(const QStyleOption &option, const QColor &colour)
{
    return option.state & QStyle::State_Enabled ? colour : mixed(option.palette.color(QPalette::Window), colour, 0.5);
}

/// The fill of a field or button while the pointer or a finger is on it.
QColor touched(const QStyleOption &option, const QColor &fill)
{
    const QColor text = option.palette.color(QPalette::WindowText);
    if (!(option.state & QStyle::State_Enabled))
        return mixed(fill, option.palette.color(QPalette::Window), 0.6);
    if (option.state & QStyle::State_Sunken)
        return mixed(fill, text, 0.16);
    return option.state & QStyle::State_MouseOver ? mixed(fill, text, 0.08) : fill;
}

void drawCheckBox(QPainter &painter, const QStyleOption &option)
{
    const bool marked = option.state & (QStyle::State_On | QStyle::State_NoChange);
    const QColor accent = enabledOr(option, accentColour(option.palette));
    const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
    const QColor base = touched(option, option.palette.color(QPalette::Base));
    drawBox(painter, box, marked ? accent : base, marked ? accent : enabledOr(option, outlineColour(option.palette)));
    if (marked)
        drawGlyph(painter, option.state & QStyle::State_On ? Glyph::Tick : Glyph::Dash, box,
                  readableOn(option.palette.color(QPalette::HighlightedText), {accent}, 4.5));
}

void drawRadioButton(QPainter &painter, const QStyleOption &option)
{
    const bool on = option.state & QStyle::State_On;
    const QColor accent = enabledOr(option, accentColour(option.palette));
    const QRectF circle = QRectF(option.rect).adjusted(1, 1, -1, -1);
    drawBox(painter, circle, on ? accent : touched(option, option.palette.color(QPalette::Base)),
            on ? accent : enabledOr(option, outlineColour(option.palette)), 1.6, circle.width() / 2);
    if (on) {
        const double inset = circle.width() * 0.3;
        drawBox(painter, circle.adjusted(inset, inset, -inset, -inset),
                readableOn(option.palette.color(QPalette::HighlightedText), {accent}, 4.5), {}, 0, circle.width());
    }
}

/// An arrow in the colour of the text beside it.
void drawArrow(QPainter &painter, const QStyleOption &option, Glyph glyph)
{
    const QPalette::ColorRole role =
        option.state & QStyle::State_Selected ? QPalette::HighlightedText : QPalette::WindowText;
    const auto group = option.state & QStyle::State_Enabled ? QPalette::Active : QPalette::Disabled;
    const double side = std::min({12, option.rect.width(), option.rect.height()});
    QRectF place(0, 0, side, side);
    place.moveCenter(QRectF(option.rect).center());
    drawGlyph(painter, glyph, place, option.palette.color(group, role));
}

void drawField(QPainter &painter, const QStyleOption &option)
{
    const bool focused = option.state & QStyle::State_HasFocus && option.state & QStyle::State_Enabled;
    QColor fill = option.palette.color(QPalette::Base);
    if (!(option.state & QStyle::State_Enabled))
        fill = mixed(fill, option.palette.color(QPalette::Window), 0.6);
    drawBox(painter, option.rect, fill,
            focused ? accentColour(option.palette) : enabledOr(option, outlineColour(option.palette)), focused ? 2 : 1);
}

void drawButtonPanel(QPainter &painter, const QStyleOption &option, bool isDefault)
{
    const bool on = option.state & QStyle::State_On, focused = option.state & QStyle::State_HasFocus;
    const QColor accent = accentColour(option.palette);
    const QColor button = option.palette.color(QPalette::Button);
    const QColor fill = touched(option, on ? mixed(button, accent, 0.3) : button);
    drawBox(painter, option.rect, fill,
            enabledOr(option, on || focused || isDefault ? accent : outlineColour(option.palette)), focused ? 2 : 1);
}

/// A tool button is as flat as its bar until it is used.
void drawToolPanel(QPainter &painter, const QStyleOption &option)
{
    const QColor accent = accentColour(option.palette), window = option.palette.color(QPalette::Window);
    const QColor text = option.palette.color(QPalette::WindowText);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool sunken = enabled && option.state & QStyle::State_Sunken;
    const bool hovered = enabled && option.state & QStyle::State_MouseOver;
    const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
    if (option.state & QStyle::State_On)
        drawBox(painter, box, mixed(window, accent, hovered ? 0.42 : 0.3), enabledOr(option, accent));
    else if (!(option.state & QStyle::State_AutoRaise))
        drawBox(painter, box, touched(option, option.palette.color(QPalette::Button)),
                enabledOr(option, outlineColour(option.palette)));
    else if (sunken || hovered)
        drawBox(painter, box, mixed(window, text, sunken ? 0.2 : 0.1), {});
}

} // namespace

void ProgramStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                 const QWidget *widget) const
{
    if (!drawMark(element, *option, *painter) && !drawPanel(element, *option, *painter, widget) &&
        !drawLine(element, *option, *painter))
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

bool ProgramStyle::drawMark(PrimitiveElement element, const QStyleOption &option, QPainter &painter) const
{
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheckBox(painter, option);
        return true;
    case PE_IndicatorRadioButton:
        drawRadioButton(painter, option);
        return true;
    case PE_IndicatorArrowUp:
        drawArrow(painter, option, Glyph::Up);
        return true;
    case PE_IndicatorArrowDown:
        drawArrow(painter, option, Glyph::Down);
        return true;
    case PE_IndicatorArrowLeft:
        drawArrow(painter, option, Glyph::Left);
        return true;
    case PE_IndicatorArrowRight:
        drawArrow(painter, option, Glyph::Right);
        return true;
    case PE_IndicatorBranch:
        if (option.state & State_Children)
            drawArrow(painter, option,
                      option.state & State_Open             ? Glyph::Down
                      : option.direction == Qt::RightToLeft ? Glyph::Left
                                                            : Glyph::Right);
        return true;
    case PE_IndicatorTabClose: {
        const QRectF place = QRectF(option.rect).adjusted(1, 1, -1, -1);
        const QColor text = option.palette.color(QPalette::WindowText);
        if (option.state & State_MouseOver)
            drawBox(painter, place, mixed(option.palette.color(QPalette::Window), text, 0.2), {});
        drawGlyph(painter, Glyph::Close, place.adjusted(2, 2, -2, -2), text);
        return true;
    }
    default:
        return false;
    }
}

bool ProgramStyle::drawPanel(PrimitiveElement element, const QStyleOption &option, QPainter &painter,
                             const QWidget *widget) const
{
    switch (element) {
    case PE_FrameLineEdit:
        drawField(painter, option);
        return true;
    case PE_PanelLineEdit: {
        // A part of a box leaves the frame to the box.
        const QWidget *parent = widget ? widget->parentWidget() : nullptr;
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
        if (qobject_cast<const QComboBox *>(parent) || qobject_cast<const QAbstractSpinBox *>(parent))
            return true;
        if (frame && frame->lineWidth <= 0)
            painter.fillRect(option.rect, option.palette.brush(QPalette::Base));
        else
            drawField(painter, option);
        return true;
    }
    case PE_PanelButtonCommand: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
        const bool flat = button && button->features & QStyleOptionButton::Flat;
        if (flat && !(option.state & (State_On | State_Sunken | State_MouseOver | State_HasFocus)))
            return true;
        drawButtonPanel(painter, option, button && button->features & QStyleOptionButton::DefaultButton);
        return true;
    }
    case PE_PanelButtonTool:
        drawToolPanel(painter, option);
        return true;
    case PE_FrameDefaultButton:
        return true;
    case PE_PanelTipLabel:
        drawBox(painter, option.rect, option.palette.color(QPalette::ToolTipBase), separatorColour(option.palette), 1,
                0);
        return true;
    default:
        return false;
    }
}

bool ProgramStyle::drawLine(PrimitiveElement element, const QStyleOption &option, QPainter &painter) const
{
    const QColor line = separatorColour(option.palette);
    switch (element) {
    case PE_Frame: {
        // The frames of lists, trees and tables show where the keyboard focus is.
        const bool focused = option.state & State_HasFocus;
        drawBox(painter, option.rect, {}, focused ? accentColour(option.palette) : line, 1, 0);
        return true;
    }
    case PE_FrameFocusRect: {
        const bool onSelection = option.state & State_Selected;
        drawBox(painter, option.rect, {},
                onSelection ? option.palette.color(QPalette::HighlightedText) : accentColour(option.palette));
        return true;
    }
    case PE_FrameGroupBox:
        drawBox(painter, option.rect, {}, line);
        return true;
    case PE_FrameMenu:
        drawBox(painter, option.rect, {}, line, 1, 0);
        return true;
    case PE_FrameStatusBarItem:
        return true;
    case PE_FrameTabBarBase:
        painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), line);
        return true;
    case PE_FrameTabWidget:
        drawBox(painter, option.rect, {}, line, 1, 0);
        return true;
    case PE_IndicatorToolBarSeparator:
        if (option.state & State_Horizontal)
            painter.fillRect(QRectF(option.rect.center().x(), option.rect.top() + 6, 1, option.rect.height() - 12),
                             line);
        else
            painter.fillRect(QRectF(option.rect.left() + 6, option.rect.center().y(), option.rect.width() - 12, 1),
                             line);
        return true;
    case PE_IndicatorDockWidgetResizeHandle:
        painter.fillRect(option.rect,
                         option.state & State_MouseOver ? outlineColour(option.palette) : QColor(Qt::transparent));
        return true;
    default:
        return false;
    }
}

} // namespace sinew
