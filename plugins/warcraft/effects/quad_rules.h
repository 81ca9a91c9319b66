// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/warcraft is no plugin: it holds what the formats of Warcraft III and World of Warcraft (plugins/mdx,
// plugins/m2) have in common beyond core. It may use only core.

#include "core/scene/effect_rules.h"
#include "core/scene/track.h"

namespace sinew::warcraft {

/// Common rules of particles in both games: heads and tails on a grid of cells. Lengths in world units, times in
/// seconds.
struct QuadRules : EffectRules
{
    Track<float> speed, variation; ///< units per second; random share of it
    Track<float> emissionRate;     ///< particles per second
    Track<float> length, width;    ///< of the emitting area; the generators define the directions
    std::uint32_t rows = 1,
                  columns = 1; ///< of cells in the texture; 1 × 1 unless both are powers of two, as in the games
    bool head = true, tail = false;
    float tailLength = 0; ///< seconds of movement
    bool sortFarZ = false, lineEmitter = false, modelSpace = false, xyQuad = false;

protected:
    QuadRules() = default;
    QuadRules(const QuadRules &) = default;
    QuadRules &operator=(const QuadRules &) = default;
};
/// Whether all values of this struct are equal, bit by bit.
bool sameQuads(const QuadRules &a, const QuadRules &b);

} // namespace sinew::warcraft
