// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/timeline/sequence_match.h"
#include "core/document/document.h"

#include <QStringList>

namespace sinew {

/// The source model of copied objects, with these objects' keys where the target plays them: each sequence's keys in
/// the sequence with the same name. Null if nothing has to move. `leftOut`: names of sequences whose keys have no place
/// in the target. `placed`: where sequences pasted along were put. `held`: the sequence of the source that gives keys
/// to the target's sequences that the source lacks; NoNode: they get none.
std::unique_ptr<Model> withKeysAsIn(const Document &target, const Model &source, const std::vector<NodeId> &nodes,
                                    const std::vector<SpanMatch> &placed, NodeId held, QStringList &leftOut);

/// Objects and everything below them.
std::vector<NodeId> withParts(const Model &model, const std::vector<NodeId> &nodes);

} // namespace sinew
