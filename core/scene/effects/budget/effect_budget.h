// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// What the effects of a scene may take together. Real models need a hundredth of it; a file may ask for anything.
/// Samples are evaluations of a node or a force at a moment, some 100 ns each.
struct EffectBudget
{
    double births = 1'000'000; ///< that are remembered, some 200 bytes each
    double emitters = 16'384;  ///< copies count as well
    double nodes = 200'000;    ///< of which emitters keep copies: each its own and all above it
    double steps = 4'000'000;  ///< samples, once, after a jump in time
    double forces = 65'536;    ///< each counts once for every effect that it moves
    double pulls = 32'000'000; ///< samples of forces, in every frame
    double models = 2'000;     ///< emitted
    double particles = 400'000, ribbonVertices = 1'000'000; ///< drawn

    /// What each of many models within a model may take.
    EffectBudget nested() const;
};

} // namespace sinew
