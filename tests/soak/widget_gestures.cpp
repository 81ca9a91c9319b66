// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/soak/widget_gestures.h"

#include "tests/soak/soak_log.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QDropEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QWheelEvent>

namespace sinew::test {
namespace {

constexpr Qt::KeyboardModifiers anyModifiers[] = {Qt::NoModifier, Qt::NoModifier, Qt::ControlModifier,
                                                  Qt::ShiftModifier, Qt::AltModifier};

bool isOfTheProgram(const QWidget &widget)
{
    return qstrncmp(widget.metaObject()->className(), "sinew::", 7) == 0;
}

bool isUsable(QWidget *widget)
{
    if (!widget->isVisible() || !widget->isEnabled() || widget->isWindow())
        return false;
    const QWidget *parent = widget->parentWidget();
    if (qobject_cast<QLineEdit *>(widget))
        return !qobject_cast<const QAbstractSpinBox *>(parent) && !qobject_cast<const QComboBox *>(parent);
    if (qobject_cast<QAbstractSlider *>(widget))
        return !qobject_cast<QScrollBar *>(widget);
    if (qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget) ||
        qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QPlainTextEdit *>(widget) ||
        qobject_cast<QTabBar *>(widget) || qobject_cast<QAbstractItemView *>(widget))
        return true;
    return isOfTheProgram(*widget) && !qobject_cast<QMainWindow *>(widget);
}

void sendMouse(QWidget &widget, QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons,
               Qt::KeyboardModifiers modifiers)
{
    QMouseEvent event(type, at, widget.mapToGlobal(at), button, buttons, modifiers);
    QApplication::sendEvent(&widget, &event);
}

void click(QPointer<QWidget> widget, QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    sendMouse(*widget, QEvent::MouseButtonPress, at, button, button, modifiers);
    if (widget)
        sendMouse(*widget, QEvent::MouseButtonRelease, at, button, Qt::NoButton, modifiers);
}

void doubleClick(QPointer<QWidget> widget, QPointF at)
{
    click(widget, at, Qt::LeftButton, Qt::NoModifier);
    if (widget)
        sendMouse(*widget, QEvent::MouseButtonDblClick, at, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
    if (widget)
        sendMouse(*widget, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
}

void typeText(const QPointer<QWidget> &field, const QString &text)
{
    for (const QChar letter : text) {
        const int key = letter.unicode() < 128 ? int(letter.toUpper().unicode()) : int(Qt::Key_unknown);
        for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent event(type, key, Qt::NoModifier, letter);
            if (field)
                QApplication::sendEvent(field, &event);
        }
    }
}

void pressKey(const QPointer<QWidget> &widget, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    if (widget)
        QTest::keyClick(widget.data(), key, modifiers);
}

QPointF placeIn(const QWidget &widget, SoakChoices &choices)
{
    return QPointF(choices.below(std::size_t(std::max(1, widget.width()))),
                   choices.below(std::size_t(std::max(1, widget.height()))));
}

/// The widget in which an item view edits a cell; null if it doesn't.
QWidget *cellEditor(const QAbstractItemView &view)
{
    QWidget *focus = QApplication::focusWidget();
    return focus && focus != view.viewport() && view.viewport()->isAncestorOf(focus) ? focus : nullptr;
}

} // namespace

QList<QWidget *> WidgetGestures::usableIn(const QWidget &root)
{
    QList<QWidget *> widgets = root.findChildren<QWidget *>();
    widgets.removeIf([](QWidget *widget) { return !isUsable(widget); });
    return widgets;
}

QString WidgetGestures::nameOf(const QWidget &widget)
{
    const auto ownName = [](const QWidget &w) {
        return w.objectName().isEmpty() ? w.accessibleName() : w.objectName();
    };
    QString place, name = ownName(widget);
    for (const QWidget *above = widget.parentWidget(); above && place.isEmpty(); above = above->parentWidget()) {
        if (qobject_cast<const QDockWidget *>(above) || above->isWindow())
            place = above->objectName().isEmpty() ? QString::fromLatin1(above->metaObject()->className())
                                                  : above->objectName();
        else if (name.isEmpty())
            name = ownName(*above);
    }
    const QString kind = QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1);
    return QStringLiteral("%1: %2 “%3”").arg(place, kind, name);
}

