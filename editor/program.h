// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// editor is the program: it puts core, plugins, widgets and viewport together. It may include all of them; nothing
// includes it.

namespace sinew {

/// Runs the command or the window that the arguments ask for; returns the exit code.
int runProgram(int argc, char **argv);

} // namespace sinew
