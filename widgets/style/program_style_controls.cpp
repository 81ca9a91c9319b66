// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/style/contrast.h"
#include "widgets/style/palettes.h"
#include "widgets/style/program_style.h"
#include "widgets/style/style_shapes.h"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace sinew {

namespace {

constexpr int tabAccentWidth = 2;

QColor textColour(const QStyleOption &option)
{
    const auto group = option.state & QStyle::State_Enabled ? QPalette::Active : QPalette::Disabled;
    return option.palette.color(group, QPalette::WindowText);
}

/// A button whose menu was opened wrongly believes that the pointer is still over it.
bool isPointed(const QStyleOption &option, const QWidget *widget)
{
    return option.state & QStyle::State_MouseOver &&
           (!widget || widget->rect().contains(widget->mapFromGlobal(QCursor::pos())));
}

void fillLine(QPainter &painter, const QRect &rect, const QColor &colour)
{
    painter.fillRect(rect, colour);
}

} // namespace

void ProgramStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option); tab && element == CE_TabBarTabShape) {
        drawTab(*tab, *painter);
    } else if (tab && element == CE_TabBarTabLabel) {
        QStyleOptionTab label(*tab);
        if (!(tab->state & State_Selected))
            label.palette.setColor(QPalette::WindowText, quietTextColour(tab->palette));
        label.state &= ~State_HasFocus;
        QProxyStyle::drawControl(element, &label, painter, widget);
        if (tab->state & State_HasFocus)
            drawBox(*painter, tab->rect.adjusted(3, 3, -3, -3), {}, accentColour(tab->palette), 2);
    } else if (const auto *dock = qstyleoption_cast<const QStyleOptionDockWidget *>(option);
               dock && element == CE_DockWidgetTitle) {
        drawDockTitle(*dock, *painter);
    } else if (!drawBar(element, *option, *painter, widget)) {
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

bool ProgramStyle::drawBar(ControlElement element, const QStyleOption &option, QPainter &painter,
                           const QWidget *widget) const
{
    const QColor window = option.palette.color(QPalette::Window), line = separatorColour(option.palette);
    const QRect &r = option.rect;
    switch (element) {
    case CE_ToolBar:
        painter.fillRect(r, window);
        if (option.state & State_Horizontal)
            fillLine(painter, {r.left(), r.bottom(), r.width(), 1}, line);
        return true;
    case CE_MenuBarEmptyArea:
        painter.fillRect(r, window);
        return true;
    case CE_MenuBarItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(&option);
        if (!item)
            return false;
        painter.fillRect(r, window);
        const bool active = item->state & State_Selected && item->state & State_Enabled;
        if (active)
            drawBox(painter, QRectF(r).adjusted(0, 1, 0, -1),
                    mixed(window, option.palette.color(QPalette::WindowText), 0.14), {});
        int flags = Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine;
        flags |=
            proxy()->styleHint(SH_UnderlineShortcut, &option, widget) ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
        proxy()->drawItemText(&painter, r, flags, item->palette, item->state & State_Enabled, item->text,
                              QPalette::WindowText);
        return true;
    }
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter.fillRect(r, option.state & State_MouseOver ? mixed(window, textColour(option), 0.08) : window);
        fillLine(painter, {r.left(), r.bottom(), r.width(), 1}, line);
        if (element == CE_HeaderSection)
            fillLine(painter, {r.right(), r.top() + 4, 1, r.height() - 8}, line);
        return true;
    case CE_Splitter:
        painter.fillRect(r, option.state & State_MouseOver ? outlineColour(option.palette) : QColor(Qt::transparent));
        return true;
    case CE_ProgressBarGroove:
        drawBox(painter, r, option.palette.color(QPalette::Base), outlineColour(option.palette));
        return true;
    default:
        return false;
    }
}

void ProgramStyle::drawTab(const QStyleOptionTab &tab, QPainter &painter) const
{
    const QColor window = tab.palette.color(QPalette::Window), text = tab.palette.color(QPalette::WindowText);
    const bool selected = tab.state & State_Selected;
    const bool above = tab.shape == QTabBar::RoundedNorth || tab.shape == QTabBar::TriangularNorth;
    const bool below = tab.shape == QTabBar::RoundedSouth || tab.shape == QTabBar::TriangularSouth;
    if (selected)
        painter.fillRect(tab.rect, mixed(window, text, 0.1));
    else if (tab.state & State_MouseOver && tab.state & State_Enabled)
        painter.fillRect(tab.rect, mixed(window, text, 0.05));
    if (!selected)
        return;
    const QColor accent = accentColour(tab.palette);
    const QRect &r = tab.rect;
    if (above)
        fillLine(painter, {r.left(), r.top(), r.width(), tabAccentWidth}, accent);
    else if (below)
        fillLine(painter, {r.left(), r.bottom() + 1 - tabAccentWidth, r.width(), tabAccentWidth}, accent);
    else
        fillLine(painter, {r.left(), r.top(), tabAccentWidth, r.height()}, accent);
}

