// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"

namespace sinew::mdx {

/// How far vertices of a mesh get from their place, in units of the source, if they follow their VertexGroup: the
/// farthest at five moments of each chosen sequence.
double weightError(const RenderScene &scene, std::size_t mesh, const CreationOptions &options);

} // namespace sinew::mdx
