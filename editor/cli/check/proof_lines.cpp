// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/check/proof_lines.h"

#include "core/model/path.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/output.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace sinew {

std::string proofAmountText(ProofKind kind, double amount)
{
    if (std::isinf(amount))
        return "differs";
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
                 oneLine(place) + '\t' + oneLine(clip) + '\t' + numberText(most.time) + '\t' +
                 (most.what ? most.what : "") + '\n';
    }
    return lines;
}

namespace {

/// Nodes are left out: they show only by what hangs on them.
std::set<NodeId> shownObjects(const RenderScene &scene)
{
    std::set<NodeId> shown;
    const auto add = [&](const auto &items) {
        for (const auto &item : items)
            shown.insert(item.source);
    };
    add(scene.meshes);
    add(scene.lights);
    add(scene.cameras);
    add(scene.collisions);
    add(scene.effects);
    add(scene.forces);
    add(scene.projections);
    add(scene.popcorns);
    add(scene.events);
    add(scene.attachments);
    shown.erase(NoNode);
    return shown;
}

} // namespace

std::string unpairedLines(const Model &a, const RenderScene &sceneA, const Model &b, const RenderScene &sceneB)
{
    const std::set<NodeId> inA = shownObjects(sceneA), inB = shownObjects(sceneB);
    std::string lines;
    const auto add = [&lines](const char *where, const Model &model, const std::set<NodeId> &own,
                              const std::set<NodeId> &other) {
        std::vector<NodeId> alone;
        std::set_difference(own.begin(), own.end(), other.begin(), other.end(), std::back_inserter(alone));
        for (const NodeId object : alone)
            lines += std::string("error\tobjects\t") + where + '\t' + oneLine(pathOf(model, {object})) + "\t\t\t\n";
    };
    add("only in A", a, inA, inB);
    add("only in B", b, inB, inA);
    return lines;
}

} // namespace sinew