void WidgetGestures::tell(const QWidget &widget, const QString &what)
{
    m_log.add(nameOf(widget) + u' ' + what);
}

void WidgetGestures::use(QWidget &widget, SoakChoices &choices)
{
    if (choices.oneIn(12)) {
        tell(widget, QStringLiteral("context menu"));
        const QPoint at = placeIn(widget, choices).toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
        QApplication::sendEvent(&widget, &event);
    } else if (auto *button = qobject_cast<QAbstractButton *>(&widget)) {
        tell(widget, QStringLiteral("click “%1”").arg(button->text()));
        click(button, button->rect().center(), Qt::LeftButton, choices.any(anyModifiers));
    } else if (auto *box = qobject_cast<QComboBox *>(&widget); box && !box->isEditable() && box->count() > 0) {
        const int row = choices.below(std::size_t(box->count()));
        tell(widget, QStringLiteral("choose %1").arg(row));
        box->setCurrentIndex(row);
        Q_EMIT box->activated(row);
    } else if (auto *tabs = qobject_cast<QTabBar *>(&widget)) {
        if (tabs->count() > 0)
            tabs->setCurrentIndex(choices.below(std::size_t(tabs->count())));
    } else if (auto *slider = qobject_cast<QAbstractSlider *>(&widget)) {
        tell(widget, QStringLiteral("slide"));
        slider->setValue(slider->minimum() + choices.below(std::size_t(slider->maximum() - slider->minimum() + 1)));
    } else if (qobject_cast<QAbstractItemView *>(&widget) && !qobject_cast<QHeaderView *>(&widget)) {
        useItems(&widget, choices);
    } else if (qobject_cast<QLineEdit *>(&widget) || qobject_cast<QAbstractSpinBox *>(&widget) ||
               qobject_cast<QComboBox *>(&widget) || qobject_cast<QPlainTextEdit *>(&widget)) {
        choices.oneIn(6) ? pressKeys(&widget, choices) : typeInto(&widget, choices.text(), choices);
    } else if (choices.oneIn(3)) {
        pressKeys(&widget, choices);
    } else {
        drag(&widget, choices);
    }
}

void WidgetGestures::typeInto(QPointer<QWidget> field, const QString &text, SoakChoices &choices)
{
    constexpr Qt::Key ends[] = {Qt::Key_Return, Qt::Key_Return, Qt::Key_Return, Qt::Key_Tab, Qt::Key_Escape};
    const Qt::Key end = choices.any(ends);
    tell(*field, QStringLiteral("type “%1” and key %2").arg(text).arg(end, 0, 16));
    field->setFocus(Qt::MouseFocusReason);
    pressKey(field, Qt::Key_A, Qt::ControlModifier);
    if (text.isEmpty())
        pressKey(field, Qt::Key_Delete);
    typeText(field, text);
    pressKey(field, end);
}

void WidgetGestures::useItems(QPointer<QWidget> widget, SoakChoices &choices)
{
    auto *view = static_cast<QAbstractItemView *>(widget.data());
    const QAbstractItemModel *model = view->model();
    QModelIndex index;
    for (int depth = choices.below(6); model && depth >= 0 && model->rowCount(index) > 0; --depth)
        index = model->index(choices.below(std::size_t(model->rowCount(index))),
                             choices.below(std::size_t(std::max(1, model->columnCount(index)))), index);
    if (!index.isValid())
        return pressKeys(widget, choices);
    tell(*widget, QStringLiteral("row %1 column %2").arg(index.row()).arg(index.column()));
    view->setFocus(Qt::MouseFocusReason);
    view->scrollTo(index);
    const QPointF at = view->visualRect(index).center();
    const QPersistentModelIndex chosen(index);
    click(view->viewport(), at, Qt::LeftButton, choices.any(anyModifiers));
    if (!widget || !chosen.isValid())
        return;
    switch (choices.below(4)) {
    case 0:
        doubleClick(view->viewport(), at);
        break;
    case 1:
        pressKey(widget, Qt::Key_F2);
        break;
    case 2:
        return pressKeys(widget, choices);
    default:
        return;
    }
    if (QWidget *editor = widget ? cellEditor(*view) : nullptr)
        typeInto(editor, choices.text(), choices);
}

