// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QKeyEvent;
class QWidget;

namespace sinew {

/// Gives actions their shortcuts while a page (or a widget in it) has the focus, before the window's own actions, so
/// that F frames keys in the curve editor and objects elsewhere. Fields that take text and views that take arrows keep
/// their keys.
class ShortcutScope : public QObject
{
    Q_OBJECT

public:
    using Actions = std::function<std::vector<QAction *>()>;
    using Run = std::function<void(QAction *)>;

    /// Owned by the page. `run` triggers an action, or says why that isn't possible.
    ShortcutScope(QWidget *page, Actions actions, Run run);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction *actionFor(const QKeyEvent &event) const;

    Actions m_actions;
    Run m_run;
};

} // namespace sinew
