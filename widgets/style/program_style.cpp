// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/style/program_style.h"

#include "widgets/style/palettes.h"
#include "widgets/style/style_shapes.h"

#include <QAbstractScrollArea>
#include <QDialog>
#include <QPainter>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

namespace sinew {

namespace {

constexpr int leastScrollHandle = 28;

bool isInDialog(const QWidget *widget)
{
    return widget && qobject_cast<const QDialog *>(widget->window());
}

/// The handle's place in a scroll bar without buttons at its ends.
QRect scrollHandle(const QStyleOptionSlider &bar)
{
    const bool across = bar.orientation == Qt::Horizontal;
    const int length = across ? bar.rect.width() : bar.rect.height();
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    int handle = length;
    if (range > 0)
        handle = std::clamp(int(qint64(bar.pageStep) * length / (range + std::max(1, bar.pageStep))),
                            std::min(leastScrollHandle, length), length);
    const int start =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    return across ? QRect(bar.rect.x() + start, bar.rect.y(), handle, bar.rect.height())
                  : QRect(bar.rect.x(), bar.rect.y() + start, bar.rect.width(), handle);
}

QRect scrollPart(const QStyleOptionSlider &bar, QStyle::SubControl part)
{
    const QRect handle = scrollHandle(bar);
    const bool across = bar.orientation == Qt::Horizontal;
    QRect rect = bar.rect;
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return rect;
    case QStyle::SC_ScrollBarSlider:
        return handle;
    case QStyle::SC_ScrollBarSubPage:
        across ? rect.setRight(handle.left() - 1) : rect.setBottom(handle.top() - 1);
        return rect;
    case QStyle::SC_ScrollBarAddPage:
        across ? rect.setLeft(handle.right() + 1) : rect.setTop(handle.bottom() + 1);
        return rect;
    default:
        return {};
    }
}

} // namespace

ProgramStyle::ProgramStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
    setObjectName(QStringLiteral("sinew"));
}

QRect ProgramStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                   const QWidget *widget) const
{
    if (const auto *bar = control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider *>(option) : nullptr)
        return visualRect(bar->direction, bar->rect, scrollPart(*bar, part));
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize ProgramStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                     const QWidget *widget) const
{
    QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        button && type == CT_ToolButton && button->features & QStyleOptionToolButton::HasMenu &&
        !(button->features & QStyleOptionToolButton::MenuButtonPopup))
        wanted.rwidth() += menuArrowWidth;
    return wanted;
}

int ProgramStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return isInDialog(widget) ? 12 : 8;
    case PM_LayoutHorizontalSpacing:
        return 8;
    case PM_LayoutVerticalSpacing:
        return isInDialog(widget) ? 8 : 4;
    case PM_ScrollBarExtent:
        return 12;
    case PM_ScrollBarSliderMin:
        return leastScrollHandle;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 16;
    case PM_ToolBarIconSize:
        return 22;
    case PM_ToolBarItemSpacing:
    case PM_ToolBarItemMargin:
        return 2;
    case PM_ToolBarFrameWidth:
        return 2;
    case PM_DockWidgetTitleMargin:
        return 4;
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth:
        return 4;
    case PM_TabBarTabHSpace:
        return 20;
    case PM_TabBarTabVSpace:
        return 10;
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                            QStyleHintReturn *result) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
        return 0;
    case SH_ItemView_ActivateItemOnSingleClick:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, result);
    }
}

QPixmap ProgramStyle::generatedIconPixmap(QIcon::Mode mode, const QPixmap &pixmap, const QStyleOption *option) const
{
    if (mode != QIcon::Disabled)
        return QProxyStyle::generatedIconPixmap(mode, pixmap, option);
    // Fusion's are hardly paler on a dark window.
    QPixmap pale(pixmap.size());
    pale.setDevicePixelRatio(pixmap.devicePixelRatio());
    pale.fill(Qt::transparent);
    QPainter painter(&pale);
    painter.setOpacity(0.35);
    painter.drawPixmap(0, 0, pixmap);
    return pale;
}

QIcon ProgramStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    switch (icon) {
    case SP_TitleBarNormalButton:
        return glyphIcon(Glyph::Float);
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        return glyphIcon(Glyph::Close);
    case SP_LineEditClearButton:
        return glyphIcon(Glyph::Clear);
    case SP_ToolBarHorizontalExtensionButton:
        return glyphIcon(Glyph::More);
    case SP_ToolBarVerticalExtensionButton:
        return glyphIcon(Glyph::MoreBelow);
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

void ProgramStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QScrollBar *>(widget) || qobject_cast<QTabBar *>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

} // namespace sinew

#include "moc_program_style.cpp"
