// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/exporter.h"

namespace sinew {

/// Wavefront OBJ with its .mtl file and PNG files: what a model shows at first, at rest. Fails for a model without
/// meshes.
std::shared_ptr<const Exporter> createObjExporter();

} // namespace sinew
