// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"

#include <QStringList>

namespace sinew {

/// Where third-party plugins are looked for: SINEW_PLUGIN_PATH, ../lib/sinew/plugins next to the program, the user's
/// data folder.
QStringList pluginFolders();

/// Adds what the plugins in `folders` say they read. Only their metadata is looked at here; a library is loaded when a
/// file that it claims is first opened (see core/format/plugin.h). Libraries that are not Sinew plugins are passed
/// over.
void addThirdPartyPlugins(FormatRegistry &formats, const QStringList &folders);

} // namespace sinew
