// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/assets/asset_locations.h"
#include "editor/assets/texture_slots.h"
#include "editor/cli/shared/arguments.h"

namespace sinew {

class ArchiveRegistry;

/// The names of the repeatable options: a folder or an archive with assets, and a file for a texture slot.
QStringList assetOptionNames();
/// The files that --texture TYPE=FILE names, by slot number. Fails for another form and for a file that does not exist.
Result<SlotFiles> slotFilesOf(const Arguments &arguments);
/// The sources that the option's values name, in order. Fails for a path that does not exist or can't be read.
Result<std::vector<std::shared_ptr<AssetSource>>> assetSourcesOf(const Arguments &arguments,
                                                                 const ArchiveRegistry &archives);

} // namespace sinew
