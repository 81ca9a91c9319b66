// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/create/nodes/geosets.h"
#include "plugins/mdx/create/nodes/places.h"

namespace sinew::mdx {

/// Numbers the nodes and moves everything into the lists of the model: bones first, as the game demands, then the
/// other lists in the order of the file. Nodes of kinds that nothing became are helpers if others hang on them, else
/// they are left out.
void assemble(CreationJob &job, Skeleton &skeleton, const Geosets &geosets, Places &places);

/// Sequences, global sequences, name, blend time.
void addSequences(CreationJob &job);

} // namespace sinew::mdx
