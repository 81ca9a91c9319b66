// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

namespace sinew::m3 {

/// What of a particle is random, and where it lives (since version 17).
const EnumTable &particleRandomFlags();

/// What angles of particles are measured from. Files have bit 1 as well.
const EnumTable &particleRotationFlags();

/// Flags of a particle emitter. Source: m3studio; the Art Tools' manual for what they do.
const EnumTable &particleFlags();

/// Where particles start.
const EnumTable &emissionShapes();

/// In which direction particles start.
const EnumTable &emissionTypes();

/// What particles are drawn as. Files have 0, 1, 5, 6, 7, 9, 10.
const EnumTable &particleTypes();

/// How values run from start over middle to end.
const EnumTable &smoothingTypes();

/// Waves that are added to values.
const EnumTable &variationShapes();
/// What three values over a particle's life, and along a ribbon, are called.
const PartNames &lifeParts();
const PartNames &lengthParts();

} // namespace sinew::m3
