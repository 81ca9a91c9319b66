// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QDockWidget;
class QMainWindow;
class QTabBar;

namespace sinew {

/// The dock of a tab; null if the bar is not one of those that the window makes for docks that share a place, or has no
/// such tab.
QDockWidget *dockOfTab(const QMainWindow &window, const QTabBar &bar, int tab);
/// The height that a dock takes up in the window: its own and that of the tabs above it, if it shares its place. This
/// is what QMainWindow::resizeDocks() sets.
int placeHeight(const QMainWindow &window, QDockWidget &dock);

} // namespace sinew
