// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"

namespace sinew::mdx {

/// A name without the number of a variation: "Stand 2" is a "Stand".
std::string baseOfVariation(const std::string &name);

/// The sequences that Warcraft III's names can say, with these names, and whether they loop; the others follow as
/// "Cinematic …" if `all`. Tables: conversion.md §4.10 and §4.11 (after wow-converter and MdlVis); names of sequences
/// that are already Warcraft III's stay. Variations share a name, numbered; rarity says how rare they are. A model that
/// talks gets a Portrait, too, which is its Stand.
std::vector<CreatedSequence> namedSequences(const CreationSource &source, bool all);

} // namespace sinew::mdx
