// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "picture.h"

namespace sinew::samples {

/// 1 inside [from, to], with soft borders.
inline double band(double x, double from, double to, double soft = 0.015)
{
    return smoothStep(from - soft, from + soft, x) * (1 - smoothStep(to - soft, to + soft, x));
}

// Surfaces. `seed` chooses the pattern of wear.
Paint steel(double u, double v, unsigned seed);
Paint gold(double u, double v);
Paint leather(double u, double v, unsigned seed);
/// Lets the team colour below shine through: 0.5 as it is, less darkens it, more lightens it.
Paint team(double light);

Picture paintArmour(); ///< 512 × 512, parts as in armour_atlas.h
Picture paintCloth();
Picture paintTabard();     ///< its fringe is cut out by alpha
Picture paintReflection(); ///< reflections on polished steel, as a sphere map
Picture paintRunes();      ///< a magic circle
Picture paintCaustics();   ///< grey 0.5 leaves what is below as it is; repeats
Picture paintCrystal();
Picture paintShadow(); ///< white leaves what is below as it is
Picture paintSpark();
Picture paintGlow();
Picture paintTrail();
Picture paintSmoke();          ///< 2 × 2 cells
Picture paintFlame(int frame); ///< 0…7, a loop

} // namespace sinew::samples
