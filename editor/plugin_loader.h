// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"
#include "editor/plugin_library.h"

#include <QStringList>

namespace sinew {

/// Where third-party plugins are looked for: SINEW_PLUGIN_PATH, ../lib/sinew/plugins next to the program, the user's
/// data folder.
QStringList pluginFolders();

/// Where it is noted which plugin is being loaded, and which failed.
AttemptLog pluginAttempts();

/// Adds what the plugins in `folders` say they read, and returns them. Only their metadata is looked at here; a library
/// is loaded when a file that it claims is first opened (see core/format/plugin.h). Libraries that are not Sinew
/// plugins are passed over. Plugins for another version of the interface are returned and add nothing; those that
/// failed before, as `attempts` says, add formats and codecs that claim no file before the plugin is tried again.
std::vector<std::shared_ptr<PluginLibrary>> addThirdPartyPlugins(FormatRegistry &formats, const QStringList &folders,
                                                                 const AttemptLog &attempts = AttemptLog());

} // namespace sinew