void ProgramStyle::drawDockTitle(const QStyleOptionDockWidget &dock, QPainter &painter) const
{
    painter.fillRect(dock.rect,
                     mixed(dock.palette.color(QPalette::Window), dock.palette.color(QPalette::WindowText), 0.05));
    const QRect place = proxy()->subElementRect(SE_DockWidgetTitleBarText, &dock).adjusted(4, 0, 0, 0);
    QFont font = painter.font();
    font.setWeight(QFont::DemiBold);
    painter.save();
    painter.setFont(font);
    const QString title = QFontMetrics(font).elidedText(dock.title, Qt::ElideRight, place.width());
    proxy()->drawItemText(&painter, place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, dock.palette,
                          dock.state & State_Enabled, title, QPalette::WindowText);
    painter.restore();
}

void ProgramStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                      const QWidget *widget) const
{
    if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        button && control == CC_ToolButton)
        drawToolButton(*button, *painter, widget);
    else if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
             combo && control == CC_ComboBox)
        drawComboBox(*combo, *painter, widget);
    else if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option); spin && control == CC_SpinBox)
        drawSpinBox(*spin, *painter, widget);
    else if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option); slider && control == CC_Slider)
        drawSlider(*slider, *painter, widget);
    else if (slider && control == CC_ScrollBar)
        drawScrollBar(*slider, *painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void ProgramStyle::drawToolButton(const QStyleOptionToolButton &button, QPainter &painter, const QWidget *widget) const
{
    QStyleOptionToolButton part(button);
    if (!isPointed(button, widget))
        part.state &= ~State_MouseOver;
    // A head that folds its content shows that by its arrow; it doesn't look switched on.
    if (button.arrowType != Qt::NoArrow && button.features & QStyleOptionToolButton::Arrow)
        part.state &= ~State_On;
    proxy()->drawPrimitive(PE_PanelButtonTool, &part, &painter, widget);
    const bool divided = button.features & QStyleOptionToolButton::MenuButtonPopup;
    const bool hasMenu = button.features & QStyleOptionToolButton::HasMenu;
    QStyleOptionToolButton label(part), arrow(part);
    if (divided) {
        label.rect = proxy()->subControlRect(CC_ToolButton, &button, SC_ToolButton, widget);
        arrow.rect = proxy()->subControlRect(CC_ToolButton, &button, SC_ToolButtonMenu, widget);
        fillLine(painter, {arrow.rect.left(), arrow.rect.top() + 5, 1, arrow.rect.height() - 10},
                 separatorColour(button.palette));
    } else if (hasMenu) {
        arrow.rect.setLeft(button.rect.right() - menuArrowWidth);
        label.rect.setRight(arrow.rect.left());
    }
    if (hasMenu) {
        arrow.rect = visualRect(button.direction, button.rect, arrow.rect.adjusted(2, 0, -3, 0));
        label.rect = visualRect(button.direction, button.rect, label.rect);
        arrow.state &= ~State_Selected;
        proxy()->drawPrimitive(PE_IndicatorArrowDown, &arrow, &painter, widget);
    }
    label.state &= ~(State_Sunken | State_HasFocus);
    label.features &= ~QStyleOptionToolButton::HasMenu;
    proxy()->drawControl(CE_ToolButtonLabel, &label, &painter, widget);
    if (button.state & State_HasFocus)
        drawBox(painter, QRectF(button.rect).adjusted(1, 1, -1, -1), {}, accentColour(button.palette), 2);
}

void ProgramStyle::drawComboBox(const QStyleOptionComboBox &box, QPainter &painter, const QWidget *widget) const
{
    if (box.frame && box.subControls & SC_ComboBoxFrame) {
        if (box.editable) {
            QStyleOptionFrame frame;
            frame.QStyleOption::operator=(box);
            proxy()->drawPrimitive(PE_FrameLineEdit, &frame, &painter, widget);
        } else {
            QStyleOptionButton button;
            button.QStyleOption::operator=(box);
            button.state &= ~State_On;
            proxy()->drawPrimitive(PE_PanelButtonCommand, &button, &painter, widget);
        }
    } else if (box.state & State_HasFocus) {
        drawBox(painter, box.rect, {}, accentColour(box.palette));
    }
    if (box.subControls & SC_ComboBoxArrow) {
        QStyleOption arrow(box);
        arrow.rect = proxy()->subControlRect(CC_ComboBox, &box, SC_ComboBoxArrow, widget);
        arrow.state &= ~State_Selected;
        proxy()->drawPrimitive(PE_IndicatorArrowDown, &arrow, &painter, widget);
    }
}

void ProgramStyle::drawSpinBox(const QStyleOptionSpinBox &box, QPainter &painter, const QWidget *widget) const
{
    if (box.frame && box.subControls & SC_SpinBoxFrame) {
        QStyleOptionFrame frame;
        frame.QStyleOption::operator=(box);
        proxy()->drawPrimitive(PE_FrameLineEdit, &frame, &painter, widget);
    }
    if (box.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto step = [&](SubControl part, PrimitiveElement arrow, QAbstractSpinBox::StepEnabledFlag flag) {
        if (!(box.subControls & part))
            return;
        QStyleOption option(box);
        option.rect = proxy()->subControlRect(CC_SpinBox, &box, part, widget);
        const bool possible = box.state & State_Enabled && box.stepEnabled & flag;
        if (possible && box.activeSubControls == part && box.state & (State_MouseOver | State_Sunken))
            drawBox(painter, QRectF(option.rect).adjusted(1, 1, -2, -1),
                    mixed(box.palette.color(QPalette::Base), box.palette.color(QPalette::Text),
                          box.state & State_Sunken ? 0.25 : 0.12),
                    {});
        option.state.setFlag(State_Enabled, possible);
        proxy()->drawPrimitive(arrow, &option, &painter, widget);
    };
    step(SC_SpinBoxUp, PE_IndicatorArrowUp, QAbstractSpinBox::StepUpEnabled);
    step(SC_SpinBoxDown, PE_IndicatorArrowDown, QAbstractSpinBox::StepDownEnabled);
}

void ProgramStyle::drawSlider(const QStyleOptionSlider &slider, QPainter &painter, const QWidget *widget) const
{
    if (slider.subControls & SC_SliderTickmarks) {
        QStyleOptionSlider ticks(slider);
        ticks.subControls = SC_SliderTickmarks;
        QProxyStyle::drawComplexControl(CC_Slider, &ticks, &painter, widget);
    }
    const bool across = slider.orientation == Qt::Horizontal;
    const QRectF groove = proxy()->subControlRect(CC_Slider, &slider, SC_SliderGroove, widget);
    const QRectF handle = proxy()->subControlRect(CC_Slider, &slider, SC_SliderHandle, widget);
    const bool enabled = slider.state & State_Enabled;
    const QColor outline = outlineColour(slider.palette), accent = enabled ? accentColour(slider.palette) : outline;
    QRectF track = across ? QRectF(groove.left(), groove.center().y() - 1.5, groove.width(), 4)
                          : QRectF(groove.center().x() - 1.5, groove.top(), 4, groove.height());
    drawBox(painter, track, outline, {}, 0, 2);
    if (across && !slider.upsideDown) {
        track.setRight(handle.center().x());
        drawBox(painter, track, accent, {}, 0, 2);
    }
    const double side = std::min({handle.width(), handle.height(), 14.0});
    QRectF knob(0, 0, side, side);
    knob.moveCenter(handle.center());
    const bool focused = slider.state & State_HasFocus;
    drawBox(painter, knob, slider.palette.color(QPalette::Button), focused || !enabled ? accent : textColour(slider),
            focused ? 2.5 : 1.5, side / 2);
}

void ProgramStyle::drawScrollBar(const QStyleOptionSlider &bar, QPainter &painter, const QWidget *widget) const
{
    painter.fillRect(bar.rect, mixed(bar.palette.color(QPalette::Window), bar.palette.color(QPalette::Base), 0.5));
    if (bar.maximum <= bar.minimum)
        return;
    const QRectF handle = proxy()->subControlRect(CC_ScrollBar, &bar, SC_ScrollBarSlider, widget);
    const bool held = bar.activeSubControls & SC_ScrollBarSlider && bar.state & (State_MouseOver | State_Sunken);
    const QColor outline = outlineColour(bar.palette);
    drawBox(painter, handle.adjusted(3, 3, -3, -3), held ? mixed(outline, textColour(bar), 0.4) : outline, {}, 0, 3);
}

} // namespace sinew
