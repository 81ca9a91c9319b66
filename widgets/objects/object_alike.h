// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

namespace sinew {

/// True if two objects of two models of one format say the same: equal values, items that are alike, and references to
/// objects that are alike. Numbers that files only generate (animation IDs) don't count.
bool areAlike(const Model &a, NodeId first, const Model &b, NodeId second);

} // namespace sinew
