// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

namespace sinew {

/// The path chosen in a file dialog or an asset browser for assetBrowseRequested().
Status setAssetPath(Document &document, const Address &address, const QString &path);

} // namespace sinew
