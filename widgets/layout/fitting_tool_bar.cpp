// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/layout/fitting_tool_bar.h"

#include <QAction>
#include <QEvent>
#include <QToolButton>

namespace sinew {

namespace {

/// What QToolButton adds to its width for the text beside its icon.
int textWidth(const QToolButton &button)
{
    const QFontMetrics metrics = button.fontMetrics();
    return 4 + metrics.size(Qt::TextShowMnemonic, button.text()).width() + 2 * metrics.horizontalAdvance(u' ');
}

} // namespace

FittingToolBar::FittingToolBar(QWidget *parent) : QToolBar(parent)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
}

QSize FittingToolBar::sizeHint() const
{
    QSize size = QToolBar::sizeHint();
    for (QAction *action : actions()) {
        const auto *button = qobject_cast<QToolButton *>(action->isVisible() ? widgetForAction(action) : nullptr);
        if (button && button->toolButtonStyle() == Qt::ToolButtonIconOnly)
            size.rwidth() += textWidth(*button);
    }
    return size;
}

bool FittingToolBar::event(QEvent *event)
{
    const bool done = QToolBar::event(event);
    switch (event->type()) {
    case QEvent::ActionAdded:
    case QEvent::ActionChanged:
    case QEvent::ActionRemoved:
    case QEvent::FontChange:
    case QEvent::Polish:
    case QEvent::Resize:
    case QEvent::StyleChange:
        fit();
        break;
    default:
        break;
    }
    return done;
}

void FittingToolBar::fit()
{
    int missing = sizeHint().width() - width();
    const QList<QAction *> actions = this->actions();
    for (auto action = actions.rbegin(); action != actions.rend(); ++action) {
        auto *button = qobject_cast<QToolButton *>((*action)->isVisible() ? widgetForAction(*action) : nullptr);
        if (!button || button->icon().isNull())
            continue;
        const bool isShort = missing > 0;
        if (isShort)
            missing -= textWidth(*button);
        button->setToolButtonStyle(isShort ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    }
}

} // namespace sinew
