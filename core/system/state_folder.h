// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// The folder for data that the program keeps on this machine and the user can do without (on POSIX
/// $XDG_STATE_HOME/sinew, else ~/.local/state/sinew). Not created by this function. Empty if there is no home.
QString stateFolder();

/// Creates a folder and missing ones above it, accessible only to the user. False if that fails.
bool makePrivateFolder(const QString &path);

} // namespace sinew
