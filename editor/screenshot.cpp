// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/screenshot.h"

#include "editor/cli/command.h"
#include "editor/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPixmap>
#include <QScreen>
#include <QTimer>

namespace sinew {

namespace {

constexpr int pollMilliseconds = 50;
/// Since the last sign of work: the picture on the screen is then the finished one, with the figures of its first
/// second.
constexpr int quietMilliseconds = 1300;
/// A machine that draws this slowly gets the picture as it is by then.
constexpr int patienceMilliseconds = 60000;

} // namespace

void takeScreenshot(MainWindow &window, const QString &path)
{
    auto *poll = new QTimer(&window);
    auto clock = std::make_shared<QElapsedTimer>();
    auto quiet = std::make_shared<QElapsedTimer>();
    clock->start();
    quiet->start();
    QObject::connect(poll, &QTimer::timeout, &window, [&window, path, poll, clock, quiet] {
        if (window.isBusy())
            quiet->restart();
        if (quiet->elapsed() < quietMilliseconds && clock->elapsed() < patienceMilliseconds)
            return;
        poll->stop();
        // QWidget::grab() would miss the 3D view; the screen has it.
        const QPixmap picture = window.screen()->grabWindow(window.winId());
        const bool written = !picture.isNull() && picture.save(path);
        if (!written)
            fail(Error{"the screenshot can't be written", path.toStdString()});
        QApplication::exit(written ? Success : Failed);
    });
    poll->start(pollMilliseconds);
}

} // namespace sinew
