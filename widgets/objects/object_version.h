// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/io/result.h"

#include <QStringList>

namespace sinew {

/// A model in the target's version of their format; null if it already is, or if no conversion is known. Adds the
/// losses of `nodes` to `notes`; fails if one of them does not exist in that version.
Result<std::unique_ptr<Model>> inVersionOf(const Document &target, const Model &source,
                                           const std::vector<NodeId> &nodes, QStringList &notes);

} // namespace sinew
