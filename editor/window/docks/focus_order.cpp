// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/docks/focus_order.h"

#include <QScrollArea>
#include <QWidget>

namespace sinew {

bool isOnScreen(const QWidget &widget)
{
    if (!widget.isVisible() || widget.isWindow())
        return widget.isVisible();
    // Docks whose tab is not in front are moved outside the window.
    const QWidget *part = &widget;
    while (!part->parentWidget()->isWindow())
        part = part->parentWidget();
    return part->geometry().intersects(part->parentWidget()->rect());
}

bool takesTab(const QWidget &widget)
{
    return widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy() && isOnScreen(widget);
}

namespace {

/// Qt scrolls only if the focus was in the same area before.
void showInScrollAreas(QWidget &widget)
{
    for (QWidget *up = widget.parentWidget(); up; up = up->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(up);
            area && area->widget() && area->widget()->isAncestorOf(&widget))
            area->ensureWidgetVisible(&widget);
}

} // namespace

bool moveFocus(QWidget &from, bool forward)
{
    const auto step = [forward](QWidget *widget) {
        return forward ? widget->nextInFocusChain() : widget->previousInFocusChain();
    };
    for (QWidget *next = step(&from); next != &from; next = step(next)) {
        if (next->window() != from.window() || !takesTab(*next))
            continue;
        next->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        showInScrollAreas(*next);
        return true;
    }
    return false;
}

} // namespace sinew
