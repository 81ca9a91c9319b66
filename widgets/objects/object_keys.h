// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/timeline/sequence_match.h"
#include "core/document/document.h"

#include <QStringList>

namespace sinew {

/// The model that objects are copied from, with the keys of these objects where the target plays them: each sequence's
/// in the one that has its name there. Null where nothing has to move. `leftOut`: names of the sequences whose keys
/// have no place there. `placed`: where sequences that come along were put.
std::unique_ptr<Model> withKeysAsIn(const Document &target, const Model &source, const std::vector<NodeId> &nodes,
                                    const std::vector<SpanMatch> &placed, QStringList &leftOut);

/// Objects and all below them.
std::vector<NodeId> withParts(const Model &model, const std::vector<NodeId> &nodes);

} // namespace sinew
