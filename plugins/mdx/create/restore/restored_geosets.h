// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Gives the geosets of a recalled model the vertices and triangles of the file's meshes. The rows of those whose
/// vertices the file does not have, because they were not exported or were deleted since.
std::vector<std::size_t> restoreGeosets(const ReturnedFile &file, Root &root);

} // namespace sinew::mdx
