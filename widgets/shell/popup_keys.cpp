// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shell/popup_keys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>
#include <QPointer>

namespace sinew {

namespace {

bool isList(const QWidget *popup)
{
    return popup && (qobject_cast<const QAbstractItemView *>(popup) || popup->findChild<QAbstractItemView *>());
}

/// Keys that a combo box's list handles itself, in an event filter.
bool choosesOrCloses(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Select || key == Qt::Key_Escape ||
           key == Qt::Key_F4;
}

/// True for a plain key by which a closed combo box looks for an entry, or goes to the next.
bool looksForEntry(const QObject *object, const QKeyEvent &event)
{
    const auto *box = qobject_cast<const QComboBox *>(object);
    if (!box || box->isEditable() || box->count() == 0 || event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
        return true;
    default:
        return event.text().size() == 1 && event.text()[0].isLetterOrNumber(); // Space plays
    }
}

/// Keys by which a menu is walked through; Escape and F keys are left to the window, which knows menus.
bool walksThroughMenu(const QKeyEvent &event)
{
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
        return true;
    default:
        return event.text().size() == 1 && event.text()[0].isPrint(); // the letters of its entries
    }
}

class PopupFilter : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return QObject::eventFilter(object, event);
        const auto *typed = static_cast<QKeyEvent *>(event);
        const QWidget *popup = QApplication::activePopupWidget();
        const bool isWindows = typed->modifiers() & (Qt::ControlModifier | Qt::AltModifier);
        const bool isTaken = popup ? (qobject_cast<const QMenu *>(popup) && walksThroughMenu(*typed)) ||
                                         (isList(popup) && !isWindows && !choosesOrCloses(typed->key()))
                                   : looksForEntry(object, *typed);
        if (!isTaken)
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
