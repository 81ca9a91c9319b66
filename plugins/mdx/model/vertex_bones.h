// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/structs/geoset.h"

namespace sinew::mdx {

/// The matrix groups of a geoset, each as object ids.
using MatrixGroups = std::vector<std::vector<std::uint32_t>>;
MatrixGroups matrixGroupsOf(const Geoset &geoset);
/// The bones of a vertex; null when there are none.
const std::vector<std::uint32_t> *bonesOf(const Geoset &geoset, const MatrixGroups &groups, std::size_t vertex);

/// BIDX and BWGT of a vertex.
struct FourBones
{
    std::array<std::uint8_t, 4> bones{}, weights{};
};
/// The first four bones of a group in equal parts. Numbers above 255 become 255.
FourBones fourBones(const std::vector<std::uint32_t> &group);

} // namespace sinew::mdx
