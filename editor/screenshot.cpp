// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/screenshot.h"

#include "core/model/path.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/output.h"
#include "editor/window/docks/dock_layouts.h"
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
/// Time since the last sign of work: the picture on the screen is then the final one, with the figures of its first
/// second.
constexpr int quietMilliseconds = 1300;
/// Pictures of the model drawn after the last sign of work: not everything in the first ones has been uploaded yet.
constexpr int pictureCount = 3;
/// A machine that draws this slowly gets the picture as it is after this time.
constexpr int patienceMilliseconds = 60000;

/// Counts the pictures of the model that the viewport drew.
struct Drawn
{
    int pictures = 0;
    bool asked = false;
};

/// Whether the model is on the screen; requests another picture if it can't be.
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

Result<ScreenshotRequest> screenshotRequest(const Arguments &arguments)
{
    ScreenshotRequest request{.path = arguments.value(QStringLiteral("screenshot")),
                              .layout = arguments.value(QStringLiteral("layout")),
                              .select = arguments.value(QStringLiteral("select"))};
    if (const QString size = arguments.value(QStringLiteral("size")); !size.isEmpty()) {
        request.size = QSize(size.section(u'x', 0, 0).toInt(), size.section(u'x', 1).toInt());
        if (request.size.isEmpty())
            return Error{"--size must be like 1600x1000"};
    }
    const std::pair<const char *, Settings::Theme> themes[] = {
        {"dark", Settings::Theme::Dark}, {"light", Settings::Theme::Light}, {"system", Settings::Theme::System}};
    const QString theme = arguments.value(QStringLiteral("theme"));
    for (const auto &[name, value] : themes)
        if (theme == QLatin1String(name))
            request.theme = value;
    if (!theme.isEmpty() && !request.theme)
        return Error{"--theme must be dark, light or system"};
    return request;
}

Status takeScreenshot(MainWindow &window, const ScreenshotRequest &request)
{
    if (!request.layout.isEmpty()) {
        QStringList known;
        for (const DockLayouts::Layout &layout : window.layouts().layouts())
            known += layout.id;
        if (!known.contains(request.layout))
            return Error{"--layout must be one of " + known.join(QStringLiteral(", ")).toStdString()};
        window.layouts().apply(request.layout);
    }
    if (!request.size.isEmpty()) {
        window.move(0, 0);
        window.resize(request.size);
        window.layouts().reset();
    }
    if (!request.select.isEmpty())
        QObject::connect(&window.documents(), &DocumentList::added, &window,
                         [path = request.select](Document *document) {
                             if (const auto found = parsePath(document->model(), path.toStdString()))
                                 document->selection().select(found->address.node);
                         });
    const QString path = request.path;
    auto *poll = new QTimer(&window);
    auto clock = std::make_shared<QElapsedTimer>();
    auto quiet = std::make_shared<QElapsedTimer>();
    auto drawn = std::make_shared<Drawn>();
    clock->start();
    quiet->start();
    QObject::connect(poll, &QTimer::timeout, &window, [&window, path, poll, clock, quiet, drawn] {
        if (window.isBusy())
            drawn->pictures = 0;
        if (!window.isSettled() || !isDrawn(window.viewport(), drawn))
            quiet->restart();
        if (quiet->elapsed() < quietMilliseconds && clock->elapsed() < patienceMilliseconds)
            return;
        poll->stop();
        // QWidget::grab() would miss the 3D view; grabbing the screen does not.
        const QPixmap picture = window.screen()->grabWindow(window.winId());
        const bool written = !picture.isNull() && picture.save(path);
        if (!written)
            fail(Error{"the screenshot can't be written", path.toStdString()});
        QApplication::exit(written ? Success : Failed);
    });
    poll->start(pollMilliseconds);
    return Done{};
}

} // namespace sinew
