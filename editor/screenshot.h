// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "editor/settings/settings.h"

#include <QSize>
#include <QString>

#include <optional>

namespace sinew {

class Arguments;
class MainWindow;

/// What a picture of the window should show.
struct ScreenshotRequest
{
    QString path;                         ///< of the picture
    QSize size;                           ///< of the window, logical pixels; empty: as it opens
    QString layout;                       ///< id of a layout; empty: the last one
    QString select;                       ///< path of an object ("bones[Root]") of the first document; empty: none
    std::optional<Settings::Theme> theme; ///< none: the user's setting
};
/// From --screenshot, --size WxH, --layout ID, --select PATH and --theme dark|light|system.
Result<ScreenshotRequest> screenshotRequest(const Arguments &arguments);

/// Waits until the window has nothing left to load and its viewport has drawn, writes a picture of the window as it is
/// on the screen, and quits the program: with 0, or with 1 if the picture can't be written. Fails at once, and does
/// none of this, if there is no such layout.
Status takeScreenshot(MainWindow &window, const ScreenshotRequest &request);

} // namespace sinew
