// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/exporter.h"

namespace sinew {

/// glTF 2.0: what a model shows as Blender, three.js and engines read it; everything else as extras, which lead back.
std::shared_ptr<const Exporter> createGltfExporter();

} // namespace sinew