void WidgetGestures::pressKeys(QPointer<QWidget> widget, SoakChoices &choices)
{
    constexpr Qt::Key keys[] = {
        Qt::Key_Return, Qt::Key_Escape, Qt::Key_Delete, Qt::Key_Space,    Qt::Key_Up,  Qt::Key_Down, Qt::Key_Left,
        Qt::Key_Right,  Qt::Key_Home,   Qt::Key_End,    Qt::Key_PageDown, Qt::Key_Tab, Qt::Key_F2,   Qt::Key_A,
        Qt::Key_C,      Qt::Key_D,      Qt::Key_F,      Qt::Key_G,        Qt::Key_H,   Qt::Key_R,    Qt::Key_S,
        Qt::Key_V,      Qt::Key_X,      Qt::Key_Y,      Qt::Key_Z,        Qt::Key_1,   Qt::Key_5,    Qt::Key_Minus};
    widget->setFocus(Qt::OtherFocusReason);
    for (int count = 1 + choices.below(4); count > 0 && widget; --count) {
        const Qt::Key key = choices.any(keys);
        const Qt::KeyboardModifiers modifiers = choices.any(anyModifiers);
        tell(*widget, QStringLiteral("key %1 modifiers %2").arg(key, 0, 16).arg(int(modifiers), 0, 16));
        pressKey(widget, key, modifiers);
    }
}

void WidgetGestures::drag(QPointer<QWidget> surface, SoakChoices &choices)
{
    constexpr Qt::MouseButton buttons[] = {Qt::LeftButton, Qt::LeftButton, Qt::LeftButton, Qt::MiddleButton,
                                           Qt::RightButton};
    const Qt::MouseButton button = choices.any(buttons);
    const Qt::KeyboardModifiers modifiers = choices.any(anyModifiers);
    const QPointF from = placeIn(*surface, choices);
    if (choices.oneIn(6)) {
        tell(*surface, QStringLiteral("wheel"));
        QWheelEvent event(from, surface->mapToGlobal(from), {}, {0, choices.oneIn(2) ? 120 : -120}, Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(surface, &event);
        return;
    }
    if (choices.oneIn(6)) {
        tell(*surface, QStringLiteral("double click at %1, %2").arg(from.x()).arg(from.y()));
        return doubleClick(surface, from);
    }
    tell(*surface, QStringLiteral("drag from %1, %2 by button %3 modifiers %4")
                       .arg(from.x())
                       .arg(from.y())
                       .arg(button)
                       .arg(int(modifiers), 0, 16));
    sendMouse(*surface, QEvent::MouseMove, from, Qt::NoButton, Qt::NoButton, modifiers);
    if (surface)
        sendMouse(*surface, QEvent::MouseButtonPress, from, button, button, modifiers);
    QPointF at = from;
    for (int moves = choices.below(5); moves > 0 && surface; --moves) {
        at = placeIn(*surface, choices);
        sendMouse(*surface, QEvent::MouseMove, at, Qt::NoButton, button, modifiers);
    }
    // A drag that has not ended yet counts as well.
    if (surface && !choices.oneIn(10))
        sendMouse(*surface, QEvent::MouseButtonRelease, at, button, Qt::NoButton, modifiers);
}

void WidgetGestures::drop(QPointer<QWidget> target, const QMimeData &data, SoakChoices &choices)
{
    tell(*target, QStringLiteral("drop of ") + data.formats().join(u' '));
    const QPoint at = placeIn(*target, choices).toPoint();
    const auto actions = Qt::CopyAction | Qt::MoveAction;
    const Qt::KeyboardModifiers modifiers = choices.any(anyModifiers);
    QDragEnterEvent enter(at, actions, &data, Qt::LeftButton, modifiers);
    QApplication::sendEvent(target, &enter);
    if (!target || !enter.isAccepted())
        return;
    QDragMoveEvent move(at, actions, &data, Qt::LeftButton, modifiers);
    QApplication::sendEvent(target, &move);
    if (!target)
        return;
    if (move.isAccepted() && !choices.oneIn(8)) {
        QDropEvent drop(at, actions, &data, Qt::LeftButton, modifiers);
        QApplication::sendEvent(target, &drop);
    } else {
        QDragLeaveEvent leave;
        QApplication::sendEvent(target, &leave);
    }
}

} // namespace sinew::test
