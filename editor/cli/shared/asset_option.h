// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/assets/asset_locations.h"
#include "editor/assets/texture_slots.h"
#include "editor/cli/shared/arguments.h"

namespace sinew {

class ArchiveRegistry;

/// The names of the options that may be repeated: a folder or an archive with assets, and a file for a texture slot.
QStringList assetOptionNames();
/// What --texture TYPE=FILE names, by the slot's number. Fails for another form and for a file that is not there.
Result<SlotFiles> slotFilesOf(const Arguments &arguments);
/// What its values name, in their order. Fails for a path at which nothing is, or nothing readable.
Result<std::vector<std::shared_ptr<AssetSource>>> assetSourcesOf(const Arguments &arguments,
                                                                 const ArchiveRegistry &archives);

} // namespace sinew
