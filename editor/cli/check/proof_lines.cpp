// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/check/proof_lines.h"

#include "core/model/path.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/output.h"

#include <QLocale>

namespace sinew {

std::string proofAmountText(ProofKind kind, double amount)
{
    return proofAmount(kind, amount, QLocale::c()).text();
}

std::string proofLines(const ProofReport &proof, const Model &original, const RenderScene &scene)
{
    std::string lines;
    for (std::size_t i = 0; i < proofKinds; ++i) {
        const auto kind = ProofKind(i);
        const ProofDifference &most = proof[kind];
        if (!(most.amount > 0))
            continue;
        const bool isPlayed = most.sequence >= 0 && std::size_t(most.sequence) < scene.sequences.size();
        const std::string clip = most.globalSequence >= 0
                                     ? "global sequence " + std::to_string(most.globalSequence)
                                     : (isPlayed ? scene.sequences[std::size_t(most.sequence)].name : "");
        const std::string place = most.object == NoNode ? std::string() : pathOf(original, {most.object});
        lines += std::string("error\t") + proofKindName(kind) + '\t' + proofAmountText(kind, most.amount) + '\t' +
                 oneLine(place) + '\t' + oneLine(clip) + '\t' + numberText(most.time) + '\n';
    }
    return lines;
}

} // namespace sinew
