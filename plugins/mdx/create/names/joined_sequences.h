// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"

#include <map>
#include <set>

namespace sinew::mdx {

/// Sequences of a source that are one in Warcraft III: World of Warcraft's drawing of a bow and the shot, StarCraft
/// II's beginning, middle and end of attacks and spells (conversion.md §4.10, §4.11).
struct JoinedSequences
{
    std::map<std::int32_t, std::vector<std::int32_t>> parts; ///< by the row that names them: all rows, in order
    std::set<std::int32_t> others;                           ///< rows that are only played as a part of one of these
};
JoinedSequences joinedSequences(const CreationSource &source);

} // namespace sinew::mdx
