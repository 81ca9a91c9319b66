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

/// Records which plugin is being loaded, and which ones failed.
AttemptLog pluginAttempts();

/// Adds the formats and codecs that the plugins in `folders` declare, and returns the plugins. Only their metadata is
/// read here; a library is loaded when a file that it claims is first opened (see core/format/plugin.h). Libraries that
/// are not Sinew plugins are skipped. Plugins for another version of the interface are returned but add nothing; those
/// that failed before, according to `attempts`, add formats and codecs that claim no file until the plugin is tried
/// again.
std::vector<std::shared_ptr<PluginLibrary>> addThirdPartyPlugins(FormatRegistry &formats, const QStringList &folders,
                                                                 const AttemptLog &attempts = AttemptLog());

} // namespace sinew
