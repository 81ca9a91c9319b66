// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

namespace sinew {

/// The object of `to` in the same place as `node` in `from`, a former state of the same file; NoNode if there is none,
/// or one of another type.
NodeId counterpart(const Model &from, NodeId node, const Model &to);

} // namespace sinew
