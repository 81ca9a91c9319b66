// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"

namespace sinew::mdx {

/// The sequences that Warcraft III's names can say, with these names, and whether they loop; the others follow as
/// "Cinematic …" if `all`. Tables: conversion.md §4.10 and §4.11 (after wow-converter and MdlVis); names of sequences
/// that are already Warcraft III's stay. Variations share a name, numbered; rarity says how rare they are.
std::vector<CreatedSequence> namedSequences(const CreationSource &source, bool all);

} // namespace sinew::mdx
