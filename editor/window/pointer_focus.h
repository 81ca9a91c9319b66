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

/// Moves the focus to the view under the pointer when a key is pressed, so that a shortcut applies to the view one is
/// looking at, as in Blender. Text that is being typed keeps the keyboard, and so does a widget that got the focus
/// after the pointer came to rest: keyboard users are not disturbed by where the pointer lies.
class PointerFocus : public QObject
{
    Q_OBJECT

public:
    /// `window`: the one that contains the views; this is its child.
    explicit PointerFocus(QWidget &window);

    /// `takeFocus` gives the focus to `view`, or to something in it.
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
    QPoint m_rest; ///< screen position of the pointer when the focus last changed
};

} // namespace sinew
