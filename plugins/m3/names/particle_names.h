// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

namespace sinew::m3 {

/// The random values of a particle, and the space it lives in (since version 17).
const EnumTable &particleRandomFlags();

/// What the angles of particles are measured from. Files have bit 1 as well.
const EnumTable &particleRotationFlags();

/// Flags of a particle emitter. Source: m3studio; for their effects the Art Tools' manual.
const EnumTable &particleFlags();
const FlagGroups &particleFlagGroups();

/// Where particles are born.
const EnumTable &emissionShapes();

/// The direction in which particles are emitted.
const EnumTable &emissionTypes();

/// What particles are drawn as. Files have 0, 1, 5, 6, 7, 9, 10.
const EnumTable &particleTypes();

/// How values run from the start through the middle to the end.
const EnumTable &smoothingTypes();

/// Waves that are added to values.
const EnumTable &variationShapes();
/// Names of the three values over a particle's life or along a ribbon.
const PartNames &lifeParts();
const PartNames &lengthParts();

} // namespace sinew::m3
