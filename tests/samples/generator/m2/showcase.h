// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model.h"

namespace sinew::samples::m2 {

/// A shrine by the road, version 264: a banner in the wind between two braziers, a crystal that floats above, a wisp
/// that circles. Sequences: Stand, Stand with a gust, Death (the pole falls, the fires go out), Talk (in a file of its
/// own). Its textures lie beside it: stone, wood, cloth, crystal, reflection, glow, flame, spark, smoke, trail, rune,
/// all .blp.
Model shrineModel();

// Its parts.
void addShrineBones(Model &m);
void addShrineSurfaces(Model &m);
void addShrineMesh(Model &m);
void addShrineEffects(Model &m);

namespace shrine {
enum { Root, Pole, Cloth0, Cloth1, Cloth2, Cloth3, Crystal, Orbit, Wisp, FireLeft, FireRight };
enum { Stone, Wood, Cloth, CrystalSkin, Reflection, Glow, Flame, Spark, Smoke, Trail, Rune };
/// Where the fires burn: to the left and to the right of the pole.
inline constexpr V3 fires[2] = {{0.5f, -1.15f, 1.3f}, {0.5f, 1.15f, 1.3f}};
} // namespace shrine

} // namespace sinew::samples::m2
