// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/importer.h"

namespace sinew {

/// glTF 2.0, as Blender and others write it, and what createGltfExporter() wrote.
std::shared_ptr<const Importer> createGltfImporter();

} // namespace sinew
