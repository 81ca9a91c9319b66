// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// The folder for what the program remembers on this machine and the user can do without (on POSIX
/// $XDG_STATE_HOME/sinew, else ~/.local/state/sinew). Not made by this function. Empty where there is no home.
QString stateFolder();

/// Makes a folder and those above it that don't exist, which only the user may enter. False when that fails.
bool makePrivateFolder(const QString &path);

} // namespace sinew
