// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

namespace sinew::m3 {

/// The random values of a ribbon, and the space it lives in (since version 8).
const EnumTable &ribbonRandomFlags();

/// Flags of a ribbon. Source: m3studio, and WhiteoutLib for the last two.
const EnumTable &ribbonFlags();

/// Cross-sections of ribbons. Files have 0, 1, 3.
const EnumTable &ribbonTypes();

/// What ends the life of a ribbon's edges.
const EnumTable &ribbonCullMethods();

/// What forces do. Files have 1 and 2.
const EnumTable &forceTypes();

/// Shapes in which forces act. Files only have 0.
const EnumTable &forceShapes();

/// Flags of a force. Files have 0, 1 and 25.
const EnumTable &forceFlags();

/// Kinds of projections. Files only have 1, with boxes filled in and angles 0; so 1 should be the box, contrary to
/// m3studio's order of names.
const EnumTable &projectionTypes();

/// Order of projections on the ground. Files have 0, 6, 7. Source: m3studio.
const EnumTable &projectionLayers();

/// Flags of a projection. Files have 0, 1, 8, 9.
const EnumTable &projectionFlags();

/// How a bone faces the camera. Files have 4 and 6.
const EnumTable &billboardTypes();

/// Kinds of lights. Files have 1 and 2.
const EnumTable &lightTypes();

const EnumTable &lightFlags();

/// Graphics settings.
const EnumTable &graphicsLevels();

} // namespace sinew::m3
