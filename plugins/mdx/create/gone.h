// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"

namespace sinew::mdx {

struct CreationJob;

/// Adds the sequences without which the game's tools call a model broken: a Stand that holds the first moment there is,
/// and a Death in which it is gone.
void addMissingSequences(const CreationSource &source, CreationOptions &options);

/// In sequences that show nothing geosets are transparent, and lights and emitters are off.
void hideWhatIsGone(CreationJob &job);

} // namespace sinew::mdx
