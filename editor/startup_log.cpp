// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/startup_log.h"

#include "editor/window/main_window.h"
#include "viewport/view/viewport_widget.h"

#include <QLoggingCategory>
#include <QTimer>
#include <QWindow>

namespace sinew {

namespace {

Q_LOGGING_CATEGORY(startup, "sinew.startup", QtWarningMsg)

/// The first zero-delay timer that finds the window on the screen fires after the events that were waiting.
void logWindow(MainWindow &window)
{
    QTimer::singleShot(0, &window, [&window] {
        if (window.windowHandle() && window.windowHandle()->isExposed())
            qCDebug(startup, "window");
        else
            logWindow(window);
    });
}

void logPicture(MainWindow &window)
{
    window.viewport().capture([&window](const QImage &) {
        if (window.viewport().currentView() && !window.isBusy())
            qCDebug(startup, "picture");
        else
            logPicture(window);
    });
}

} // namespace

void logStartup(MainWindow &window)
{
    if (!startup().isDebugEnabled())
        return;
    logWindow(window);
    logPicture(window);
}

} // namespace sinew
