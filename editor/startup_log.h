// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

class MainWindow;

/// Logs "window" when the shown window answers, and "picture" when the first document is drawn, its textures included.
/// To the category sinew.startup, if QT_LOGGING_RULES switches that on; tests/bench/measure_start reads it.
void logStartup(MainWindow &window);

} // namespace sinew
