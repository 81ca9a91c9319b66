// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/screenshot.h"

#include "editor/cli/shared/output.h"
#include "editor/window/main_window.h"
#include "viewport/view/viewport_widget.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPixmap>
#include <QScreen>
#include <QTimer>

#include <memory>

namespace sinew {

namespace {

constexpr int pollMilliseconds = 50;
/// Since the last sign of work: the picture on the screen is then the finished one, with the figures of its first
/// second.
constexpr int quietMilliseconds = 1300;
/// Pictures of the model that are drawn after the last sign of work: what the first ones show is not all uploaded yet.
constexpr int pictureCount = 3;
/// A machine that draws this slowly gets the picture as it is by then.
constexpr int patienceMilliseconds = 60000;

/// Counts the pictures of the model that the viewport drew.
struct Drawn
{
    int pictures = 0;
    bool asked = false;
};

/// Whether the model is on the screen; asks for a further picture when it can't be.
bool isDrawn(ViewportWidget &viewport, const std::shared_ptr<Drawn> &drawn)
{
    if (!viewport.currentView() || !viewport.unavailable().isEmpty() || drawn->pictures >= pictureCount)
        return true;
    if (!drawn->asked)
        viewport.capture([drawn](const QImage &) {
            drawn->asked = false;
            ++drawn->pictures;
        });
    drawn->asked = true;
    return false;
}

} // namespace

void takeScreenshot(MainWindow &window, const QString &path)
{
    auto *poll = new QTimer(&window);
    auto clock = std::make_shared<QElapsedTimer>();
    auto quiet = std::make_shared<QElapsedTimer>();
    auto drawn = std::make_shared<Drawn>();
    clock->start();
    quiet->start();
    QObject::connect(poll, &QTimer::timeout, &window, [&window, path, poll, clock, quiet, drawn] {
        if (window.isBusy())
            drawn->pictures = 0;
        if (window.isBusy() || !isDrawn(window.viewport(), drawn))
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
