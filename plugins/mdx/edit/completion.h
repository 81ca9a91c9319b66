// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"
#include "core/model/change.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Completes an edit by its consequences:
///
/// - New and pasted nodes get the bits for their kind in the file's dialect.
/// - World of Warcraft: if an edit changes the bones of a vertex's matrix group, BIDX and BWGT of that vertex follow:
///   the group's first four bones with equal weights. Other vertices keep theirs, and so do geosets whose BIDX or BWGT
///   the edit sets itself.
Status completeEdit(const MdxModel &model, ChangeSet &changes);

} // namespace sinew::mdx
