// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointer>

#include <functional>
#include <vector>

class QKeyEvent;
class QWidget;

namespace sinew {

/// Moves the focus to the view under the pointer when a key is pressed, and gives it the key, so that a shortcut
/// applies to the view one is looking at, as in Blender. Text that is being typed keeps the keyboard, and so does a
/// widget that got the focus after the pointer came to rest: keyboard users are not disturbed by where the pointer
/// lies.
class PointerFocus : public QObject
{
    Q_OBJECT

public:
    /// `window`: the one that contains the views; this is its child.
    explicit PointerFocus(QWidget &window);

    /// `takeFocus` gives the focus to `view`, or to something in it, and returns what gets the keys from then on.
    void add(QWidget *view, std::function<QObject *()> takeFocus);
    /// A view that takes the focus itself, as its focus proxy says.
    void add(QWidget *view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct View
    {
        QPointer<QWidget> widget;
        std::function<QObject *()> takeFocus;
    };
    /// What gets the keys from now on; null if the focus stays.
    QObject *follow();
    /// Sends a key to m_target instead; true if it was accepted.
    bool pass(const QKeyEvent &key);

    QWidget &m_window;
    std::vector<View> m_views;
    QPoint m_rest;              ///< screen position of the pointer when the focus last changed
    QPointer<QObject> m_target; ///< gets the key that is being pressed, as the focus has moved there
    bool m_isPassing = false;
};

} // namespace sinew
