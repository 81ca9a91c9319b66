// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/asset_places.h"
#include "editor/cli/arguments.h"

namespace sinew {

/// The name of the option that names a folder or an archive with assets and may be repeated.
QStringList assetOptionNames();
/// What its values name, in their order. Fails for a path at which nothing is, or nothing readable.
Result<std::vector<std::shared_ptr<AssetSource>>> assetSourcesOf(const Arguments &arguments, const ArchiveRegistry &archives);

} // namespace sinew
