// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/proof/proof_report.h"
#include "core/model/model.h"
#include "core/scene/render_scene.h"

#include <string>

namespace sinew {

/// "0.0123 units", "0.4 percent", "2", "differs".
std::string proofAmountText(ProofKind kind, double amount);

/// One line for each kind of difference in how a model looks compared with the original: "error", kind, maximum,
/// object, sequence, milliseconds, what of the object if that is known, separated by tabs. The scene is that of the
/// original.
std::string proofLines(const ProofReport &proof, const Model &original, const RenderScene &scene);

/// One line of that kind for each thing that only one of two models draws or plays, "only in A" or "only in B" in place
/// of a maximum. B's objects are named in B; they have the identities of A's.
std::string unpairedLines(const Model &a, const RenderScene &sceneA, const Model &b, const RenderScene &sceneB);

} // namespace sinew
