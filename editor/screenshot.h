// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

class MainWindow;

/// Waits until the window has nothing left to load and its viewport has drawn, writes a picture of the window as it is
/// on the screen, and quits the program: with 0, or with 1 when the picture can't be written.
void takeScreenshot(MainWindow &window, const QString &path);

} // namespace sinew
