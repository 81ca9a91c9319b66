// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/create/looks.h"
#include "plugins/mdx/create/places.h"

namespace sinew::mdx {

/// Particles and ribbons of World of Warcraft, field by field (conversion.md §6.1, §6.2); effects of other kinds are
/// listed as left out.
void addEmitters(CreationJob &job, Skeleton &skeleton, Textures &textures, Looks &looks, Places &places);

} // namespace sinew::mdx
