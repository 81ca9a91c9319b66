// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Opens the window on the files that the arguments name; returns the exit code.
///
/// `--screenshot PNG`: waits until the files are read and the viewport has drawn, writes a picture of the window and
/// quits; starts its own virtual display if there is none.
/// `--safe-mode`: loads no plugins, and neither reads nor writes settings, layouts and lists of files.
int runWindow(int argc, char **argv);

} // namespace sinew
