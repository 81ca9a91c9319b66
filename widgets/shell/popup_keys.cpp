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

class PopupFilter : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride && isList(QApplication::activePopupWidget()) &&
            !(static_cast<QKeyEvent *>(event)->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
            event->accept();
            return true;
        }
        return QObject::eventFilter(object, event);
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
