// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

class MainWindow;

/// Logs "window" when the shown window responds, and "picture" when the first document is drawn, including its
/// textures. Logged in the category sinew.startup, if QT_LOGGING_RULES enables it; tests/bench/measure_start reads it.
void logStartup(MainWindow &window);

} // namespace sinew
