// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/pointer_focus.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QCursor>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QTextEdit>
#include <QWindow>

#include <algorithm>
#include <memory>
#include <utility>

namespace sinew {

namespace {

bool isTypedInto(const QWidget *widget)
{
    const auto *combo = qobject_cast<const QComboBox *>(widget);
    return (combo && combo->isEditable()) || qobject_cast<const QLineEdit *>(widget) ||
           qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QTextEdit *>(widget) ||
           qobject_cast<const QPlainTextEdit *>(widget) || qobject_cast<const QKeySequenceEdit *>(widget);
}

/// Keys that move between widgets, or are modifiers only.
bool isForTheFocus(int key)
{
    switch (key) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_Menu:
    case Qt::Key_unknown:
        return true;
    default:
        return false;
    }
}

} // namespace

PointerFocus::PointerFocus(QWidget &window) : QObject(&window), m_window(window)
{
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this] { m_rest = QCursor::pos(); });
}

void PointerFocus::add(QWidget *view, std::function<QObject *()> takeFocus)
{
    m_views.push_back({view, std::move(takeFocus)});
}

void PointerFocus::add(QWidget *view)
{
    add(view, [view]() -> QObject * {
        view->setFocus(Qt::OtherFocusReason);
        // A page that has nothing to show can't take it: its keys must not reach what has the focus.
        QWidget *focus = QApplication::focusWidget();
        return focus && view->isAncestorOf(focus) ? focus : view;
    });
}

bool PointerFocus::eventFilter(QObject *watched, QEvent *event)
{
    // Keys come to windows first, which hand them on.
    if (m_isPassing || !watched->isWindowType())
        return QObject::eventFilter(watched, event);
    // Sent before shortcuts are looked up, which depends on the focus.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        m_target = isForTheFocus(key.key()) ? nullptr : follow();
        if (m_target) {
            event->setAccepted(pass(key));
            return true;
        }
    } else if (event->type() == QEvent::KeyPress && m_target) {
        // No shortcut: Qt would give the key to the native window that had the focus.
        pass(*static_cast<QKeyEvent *>(event));
        m_target = nullptr;
        return true;
    }
    return QObject::eventFilter(watched, event);
}

bool PointerFocus::pass(const QKeyEvent &key)
{
    const QScopedValueRollback passing(m_isPassing, true);
    const std::unique_ptr<QKeyEvent> copy(key.clone());
    return QCoreApplication::sendEvent(m_target, copy.get()) && copy->isAccepted();
}

QObject *PointerFocus::follow()
{
    const QPoint pointer = QCursor::pos();
    // A field may be said to have the focus while the native window of a view gets the keys.
    const bool isNative = QGuiApplication::focusWindow() != m_window.windowHandle();
    const QWidget *focus = isNative ? nullptr : QApplication::focusWidget();
    if (pointer == m_rest || QApplication::activeWindow() != &m_window || QApplication::activePopupWidget() ||
        QApplication::mouseButtons() != Qt::NoButton || isTypedInto(focus))
        return nullptr;
    const QWidget *under = QApplication::widgetAt(pointer);
    if (!under)
        return nullptr;
    const auto holds = [](const QWidget &view, const QWidget *widget) {
        return widget && (&view == widget || view.isAncestorOf(widget));
    };
    const auto view = std::find_if(m_views.begin(), m_views.end(), [&](const View &candidate) {
        return candidate.widget && candidate.widget->isVisible() && holds(*candidate.widget, under);
    });
    return view != m_views.end() && !holds(*view->widget, focus) ? view->takeFocus() : nullptr;
}

} // namespace sinew

#include "moc_pointer_focus.cpp"
