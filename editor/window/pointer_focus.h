// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointer>

#include <functional>
#include <vector>

class QWidget;

namespace sinew {

/// Moves the focus to the view under the pointer when a key is pressed, so that a shortcut means the view that one
/// looks at, as in Blender. Text that is being typed keeps the keyboard, and so does what got the focus after the
/// pointer came to rest: who works by keyboard is not disturbed by where the pointer lies.
class PointerFocus : public QObject
{
    Q_OBJECT

public:
    /// `window`: the one that the views are in; this is its child.
    explicit PointerFocus(QWidget &window);

    /// `takeFocus` gives `view`, or what is in it, the focus.
    void add(QWidget *view, std::function<void()> takeFocus);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct View
    {
        QPointer<QWidget> widget;
        std::function<void()> takeFocus;
    };
    void follow();

    QWidget &m_window;
    std::vector<View> m_views;
    QPoint m_rest; ///< where the pointer was when the focus changed last, on the screen
};

} // namespace sinew
