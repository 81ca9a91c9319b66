// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/importer.h"

namespace sinew {

/// Wavefront OBJ: meshes that stand still.
std::shared_ptr<const Importer> createObjImporter();

} // namespace sinew
