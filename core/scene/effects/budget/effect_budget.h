// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// What the effects of a scene may use together. Real models need a hundredth of it; a file may demand anything.
/// Samples are evaluations of a node or a force at a moment, some 100 ns each.
struct EffectBudget
{
    double births = 1'000'000; ///< remembered ones, some 200 bytes each
    double emitters = 2'048;   ///< including copies: the rates of each are summed up for 1,024 steps at once
    double nodes = 200'000;    ///< copied by emitters: each copies its own and all above it
    double steps = 4'000'000;  ///< samples, once, after a jump in time
    double forces = 65'536;    ///< each counts once for every effect that it moves
    double pulls = 32'000'000; ///< samples of forces, in every frame
    double models = 2'000;     ///< emitted ones
    double particles = 400'000, ribbonVertices = 1'000'000; ///< drawn

    /// What each of many models within a model may use.
    EffectBudget nested() const;
};

} // namespace sinew
