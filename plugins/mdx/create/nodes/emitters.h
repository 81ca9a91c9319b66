// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/create/looks/looks.h"
#include "plugins/mdx/create/nodes/places.h"

namespace sinew {
struct SimpleBand;
struct SimpleEmission;
} // namespace sinew

namespace sinew::mdx {

/// Particles and ribbons of World of Warcraft, field by field (conversion.md §6.1, §6.2), and those of StarCraft II as
/// far as they can be told (§6.2, §6.3); effects of other kinds are listed as left out.
void addEmitters(CreationJob &job, Skeleton &skeleton, Textures &textures, Looks &looks, Places &places);

/// The emitters for what an effect tells of itself: those of each place where its particles are born, apart for what is
/// emitted all the time and in bursts.
void addToldParticles(CreationJob &job, Skeleton &skeleton, const SceneEffect &from, const SimpleEmission &told,
                      Textures &textures, Places &places);
Placed<RibbonEmitter> toldRibbon(CreationJob &job, Skeleton &skeleton, const SceneEffect &from, const SimpleBand &told);
/// The colour of a ribbon, all of whose edges have the current one.
void setColour(CreationJob &job, const Track<Colour> &colour, RibbonEmitter &e);

} // namespace sinew::mdx
