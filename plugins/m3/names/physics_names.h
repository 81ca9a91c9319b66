// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

namespace sinew::m3 {

/// Shapes of hit tests and attachment volumes. Files of the corpus have 0, 1 and 2.
const EnumTable &volumeShapes();

/// Shapes that a physics body is made of. Files of the corpus have 0 to 4.
const EnumTable &physicsShapes();

/// Kinds of physics joints. Files of the corpus have 3.
const EnumTable &jointTypes();

/// What a physics body is made of, in the order of the Art Tools' presets: the densities 4000, 2400, 800, 1050 and 300
/// of bodies of material 0, 2, 4, 5 and 20 in the corpus agree with it and contradict the alphabetical lists of some
/// tools.
const EnumTable &physicalMaterials();

/// Flags of a physics body. 0x20, 0x40, 0x100 and 0x200 have the names of the Art Tools (thread “M3 specifications”);
/// 0x40 and 0x200 occur in the corpus, 0x100 doesn't.
const EnumTable &bodyFlags();

/// Forces of the model itself that something reacts to, one bit per channel. For bodies, particles, ribbons and forces.
const EnumTable &localForces();

/// Forces of the world that something reacts to. For bodies, particles and ribbons.
const EnumTable &worldForces();

const EnumTable &turretPartFlags();

/// Flags of one axis of a turret part. Files of the corpus have 0 and 2.
const EnumTable &turretAxisFlags();

} // namespace sinew::m3
