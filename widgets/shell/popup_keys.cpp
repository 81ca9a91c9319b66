// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shell/popup_keys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QPointer>

namespace sinew {

namespace {

bool isList(const QWidget *popup)
{
    return popup && (qobject_cast<const QAbstractItemView *>(popup) || popup->findChild<QAbstractItemView *>());
}

/// Keys that the list of a combo box takes for itself as a filter of such events.
bool choosesOrCloses(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Select || key == Qt::Key_Escape ||
           key == Qt::Key_F4;
}

class PopupFilter : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() != QEvent::ShortcutOverride || !isList(QApplication::activePopupWidget()))
            return QObject::eventFilter(object, event);
        const auto *typed = static_cast<QKeyEvent *>(event);
        if (choosesOrCloses(typed->key()) || typed->modifiers() & (Qt::ControlModifier | Qt::AltModifier))
            return QObject::eventFilter(object, event);
        event->accept();
        return true;
    }
};

} // namespace

void keepKeysInPopups()
{
    static QPointer<PopupFilter> filter;
    if (filter)
        return;
    filter = new PopupFilter(qApp);
    qApp->installEventFilter(filter);
}

} // namespace sinew
